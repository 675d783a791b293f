# SPDX-FileCopyrightText: 2026 The NormScope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes half_goldens.json: norms in float16 and bfloat16, every operation rounded, and ways to compute a variance.

Run with a Python that has numpy and torch: python3 make_half_goldens.py
float16 is numpy's; bfloat16 is torch's, one element at a time. Both round each operation to nearest, ties to even. The
order of the operations is that of the definition: sums run from the first value to the last, everything else is
element by element. float32 sums: products, partial sums and statistics are numpy float32; what is done cell by cell is
computed in float32 and rounded to the format.
"""
import json
import os

import numpy as np
import torch

np.seterr(all="ignore")
rng = np.random.RandomState(20260303)


class Half:
    """float16 by numpy."""
    name = "float16"

    def __call__(self, value):
        return np.float16(value)

    def sqrt(self, value):
        return np.sqrt(value)


class BFloat:
    """bfloat16 by torch."""
    name = "bfloat16"

    def __call__(self, value):
        if isinstance(value, torch.Tensor):
            return value.to(torch.bfloat16)
        return torch.tensor(float(value), dtype=torch.float64).to(torch.float32).to(torch.bfloat16)

    def sqrt(self, value):
        return torch.sqrt(value)


class Wide:
    """The format's values, summed in float32."""

    def __call__(self, value):
        return np.float32(float(value))

    def sqrt(self, value):
        return np.sqrt(value)


def mean_of(s, values, product):
    """Sum of value (or value * value), divided by their number, in the type s."""
    total = s(0)
    for v in values:
        term = s(v) * s(v) if product else s(v)
        total = s(total + s(term))
    return s(total / s(len(values)))


def forward(r, s, x, eps, gamma, beta, centred):
    mean = mean_of(s, x, False) if centred else s(0)
    c = [r(s(v) - mean) for v in x] if centred else x
    var = mean_of(s, c, True)
    den = s(s.sqrt(s(var + s(eps))))
    xhat = [r(s(v) / den) for v in c]
    return mean, var, den, xhat, [r(r(g * h) + b) for g, h, b in zip(gamma, xhat, beta)]


def mean_products(s, a, b):
    total = s(0)
    for u, v in zip(a, b):
        total = s(total + s(s(u) * s(v)))
    return s(total / s(len(a)))


def backward(r, s, dy, gamma, xhat, den, centred):
    h = [r(g * d) for g, d in zip(gamma, dy)]
    mean_h = mean_of(s, h, False) if centred else s(0)
    mean_hx = mean_products(s, h, xhat)
    return [r(s(r(s(r(s(a) - mean_h)) - s(r(s(b) * mean_hx)))) / den) for a, b in zip(h, xhat)]


def numbers(values):
    return [float(v) for v in values]


def text(values):  # JSON has no nan and inf
    return [v if np.isfinite(v) else str(v) for v in numbers(values)]


def row_case(r, kind, wide, n, scale, offset, eps):
    s = Wide() if wide else r
    centred = kind == "layer"
    x = [r(v) for v in rng.randn(n) * scale + offset]
    gamma, beta = [r(v) for v in rng.randn(n) + 1], [r(v) for v in rng.randn(n)]
    dy = [r(v) for v in rng.randn(n)]
    mean, var, den, xhat, y = forward(r, s, x, eps, gamma, beta, centred)
    return {"format": r.name, "kind": kind, "wide": wide, "eps": eps, "x": numbers(x), "gamma": numbers(gamma),
            "beta": numbers(beta), "dy": numbers(dy), "mean": text([mean])[0], "var": text([var])[0], "y": text(y),
            "dx": text(backward(r, s, dy, gamma, xhat, den, centred))}


def welford(x):
    f = np.float32
    mean, squares = f(0), f(0)
    for k, v in enumerate(x, 1):
        d = f(v - mean)
        mean = f(mean + f(d / f(k)))
        squares = f(squares + f(d * f(v - mean)))
    return f(squares / f(len(x)))


def one_pass(x):
    f = np.float32
    total, squares = f(0), f(0)
    for v in x:
        total, squares = f(total + v), f(squares + f(v * v))
    n = f(len(x))
    mean = f(total / n)
    return f(f(squares / n) - f(mean * mean))


def pairwise_sum(terms):
    """Halves down to eight values, which are added in order."""
    f = np.float32
    if len(terms) > 8:
        half = len(terms) // 2
        return f(pairwise_sum(terms[:half]) + pairwise_sum(terms[half:]))
    total = f(0)
    for v in terms:
        total = f(total + v)
    return total


def pairwise(x):
    f, n = np.float32, np.float32(len(x))
    mean = f(pairwise_sum(x) / n)
    return f(f(pairwise_sum([f(v * v) for v in x]) / n) - f(mean * mean))


def two_pass(x, corrected):
    f = np.float32
    total, n = f(0), f(len(x))
    for v in x:
        total = f(total + v)
    c = [f(v - f(total / n)) for v in x]
    rest, squares = f(0), f(0)
    for v in c:
        rest, squares = f(rest + v), f(squares + f(v * v))
    mean = f(rest / n)
    return f(f(squares / n) - f(mean * mean)) if corrected else f(squares / n)


def variance_case(offset, n):
    x = (rng.randn(n) + offset).astype(np.float32)
    return {"x": numbers(x), "one_pass": float(one_pass(x)), "two_pass": float(two_pass(x, False)),
            "corrected_two_pass": float(two_pass(x, True)), "welford": float(welford(x)),
            "shifted": float(one_pass((x - x[0]).astype(np.float32))), "pairwise": float(pairwise(x)),
            "float64": float(x.astype(np.float64).var())}


rows = [row_case(r, kind, wide, n, scale, offset, eps)
        for r in (Half(), BFloat()) for kind in ("layer", "rms") for wide in (False, True)
        for n, scale, offset, eps in [(13, 1, 0, 1e-5), (40, 3, 2, 1e-6), (24, 1e-3, 0, 1e-5), (16, 1e-4, 0, 1e-8),
                                      (64, 30, 100, 1e-3), (33, 300, 0, 1e-5)]]
goldens = {"rows": rows, "variance": [variance_case(c, 64) for c in (0, 10, 1e3, 1e5, 1e7)] +
           [variance_case(100, n) for n in (1, 8, 9, 50, 173)]}
with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "half_goldens.json"), "w") as file:
    json.dump(goldens, file)
    file.write("\n")
