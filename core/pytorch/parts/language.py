"""A language model that generates with another eps than it learned with."""

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

TEXT, ALPHABET, CONTEXT, EPS, RESIDUAL_SCALE, CHOSEN_EPS = "", "", 32, 1e-5, 0.03, 1e-3
arrays, make_layer, load, show, layer_norm, settings = {}, None, None, None, None, None


class LanguageModel(nn.Module):
    """Characters and their places are embedded, go through causal Pre-LN blocks, and the next character is read out."""

    def __init__(self, seed):
        super().__init__()
        self.embedding = nn.Parameter(arrays["embedding"][seed].clone())
        self.positions = nn.Parameter(arrays["positions"][seed].clone())
        self.layers = nn.Sequential(*[make_layer(settings, (seed, layer)) for layer in range(settings.layers)])
        self.final = layer_norm(settings.width)
        self.head = load(nn.Linear(settings.width, len(ALPHABET)), "head", seed)

    def forward(self, windows):
        """Logits behind every character of windows x CONTEXT."""
        h = (self.embedding[windows] + self.positions).flatten(0, 1)
        return self.head(self.final(self.layers(h))).reshape(*windows.shape, -1)


def windows(starts):
    """Characters from each start on, and those that follow each."""
    places = torch.as_tensor(starts)[:, None] + torch.arange(CONTEXT)
    text = torch.tensor([ALPHABET.index(c) for c in TEXT])
    return text[places], text[places + 1]


def trained(seed):
    """Adam; what writes to the residual stream starts RESIDUAL_SCALE times smaller and learns so much slower."""
    model = LanguageModel(seed)
    small = [model.embedding, model.positions]
    small += [p for name, p in model.layers.named_parameters() if ".out." in name or ".down." in name]
    ids = {id(p) for p in small}
    others = [p for p in model.parameters() if id(p) not in ids]
    optimizer = torch.optim.Adam([{"params": small, "lr": 3e-3 * RESIDUAL_SCALE}, {"params": others, "lr": 3e-3}])
    for step, starts in enumerate(arrays["windows"][seed], start=1):
        characters, following = windows(starts)
        loss = F.cross_entropy(model(characters).flatten(0, 1), following.flatten())
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        if seed == 0 and step <= 10:
            show(f"generation.loss.{step}", loss)
    return model.requires_grad_(False), float(loss)


def set_eps(model, eps):
    for module in model.modules():
        if isinstance(module, nn.LayerNorm):
            module.eps = eps
    return model


def cross_entropy(model):
    """Of the text in windows that overlap by half."""
    characters, following = windows(range(0, len(TEXT) - CONTEXT, CONTEXT // 2))
    return float(F.cross_entropy(model(characters).double().flatten(0, 1), following.flatten()))


def norm_variances(model):
    """The mean variance of the rows that go into the first norm and into the last one, for the first window."""
    h = model.embedding[windows([0])[0][0]] + model.positions
    first, last = h.double(), model.layers(h).double()
    return [float(rows.var(1, unbiased=False).mean()) for rows in (first, last)]


def next_logits(model, text, eps):
    """Behind the last character of the text."""
    context = text[-CONTEXT:]
    filled = torch.tensor([context + [0] * (CONTEXT - len(context))])  # nothing looks ahead
    return set_eps(model, eps)(filled)[0, len(context) - 1].double()


def pick(log_p, u):
    """The character whose share of the unit interval holds u."""
    return min(int((log_p.exp().cumsum(0) < u).sum()), len(log_p) - 1)


def generate(model, prompt, uniforms, eps):
    """Two continuations by the same random numbers, one with EPS and one with eps; KL along the first."""
    first, second, kl = list(prompt), list(prompt), []
    for u in uniforms:
        log_p = next_logits(model, first, EPS).log_softmax(0)
        log_q = next_logits(model, first, eps).log_softmax(0)
        log_own = next_logits(model, second, eps).log_softmax(0)
        kl.append(float((log_p.exp() * (log_p - log_q)).sum()))
        first.append(pick(log_p, u))
        second.append(pick(log_own, u))
    differs = [a != b for a, b in zip(first[len(prompt):], second[len(prompt):])]
    return np.mean(kl), np.mean(differs), differs.index(True) if True in differs else len(differs)


def show_generation(models):
    studied = {"12": 1e-12, "8": 1e-8, "6": 1e-6, "5": 1e-5, "4": 1e-4, "3": 1e-3, "2": 1e-2, "chosen": CHOSEN_EPS}
    for name, eps in studied.items():
        texts = []
        for k, model in enumerate(models):
            for prompt, uniforms in zip(arrays["prompts"][k].tolist(), arrays["uniforms"][k].tolist()):
                texts.append(generate(model, prompt, uniforms, eps))
        kl, differing, first = np.mean(texts, axis=0)
        show(f"generation.kl_{name}", kl)
        show(f"generation.differing_{name}", differing)
        show(f"generation.first_{name}", first)
        show(f"generation.cross_entropy_{name}", np.mean([cross_entropy(set_eps(m, eps)) for m in models]))
