# SPDX-FileCopyrightText: 2026 The NormScope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes nn_goldens.json: linear layers, activations and the loss as PyTorch computes them in float64, with gradients.

Run with a Python that has torch (made with 1.13): python3 make_nn_goldens.py
Inputs are multiples of 1/64, which float32 holds too. Arrays are flat, row-major.
"""
import json
import os

import torch
import torch.nn.functional as F

torch.manual_seed(20260102)


def draw(*shape, scale=1.0):
    return ((torch.randn(shape, dtype=torch.float64) * scale * 64).round() / 64).requires_grad_(True)


def flat(tensor):
    return tensor.detach().contiguous().flatten().tolist()


def linear(rows, inputs, outputs, bias):
    x, weight, dy = draw(rows, inputs), draw(outputs, inputs), draw(rows, outputs)
    b = draw(outputs) if bias else None
    y = F.linear(x, weight, b)
    y.backward(dy)
    return {"rows": rows, "in": inputs, "out": outputs, "x": flat(x), "weight": flat(weight),
            "bias": flat(b) if bias else [], "y": flat(y), "dy": flat(dy), "dx": flat(x.grad),
            "dweight": flat(weight.grad), "dbias": flat(b.grad) if bias else []}


ACTIVATIONS = {"identity": lambda x: x * 1, "relu": F.relu, "gelu": F.gelu,
               "gelu_tanh": lambda x: F.gelu(x, approximate="tanh"), "tanh": torch.tanh}


def activation(name):
    points = [k / 8 for k in range(-80, 81)]
    x = torch.tensor(points, dtype=torch.float64, requires_grad=True)
    y = ACTIVATIONS[name](x)
    y.sum().backward()
    return {"name": name, "x": points, "y": flat(y), "slope": flat(x.grad)}


def loss(rows, classes, scale):
    logits = draw(rows, classes, scale=scale)
    labels = torch.randint(0, classes, (rows,))
    value = F.cross_entropy(logits, labels)
    value.backward()
    return {"rows": rows, "classes": classes, "logits": flat(logits), "labels": labels.tolist(), "loss": value.item(),
            "dlogits": flat(logits.grad)}


def main():
    goldens = {
        "linear": [linear(*s) for s in ((1, 1, 1, True), (3, 4, 5, True), (7, 33, 17, False), (16, 64, 8, True))],
        "activation": [activation(name) for name in ACTIVATIONS],
        "loss": [loss(*s) for s in ((1, 2, 1.0), (5, 10, 3.0), (4, 3, 200.0))],
    }
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "nn_goldens.json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump(goldens, file, separators=(",", ":"))
        file.write("\n")


if __name__ == "__main__":
    main()
