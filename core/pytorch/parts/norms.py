"""Norms that PyTorch 1.13 has not, and what its constructors cannot say."""

import torch
import torch.nn.functional as F
from torch import nn


class RMSNorm(nn.Module):
    """x / sqrt(mean(x^2) + eps), Zhang and Sennrich 2019. PyTorch 2.4 has nn.RMSNorm, without a bias."""

    def __init__(self, features, eps, elementwise_affine=True):
        super().__init__()
        self.eps = eps
        self.register_parameter("weight", nn.Parameter(torch.ones(features)) if elementwise_affine else None)
        self.register_parameter("bias", nn.Parameter(torch.zeros(features)) if elementwise_affine else None)

    def forward(self, x):
        y = x * torch.rsqrt(x.square().mean(-1, keepdim=True) + self.eps)
        if self.weight is not None:
            y = y * self.weight
        return y if self.bias is None else y + self.bias


class KerasBatchNorm(nn.BatchNorm1d):
    """BatchNorm as Keras keeps its statistics: momentum is the share of the old value, and the running variance takes
    the biased variance."""

    def forward(self, x):
        if not self.training:
            return super().forward(x)
        if self.track_running_stats:
            with torch.no_grad():
                self.num_batches_tracked += 1
                new = 1 / self.num_batches_tracked if self.momentum is None else 1 - self.momentum
                self.running_mean += new * (x.mean(0) - self.running_mean)
                self.running_var += new * (x.var(0, unbiased=False) - self.running_var)
        return F.batch_norm(x, None, None, self.weight, self.bias, training=True, eps=self.eps)


class OverSamples(nn.Module):
    """For GroupNorm and InstanceNorm1d, which take samples x features x tokens; here every row is a token."""

    def __init__(self, norm, tokens):
        super().__init__()
        self.norm = norm
        self.tokens = tokens

    def forward(self, x):
        y = self.norm(x.reshape(-1, self.tokens, x.shape[1]).transpose(1, 2))
        return y.transpose(1, 2).reshape(x.shape)


class OverRealRows(nn.Module):
    """A BatchNorm that leaves rows of padding out of its statistics and gives 0 there."""

    def __init__(self, norm, real):
        super().__init__()
        self.norm = norm
        self.real = real

    def forward(self, x):
        y = torch.zeros_like(x)
        y[self.real] = self.norm(x[self.real])
        return y


def without_bias(norm):
    """bias=False, which the constructor of nn.LayerNorm takes from PyTorch 2.1 on."""
    norm.register_parameter("bias", None)
    return norm


def started_at(norm, weight, bias):
    """The norm with these values in its weight (gamma) and bias (beta): one for all features, or one each."""
    with torch.no_grad():
        norm.weight.copy_(torch.as_tensor(weight))
        if norm.bias is not None:
            norm.bias.copy_(torch.as_tensor(bias))
    return norm
