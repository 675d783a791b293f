# SPDX-FileCopyrightText: 2026 The NormScope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes stack_goldens.json: residual stacks of every block, placement and norm as PyTorch computes them in float64,
with every gradient.

Run with a Python that has torch (made with 1.13): python3 make_stack_goldens.py
Arrays are flat, row-major. A row is sequence * TOKENS + token; y and dx have WIDTH columns, weights are out x in. The
loss is sum(y * dout). Inputs and parameters are not written: fill() makes them from the number of the tensor, which
counts x as 0, dout as 1 and then the parameters in the order of "gradients".
"""
import json
import os

import torch
import torch.nn.functional as F

SEQUENCES, TOKENS, WIDTH, HEADS, LAYERS = 3, 4, 6, 2, 2
ROWS, HEAD_WIDTH = SEQUENCES * TOKENS, WIDTH // HEADS
EPS, QK_EPS = 1e-5, 1e-6
WEIGHT_SCALE, BIAS_SCALE, GAMMA_SCALE, SCALE_SCALE = 1.5, 0.4, 0.6, 0.4
MASK64 = (1 << 64) - 1


def uniform(key):
    """Output number `key` of SplitMix64 from the state 0, in [0, 1)."""
    z = ((key + 1) * 0x9E3779B97F4A7C15) & MASK64
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK64
    return ((z ^ (z >> 31)) >> 11) * 2.0**-53


def fill(number, count, scale):
    return [scale * (uniform((number << 32) + k) - 0.5) for k in range(count)]


class Tensors:
    """The tensors of one case, made and numbered in the order in which the forward pass first takes them."""

    def __init__(self):
        self.by_name = {}

    def take(self, name, shape, scale, offset=0.0):
        if name not in self.by_name:
            values = fill(len(self.by_name), torch.Size(shape).numel(), scale)
            tensor = torch.tensor([offset + value for value in values], dtype=torch.float64).reshape(shape)
            self.by_name[name] = tensor.requires_grad_(True)
        return self.by_name[name]

    def weight(self, name, outputs, inputs):
        return self.take(name + ".weight", (outputs, inputs), WEIGHT_SCALE)

    def bias(self, name, outputs):
        return self.take(name + ".bias", (outputs,), BIAS_SCALE)

    def linear(self, name, x, outputs):
        return F.linear(x, self.weight(name, outputs, x.shape[1]), self.bias(name, outputs))

    def scale(self, name, count):
        return self.take(name + ".scale", (count,), SCALE_SCALE, 0.8)


# Norms: over the features of a row (layer, rms) or over all rows (batch, with the statistics of these rows).


def apply_norm(kind, tensors, name, x):
    gamma = tensors.take(name + ".gamma", (WIDTH,), GAMMA_SCALE, 1.0)
    if kind == "rms":
        return x * torch.rsqrt(x.square().mean(1, keepdim=True) + EPS) * gamma
    beta = tensors.take(name + ".beta", (WIDTH,), BIAS_SCALE)
    if kind == "layer":
        return F.layer_norm(x, (WIDTH,), gamma, beta, EPS)
    return F.batch_norm(x, None, None, gamma, beta, training=True, eps=EPS)


# Branches: f(x) of one residual step.

ACTIVATIONS = {"identity": lambda x: x, "relu": F.relu, "gelu": F.gelu,
               "gelu_tanh": lambda x: F.gelu(x, approximate="tanh"), "tanh": torch.tanh}


def linear(case, tensors, step, x):
    return ACTIVATIONS[case["activation"]](tensors.linear(step, x, WIDTH))


def plain(case, tensors, step, x):
    return tensors.linear(step, ACTIVATIONS[case["activation"]](x), WIDTH)


def mlp(case, tensors, step, x, hidden=2 * WIDTH):
    up = tensors.linear(step + ".up", x, hidden)
    return tensors.linear(step + ".down", ACTIVATIONS[case["activation"]](up), WIDTH)


def narrow_mlp(case, tensors, step, x):
    return mlp(case, tensors, step, x, hidden=WIDTH)


def uniform_attention(case, tensors, step, x):
    values = F.linear(x, tensors.weight(step + ".value", WIDTH, WIDTH)).reshape(SEQUENCES, TOKENS, WIDTH)
    return values.mean(1, keepdim=True).expand(-1, TOKENS, -1).reshape(ROWS, WIDTH)


def attention(case, tensors, step, x):
    parameters = [tensors.weight(step + ".qkv", 3 * WIDTH, WIDTH), tensors.bias(step + ".qkv", 3 * WIDTH),
                  tensors.weight(step + ".out", WIDTH, WIDTH), tensors.bias(step + ".out", WIDTH)]
    mask = torch.zeros(TOKENS, TOKENS, dtype=torch.float64)
    if case["causal"]:
        mask = torch.full_like(mask, float("-inf")).triu(1)
    attend = qk_norm_attention if case["placement"] == "output_qk" else torch_attention
    return attend(x, mask, *parameters)


def torch_attention(x, mask, qkv_weight, qkv_bias, out_weight, out_bias):
    tokens_first = x.reshape(SEQUENCES, TOKENS, WIDTH).transpose(0, 1)
    y, _ = F.multi_head_attention_forward(
        tokens_first, tokens_first, tokens_first, WIDTH, HEADS, qkv_weight, qkv_bias, None, None, False, 0.0,
        out_weight, out_bias, need_weights=False, attn_mask=mask)
    return y.transpose(0, 1).reshape(ROWS, WIDTH)


def qk_norm_attention(x, mask, qkv_weight, qkv_bias, out_weight, out_bias):
    """torch_attention with the queries and keys of every head divided by their root mean square."""
    qkv = F.linear(x, qkv_weight, qkv_bias).reshape(SEQUENCES, TOKENS, 3, HEADS, HEAD_WIDTH)
    q, k, v = qkv.permute(2, 0, 3, 1, 4)  # each: sequence, head, token, feature of the head
    q, k = (h * torch.rsqrt(h.square().mean(-1, keepdim=True) + QK_EPS) for h in (q, k))
    weights = torch.softmax(q @ k.transpose(-1, -2) / HEAD_WIDTH**0.5 + mask, -1)
    heads = (weights @ v).transpose(1, 2).reshape(ROWS, WIDTH)
    return F.linear(heads, out_weight, out_bias)


def parallel(case, tensors, step, x):
    return attention(case, tensors, step, x) + mlp(case, tensors, step, x)


# A layer of each block: its residual steps, and the activation of the sweep.
BLOCKS = {"linear": ([linear], "tanh"), "mlp": ([mlp], "gelu"), "attention_ffn": ([attention, mlp], "gelu"),
          "parallel": ([parallel], "gelu"), "xiong": ([uniform_attention, narrow_mlp], "relu"), "plain": ([plain], "gelu")}

# Without a skip connection.
WITHOUT_SKIP = ["plain"]

NORMS = ["layer", "rms", "batch"]
WITHOUT_NORM = ["none", "rezero"]
WITH_FINAL_NORM = ["pre", "sandwich", "output", "output_qk", "layer_scale"]
PLACEMENTS = ["none", "post", "pre", "sandwich", "output", "output_qk", "deepnorm", "rezero", "layer_scale"]


def residual_step(case, tensors, step, branch, x):
    def norm(place, h):
        return apply_norm(case["norm"], tensors, f"{step}.{place}_norm", h)

    def f(h):
        return branch(case, tensors, step, h)

    placement = case["placement"]
    skip = 0 if case["block"] in WITHOUT_SKIP else x
    if placement == "none":
        return skip + f(x)
    if placement == "post":
        return norm("after", skip + f(x))
    if placement == "pre":
        return skip + f(norm("before", x))
    if placement == "sandwich":
        return x + norm("branch", f(norm("before", x)))
    if placement in ("output", "output_qk"):
        return x + norm("branch", f(x))
    if placement == "deepnorm":
        steps = LAYERS * len(BLOCKS[case["block"]][0])
        return norm("after", steps**0.25 * x + f(x))
    # The branch comes first: its tensors are numbered before the scale.
    if placement == "rezero":
        return f(x) * tensors.scale(step, 1) + x
    return f(norm("before", x)) * tensors.scale(step, WIDTH) + x


def stack(case, tensors, x):
    if case["embedding_norm"]:
        x = apply_norm(case["norm"], tensors, "embedding_norm", x)
    for layer in range(LAYERS):
        for index, branch in enumerate(BLOCKS[case["block"]][0]):
            x = residual_step(case, tensors, f"layer{layer}.step{index}", branch, x)
    return apply_norm(case["norm"], tensors, "final_norm", x) if case["final_norm"] else x


# Cases.


def make_case(block, placement, norm, variation=None, **changes):
    name = "-".join([block, placement, norm] + ([variation] if variation else []))
    case = {"name": name, "block": block, "placement": placement, "norm": norm, "activation": BLOCKS[block][1],
            "causal": False, "embedding_norm": False, "final_norm": placement in WITH_FINAL_NORM}
    case.update(changes)
    return case


def sweep():
    for block in [block for block in BLOCKS if block not in WITHOUT_SKIP]:
        for placement in PLACEMENTS:
            if placement == "output_qk" and block not in ("attention_ffn", "parallel"):
                continue
            for norm in ["none"] if placement in WITHOUT_NORM else NORMS:
                yield make_case(block, placement, norm)


def variations():
    for block, activations in [("mlp", ["gelu_tanh", "relu", "tanh", "identity"]), ("linear", ["relu", "gelu"])]:
        for activation in activations:
            yield make_case(block, "pre", "layer", activation, activation=activation)
    for placement, norm in [("none", "none"), *((p, n) for p in ["post", "pre"] for n in NORMS)]:
        yield make_case("plain", placement, norm)
    for block in ["attention_ffn", "parallel"]:
        yield make_case(block, "pre", "layer", "causal", causal=True)
    yield make_case("attention_ffn", "pre", "layer", "embedding_norm", embedding_norm=True)
    yield make_case("attention_ffn", "pre", "layer", "no_final_norm", final_norm=False)
    yield make_case("attention_ffn", "post", "batch", "embedding_norm", embedding_norm=True)


def flat(tensor):
    return tensor.detach().contiguous().flatten().tolist()


def solve(case):
    tensors = Tensors()
    x = tensors.take("x", (ROWS, WIDTH), 4.0)
    dout = tensors.take("dout", (ROWS, WIDTH), 1.0)
    y = stack(case, tensors, x)
    (y * dout).sum().backward()
    parameters = list(tensors.by_name.items())[2:]
    gradients = [{"name": name, "values": flat(tensor.grad)} for name, tensor in parameters]
    return {**case, "y": flat(y), "dx": flat(x.grad), "gradients": gradients}


def main():
    torch.set_num_threads(1)
    cases = [solve(case) for case in [*sweep(), *variations()]]
    lines = [json.dumps(case, separators=(",", ":"), allow_nan=False) for case in cases]
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "stack_goldens.json")
    with open(path, "w", encoding="utf-8") as file:
        file.write('{"cases":[\n' + ",\n".join(lines) + "\n]}\n")


if __name__ == "__main__":
    main()
