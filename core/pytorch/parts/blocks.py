"""What stands on a residual branch. Rows are tokens, those of a sequence next to each other."""

import math

import torch
from torch import nn


class LinearActivation(nn.Module):
    """act(W x + b)"""

    name = "layer"

    def __init__(self, settings):
        super().__init__()
        self.linear = nn.Linear(settings.width, settings.width)
        self.activation = settings.activation

    def forward(self, x):
        return self.activation(self.linear(x))


class ActivationLinear(nn.Module):
    """W act(x) + b"""

    name = "layer"

    def __init__(self, settings):
        super().__init__()
        self.activation = settings.activation
        self.linear = nn.Linear(settings.width, settings.width)

    def forward(self, x):
        return self.linear(self.activation(x))


class MLP(nn.Module):
    """W2 act(W1 x + b1) + b2"""

    name = "mlp"

    def __init__(self, settings):
        super().__init__()
        self.up = nn.Linear(settings.width, settings.hidden)
        self.activation = settings.activation
        self.down = nn.Linear(settings.hidden, settings.width)

    def forward(self, x):
        return self.down(self.activation(self.up(x)))


class Attention(nn.Module):
    """Multi-head softmax self-attention, Vaswani et al. 2017."""

    name = "attention"

    def __init__(self, settings):
        super().__init__()
        self.heads = settings.heads
        self.tokens = settings.tokens
        self.qk_norm = settings.qk_norm  # if qk_norm
        self.qkv = nn.Linear(settings.width, 3 * settings.width)
        self.out = nn.Linear(settings.width, settings.width)

    def forward(self, x):
        width = x.shape[1]
        qkv = self.qkv(x).reshape(-1, self.tokens, 3, self.heads, width // self.heads)
        q, k, v = qkv.permute(2, 0, 3, 1, 4)  # each sequences x heads x tokens x (width / heads)
        if self.qk_norm:  # if qk_norm
            q, k = (t * torch.rsqrt(t.square().mean(-1, keepdim=True) + 1e-6) for t in (q, k))  # if qk_norm
        scores = q @ k.transpose(-2, -1) / math.sqrt(q.shape[-1])
        later = torch.ones(self.tokens, self.tokens, dtype=torch.bool).triu(1)  # if causal
        scores = scores.masked_fill(later, float("-inf"))  # if causal
        context = scores.softmax(-1) @ v
        return self.out(context.transpose(1, 2).reshape(-1, width))


class UniformAttention(nn.Module):
    """Attention with W_Q = W_K = 0, as Xiong et al. 2020 take it at initialisation: every token gets the mean of the
    values of its sequence."""

    name = "attention"

    def __init__(self, settings):
        super().__init__()
        self.tokens = settings.tokens
        self.value = nn.Linear(settings.width, settings.width, bias=False)

    def forward(self, x):
        sequences = x.reshape(-1, self.tokens, x.shape[1])
        value = self.value(sequences.mean(1, keepdim=True))
        return value.expand_as(sequences).reshape(x.shape)


class ReluMLP(nn.Module):
    """W2 relu(W1 x + b1) + b2, as wide as the stream, in the simplified block of Xiong et al. 2020."""

    name = "mlp"

    def __init__(self, settings):
        super().__init__()
        self.up = nn.Linear(settings.width, settings.width)
        self.down = nn.Linear(settings.width, settings.width)

    def forward(self, x):
        return self.down(torch.relu(self.up(x)))


class Parallel(nn.Module):
    """Attention and MLP side by side on the same input, as in GPT-J."""

    name = "parallel"

    def __init__(self, settings):
        super().__init__()
        self.attention = Attention(settings)
        self.mlp = MLP(settings)

    def forward(self, x):
        return self.attention(x) + self.mlp(x)
