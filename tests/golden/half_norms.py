# SPDX-FileCopyrightText: 2026 The NormScope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Norms in float16 (numpy) and bfloat16 (torch), one operation at a time, for make_cli_goldens.py.

Both round each operation to nearest, ties to even. Sums run from the first value to the last, in the format itself or
in numpy float32; what is done cell by cell is computed in the type of the sums and ends in the format.
"""
import operator

import numpy as np
import torch

TINY = {"float16": 2.0 ** -14, "bfloat16": 2.0 ** -126, "float32": 2.0 ** -126}


def of_type(name, flush):
    def convert(value):
        value = float(value)
        if name == "bfloat16":
            result = torch.tensor(value, dtype=torch.float64).to(torch.float32).to(torch.bfloat16)
        else:
            result = np.dtype(name).type(value)
        return convert(0) if flush and 0 < abs(float(result)) < TINY[name] else result
    return convert


class Machine:
    def __init__(self, name, wide, flush):
        self.name, self.cell = name, of_type(name, flush)
        self.sum = of_type("float32", flush) if wide else self.cell

    def sums(self, op, a, b):
        return self.sum(op(self.sum(a), self.sum(b)))

    def cells(self, op, a, b):
        return self.cell(op(self.sum(a), self.sum(b)))

    def root(self, value):
        return self.sum(torch.sqrt(value) if isinstance(value, torch.Tensor) else np.sqrt(value))

    def mean(self, a, b=None):
        """Of the values, or of their products with those of b."""
        total = self.sum(0)
        for k, value in enumerate(a):
            term = value if b is None else self.sums(operator.mul, value, b[k])
            total = self.sums(operator.add, total, term)
        return self.sums(operator.truediv, total, len(a))


def groups_of(norm, shape, groups, mask):
    """Flat indices, group by group, each in the order of the sums."""
    channels, rows = shape[-1], int(np.prod(shape[:-1]))
    cells = np.arange(rows * channels).reshape(rows, channels)
    if norm in ("layer", "rms"):
        return list(cells)
    if norm == "batch":
        return list((cells if mask is None else cells[mask]).T)
    width = channels // groups
    samples = cells.reshape(shape[0], -1, channels)
    return [s[:, g * width:(g + 1) * width].ravel() for s in samples for g in range(groups)]


def numbers(values):
    return np.array([float(v) for v in values])


class HalfNorm:
    def __init__(self, machine, norm, eps, gamma, beta, fixed=None):
        """fixed: mean and variance of each column, in place of those of the values."""
        self.m, self.centred, self.eps, self.fixed = machine, norm != "rms", eps, fixed
        self.gamma, self.beta = ([machine.cell(v) for v in p] for p in (gamma, beta))

    def statistics(self, group, x):
        m = self.m
        if self.fixed is not None:
            return m.sum(self.fixed[0][group]), m.sum(self.fixed[1][group])
        mean = m.mean(x) if self.centred else m.sum(0)
        c = [m.cells(operator.sub, v, mean) for v in x] if self.centred else x
        return mean, m.mean(c, c)

    def run(self, x, dy, groups):
        m, channels = self.m, len(self.gamma)
        x, dy = [m.cell(v) for v in np.ravel(x)], [m.cell(v) for v in np.ravel(dy)]
        y, dx = [m.cell(0)] * len(x), [m.cell(0)] * len(x)
        self.dgamma, self.dbeta = [m.cell(0)] * channels, [m.cell(0)] * channels
        self.mean, self.var = [], []
        for g, cells in enumerate(groups):
            mean, var = self.statistics(g, [x[k] for k in cells])
            self.mean.append(mean)
            self.var.append(var)
            den = m.root(m.sums(operator.add, var, self.eps))
            c = [m.cells(operator.sub, x[k], mean) if self.centred else x[k] for k in cells]
            xhat = [m.cells(operator.truediv, v, den) for v in c]
            for k, v in zip(cells, xhat):
                scaled = m.cells(operator.mul, self.gamma[k % channels], v)
                y[k] = m.cells(operator.add, scaled, self.beta[k % channels])
            for k, v in zip(cells, self.backward(cells, xhat, dy, den)):
                dx[k] = v
        return {"y": numbers(y), "dx": numbers(dx), "dgamma": numbers(self.dgamma), "dbeta": numbers(self.dbeta)}

    def backward(self, cells, xhat, dy, den):
        m, channels = self.m, len(self.gamma)
        h = [m.cells(operator.mul, self.gamma[k % channels], dy[k]) for k in cells]
        for k, v in zip(cells, xhat):
            j = k % channels
            self.dgamma[j] = m.cells(operator.add, self.dgamma[j], m.cells(operator.mul, dy[k], v))
            self.dbeta[j] = m.cells(operator.add, self.dbeta[j], dy[k])
        if self.fixed is None:
            mean_h = m.mean(h) if self.centred else m.sum(0)
            mean_hx = m.mean(h, xhat)
            h = [m.cells(operator.sub, m.cells(operator.sub, a, mean_h), m.cells(operator.mul, b, mean_hx))
                 for a, b in zip(h, xhat)]
        return [m.cells(operator.truediv, v, den) for v in h]

    def running(self, n, share, before=(0, 1), keras=False):
        """After one update with that share of the new value, in the formula of PyTorch: before is mean and variance, one
        number for all or one a column. Keras has the biased variance; share is its 1 - momentum."""
        m, columns = self.m, len(self.mean)
        share = m.sum(share)
        kept, unbiased = m.sums(operator.sub, 1, share), m.sums(operator.truediv, n, n if keras else n - 1)

        def mix(old, values):
            return numbers(m.sums(operator.add, m.sums(operator.mul, kept, a), m.sums(operator.mul, share, v))
                           for a, v in zip(np.broadcast_to(old, columns), values))

        return {"running_mean": mix(before[0], self.mean),
                "running_var": mix(before[1], [m.sums(operator.mul, v, unbiased) for v in self.var])}
