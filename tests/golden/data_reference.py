#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The NormScope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints the numbers that tests/core/data expects, computed with NumPy in float64."""
import pathlib

import numpy as np

data = pathlib.Path(__file__).parents[2] / "resources" / "data"
showcase = [0, 15, 30, 45, 60, 78, 96, 114, 132, 146, 160, 174]

wine = np.loadtxt(data / "wine.csv", delimiter=",", skiprows=1)
x, label = wine[:, :13], wine[:, 13].astype(int)
print("wine", x.shape, "classes", np.bincount(label).tolist())
print("mean", [float(f"{v:.12g}") for v in x.mean(0)])
print("sd", [float(f"{v:.12g}") for v in x.std(0)])
print("sd with divisor n - 1: magnesium %.1f, proline %.1f" % (x[:, 4].std(ddof=1), x[:, 12].std(ddof=1)))
z = ((x - x.mean(0)) / x.std(0))[showcase]
print("showcase[4, 4] %.15g, measured %g" % (z[4, 4], x[60, 4]))
print("row means %.15g ... %.15g" % (z.mean(1).min(), z.mean(1).max()))
print("feature means %.15g ... %.15g" % (z.mean(0).min(), z.mean(0).max()))

digits = np.loadtxt(data / "digits.csv", delimiter=",")
print("digits", digits.shape, "classes", np.bincount(digits[:, 64].astype(int)).tolist())
print("pixels: mean %.15g, sd %.15g, largest %g" % (digits[:, :64].mean(), digits[:, :64].std(), digits[:, :64].max()))
print("first image, third row", digits[0, 16:24].tolist())
