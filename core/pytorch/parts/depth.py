"""What the Depth page measures of a stack at initialisation."""

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

arrays, make_layer, show, layer_norm = {}, None, None, None


class Stack(nn.Module):
    """Layers, behind a norm of the input and before a final norm where the arm has them."""

    def __init__(self, arm, seed):
        super().__init__()
        self.embedding = arm.embedding_norm(arm.width)  # if embedding
        self.layers = nn.ModuleList([make_layer(arm, (seed, layer)) for layer in range(arm.layers)])
        self.final = arm.norm(arm.width) if arm.final_norm else nn.Identity()  # if final
        self.set_masks(seed)  # if masks

    def forward(self, x):
        """The stream before the first layer and behind each, and the output."""
        x = self.embedding(x)  # if embedding
        stream = [x]
        for layer in self.layers:
            stream.append(layer(stream[-1]))
        return stream, self.final(stream[-1])  # if final
        return stream, stream[-1]  # if not final

    def set_masks(self, seed):  # if masks
        steps = [step for layer in self.layers for step in layer]  # if masks
        for step, mask in zip(steps, arrays["dropout"][seed]):  # if masks
            step.drop.mask = mask  # if masks


def run(arm, seed):
    """One forward and one backward pass: numbers of each layer, in lists from layer 0 or 1 on."""
    stack = Stack(arm, seed)
    stream, output = stack(arrays["x"][seed].clone().requires_grad_())
    for h in stream:
        h.retain_grad()
    output = output.reshape(-1, arm.tokens, arm.width).mean(1)  # if sequence
    loss = F.cross_entropy(F.linear(output, arrays["head"][seed]), arrays["labels"][seed])
    loss.backward()
    matrices = [[p.grad for p in layer.parameters() if p.ndim == 2] for layer in stack.layers]
    return {
        "loss": [float(loss)],
        "rms": [norm(h) / h.numel() ** 0.5 for h in stream],
        "update": [norm(after - before) / norm(before) for before, after in zip(stream, stream[1:])],
        "stream_gradient": [norm(h.grad) for h in stream],
        "weight_gradient": [sum(norm(grad) ** 2 for grad in layer) ** 0.5 for layer in matrices],
        "last_gradient": [norm(layer[-1]) for layer in matrices],  # W2 of an MLP
    }


def norm(values):
    return float(values.detach().double().norm())


def medians(runs, key):
    """Layer by layer over the seeds; what is not finite counts as infinite."""
    values = np.array([run[key] for run in runs])
    return np.median(np.where(np.isfinite(values), values, np.inf), axis=0)


def show_arm(name, runs):
    """The metrics of an arm: medians over the runs."""
    rms, update = medians(runs, "rms"), medians(runs, "update")
    matrix, weights = medians(runs, "last_gradient"), medians(runs, "weight_gradient")
    stream = medians(runs, "stream_gradient")
    show(f"{name}.runs", len(runs))
    show(f"{name}.failed", sum(not all(np.isfinite(v).all() for v in run.values()) for run in runs))
    show(f"{name}.rms_input", rms[0])
    show(f"{name}.rms_first", rms[1])
    show(f"{name}.rms_middle", rms[(len(rms) - 1) // 2])
    show(f"{name}.rms_last", rms[-1])
    show(f"{name}.growth", (rms[-1] / rms[0]) ** (1 / (len(rms) - 1)))
    show(f"{name}.update_first", update[0])
    show(f"{name}.update_last", update[-1])
    show(f"{name}.gradient_first", matrix[0])
    show(f"{name}.gradient_last", matrix[-1])
    with np.errstate(invalid="ignore", divide="ignore"):  # a gradient of 0 has no ratio
        show(f"{name}.gradient_ratio", matrix[0] / matrix[-1])
    show(f"{name}.weight_gradient_first", weights[0])
    show(f"{name}.weight_gradient_last", weights[-1])
    show(f"{name}.stream_gradient_input", stream[0])
    show(f"{name}.stream_gradient_last", stream[-1])
    show(f"{name}.loss", medians(runs, "loss")[0])


def show_layers(name, run):
    """The curves of one run, layer by layer."""
    for layer, rms in enumerate(run["rms"]):
        show(f"{name}.rms.{layer}", rms)
    for layer, gradient in enumerate(run["weight_gradient"], start=1):
        show(f"{name}.weight_gradient.{layer}", gradient)


def show_sweep(name, gradients):
    """The last layer's gradient against the depth of the stack, and the slope on log-log axes."""
    for layers, gradient in gradients.items():
        show(f"{name}.gradient_at_{layers}", gradient)
    depths, values = np.log(list(gradients)), np.log(list(gradients.values()))
    show(f"{name}.depth_slope", np.polyfit(depths, values, 1)[0])
