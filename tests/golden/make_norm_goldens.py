# SPDX-FileCopyrightText: 2026 The NormScope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes norm_goldens.json: what PyTorch computes in float64 for random shapes, gradients included.

Run with a Python that has torch (made with 1.13): python3 make_norm_goldens.py
Inputs are multiples of 1/64, which float32 holds too. Arrays are flat, row-major; features are the last axis. A batch
norm's earlier axes are all samples: torch, which wants the channels second, gets them there.
"""
import json
import os
import random

import torch
import torch.nn.functional as F

random.seed(20260101)
torch.manual_seed(20260101)
MAX_ELEMENTS = 110


def draw(shape, scale=1.0, offset=0.0):
    return ((torch.randn(shape, dtype=torch.float64) * scale + offset) * 64).round() / 64


def random_shape(rank, least_rows=1):
    while True:
        shape = [random.choice([1, 2, 3, 4, 5, 7, 13, 37]) for _ in range(rank)]
        elements = torch.Size(shape).numel()
        if shape[-1] > 1 and elements <= MAX_ELEMENTS and elements // shape[-1] >= least_rows:
            return shape


def leaf(tensor):
    return tensor.clone().requires_grad_(True)


def flat(tensor):
    return [] if tensor is None else tensor.detach().contiguous().flatten().tolist()


def rms_norm(x, dims, gamma, beta, eps):
    y = x * torch.rsqrt(x.square().mean(dims, keepdim=True) + eps)
    y = y if gamma is None else y * gamma
    return y if beta is None else y + beta


def batch_norm(x, running_mean, running_var, gamma, beta, training, momentum, eps):
    channels_second = x.movedim(-1, 1) if x.dim() > 2 else x
    y = F.batch_norm(channels_second, running_mean, running_var, gamma, beta, training, momentum, eps)
    return y.movedim(1, -1) if x.dim() > 2 else y


def case(kind, rank, with_gamma, with_beta):
    is_batch = kind.startswith("batch")
    shape = random_shape(rank, least_rows=2 if is_batch else 1)
    normalized = 1 if is_batch else random.randint(1, rank)
    features = shape[-normalized:]
    eps = random.choice([1e-5, 1e-6, 1e-3])
    x = leaf(draw(shape, scale=2.0, offset=random.choice([0.0, 1.0, -3.0])))
    gamma = leaf(draw(features, offset=1.0)) if with_gamma else None
    beta = leaf(draw(features)) if with_beta else None
    result = {"kind": kind, "shape": shape, "normalizedDims": normalized, "eps": eps}
    if kind == "layer":
        y = F.layer_norm(x, features, gamma, beta, eps)
    elif kind == "rms":
        y = rms_norm(x, list(range(-normalized, 0)), gamma, beta, eps)
    else:
        running_mean, running_var = draw(features), draw(features).abs() + 0.5
        momentum = random.choice([0.1, 0.25])
        result.update(runningMean=flat(running_mean), runningVar=flat(running_var), momentum=momentum)
        y = batch_norm(x, running_mean, running_var, gamma, beta, kind == "batch-train", momentum, eps)
        result.update(runningMeanAfter=flat(running_mean), runningVarAfter=flat(running_var))
    dy = draw(shape)
    y.backward(dy)
    result.update(x=flat(x), gamma=flat(gamma), beta=flat(beta), dy=flat(dy), y=flat(y), dx=flat(x.grad))
    result.update(dgamma=flat(gamma.grad) if with_gamma else [], dbeta=flat(beta.grad) if with_beta else [])
    return result


def all_cases():
    for kind in ["layer", "rms", "batch-train", "batch-eval"]:
        for rank in [1, 2, 3, 4]:
            if rank == 1 and kind.startswith("batch"):
                continue  # a single row of channels: refused in training
            for with_gamma, with_beta in [(True, True), (True, False), (False, False), (False, True)]:
                yield case(kind, rank, with_gamma, with_beta)


if __name__ == "__main__":
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "norm_goldens.json")
    with open(path, "w", encoding="utf-8") as file:
        lines = [json.dumps(c, separators=(",", ":")) for c in all_cases()]
        file.write("[\n" + ",\n".join(lines) + "\n]\n")
