"""Layers out of branches, with the weights of the file."""

import torch
from torch import nn

arrays = {}


def load(module, name, place):
    """Fills a module with the arrays of this name, at this place of their first axes."""
    with torch.no_grad():
        for key, parameter in module.named_parameters():
            parameter.copy_(arrays[f"{name}.{key}"][place])
    return module


def make_layer(settings, place):
    """One step a branch, each with its norm where the arm has it."""
    branches = [load(branch(settings), settings.weights + branch.name, place) for branch in settings.branches]  # if models
    branches = [load(branch(settings), branch.name, place) for branch in settings.branches]  # if not models
    return nn.Sequential(*[settings.placement(branch, settings.norm, settings) for branch in branches])
