"""What the Axes page measures of a matrix and of the gradient that goes through a norm."""

import torch
import torch.nn.functional as F

EPS = 1e-5
TOKENS = 1
features, real, upstream, arrays = [], None, None, {}


def show(name, value):
    print(name, float(value))


def extremes(values):
    """Least and greatest of the finite values; 0 and 0 if there is none."""
    finite = values[torch.isfinite(values)]
    return (finite.min(), finite.max()) if len(finite) else (torch.zeros(()), torch.zeros(()))


def show_margin(name, y, axis):
    mean_min, mean_max = extremes(y.mean(axis))
    sd_min, sd_max = extremes(y.std(axis, unbiased=False))
    show(f"{name}_mean_min", mean_min)
    show(f"{name}_mean_max", mean_max)
    show(f"{name}_mean_max_abs", max(abs(mean_min), abs(mean_max)))
    show(f"{name}_sd_min", sd_min)
    show(f"{name}_sd_max", sd_max)


def show_statistics(name, y, rows=slice(None)):
    """rows: those that the mean and sd of a feature are taken over."""
    show_margin(f"{name}.row", y, axis=1)
    show_margin(f"{name}.feature", y[rows], axis=0)
    cells = y[torch.isfinite(y)]
    if len(cells):
        show(f"{name}.mean", cells.mean())
        show(f"{name}.sd", cells.std(unbiased=False))
        show(f"{name}.max_abs", cells.abs().max())
    show(f"{name}.non_finite", y.numel() - len(cells))
    show_energy(name, y)


def show_energy(name, y):
    """The part of each row's sum of squares that a feature holds: mean and least over the rows."""
    energy = y.square()
    total = energy.sum(1, keepdim=True)
    counts = torch.isfinite(total[:, 0]) & (total[:, 0] > 0)
    if not counts.any():
        return
    share = energy[counts] / total[counts]
    for j, feature in enumerate(features):
        show(f"{name}.energy_share.{feature}", share[:, j].mean())
        show(f"{name}.energy_share_min.{feature}", share[:, j].min())


def over_row(values):
    return values.mean(1, keepdim=True)


def over_column(values):
    return values.mean(0, keepdim=True)


def over_sample(values, groups):
    """The mean over the tokens of a sample and the features of a group, spread over their cells again."""
    blocks = values.reshape(-1, TOKENS, groups, values.shape[1] // groups)
    return blocks.mean((1, 3), keepdim=True).expand_as(blocks).reshape(values.shape)


def show_gradient(name, dx, x, h, over, subtracts_mean=True):
    """What arrives at the norm, h = gamma dy, what the norm takes out of it, and what is left:
    h = <h> + <h xhat> xhat + passed and dx = passed / sqrt(var + eps). Each is L2 over the matrix."""
    centred = x - over(x) if subtracts_mean else x
    xhat = centred / torch.sqrt(over(centred.square()) + EPS)
    mean_part = over(h) if subtracts_mean else torch.zeros(())
    xhat_part = over(h * xhat) * xhat
    show(f"{name}.gradient_arriving", h.norm())
    show(f"{name}.gradient_mean_part", mean_part.expand_as(h).norm())
    show(f"{name}.gradient_xhat_part", xhat_part.norm())
    show(f"{name}.gradient_passed", dx.norm())


def show_plain_gradient(name, dx, h):
    """Here the statistics do not depend on x: nothing is taken out of the gradient."""
    show(f"{name}.gradient_arriving", h.norm())
    show(f"{name}.gradient_mean_part", 0)
    show(f"{name}.gradient_xhat_part", 0)
    show(f"{name}.gradient_passed", dx.norm())


def show_changes(name, before, after):
    """The cells that an edit changed, and the rows and columns that hold one."""
    changed = (before != after) & ~(before.isnan() & after.isnan())
    show(f"{name}.changed_cells", changed.sum())
    show(f"{name}.changed_rows", changed.any(1).sum())
    show(f"{name}.changed_columns", changed.any(0).sum())


def show_padding(name, x, over):
    """How far rows of padding move the statistics of the groups that count them."""
    counts = real[:, None].double().expand_as(x)
    share = over(counts)
    mean = over(x * counts) / share
    sd = torch.sqrt(over((x - mean).square() * counts) / share)
    all_sd = torch.sqrt(over((x - over(x)).square()))
    show(f"{name}.padding_moves_mean", (over(x) - mean).abs().max())
    show(f"{name}.padding_moves_sd", (all_sd - sd).abs().max())


def show_invariance(factor):
    """What may be done to a = x W^T without moving the output of a norm? Measured at eps = 0 on 64 wines."""
    x, weights, vector = arrays["bench.x"], arrays["bench.weights"], arrays["bench.vector"]
    for name, (norm, rows) in bench_norms().items():
        output = norm(x @ weights.T, weights)
        for change, (new_x, new_weights, added) in bench_changes(x, weights, vector, factor, rows).items():
            moved = (norm(new_x @ new_weights.T + added, new_weights) - output).abs().max()
            show(f"invariance.{name}.{change}", moved < 1e-9 * output.abs().max())
            show(f"invariance.{name}.{change}.moved", moved)


def bench_norms():
    """Norms of a, which may look at the weights too, and the rows of a sample."""

    def instance(a, weights):
        samples = a.reshape(-1, 4, a.shape[1]).transpose(1, 2)
        return F.instance_norm(samples, eps=0.0).transpose(1, 2).reshape(a.shape)

    def partial_rms(a, weights):
        measured = a[:, : a.shape[1] // 4]
        return a / measured.square().mean(1, keepdim=True).sqrt()

    return {
        "batch": (lambda a, weights: F.batch_norm(a, None, None, training=True, eps=0.0), 1),
        "weight": (lambda a, weights: a / weights.norm(dim=1), 1),
        "layer": (lambda a, weights: F.layer_norm(a, a.shape[1:], eps=0.0), 1),
        "rms": (lambda a, weights: a / a.square().mean(1, keepdim=True).sqrt(), 1),
        "partial_rms": (partial_rms, 1),
        "group": (lambda a, weights: F.group_norm(a, 1, eps=0.0), 1),
        "instance": (instance, 4),
        "none": (lambda a, weights: a, 1),
    }


def bench_changes(x, weights, vector, factor, rows):
    """New x, new weights and what is added to a. rows: of a sample."""

    def times(values, place):
        values = values.clone()
        values[place] *= factor
        return values

    def added(place):
        a = torch.zeros(len(x), len(weights))
        a[place] = factor
        return a

    nothing = torch.zeros(())
    return {
        "scale_weights": (x, factor * weights, nothing),
        "centre_weights": (x, weights + vector, nothing),
        "scale_unit": (x, times(weights, 1), nothing),
        "scale_data": (factor * x, weights, nothing),
        "shift_data": (x + vector, weights, nothing),
        "scale_sample": (times(x, slice(rows)), weights, nothing),
        "shift_sample": (x, weights, added(slice(rows))),
        "shift_unit": (x, weights, added((slice(None), 1))),
    }
