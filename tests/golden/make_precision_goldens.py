# SPDX-FileCopyrightText: 2026 The NormScope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes precision_goldens.json: norms, sums of squares and variances in narrow formats, by NumPy's own float16 and
float32 and by PyTorch's rounding to bfloat16, one operation at a time.

Run with a Python that has numpy and torch (made with 1.24 and 1.13): python3 make_precision_goldens.py
The random rows are those of the app: random_reference.py, streams 0x70 (rows), 0x71 (variances), 0x72 (overflow).
"""
import json
import os

import numpy as np
import torch

from random_reference import Random

np.seterr(all="ignore")
ROW, VARIANCE, OVERFLOW = 0x70, 0x71, 0x72
EPS = [1e-3, 1e-5, 1e-6, 1e-8, 1e-12]
SDS = [0, 1e-5, 1e-4, 1e-3, 1e-2, 1e-1, 1, 10, 100, 1000]


def normals(seed, stream, count):
    random = Random(seed, stream)
    return np.array([random.normal() for _ in range(count)])


class Native:
    """A format that NumPy computes in."""

    def __init__(self, kind):
        self.kind = kind

    def of(self, values):
        return np.asarray(values, np.float64).astype(self.kind)


class BFloat16:
    """float32 arithmetic, each result rounded by PyTorch."""

    def of(self, values):
        single = np.asarray(values, np.float32)
        return torch.from_numpy(np.atleast_1d(single).copy()).bfloat16().float().numpy().reshape(single.shape)


FORMATS = {"fp32": Native(np.float32), "fp16": Native(np.float16), "bf16": BFloat16()}


def total(f, values):
    result = f.of(0.0)
    for value in values:
        result = f.of(result + value)
    return result


def norm(f, x, eps, centred):
    n = f.of(float(len(x)))
    c = f.of(x - f.of(total(f, x) / n)) if centred else x
    var = f.of(total(f, f.of(c * c)) / n)
    return f.of(c / f.of(np.sqrt(f.of(var + f.of(eps)))))


def exact_norm(x, eps, centred):
    c = x - x.mean() if centred else x
    return c / np.sqrt((c * c).mean() + eps)


def state(f, x, eps, centred):
    y = norm(f, x, eps, centred).astype(np.float64)
    exact = exact_norm(x.astype(np.float64), eps, centred)
    size = np.sqrt((exact**2).mean())
    error = np.sqrt(((y - exact) ** 2).mean()) / (size if size > 0 else 1)
    if np.isnan(y).any():
        return "N", error
    if np.isinf(y).any():
        return "i", error
    if (y == f.of(exact).astype(np.float64)).all():
        return "=", error
    if (y == 0).all():
        return "0", error
    return ("w" if error > 0.1 else "."), error


def grid(seed, centred, features):
    unit = normals(seed, ROW, features)
    result = {"seed": seed, "norm": "layer" if centred else "rms", "features": features, "states": {}, "median": {}}
    for name, f in FORMATS.items():
        rows = [[state(f, f.of(unit * sd), eps, centred) for sd in SDS] for eps in EPS]
        result["states"][name] = ["".join(cell[0] for cell in row) for row in rows]
        result["median"][name] = float(np.median([cell[1] for row in rows for cell in row if cell[0] in "=.w"]))
    return result


def overflow():
    seeds, widths = 20, [64 << k for k in range(8)]
    units = [normals(seed, OVERFLOW, widths[-1]) for seed in range(seeds)]
    scales = [2 ** (k / 4) for k in range(33)]
    measured = []
    for width in widths:
        for s in scales:
            x = [(unit[:width] * s).astype(np.float16) for unit in units]
            broken = sum(np.isinf(np.add.accumulate(v * v, dtype=np.float16)[-1]) for v in x)
            if broken >= seeds / 2:
                break
        else:
            s = None
        measured.append(s)
    return {"seeds": seeds, "widths": widths, "measured": measured}


f32 = np.float32


def in_order(x):
    result = np.zeros(x.shape[0], f32)
    for k in range(x.shape[1]):
        result = result + x[:, k]
    return result


def pairwise(x):
    n = x.shape[1]
    return in_order(x) if n <= 8 else pairwise(x[:, : n // 2]) + pairwise(x[:, n // 2 :])


def from_sums(s, q, n):
    mean = s / f32(n)
    return q / f32(n) - mean * mean


def one_pass(x):
    return from_sums(in_order(x), in_order(x * x), x.shape[1])


def centred(x):
    return x - (in_order(x) / f32(x.shape[1]))[:, None]


def two_pass(x):
    c = centred(x)
    return in_order(c * c) / f32(x.shape[1])


def welford(x):
    mean, squares = np.zeros(x.shape[0], f32), np.zeros(x.shape[0], f32)
    for k in range(x.shape[1]):
        before = x[:, k] - mean
        mean = mean + before / f32(k + 1)
        squares = squares + before * (x[:, k] - mean)
    return squares / f32(x.shape[1])


ALGORITHMS = {
    "one_pass": one_pass,
    "pairwise": lambda x: from_sums(pairwise(x), pairwise(x * x), x.shape[1]),
    "two_pass": two_pass,
    "corrected_two_pass": lambda x: one_pass(centred(x)),
    "welford": welford,
    "shifted": lambda x: one_pass(x - x[:, :1]),
}


def variance_study():
    seeds, n = 20, 256
    units = np.stack([normals(seed, VARIANCE, n) for seed in range(seeds)])
    result = {"seeds": seeds, "values": n, "algorithms": {name: [] for name in ALGORITHMS}}
    for power in range(8):
        x = (units + 10.0**power).astype(f32)
        exact = x.astype(np.float64).var(axis=1)
        for name, algorithm in ALGORITHMS.items():
            var = algorithm(x).astype(np.float64)
            error = np.abs(var - exact) / exact
            result["algorithms"][name].append(
                {"median": float(np.median(error)), "largest": float(error.max()), "negative": int((var < 0).sum())}
            )
    return result


def vectors():
    random = np.random.default_rng(20260102)
    result = []
    for offset in [0, 3, 1e3, 1e5, 1e7]:
        x = (random.normal(size=32) + offset).astype(f32)
        entry = {"x": x.astype(np.float64).tolist()}
        entry.update({name: float(algorithm(x[None, :])[0]) for name, algorithm in ALGORITHMS.items()})
        result.append(entry)
    return result


def constant(f, value, d, eps):
    y = norm(f, f.of(np.full(d, value)), eps, True)
    return float(y[0])


if __name__ == "__main__":
    cases = [(0, True, 64), (1, True, 64), (2, True, 64), (0, False, 64), (0, True, 768)]
    goldens = {
        "eps": EPS,
        "sds": SDS,
        "grids": [grid(*case) for case in cases],
        "overflow": overflow(),
        "variance": variance_study(),
        "vectors": vectors(),
        "constants": [
            {"format": name, "value": value, "features": d, "eps": eps, "y": constant(FORMATS[name], value, d, eps)}
            for name, value, d, eps in [
                ("fp32", 0.1, 768, 1e-12),
                ("fp32", 0.1, 768, 1e-5),
                ("fp32", 1000.1, 768, 1e-5),
                ("fp32", 1e5 + 0.1, 768, 1e-5),
                ("fp16", 0.3, 768, 1e-5),
            ]
        ],
    }
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "precision_goldens.json"), "w") as file:
        json.dump(goldens, file, indent=0)
        file.write("\n")
