"""Where the norm stands: one residual step y of x with a branch f and norms N."""

import torch
from torch import nn


class NoNorm(nn.Module):
    """x + f(x)"""

    def __init__(self, branch, norm, settings):
        super().__init__()
        self.branch = branch
        self.drop = nn.Dropout(settings.dropout)  # if dropout
        self.drop = GivenDropout()  # if masks

    def forward(self, x):
        f = self.branch(x)
        f = self.drop(f)  # if drop
        return x + f  # if residual
        return f  # if plain


class PostNorm(nn.Module):
    """N(x + f(x)), Vaswani et al. 2017"""

    def __init__(self, branch, norm, settings):
        super().__init__()
        self.branch = branch
        self.norm = norm(settings.width)
        self.drop = nn.Dropout(settings.dropout)  # if dropout
        self.drop = GivenDropout()  # if masks

    def forward(self, x):
        f = self.branch(x)
        f = self.drop(f)  # if drop
        return self.norm(x + f)  # if residual
        return self.norm(f)  # if plain


class PreNorm(nn.Module):
    """x + f(N(x)), Xiong et al. 2020"""

    def __init__(self, branch, norm, settings):
        super().__init__()
        self.norm = norm(settings.width)
        self.branch = branch
        self.drop = nn.Dropout(settings.dropout)  # if dropout
        self.drop = GivenDropout()  # if masks

    def forward(self, x):
        f = self.branch(self.norm(x))
        f = self.drop(f)  # if drop
        return x + f  # if residual
        return f  # if plain


class Sandwich(nn.Module):
    """x + N(f(N(x))), CogView 2021; with a final norm Peri-LN, Kim et al. 2025"""

    def __init__(self, branch, norm, settings):
        super().__init__()
        self.before = norm(settings.width)
        self.branch = branch
        self.behind = norm(settings.width)
        self.drop = nn.Dropout(settings.dropout)  # if dropout
        self.drop = GivenDropout()  # if masks

    def forward(self, x):
        f = self.behind(self.branch(self.before(x)))
        f = self.drop(f)  # if drop
        return x + f  # if residual
        return f  # if plain


class OutputNorm(nn.Module):
    """x + N(f(x)), OLMo 2 and Swin V2"""

    def __init__(self, branch, norm, settings):
        super().__init__()
        self.branch = branch
        self.norm = norm(settings.width)
        self.drop = nn.Dropout(settings.dropout)  # if dropout
        self.drop = GivenDropout()  # if masks

    def forward(self, x):
        f = self.norm(self.branch(x))
        f = self.drop(f)  # if drop
        return x + f  # if residual
        return f  # if plain


class DeepNorm(nn.Module):
    """N(alpha x + f(x)), Wang et al. 2022: alpha = (2N)^(1/4) and weights times beta = (8N)^(-1/4) for an encoder of N
    layers of two steps"""

    def __init__(self, branch, norm, settings):
        super().__init__()
        steps = settings.layers * len(settings.branches)
        self.alpha = steps**0.25
        self.branch = branch
        self.norm = norm(settings.width)
        self.drop = nn.Dropout(settings.dropout)  # if dropout
        self.drop = GivenDropout()  # if masks
        with torch.no_grad():
            for name, weight in branch.named_parameters():
                if weight.ndim == 2:
                    scaled = weight[2 * settings.width :] if "qkv" in name else weight  # not query and key
                    scaled *= (4 * steps) ** -0.25

    def forward(self, x):
        f = self.branch(x)
        f = self.drop(f)  # if drop
        return self.norm(self.alpha * x + f)


class ReZero(nn.Module):
    """x + a f(x), a learned from 0 on, Bachlechner et al. 2020"""

    def __init__(self, branch, norm, settings):
        super().__init__()
        self.branch = branch
        self.scale = nn.Parameter(torch.zeros(1))
        self.drop = nn.Dropout(settings.dropout)  # if dropout
        self.drop = GivenDropout()  # if masks

    def forward(self, x):
        f = self.scale * self.branch(x)
        f = self.drop(f)  # if drop
        return x + f  # if residual
        return f  # if plain


class LayerScale(nn.Module):
    """x + lambda f(N(x)), lambda learned, one a feature, CaiT, Touvron et al. 2021"""

    def __init__(self, branch, norm, settings):
        super().__init__()
        self.norm = norm(settings.width)
        self.branch = branch
        self.scale = nn.Parameter(torch.full((settings.width,), settings.layer_scale))
        self.drop = nn.Dropout(settings.dropout)  # if dropout
        self.drop = GivenDropout()  # if masks

    def forward(self, x):
        f = self.scale * self.branch(self.norm(x))
        f = self.drop(f)  # if drop
        return x + f  # if residual
        return f  # if plain


class GivenDropout(nn.Module):
    """Dropout by a mask that was drawn already: 0, or 1 / (1 - p)."""

    mask = None

    def forward(self, x):
        return x * self.mask
