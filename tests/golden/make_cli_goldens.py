#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The NormScope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes tests/golden/cli/: inputs and right results for `normscope normalize`.

Right results are computed in float64 from the values really stored. The named cases (public bug reports) by NumPy in
two passes, and held against the digits of the report; the random ones by PyTorch with autograd, in float64; those in
half formats by half_norms.py, and to be met to the bit.
Run with /usr/bin/python3 (numpy, torch); the same versions write the same bytes.
"""
import json
import pathlib

import numpy as np
import torch
import torch.nn.functional as F

import half_norms

OUT = pathlib.Path(__file__).parent / "cli"
RUNS = []


def array(values, digits=17):
    values = np.asarray(values)
    kept = "float32" if values.dtype == np.float32 else "float64"
    shown = [None if np.isnan(v) else float(f"{v:.{digits}g}") for v in values.astype(np.float64).ravel()]
    return {"dtype": kept, "shape": list(values.shape), "values": shown}


def add(name, norm, steps, outputs, options=(), tolerance=None, digits=13, **inputs):
    """One run, or one a step: running statistics go from each to the next."""
    steps = [np.asarray(s) for s in steps]
    loose = steps[0].dtype == np.float32 and "float64" not in options or "float32" in options
    RUNS.append({
        "name": name, "norm": norm, "options": list(options), "steps": [array(s) for s in steps],
        "inputs": {k: array(v) for k, v in inputs.items()},
        "outputs": {k: array(np.asarray(v, dtype=np.float64), digits) for k, v in outputs.items()},
        "tolerance": tolerance or (1e-5 if loose else 1e-6)})


def near(value, digits, tolerance=1e-6):
    assert np.allclose(value, digits, rtol=0, atol=tolerance), (value, digits)
    return value


def layer(x, eps=1e-5):
    x = np.asarray(x, dtype=np.float64)
    mean = x.mean(-1, keepdims=True)
    return (x - mean) / np.sqrt(((x - mean) ** 2).mean(-1, keepdims=True) + eps)


def rms(x, eps=1e-5):
    x = np.asarray(x, dtype=np.float64)
    return x / np.sqrt((x * x).mean(-1, keepdims=True) + eps)


def batch(x, eps=1e-5):
    flat = np.asarray(x, dtype=np.float64).reshape(-1, np.shape(x)[-1])
    return layer(flat.T, eps).T.reshape(np.shape(x))


def running(steps, share, keras=False):
    """share: of the new value. From mean 0 and variance 1."""
    mean, var = 0.0, 1.0
    for x in steps:
        flat = np.asarray(x, dtype=np.float64).reshape(-1, np.shape(x)[-1])
        mean = (1 - share) * mean + share * flat.mean(0)
        var = (1 - share) * var + share * flat.var(0, ddof=0 if keras else 1)
    return {"running_mean": mean, "running_var": var}


def both(name, norm, x, y, digits, **more):
    """The same stored values in float32 and in float64."""
    near(y.ravel(), digits)
    x = np.asarray(x, dtype=np.float32)
    add(name + ", float32", norm, [x], {"y": y}, **more)
    add(name + ", float64", norm, [x.astype(np.float64)], {"y": y}, **more)


def far_from_zero():
    f4 = lambda values: np.asarray(values, dtype=np.float32)
    a, b = f4([2000.5, 2001.25, 1999, 2000.75]), f4([40000, 40001, 40002, 40003])
    c, d = f4(1e8 + np.array([8, -8, 16, -16])), f4(10000 + np.arange(16) * 0.001)
    both("pytorch#51102, mean near 2000", "layer", a, layer(a), [0.149070, 1.043491, -1.639772, 0.447210])
    both("pytorch#51102, mean near 40000", "layer", b, layer(b), [-1.341635, -0.447212, 0.447212, 1.341635])
    both("pytorch#51102, mean 1e8", "layer", c, layer(c), [0.632456, -0.632456, 1.264911, -1.264911])
    near(layer(d)[[0, -1]], [-1.331333, 1.331333])
    both("pytorch#51102, steps of 0.001 at 10000", "layer", d, layer(d), layer(d))


def formula_and_eps():
    x = [1.0, 0, 0, 0]
    both("BERT-pytorch#30, one hot", "layer", x, layer(x, 1e-6), [1.732046] + [-0.577349] * 3, options=["--eps", "1e-6"])
    x = np.array([0.003, -0.003, 0.001, -0.001], dtype=np.float32)
    both("BERT-pytorch#30, variance below eps", "layer", x, layer(x), [0.774597, -0.774597, 0.258199, -0.258199])
    x = np.array([1e-3, -1e-3, 1e-3, -1e-3], dtype=np.float32)
    for eps, digits in ((1e-6, 0.707107), (1e-5, 0.301511)):
        both(f"llama.cpp#2373, eps {eps:g}", "rms", x, rms(x, eps), [digits, -digits] * 2, options=["--eps", repr(eps)])
    both("llama.cpp#2373, eps with a decimal comma", "rms", x, rms(x), [0.301511, -0.301511] * 2, options=["--eps", "0,00001"])


def running_statistics():
    a, b = np.array([[1.0], [2], [3], [6]]), np.array([[0.0], [10]])
    c, d = np.arange(8.0).reshape(2, 2, 2, 1), np.ones((4, 1))
    near(batch(a).ravel(), [-1.069043, -0.534522, 0, 1.603565])
    right = {"a": (0.3, 1.366667), "b": (0.5, 5.9), "c": (0.35, 1.5), "d": (0.409510, 0.590490)}
    for key, steps in {"a": [a], "b": [b], "c": [c], "d": [d] * 5}.items():
        stats = running(steps, 0.1)
        near(np.ravel([stats["running_mean"], stats["running_var"]]), right[key])
        add(f"pytorch#60528, {key}, PyTorch", "batch", steps, {"y": batch(steps[-1]), **stats})
    for key, steps, digits in (("a", [a], (0.03, 1.025)), ("b", [b], (0.05, 1.24))):
        stats = running(steps, 1 - 0.99, keras=True)
        near(np.ravel([stats["running_mean"], stats["running_var"]]), digits)
        add(f"pytorch#60528, {key}, Keras", "batch", steps, stats, ["--momentum", "0.99", "--momentum-convention", "keras"])
    y = near((a - 0.3) / np.sqrt(1.3666666666666667 + 1e-5), np.array([[0.598777], [1.454173], [2.309569], [4.875756]]))
    add("pytorch#60528, a, then evaluation", "batch", [a], {"y": y}, ["--mode", "eval"], running_mean=[0.3],
        running_var=[1.3666666666666667])


def momentum_conventions():
    steps = [np.array([[8.0], [12.0]])] * 3
    rows = (("PyTorch 0.1", 0.1, False, "0.1", (2.71, 2.897)), ("PyTorch 0.999", 0.999, False, "0.999", (10, 8)),
            ("PyTorch 0", 0, False, "0", (0, 1)), ("PyTorch 1", 1, False, "1", (10, 8)),
            ("Keras 0.99", 1 - 0.99, True, "0.99", (0.29701, 1.089103)),
            ("Keras 0.9", 1 - 0.9, True, "0.9", (2.71, 1.813)))
    for name, share, keras, text, digits in rows:
        stats = running(steps, share, keras)
        near(np.ravel([stats["running_mean"], stats["running_var"]]), digits, 1e-5)
        options = ["--momentum", text] + (["--momentum-convention", "keras"] if keras else [])
        add(f"deeplab-pytorch#79, {name}", "batch", steps, stats, options)
    default = running(steps, 1 - 0.9, True)
    add("deeplab-pytorch#79, Keras without a momentum", "batch", steps, default, ["--momentum-convention", "keras"])


def edges():
    x = np.array([[1.0, 2.0]])
    add("Flux.jl#2716, evaluation of one row", "batch", [x], {"y": near(x / np.sqrt(1 + 1e-5), [[0.999995, 1.99999]])},
        ["--mode", "eval"])
    zeros, dy = np.zeros((1, 4)), np.array([[1.0, 0, 0, 0]])
    near(1000 * 0.75 / np.sqrt(10), 237.170825)
    dx = (dy - dy.mean()) / np.sqrt(1e-5)
    add("onnxruntime#21935, backward at zeros, layer", "layer", [zeros], {"y": zeros, "dx": dx}, grad_output=dy)
    add("onnxruntime#21935, backward at zeros, rms", "rms", [zeros], {"y": zeros, "dx": dy * 1000}, ["--eps", "1e-6"], grad_output=dy)
    for name, values in (("256 times 1234", np.full((1, 256), 1234.0)), ("1000 times 0.1", np.full((1, 1000), 0.1)),
                         ("zeros", np.zeros((1, 7)))):
        for dtype in (np.float32, np.float64):
            x, shift = values.astype(dtype), (np.arange(values.size) % 8 / 4 - 1).astype(dtype)
            add(f"onnxruntime#21935, {name} give exactly beta, {dtype.__name__}", "layer", [x], {"y": shift.reshape(1, -1)},
                beta=shift, tolerance=1e-300)


def torch_norm(norm, x, k, eps, gamma, beta):
    shape = x.shape[x.dim() - k:]
    if norm == "layer":
        return torch.nn.functional.layer_norm(x, shape, gamma, beta, eps)
    if norm == "batch":
        flat = x.reshape(-1, x.shape[-1])
        return torch.nn.functional.batch_norm(flat, None, None, gamma, beta, True, 0.1, eps).reshape(x.shape)
    axes = list(range(x.dim() - k, x.dim()))
    y = x * torch.rsqrt((x * x).mean(axes, keepdim=True) + eps)
    y = y if gamma is None else y * gamma
    return y if beta is None else y + beta


def random_run(rng, norm, shape, k, dtype, affine, eps, options=()):
    draw = lambda size: (np.round(rng.normal(0.3, 1.7, size) * 64) / 64).astype(dtype)  # short to print, exact in both
    values = {"x": draw(shape), "grad_output": draw(shape)}
    for name in ("gamma", "beta"):
        if name in affine:
            values[name] = draw(shape[len(shape) - k:])
    t = {n: torch.tensor(v.astype(np.float64), requires_grad=n != "grad_output") for n, v in values.items()}
    y = torch_norm(norm, t["x"], k, eps, t.get("gamma"), t.get("beta"))
    y.backward(t["grad_output"])
    outputs = {"y": y.detach().numpy(), "dx": t["x"].grad.numpy()}
    outputs.update({"d" + n: t[n].grad.numpy() for n in ("gamma", "beta") if n in t})
    options = [*options, "--eps", repr(eps)] + (["--normalized-dims", str(k)] if k > 1 else [])
    name = f"{norm} {shape} last {k}, {' and '.join(affine) or 'no affine'}, eps {eps:g}, {dtype.__name__}"
    inputs = {n: v for n, v in values.items() if n != "x"}
    in_double = "float64" in options or dtype == np.float64 and "float32" not in options
    tight = 1e-10 if in_double else None  # float64 against float64: only rounding differs
    add(" ".join([name, *options[:-2]]), norm, [values["x"]], outputs, options, tight, **inputs)


def random_shapes():
    rng = np.random.default_rng(20260101)
    affines = ((), ("gamma",), ("beta",), ("gamma", "beta"))
    rows = [((8,), 1), ((3, 8), 1), ((3, 8), 2), ((2, 4, 8), 1), ((2, 4, 8), 2), ((2, 3, 4, 5), 1), ((2, 3, 4, 5), 3),
            ((2, 1, 3, 1), 2), ((5, 33), 1)]
    turn = 0
    for norm in ("layer", "rms", "batch"):
        for shape, k in rows:
            if norm == "batch" and (k > 1 or len(shape) == 1):
                continue
            for dtype in (np.float32, np.float64):
                for affine in affines[turn % 2::2]:
                    random_run(rng, norm, shape, k, dtype, affine, (1e-5, 1e-3)[turn // 2 % 2])
                turn += 1
    random_run(rng, "layer", (3, 8), 1, np.float32, ("gamma",), 1e-5, ("--dtype", "float64"))
    random_run(rng, "batch", (7, 5), 1, np.float64, ("gamma", "beta"), 1e-5, ("--dtype", "float32"))


def draw(rng, shape, scale=1.7, offset=0.3):
    return np.round(rng.normal(offset, scale, shape) * 64) / 64


def with_gradients(values, compute):
    """Float64 inputs and what torch makes of them: y and the gradients of all inputs but grad_output."""
    t = {n: torch.tensor(v, requires_grad=n != "grad_output") for n, v in values.items()}
    y = compute(t)
    y.backward(t["grad_output"])
    outputs = {"y": y.detach().numpy(), "dx": t["x"].grad.numpy()}
    return outputs | {"d" + n: t[n].grad.numpy() for n in ("gamma", "beta") if n in t}


def group_run(rng, shape, groups, affine, dtype=np.float64):
    values = {"x": draw(rng, shape), "grad_output": draw(rng, shape)}
    values |= {n: draw(rng, shape[-1:]) for n in affine}
    first = lambda x: x.movedim(-1, 1) if x.dim() > 1 else x[None]  # torch has the channels second
    back = lambda y: y.movedim(1, -1) if len(shape) > 1 else y[0]
    if groups == 0:
        norm = lambda x, gamma, beta: F.instance_norm(x, None, None, gamma, beta, True, 0.1, 1e-5)
    else:
        norm = lambda x, gamma, beta: F.group_norm(x, groups, gamma, beta, 1e-5)
    outputs = with_gradients(values, lambda t: back(norm(first(t["x"]), t.get("gamma"), t.get("beta"))))
    stored = {n: v.astype(dtype) for n, v in values.items()}
    norm_name = f"group, {groups} groups" if groups else "instance"
    name = f"{norm_name}, {shape}, {' and '.join(affine) or 'no affine'}, {dtype.__name__}"
    options = ["--groups", str(groups)] if groups else []
    add(name, "group" if groups else "instance", [stored.pop("x")], outputs, options,
        1e-10 if dtype == np.float64 else None, **stored)


def groups():
    rng = np.random.default_rng(20260404)
    x = np.array([1.0, 2, 3])
    y = near(layer(x), [-1.224736, 0, 1.224736])
    add("Flux.jl#2716, one group of three", "group", [x], {"y": y}, ["--groups", "1"])
    both_affine = ("gamma", "beta")
    counts_of = {(6,): (1, 3), (3, 8): (1, 2, 4), (2, 4, 6): (1, 3, 6), (2, 3, 2, 8): (2, 8), (2, 1, 1, 6): (2,)}
    for shape, counts in counts_of.items():
        for n, count in enumerate(counts):
            group_run(rng, shape, count, (both_affine, (), ("gamma",))[n])
    for shape in ((2, 5, 3), (3, 2, 3, 4), (1, 2, 2, 2, 3)):
        group_run(rng, shape, 0, both_affine)
    group_run(rng, (2, 5, 3), 0, ())
    group_run(rng, (2, 4, 6), 2, both_affine, np.float32)
    group_run(rng, (2, 5, 3), 0, both_affine, np.float32)


def masked():
    x, mask = np.array([1.0, 3, 5, 0, 0, 0]).reshape(6, 1), np.array([1.0, 1, 1, 0, 0, 0])
    y = np.append(near(batch(x[:3]), [[-1.224743], [0], [1.224743]]), [0, 0, 0]).reshape(6, 1)
    stats = running([x[:3]], 0.1)
    near(np.ravel([stats["running_mean"], stats["running_var"]]), (0.3, 1.3))
    add("tensorflow#30161, a flat mask", "batch", [x], {"y": y, **stats}, mask=mask)
    add("tensorflow#30161, a mask of all axes but the last", "batch", [x.reshape(2, 3, 1)], {"y": y, **stats},
        mask=mask.reshape(2, 3))
    rng = np.random.default_rng(20260405)
    for mode in ("train", "eval"):
        shapes = {"x": (3, 4, 5), "grad_output": (3, 4, 5), "gamma": 5, "beta": 5}
        values = {n: draw(rng, shape) for n, shape in shapes.items()}
        mask = (rng.random((3, 4)) > 0.4).astype(float)
        before = {"running_mean": draw(rng, 5), "running_var": np.abs(draw(rng, 5)) + 0.5}
        after = {n: torch.tensor(v) for n, v in before.items()}

        def compute(t):
            real = torch.tensor(mask > 0)
            out = F.batch_norm(t["x"][real], *after.values(), t["gamma"], t["beta"], mode == "train", 0.1, 1e-5)
            return torch.zeros(3, 4, 5, dtype=torch.float64).index_put((real,), out)

        outputs = with_gradients(values, compute)
        outputs |= {n: v.numpy() for n, v in after.items()} if mode == "train" else {}
        add(f"masked, {mode}", "batch", [values.pop("x")], outputs, ["--mode", mode], 1e-10, mask=mask,
            **values, **before)


def averages():
    rng = np.random.default_rng(20260406)
    reported = (("three", [[0, 2], [1, 3], [4, 8]], (3, 4)), ("unequal", [[0, 2], [1, 3, 4, 4]], (2, 2)))
    batches = [(name, [np.array(b, dtype=float)[:, None] for b in steps], digits) for name, steps, digits in reported]
    batches.append(("random", [draw(rng, (n, 3)) for n in (5, 3, 8, 2)], None))
    for name, steps, digits in batches:
        norm = torch.nn.BatchNorm1d(steps[0].shape[1], momentum=None, affine=False).double()
        for step in steps:
            y = norm(torch.tensor(step))
        stats = {"running_mean": norm.running_mean.numpy(), "running_var": norm.running_var.numpy()}
        if digits:
            near(np.ravel(list(stats.values())), digits)
        source = "pytorch#31498, " if digits else ""
        add(f"{source}momentum none, {name} batches", "batch", steps, {"y": y.numpy(), **stats}, ["--momentum", "none"],
            1e-10)
    x = draw(rng, (5, 3))
    add("no running statistics, evaluation", "batch", [x], {"y": batch(x)}, ["--no-running-stats", "--mode", "eval"])


def single(rng, *normal):
    return np.asarray(rng.normal(*normal)).astype(np.float32).astype(np.float64)  # rounded once on the way


def half_run(rng, dtype, wide, norm, shape, groups=0, scale=1.7, offset=0.3, eps=1e-5, flush=False, options=(),
             mask=None, stats=None, padding=None):
    values = {"x": single(rng, offset, scale, shape), "grad_output": single(rng, 0, 1, shape),
              "gamma": single(rng, 1, 1, shape[-1]), "beta": single(rng, 0, 1, shape[-1])}
    if padding is not None:
        for name in ("x", "grad_output"):
            values[name][mask == 0] = padding
    machine = half_norms.Machine(dtype, wide, flush)
    computed = half_norms.HalfNorm(machine, norm, eps, values["gamma"], values["beta"], stats)
    cells = half_norms.groups_of(norm, shape, groups or shape[-1], None if mask is None else mask.ravel() > 0)
    outputs = computed.run(values["x"], values["grad_output"], cells)
    if norm == "batch" and stats is None and "--no-running-stats" not in options:
        outputs |= computed.running(len(cells[0]), 0.1)
    kind = norm if norm != "group" or groups else "instance"
    words = ["--dtype", dtype, "--eps", repr(eps), *options] + (["--accumulate", "float32"] if wide else [])
    words += (["--flush-to-zero"] if flush else []) + (["--groups", str(groups)] if groups else [])
    inputs = {n: v for n, v in values.items() if n != "x"}
    inputs |= {} if mask is None else {"mask": mask}
    inputs |= {"running_mean": stats[0], "running_var": stats[1]} if stats is not None else {}
    name = f"half, {kind} {shape}, scale {scale:g}, {' '.join(words)}{'' if mask is None else ', masked'}"
    name += "" if padding is None else f", padding {padding}"
    assert all(np.isfinite(v).all() for v in outputs.values()), name
    outputs = {n: np.reshape(v, shape) if n in ("y", "dx") else v for n, v in outputs.items()}
    add(name, kind, [values["x"]], outputs, words, 1e-300, 17, **inputs)


def half_formats():
    rng = np.random.default_rng(20260407)
    for dtype in ("float16", "bfloat16"):
        for wide in (False, True):
            run = lambda *a, **more: half_run(rng, dtype, wide, *a, **more)
            run("layer", (3, 7))
            run("layer", (2, 24), scale=30, offset=100, eps=1e-3)
            run("rms", (2, 2, 9))
            run("group", (2, 3, 4), groups=2)
            run("group", (2, 5, 3))
            run("batch", (6, 3))
            run("batch", (2, 3, 2), mask=np.array([[1.0, 1, 0], [1, 0, 1]]))
            run("batch", (4, 3), options=["--mode", "eval"], stats=np.array([[0.5, -0.25, 1], [1.5, 0.75, 2]]))
            run("layer", (2, 8), scale=2e-3, offset=0, eps=1e-4, flush=True)


def half_steps(rng, dtype, wide, rows, share, options, keras=False):
    """BatchNorm in training, one step a batch of so many rows; share(t) is what batch t = 1, 2 ... gets."""
    gamma, beta = single(rng, 1, 1, 3), single(rng, 0, 1, 3)
    steps, after = [single(rng, 0.3, 1.7, (n, 3)) for n in rows], {"running_mean": 0, "running_var": 1}
    for t, x in enumerate(steps, 1):
        norm = half_norms.HalfNorm(half_norms.Machine(dtype, wide, False), "batch", 1e-5, gamma, beta)
        y = norm.run(x, np.zeros_like(x), half_norms.groups_of("batch", x.shape, 3, None))["y"].reshape(x.shape)
        after = norm.running(len(x), share(t), tuple(after.values()), keras)
    words = ["--dtype", dtype, *options] + (["--accumulate", "float32"] if wide else [])
    add(f"half, batch, {len(rows)} steps, {' '.join(words)}", "batch", steps, {"y": y, **after}, words, 1e-300, 17,
        gamma=gamma, beta=beta)


def half_batches():
    """What only BatchNorm has: averages of running statistics, none at all, and padding."""
    rng = np.random.default_rng(20260408)
    mask, stats = np.array([[1.0, 1, 0], [1, 0, 1]]), np.array([[0.5, -0.25], [1.5, 0.75]])
    for dtype in ("float16", "bfloat16"):
        for wide in (False, True):
            steps = lambda *a, **more: half_steps(rng, dtype, wide, *a, **more)
            steps((5, 3, 8, 2), lambda t: 1 / t, ["--momentum", "none"])
            for momentum in (0.9, 0.99):
                steps((5, 3, 8), lambda t: 1 - momentum,
                      ["--momentum", str(momentum), "--momentum-convention", "keras"], keras=True)
            run = lambda *a, **more: half_run(rng, dtype, wide, "batch", *a, **more)
            for mode in ("train", "eval"):
                run((5, 3), options=["--no-running-stats", "--mode", mode])
            run((2, 3, 2), options=["--mode", "eval"], stats=stats, mask=mask)
            run((2, 3, 2), options=["--mode", "eval"], stats=stats, mask=mask, padding=np.nan)
            run((2, 3, 2), mask=mask, padding=np.nan)


def stored_types():
    """Types that only NumPy writes: the input is a file, the right result as everywhere."""
    rng = np.random.default_rng(7)
    files = {"float16": rng.normal(0, 3, (3, 6)).astype(np.float16), "int64": rng.integers(-50, 50, (3, 6)),
             "uint8": rng.integers(0, 255, (3, 6)).astype(np.uint8), "bool": rng.random((3, 6)) > 0.5,
             "big_endian": rng.normal(0, 3, (3, 6)).astype(">f4")}
    runs = []
    for name, x in files.items():
        np.save(OUT / f"{name}.npy", x)
        single = name in ("float16", "big_endian")
        runs.append({"file": f"{name}.npy", "dtype": "float32" if single else "float64",
                     "values": layer(x.astype(np.float64)).ravel().tolist()})
    (OUT / "stored_types.json").write_text(json.dumps(runs) + "\n")


def main():
    OUT.mkdir(exist_ok=True)
    for part in (far_from_zero, formula_and_eps, running_statistics, momentum_conventions, edges, random_shapes, groups,
                 masked, averages, half_formats, half_batches):
        part()
    (OUT / "normalize.json").write_text("[\n" + ",\n".join(json.dumps(r) for r in RUNS) + "\n]\n")
    stored_types()
    print(len(RUNS), "runs")


if __name__ == "__main__":
    main()
