# SPDX-FileCopyrightText: 2026 The NormScope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes group_goldens.json: GroupNorm, InstanceNorm, masked BatchNorm and momentum=None as PyTorch computes them.

Run with a Python that has torch (made with 1.13): python3 make_group_goldens.py
Inputs are multiples of 1/64, which float32 holds too. Arrays are flat, samples × positions × channels: torch, which wants
the channels second, gets them there.
"""
import json
import os

import torch
import torch.nn.functional as F

torch.manual_seed(20260202)
torch.set_default_dtype(torch.float64)


def draw(*shape, scale=1.0, offset=0.0):
    return ((torch.randn(*shape) * scale + offset) * 64).round() / 64


def flat(tensor):
    return tensor.detach().contiguous().flatten().tolist()


def group_case(samples, positions, channels, groups, affine):
    x = draw(samples, positions, channels, scale=2.0, offset=1.0).requires_grad_()
    gamma = draw(channels, offset=1.0).requires_grad_() if affine else None
    beta = draw(channels).requires_grad_() if affine else None
    dy = draw(samples, positions, channels)
    eps = 1e-5
    y = F.group_norm(x.movedim(-1, 1), groups, gamma, beta, eps).movedim(1, -1)
    y.backward(dy)
    return {"samples": samples, "positions": positions, "channels": channels, "groups": groups, "eps": eps,
            "x": flat(x), "gamma": flat(gamma) if affine else [], "beta": flat(beta) if affine else [],
            "dy": flat(dy), "y": flat(y), "dx": flat(x.grad), "dgamma": flat(gamma.grad) if affine else [],
            "dbeta": flat(beta.grad) if affine else []}


def masked_case(rows, channels, training):
    x = draw(rows, channels, scale=2.0, offset=1.0)
    mask = torch.rand(rows) > 0.4
    gamma, beta = draw(channels, offset=1.0).requires_grad_(), draw(channels).requires_grad_()
    dy = draw(rows, channels)
    mean, var = draw(channels), draw(channels).abs() + 0.5
    before = {"runningMean": flat(mean), "runningVar": flat(var)}
    real = x[mask].clone().requires_grad_()
    out = F.batch_norm(real, mean, var, gamma, beta, training, 0.1, 1e-5)
    out.backward(dy[mask])
    y, dx = torch.zeros(rows, channels), torch.zeros(rows, channels)
    y[mask], dx[mask] = out.detach(), real.grad
    return {"channels": channels, "training": training, "x": flat(x), "mask": mask.tolist(), "gamma": flat(gamma),
            "beta": flat(beta), "dy": flat(dy), **before, "y": flat(y), "dx": flat(dx), "dgamma": flat(gamma.grad),
            "dbeta": flat(beta.grad), "runningMeanAfter": flat(mean), "runningVarAfter": flat(var)}


def cumulative_case(sizes, channels):
    norm = torch.nn.BatchNorm1d(channels, momentum=None, affine=False)
    batches = [draw(n, channels, scale=2.0) for n in sizes]
    for batch in batches:
        norm(batch)
    return {"channels": channels, "batches": [flat(b) for b in batches], "mean": flat(norm.running_mean),
            "var": flat(norm.running_var)}


def untracked_case(rows, channels):
    norm = torch.nn.BatchNorm1d(channels, track_running_stats=False, affine=False).eval()
    x = draw(rows, channels, scale=2.0)
    return {"channels": channels, "x": flat(x), "y": flat(norm(x))}


goldens = {
    "group": [group_case(n, l, c, g, affine) for n, l, c in [(1, 1, 6), (2, 1, 8), (3, 4, 6), (2, 5, 12), (1, 7, 3)]
              for g in range(1, c + 1) if c % g == 0 and l * c // g > 1 for affine in (False, True)],
    "masked": [masked_case(9, 4, training) for training in (True, False, True, False)],
    "cumulative": [cumulative_case([2, 2, 2], 3), cumulative_case([5, 3, 8, 2], 4)],
    "untracked": [untracked_case(5, 3)],
}
with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "group_goldens.json"), "w") as file:
    json.dump(goldens, file)
    file.write("\n")
