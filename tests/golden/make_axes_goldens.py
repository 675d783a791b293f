#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The NormScope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Numbers of the Axes page from float64 NumPy, independent of the app: writes axes.json beside this file.

Needs numpy only. Run: python3 tests/golden/make_axes_goldens.py
"""
import csv
import json
import pathlib

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
EPS = 1e-5
# Evenly over the data set; classes hold 59, 71 and 48 wines.
ROWS = [0, 15, 30, 45, 60, 78, 96, 114, 132, 146, 160, 174]
CELL = (4, 4)


def wine():
    with open(HERE.parent.parent / "resources" / "data" / "wine.csv", newline="") as file:
        lines = list(csv.reader(file))[1:]
    return np.array([[float(field) for field in line[:13]] for line in lines])


def layer_norm(x, eps=EPS):
    return (x - x.mean(1, keepdims=True)) / np.sqrt(x.var(1, keepdims=True) + eps)


def batch_norm(x, eps=EPS):
    return layer_norm(x.T, eps).T


def rms_norm(x, eps=EPS):
    return x / np.sqrt((x * x).mean(1, keepdims=True) + eps)


def describe(x):
    edges = np.arange(-12, 13) * 0.25
    return {
        "values": x.ravel().tolist(),
        "row_mean": x.mean(1).tolist(),
        "row_sd": x.std(1).tolist(),
        "feature_mean": x.mean(0).tolist(),
        "feature_sd": x.std(0).tolist(),
        "mean": x.mean(),
        "sd": x.std(),
        "max_abs": abs(x).max(),
        "counts": np.histogram(x, edges)[0].tolist(),
    }


def energy(y):
    share = y * y / (y * y).sum(1, keepdims=True)
    return {"mean": share.mean(0).tolist(), "least": share.min(0).tolist()}


def differences(norm, x, cell, h=1e-5):
    """d y[cell] / d x by central differences."""
    result = np.zeros_like(x)
    for place in np.ndindex(*x.shape):
        up, down = x.copy(), x.copy()
        up[place] += h
        down[place] -= h
        result[place] = (norm(up)[cell] - norm(down)[cell]) / (2 * h)
    return result.ravel().tolist()


def main():
    table = wine()
    x = ((table - table.mean(0)) / table.std(0))[ROWS]
    norms = {"layer": layer_norm, "batch": batch_norm, "rms": rms_norm}
    golden = {
        "input": describe(x),
        "default": {name: describe(norm(x)) for name, norm in norms.items()},
        "influence": {name: differences(norm, x, CELL) for name, norm in norms.items()},
        "raw_energy": {name: energy(norm(table)) for name, norm in norms.items()},
        "raw_proline": {"mean": layer_norm(table)[:, 12].mean(), "sd": layer_norm(table)[:, 12].std()},
    }
    (HERE / "axes.json").write_text(json.dumps(golden, indent=1) + "\n")


if __name__ == "__main__":
    main()
