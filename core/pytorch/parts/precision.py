"""What the Precision page measures: norms with every operation rounded to a number format."""

import numpy as np
import torch
import torch.nn.functional as F

EPS, FORMATS, CHOSEN_EPS, CHOSEN_SD, OFFSET, CHOSEN_FORMAT, RMS = 1e-5, {}, 1e-5, 1e-4, 0.0, "fp16", False
arrays, show, variance = {}, None, None


def rounded(x, dtype):
    """What an operation leaves in this format: it is done in float64, and its result is rounded once."""
    return x.to(dtype).double()  # if not flush
    y = x.to(dtype).double()  # if flush
    return torch.where(y.abs() < torch.finfo(dtype).tiny, 0.0 * y, y)  # if flush


def stored(x, dtype):
    """A value of a cell: computed in the format of the sums, kept in its own."""
    return rounded(rounded(x, torch.float32), dtype)


def summed(terms, dtype):
    """The sum over the last axis from the first term to the last, every partial sum rounded."""
    total = torch.zeros_like(terms[..., 0])
    for k in range(terms.shape[-1]):
        total = rounded(total + terms[..., k], dtype)
    return total


def averaged(terms, dtype):
    count = rounded(torch.tensor(float(terms.shape[-1])), dtype)
    return rounded(summed(terms, dtype) / count, dtype)


def normalized(x, eps, dtype):
    """The norm of each row of x, operation by operation, without gamma and beta."""
    sums = torch.float32  # if wide
    sums = dtype  # if not wide
    mean = averaged(x, sums)[..., None]  # if mean
    centred = stored(x - mean, dtype)  # if mean_wide
    centred = rounded(x - mean, dtype)  # if mean_narrow
    centred = x  # if not mean
    var = averaged(rounded(centred.square(), sums), sums)[..., None]  # if two_pass
    var = variance(x, dtype, sums)[..., None]  # if not two_pass
    root = rounded(torch.sqrt(rounded(var + rounded(torch.tensor(eps), sums), sums)), sums)
    return stored(centred / root, dtype)  # if wide
    return rounded(centred / root, dtype)  # if not wide


def one_pass(x, dtype, sums):
    """E[x^2] - E[x]^2, which may come out negative."""
    mean, square = averaged(x, sums), averaged(rounded(x.square(), sums), sums)
    return rounded(square - rounded(mean.square(), sums), sums)


def shifted(x, dtype, sums):
    """One pass over x - x[0]."""
    return one_pass(rounded(x - x[..., :1], dtype), dtype, sums)


def corrected_two_pass(x, dtype, sums):
    """Two passes, minus the square of what rounding left of the mean: Chan, Golub and LeVeque 1983."""
    return one_pass(rounded(x - averaged(x, sums)[..., None], dtype), dtype, sums)


def two_pass(x, dtype, sums):
    """E[(x - mean)^2]"""
    centred = rounded(x - averaged(x, sums)[..., None], dtype)
    return averaged(rounded(centred.square(), sums), sums)


def pairwise(x, dtype, sums):
    """E[x^2] - E[x]^2 by sums that are halved until 8 terms are left."""

    def total(terms):
        if terms.shape[-1] <= 8:
            return summed(terms, sums)
        half = terms.shape[-1] // 2
        return rounded(total(terms[..., :half]) + total(terms[..., half:]), sums)

    count = rounded(torch.tensor(float(x.shape[-1])), sums)
    mean, square = (rounded(total(t) / count, sums) for t in (x, rounded(x.square(), sums)))
    return rounded(square - rounded(mean.square(), sums), sums)


def welford(x, dtype, sums):
    """The mean and the sum of squares, updated value by value: Welford 1962."""
    mean, squares = torch.zeros_like(x[..., 0]), torch.zeros_like(x[..., 0])
    for k in range(x.shape[-1]):
        count = rounded(torch.tensor(k + 1.0), sums)
        before = rounded(x[..., k] - mean, sums)
        mean = rounded(mean + rounded(before / count, sums), sums)
        squares = rounded(squares + rounded(before * rounded(x[..., k] - mean, sums), sums), sums)
    return rounded(squares / rounded(torch.tensor(float(x.shape[-1])), sums), sums)


def exact(x, eps):
    """The same norm in float64."""
    centred = x - x.mean(-1, keepdim=True)  # if mean
    centred = x  # if not mean
    return centred / torch.sqrt(centred.square().mean(-1, keepdim=True) + eps)


def row(sd, dtype):
    """The row that a cell normalizes, in its format."""
    return rounded(arrays["unit"] * sd + OFFSET, dtype)  # if not wide
    return stored(arrays["unit"] * sd + OFFSET, dtype)  # if wide


def outcome(x, eps, dtype):
    """What became of the norm of one row, and how far it is from float64."""
    y, should = normalized(x, eps, dtype), exact(x, eps)
    size = should.square().mean().sqrt()
    error = (y - should).square().mean().sqrt() / (size if size != 0 else 1.0)
    if y.isnan().any():
        return "nan", error
    if y.isinf().any():
        return "infinite", error
    if torch.equal(y, rounded(should, dtype)):
        return "finite", error
    if (y == 0).all():
        return "all_zero", error
    return "wrong" if error > 0.1 else "finite", error


def show_eps():
    """What becomes of eps in each format, or in that of its sums."""
    for name, dtype in FORMATS.items():
        eps = rounded(torch.tensor(EPS), dtype)  # if not wide
        eps = rounded(torch.tensor(EPS), torch.float32)  # if wide
        show(f"eps.{name}", eps)
        show(f"eps.{name}_change", eps / EPS - 1 if EPS > 0 else 0)


def show_grid():
    """Rows of ten sizes with each eps: how many come out right in each format."""
    for name, dtype in FORMATS.items():
        cells = [outcome(row(sd, dtype), eps, dtype) for eps in GRID_EPS for sd in GRID_SDS]
        for state in ["nan", "infinite", "all_zero", "wrong"]:
            show(f"{name}.{state}", sum(cell == state for cell, _ in cells))
        show(f"{name}.finite", sum(cell not in ("nan", "infinite") for cell, _ in cells))
        errors = [float(error) for cell, error in cells if cell in ("finite", "wrong")]
        show(f"{name}.error_median", np.median(errors) if errors else float("nan"))


def show_chosen():
    """The cell that the page looks into."""
    dtype = FORMATS[CHOSEN_FORMAT]
    x = row(CHOSEN_SD, dtype)
    y = normalized(x, EPS, dtype)
    show("chosen.error", outcome(x, EPS, dtype)[1])
    show("chosen.nan", y.isnan().sum())
    show("chosen.infinite", y.isinf().sum())


def show_floor():
    """eps is a floor: the sd of the output is sigma / sqrt(sigma^2 + eps), in float64."""
    unit = arrays["unit"]
    unit = unit - unit.mean()  # if mean
    unit = unit / unit.square().mean().sqrt()
    misfit = 0.0
    for eps in GRID_EPS:
        for var in 10.0 ** np.arange(-14, 3.5, 0.5):
            x = unit * var**0.5
            y = F.layer_norm(x, x.shape, eps=eps)  # if mean
            y = x * torch.rsqrt(x.square().mean() + eps)  # if not mean
            misfit = max(misfit, abs(float(y.square().mean().sqrt()) / (var / (var + eps)) ** 0.5 - 1))
    show("floor.misfit", misfit)


def show_overflow():
    """The least s, in steps of 2^(1/4), at which the sum of d squares of N(0, s^2) is infinite for half of the
    seeds."""
    dtype = FORMATS[CHOSEN_FORMAT]
    sums = torch.float32  # if wide
    sums = dtype  # if not wide
    scales = 2.0 ** (torch.arange(33) / 4.0)
    total = torch.zeros(len(arrays["overflow"]), len(scales))
    for d in range(1, 8193):
        x = arrays["overflow"][:, d - 1, None] * scales
        x = rounded(x, dtype)  # if not wide
        x = stored(x, dtype)  # if wide
        total = rounded(total + rounded(x.square(), sums), sums)
        if d >= 64 and d & (d - 1) == 0:
            breaks = torch.isinf(total).double().mean(0) >= 0.5
            show(f"overflow.measured_{d}", scales[breaks][0] if breaks.any() else float("nan"))


def show_variance():
    """Six ways to a variance in fp32 against the offset of the data: the median error, and the seeds with a negative
    variance."""
    for algorithm in [one_pass, pairwise, two_pass, corrected_two_pass, welford, shifted]:
        for power in range(8):
            x = rounded(arrays["variance"] + 10.0**power, torch.float32)
            centred = x - x.mean(-1, keepdim=True)
            should = centred.square().mean(-1) - centred.mean(-1).square()
            var = algorithm(x, torch.float32, torch.float32)
            show(f"variance.{algorithm.__name__}_{power}", np.median((var - should).abs() / should))
            show(f"variance.{algorithm.__name__}_{power}_negative", (var < 0).sum())
