# SPDX-FileCopyrightText: 2026 The NormScope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes train_goldens.json: twenty steps of every optimizer, gradient clipping and learning-rate schedules as PyTorch
computes them in float64.

Run with a Python that has torch (made with 1.13): python3 make_train_goldens.py
Gradients of step t are the values noise(t, k) of parameter value k, made by the same formula in the tests.

"training" holds the losses of whole runs: the stacks of make_stack_goldens.py between an embedding (with learned
positions) and a head on the mean of the tokens, all filled by its formula, on one batch of three samples.
"""
import json
import math
import os

import torch
import torch.nn.functional as F

import make_stack_goldens as stacks

STEPS, VALUES = 20, 12
MASK64 = (1 << 64) - 1


def uniform(key):
    """Output number `key` of SplitMix64 from the state 0, in [0, 1)."""
    z = ((key + 1) * 0x9E3779B97F4A7C15) & MASK64
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK64
    return ((z ^ (z >> 31)) >> 11) * 2.0**-53


def noise(step, k):
    return 4 * (uniform((step << 32) + k) - 0.5) * 10.0 ** (k % 4 - 2)


def optimizer_of(kind, parameters, decay):
    if kind == "sgd":
        return torch.optim.SGD(parameters, lr=0.1, weight_decay=decay)
    if kind == "momentum":
        return torch.optim.SGD(parameters, lr=0.1, momentum=0.9, weight_decay=decay)
    if kind == "adam":
        return torch.optim.Adam(parameters, lr=0.01, betas=(0.9, 0.98), eps=1e-8, weight_decay=decay)
    return torch.optim.AdamW(parameters, lr=0.01, betas=(0.9, 0.98), eps=1e-8, weight_decay=decay)


def optimizer_case(kind, decay):
    start = [2 * (uniform((1000 << 32) + k) - 0.5) for k in range(VALUES)]
    w = torch.tensor(start, dtype=torch.float64, requires_grad=True)
    optimizer = optimizer_of(kind, [w], decay)
    path = []
    for step in range(1, STEPS + 1):
        w.grad = torch.tensor([noise(step, k) for k in range(VALUES)], dtype=torch.float64)
        optimizer.step()
        path.append(w.tolist())
    return {"kind": kind, "weight_decay": decay, "path": [value for row in path for value in row]}


def clip_case(limit):
    gradient = torch.tensor([noise(1, k) for k in range(VALUES)], dtype=torch.float64)
    w = torch.zeros(VALUES, dtype=torch.float64, requires_grad=True)
    w.grad = gradient.clone()
    norm = torch.nn.utils.clip_grad_norm_([w], limit)
    return {"limit": limit, "norm": norm.item(), "clipped": w.grad.tolist()}


def lambda_schedule(factor, lr):
    """The learning rates that torch's LambdaLR sets for 60 steps."""
    w = torch.zeros(1, requires_grad=True)
    optimizer = torch.optim.SGD([w], lr=lr)
    scheduler = torch.optim.lr_scheduler.LambdaLR(optimizer, factor)
    rates = []
    for _ in range(60):
        rates.append(optimizer.param_groups[0]["lr"])
        optimizer.step()
        scheduler.step()
    return rates


def cosine_schedule(lr, least, steps):
    w = torch.zeros(1, requires_grad=True)
    optimizer = torch.optim.SGD([w], lr=lr)
    scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=steps, eta_min=least)
    rates = []
    for _ in range(steps):
        rates.append(optimizer.param_groups[0]["lr"])
        optimizer.step()
        scheduler.step()
    return rates


def schedules():
    warm, steps, lr, d = 10, 60, 3e-3, 512
    up = lambda s: (s + 1) / warm
    linear = lambda s: up(s) if s < warm else 1 - (s - warm) / (steps - warm)
    root = lambda s: up(s) if s < warm else math.sqrt(warm / (s + 1))
    noam = lambda s: d**-0.5 * min((s + 1) ** -0.5, (s + 1) * warm**-1.5)
    return {
        "constant": lambda_schedule(lambda s: min(1.0, up(s)), lr),
        "linear": lambda_schedule(linear, lr),
        "inverse_sqrt": lambda_schedule(root, lr),
        "noam": lambda_schedule(noam, 1.0),
        "cosine": cosine_schedule(lr, 3e-4, steps),
    }


CLASSES, LABELS = 5, torch.tensor([0, 3, 1])


def logits_of(case, tensors):
    x = tensors.by_name["x"].detach()
    h = tensors.linear("embedding", x, stacks.WIDTH).reshape(stacks.SEQUENCES, stacks.TOKENS, stacks.WIDTH)
    h = h + tensors.take("positions", (stacks.TOKENS, stacks.WIDTH), stacks.WEIGHT_SCALE)
    y = stacks.stack(case, tensors, h.reshape(stacks.ROWS, stacks.WIDTH))
    pooled = y.reshape(stacks.SEQUENCES, stacks.TOKENS, stacks.WIDTH).mean(1)
    return tensors.linear("head", pooled, CLASSES)


def training_case(placement, norm, kind, clip):
    case = stacks.make_case("attention_ffn", placement, norm)
    tensors = stacks.Tensors()
    for name in ("x", "dout"):
        tensors.take(name, (stacks.ROWS, stacks.WIDTH), 4.0)
    logits_of(case, tensors)  # makes the parameters
    parameters = [tensor for name, tensor in tensors.by_name.items() if name not in ("x", "dout")]
    optimizer = optimizer_of(kind, parameters, 0.3 if kind == "adamw" else 0.0)
    losses = []
    for step in range(STEPS):
        optimizer.zero_grad()
        loss = F.cross_entropy(logits_of(case, tensors), LABELS)
        loss.backward()
        losses.append(loss.item())
        if clip > 0:
            torch.nn.utils.clip_grad_norm_(parameters, clip)
        optimizer.param_groups[0]["lr"] = 0.01 * min(1.0, (step + 1) / 5)
        optimizer.step()
    return {**case, "optimizer": kind, "clip": clip, "losses": losses}


def training():
    for placement, norm in (("pre", "layer"), ("post", "layer"), ("pre", "rms"), ("post", "batch"), ("none", "none")):
        yield training_case(placement, norm, "adam", 0.0)
    yield training_case("pre", "layer", "adamw", 0.0)
    yield training_case("post", "layer", "sgd", 0.5)
    yield training_case("pre", "layer", "momentum", 1.0)


def main():
    torch.set_num_threads(1)
    kinds = ("sgd", "momentum", "adam", "adamw")
    goldens = {
        "optimizers": [optimizer_case(kind, decay) for kind in kinds for decay in (0.0, 0.3)],
        "clip": [clip_case(limit) for limit in (1.0, 5.0, 1e6)],
        "schedules": schedules(),
        "training": list(training()),
    }
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "train_goldens.json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump(goldens, file, allow_nan=False)
        file.write("\n")


if __name__ == "__main__":
    main()
