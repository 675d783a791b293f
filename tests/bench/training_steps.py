# SPDX-FileCopyrightText: 2026 The NormScope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Training steps per second of PyTorch for the shapes of bench_training.cpp, and, given that program's JSON, the ratios.

Called by scripts/bench_training.sh. One thread, float32: batch, forward, loss, backward, gradient norm, Adam.
"""
import json
import sys
import time

import torch
import torch.nn.functional as F
from torch import nn

# name: attention, layers, width, hidden, samples, tokens, inputs
SHAPES = {"default_arm": (True, 12, 32, 64, 32, 8, 8), "attention_d64_n64": (True, 12, 64, 256, 1, 64, 8),
          "mlp_d64_n64": (False, 12, 64, 256, 64, 1, 64), "attention_d128_n256": (True, 12, 128, 512, 4, 64, 8),
          "hundred_blocks": (False, 100, 32, 64, 32, 1, 64)}
HEADS, CLASSES, ROUNDS, SECONDS = 4, 10, 5, 2.0


class Attention(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)

    def forward(self, x):
        samples, tokens, width = x.shape
        q, k, v = self.qkv(x).view(samples, tokens, 3, HEADS, width // HEADS).permute(2, 0, 3, 1, 4)
        weights = torch.softmax(q @ k.transpose(-1, -2) * (width // HEADS) ** -0.5, -1)
        return self.out((weights @ v).transpose(1, 2).reshape(samples, tokens, width))


class PreNorm(nn.Module):
    def __init__(self, width, branch):
        super().__init__()
        self.norm, self.branch = nn.LayerNorm(width), branch

    def forward(self, x):
        return x + self.branch(self.norm(x))


class Model(nn.Module):
    def __init__(self, attention, layers, width, hidden, tokens, inputs):
        super().__init__()
        self.embedding = nn.Linear(inputs, width)
        self.positions = nn.Parameter(torch.randn(tokens, width) / 2)
        steps = []
        for _ in range(layers):
            if attention:
                steps.append(PreNorm(width, Attention(width)))
            mlp = nn.Sequential(nn.Linear(width, hidden), nn.GELU(), nn.Linear(hidden, width))
            steps.append(PreNorm(width, mlp))
        self.stack, self.head = nn.Sequential(*steps, nn.LayerNorm(width)), nn.Linear(width, CLASSES)

    def forward(self, x):
        return self.head(self.stack(self.embedding(x) + self.positions).mean(1))


def steps_per_second(attention, layers, width, hidden, samples, tokens, inputs):
    torch.manual_seed(0)
    model = Model(attention, layers, width, hidden, tokens, inputs)
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)
    x, labels = torch.randn(512, tokens, inputs), torch.randint(CLASSES, (512,))

    def step():
        chosen = torch.randint(512, (samples,))
        optimizer.zero_grad()
        F.cross_entropy(model(x[chosen]), labels[chosen]).backward()
        nn.utils.clip_grad_norm_(model.parameters(), float("inf"))
        optimizer.step()

    for _ in range(3):
        step()
    best = 0.0
    for _ in range(ROUNDS):
        count, start = 0, time.perf_counter()
        while time.perf_counter() - start < SECONDS / ROUNDS:
            step()
            count += 1
        best = max(best, count / (time.perf_counter() - start))
    return best


def main():
    torch.set_num_threads(1)
    with open(sys.argv[1], encoding="utf-8") as file:
        ours = {run["name"]: run["steps/s"] for run in json.load(file)["benchmarks"]}
    print(f"{'shape':22}{'NormScope':>12}{'PyTorch':>12}{'ratio':>8}   steps per second, one thread")
    for name, shape in SHAPES.items():
        torch_rate = steps_per_second(*shape)
        print(f"{name:22}{ours[name]:12.1f}{torch_rate:12.1f}{ours[name] / torch_rate:8.2f}", flush=True)


if __name__ == "__main__":
    main()
