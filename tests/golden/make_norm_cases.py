# SPDX-FileCopyrightText: 2026 The NormScope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes norm_cases.json: small inputs on which norm code is known to go wrong, with the right values.

Computed in NumPy float64, two passes, from the float32 values really stored (float32 code sees the same input). The
six-digit numbers under "known" were published with the faults; the script refuses to write if it disagrees with them.
"""
import json
import os

import numpy as np


def row_norm(kind, x, eps, dy):
    mean = x.mean() if kind == "layer" else 0.0
    var = ((x - mean) ** 2).mean()
    rstd = 1 / np.sqrt(var + eps)
    xhat = (x - mean) * rstd
    centred = dy - dy.mean() if kind == "layer" else dy
    return xhat, rstd * (centred - xhat * (dy * xhat).mean()), var


def case(name, kind, x, eps, known=None, dy=None, known_dx=None):
    stored = np.float32(x).astype(np.float64)
    upstream = np.zeros(len(stored)) if dy is None else np.array(dy, dtype=np.float64)
    y, dx, var = row_norm(kind, stored, eps, upstream)
    for values, expected in [(y, known), (dx, known_dx)]:
        for k, value in (expected or {}).items():
            assert abs(values[k] - value) <= 1e-6 * max(1, abs(value)), (name, k, values[k], value)
    return {"name": name, "kind": kind, "x": stored.tolist(), "eps": eps, "dy": upstream.tolist(), "var": var,
            "y": y.tolist(), "dx": dx.tolist()}


def all_cases():
    far = [10000 + i * 0.001 for i in range(16)]
    yield case("offset 2000", "layer", [2000.5, 2001.25, 1999, 2000.75], 1e-5,
               {0: 0.149070, 1: 1.043491, 2: -1.639772, 3: 0.447210})
    yield case("offset 40000", "layer", [40000, 40001, 40002, 40003], 1e-5, {0: -1.341635, 1: -0.447212, 3: 1.341635})
    yield case("offset 1e8", "layer", [1e8 + 8, 1e8 - 8, 1e8 + 16, 1e8 - 16], 1e-5, {0: 0.632456, 2: 1.264911})
    yield case("offset 10000, fine steps", "layer", far, 1e-5, {0: -1.331333, 15: 1.331333})
    yield case("one of four", "layer", [1, 0, 0, 0], 1e-6, {0: 1.732046, 1: -0.577349})
    yield case("variance below eps", "layer", [0.003, -0.003, 0.001, -0.001], 1e-5, {0: 0.774597, 2: 0.258199})
    yield case("rms, eps 1e-6", "rms", [1e-3, -1e-3, 1e-3, -1e-3], 1e-6, {0: 0.707107, 1: -0.707107})
    yield case("rms, eps 1e-5", "rms", [1e-3, -1e-3, 1e-3, -1e-3], 1e-5, {0: 0.301511, 1: -0.301511})
    yield case("rms of half-size squares", "rms", [300, 400, 0, 500], 1e-5, {0: 0.848528, 1: 1.131371, 3: 1.414214})
    yield case("large residual", "layer", [66246, 5000, -100, 0], 1e-5,
               {0: 1.727366, 1: -0.455782, 2: -0.637574, 3: -0.634010})
    yield case("gradient of zeros, layer", "layer", [0, 0, 0, 0], 1e-5, {0: 0}, [1, 0, 0, 0],
               {0: 237.170825, 1: -79.056942, 3: -79.056942})
    yield case("gradient of zeros, rms", "rms", [0, 0, 0, 0], 1e-6, {0: 0}, [1, 0, 0, 0], {0: 1000, 1: 0})
    yield case("gradient of sum(y)", "layer", [1, 2, 3, 6], 1e-5, {0: -1.069043}, [1, 1, 1, 1], {0: 0, 1: 0, 2: 0, 3: 0})
    yield case("gradient of y[0]", "layer", [1, 2, 3, 6], 1e-5, {3: 1.603565}, [1, 0, 0, 0],
               {0: 0.248171, 1: -0.209990, 2: -0.133630, 3: 0.095450})


if __name__ == "__main__":
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "norm_cases.json")
    with open(path, "w", encoding="utf-8") as file:
        lines = [json.dumps(c, separators=(",", ":")) for c in all_cases()]
        file.write("[\n" + ",\n".join(lines) + "\n]\n")
