"""What the Batch page measures: a stream of mini-batches, and what the statistics depend on."""

import copy

import torch
import torch.nn.functional as F
from torch import nn

FEATURE, PADDING, POISONED, EVENTS, EPS, SEEDS, CLASSES = 33, 0, 33, [], 1e-5, 5, 10
arrays, data, signal, population_mean, population_var = {}, None, None, None, None
load, show, batch_norm, layer_norm, lag_norm = None, None, None, None, None


def batches():
    """The stream: rows of the signal, rows of padding behind them, and NaN where a batch is poisoned."""
    for number, rows in enumerate(arrays["rows"], start=1):
        rows = rows[rows >= 0]  # if ragged
        x = signal[rows]
        x = torch.cat([x, x.new_zeros(PADDING, x.shape[1])])  # if padding
        if (number, "poison") in EVENTS:  # if poison
            x[0, POISONED] = float("nan")  # if poison
        yield number, x


def take(norm, average, number, x):
    """One batch goes through BatchNorm in training. average holds the plain average over the finite batches so far."""
    if (number, "reset") in EVENTS:  # if reset
        norm.reset_running_stats()  # if reset
    if (number, "repair") in EVENTS:  # if repair
        norm.load_state_dict(average.state_dict())  # if repair
    before = copy.deepcopy(norm.state_dict())  # if guard
    y = norm(x)
    if torch.isfinite(x).all():  # if repair
        average(x)  # if repair
    if not torch.isfinite(x).all():  # if guard
        norm.load_state_dict(before)  # if guard
    return y


def stream(norm):
    """The norm behind all batches, the gap between its training and evaluation in the last one, and how many batches
    it refused."""
    average = copy.deepcopy(norm)  # if repair
    average = None  # if not repair
    average.momentum = None  # if repair
    gap, refused = float("nan"), 0
    for number, x in batches():
        real = len(x) - PADDING  # if padding
        x = x[:real]  # if masked
        undefined = len(x) == 1  # if single
        undefined = len(x) == 1 or (x.var(0, unbiased=False) == 0).any()  # if eps0
        if undefined:  # if refuses
            refused += 1  # if refuses
            continue  # if refuses
        y = take(norm, average, number, x)
        difference = y - copy.deepcopy(norm).eval()(x)
        difference = difference[:real]  # if padding
        gap = difference.square().mean().sqrt()
    return norm, gap, refused


def show_stream(norm, gap, refused):
    """How far the running statistics of a feature are from the population, and the gap."""
    sigma = population_var[FEATURE].sqrt()  # if tracked
    show("stream.mean_error", (norm.running_mean[FEATURE] - population_mean[FEATURE]).abs() / sigma)  # if tracked
    show("stream.var_error", (norm.running_var[FEATURE] - population_var[FEATURE]).abs() / sigma**2)  # if tracked
    show("stream.gap", gap)
    show("stream.refused", refused)


def show_conventions():
    """The running statistics of a feature when the same batches go through each convention."""
    for place, way in enumerate(conventions, start=1):
        norm, _, _ = stream(way())
        show(f"conventions.mean_{place}", norm.running_mean[FEATURE])
        show(f"conventions.var_{place}", norm.running_var[FEATURE])


def show_law():
    """The error of batch statistics against the size of the batch, in units of the population: 1 / sqrt(B)."""
    varies = population_var > 0
    z = (signal[:, varies] - population_mean[varies]) / population_var[varies].sqrt()
    misfit = 0.0
    for size in [2, 4, 8, 16, 32, 64, 128]:
        batch = z[arrays[f"law_{size}"]]  # batches x samples x features
        mean, var = batch.mean(1), batch.var(1, unbiased=False)
        error = mean.std(0, unbiased=False).mean()
        show(f"law.mean_{size}", error)
        show(f"law.var_{size}", var.std(0, unbiased=False).mean())
        show(f"law.bias_{size}", var.mean())
        misfit = max(misfit, float(abs(error * size**0.5 - 1)))
    show("law.mean_misfit", misfit)


def show_perturbation(factor):
    """Sample 1 of a batch times the factor: what do the outputs of the others feel? Over 20 draws of a first layer."""
    sizes = [2, 4, 8, 16, 32, 64, 128]
    felt, layer_max, evaluation_max = {size: 0.0 for size in sizes}, 0.0, 0.0
    for weight, bias, warming, chosen in zip(
        arrays["layer.weights"], arrays["layer.biases"], arrays["warming"], arrays["perturbed"]
    ):
        evaluated = batch_norm(64).double()
        for rows in warming:
            evaluated(F.linear(data[rows], weight, bias))
        evaluated.eval()
        for size in sizes:
            x = data[chosen[:size]]
            before = F.linear(x, weight, bias)
            x[0] *= factor
            after = F.linear(x, weight, bias)
            for norm in [layer_norm(64).double(), evaluated, batch_norm(64).double()]:
                change = (norm(after) - norm(before))[1:].detach()
                if isinstance(norm, nn.LayerNorm):
                    layer_max = max(layer_max, float(change.abs().max()))
                elif norm is evaluated:
                    evaluation_max = max(evaluation_max, float(change.abs().max()))
                else:
                    felt[size] += float(change.square().mean().sqrt()) / 20
    show("perturb.layer_max", layer_max)
    show("perturb.evaluation_max", evaluation_max)
    for size, rms in felt.items():
        show(f"perturb.batch_rms_{size}", rms)


def show_padding():
    """What zeros behind 8 real tokens do to the statistics and to the real tokens; norms without gamma and beta."""
    real = arrays["padded_signal"].reshape(64, 8, 64)  # samples x tokens x channels
    alone = F.batch_norm(real.flatten(0, 1), None, None, training=True, eps=EPS)
    layer_change = masked_change = 0.0
    for pads in [0, 1, 2, 4, 8, 12, 16, 24, 40, 56]:
        rows = F.pad(real, (0, 0, 0, pads)).flatten(0, 1)
        is_real = (torch.arange(8 + pads) < 8).repeat(64)
        batch = F.batch_norm(rows, None, None, training=True, eps=EPS)[is_real]
        masked = F.batch_norm(rows[is_real], None, None, training=True, eps=EPS)
        layer = F.layer_norm(rows, rows.shape[1:], eps=EPS)[is_real]
        layer_alone = F.layer_norm(real.flatten(0, 1), rows.shape[1:], eps=EPS)
        layer_change = max(layer_change, float((layer - layer_alone).abs().max()))
        masked_change = max(masked_change, float((masked - alone).abs().max()))
        if pads in (0, 8, 24, 56):
            percent = 100 * pads // (8 + pads)
            show(f"padding.mean_{percent}", rows.mean(0).mean())
            show(f"padding.var_{percent}", rows.var(0, unbiased=False).mean())
            show(f"padding.real_mean_{percent}", batch.mean())
            show(f"padding.real_rms_{percent}", batch.square().mean().sqrt())
    show("padding.layer_change", layer_change)
    show("padding.masked_change", masked_change)
