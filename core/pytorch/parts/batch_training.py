"""The small networks that the Batch page trains."""

import copy

import torch
import torch.nn.functional as F
from torch import nn

SEEDS, CLASSES = 5, 10
arrays, load, show, batch_norm, layer_norm, lag_norm = {}, None, None, None, None, None


def network(norm, seed):
    """inputs - 64 - 64 - classes with the norm before each ReLU."""
    inputs = arrays["train_x"].shape[2]
    first, hidden = load(nn.Linear(inputs, 64), "first", seed), load(nn.Linear(64, 64), "hidden", seed)
    head = load(nn.Linear(64, CLASSES), "head", seed)
    return nn.Sequential(first, norm(64), nn.ReLU(), hidden, norm(64), nn.ReLU(), head)


def training(norm, seed, order, lr):
    """SGD with momentum 0.9, one step a batch of these rows; yields the steps done and the model."""
    x, labels = arrays["train_x"][seed], arrays["train_labels"][seed]
    model = network(norm, seed)
    optimizer = torch.optim.SGD(model.parameters(), lr=lr, momentum=0.9)
    for step, rows in enumerate(order[seed], start=1):
        loss = F.cross_entropy(model(x[rows]), labels[rows])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        yield step, model


def trained(norm, seed, order, lr):
    *_, (_, model) = training(norm, seed, order, lr)
    return model


@torch.no_grad()
def accuracy(model, seed, rows=slice(None)):
    x, labels = arrays["test_x"][seed][rows], arrays["test_labels"][seed][rows]
    return float((model(x).argmax(1) == labels).double().mean())


def running_accuracy(model, seed):
    """On all test samples, by the running statistics."""
    return accuracy(copy.deepcopy(model).eval(), seed)


def batch_accuracy(model, seed, batches):
    """By the statistics of each test batch."""
    model = copy.deepcopy(model)  # its running statistics change with every batch
    return sum(accuracy(model, seed, rows) for rows in batches) / len(batches)


def mean(values):
    return sum(values) / len(values)


def show_accuracy():
    """Test accuracies of networks that learned with batches of each size, means over the seeds."""
    for size in [2, 4, 8, 16, 32, 64]:
        order, lr = arrays[f"batches_{size}"], learning_rate(size)
        running, batch, layer = [], [], []
        for seed in range(SEEDS):
            model = trained(batch_norm, seed, order, lr)
            running.append(running_accuracy(model, seed))
            batch.append(batch_accuracy(model, seed, arrays[f"test_batches_{size}"][seed]))
            layer.append(running_accuracy(trained(layer_norm, seed, order, lr), seed))
        show(f"accuracy.running_{size}", mean(running))
        show(f"accuracy.batch_{size}", mean(batch))
        show(f"accuracy.gap_{size}", mean(batch) - mean(running))
        show(f"accuracy.layer_{size}", mean(layer))


def show_lag():
    """How evaluation by running statistics lags behind, early in a training with batches of 64."""
    for speed, momentum in {"": 0.1, "slow_": 0.01}.items():
        running, batch = {}, {}
        for seed in range(SEEDS):
            for step, model in training(lambda width: lag_norm(width, momentum), seed, arrays["batches_64"], 0.05):
                if step in (5, 20, 50, 100, 200):
                    running.setdefault(step, []).append(running_accuracy(model, seed))
                    test_batches = arrays["test_batches_64"][seed]
                    batch.setdefault(step, []).append(batch_accuracy(model, seed, test_batches))
        for step in running:
            show(f"lag.{speed}running_{step}", mean(running[step]))
            show(f"lag.{speed}batch_{step}", mean(batch[step]))


def show_composition():
    """Networks that learned from random batches of 64, judged by running statistics, by those of random test
    batches, and by those of all test samples of one class; then networks that learned from one class a batch."""
    for key, norm in {"": batch_norm, "layer_": layer_norm}.items():
        running, batch, one_class, from_one_class = [], [], [], []
        for seed in range(SEEDS):
            labels = arrays["test_labels"][seed]
            classes = [torch.nonzero(labels == label)[:, 0] for label in range(CLASSES)]
            model = trained(norm, seed, arrays["batches_64"], 0.05)
            running.append(running_accuracy(model, seed))
            batch.append(batch_accuracy(model, seed, arrays["composition"][seed]))
            one_class.append(batch_accuracy(model, seed, classes))
            model = trained(norm, seed, arrays["one_class_batches"], 0.05)
            from_one_class.append(running_accuracy(model, seed))
        show("composition.layer" if key else "composition.running", mean(running))
        show(f"composition.{key}batch", mean(batch))
        show(f"composition.{key}one_class", mean(one_class))
        show("composition.trained_one_class" + ("_layer" if key else ""), mean(from_one_class))


class PaddedNetwork(nn.Module):
    """Digits as 8 tokens of 8 pixels, with zero tokens behind them: two layers with a norm, and a head that reads
    the real tokens. masked: the norms leave the padding out."""

    def __init__(self, norm, masked, seed):
        super().__init__()
        self.masked = masked
        self.embedding = load(nn.Linear(8, 64), "padded.embedding", seed)
        self.positions = nn.Parameter(arrays["padded.positions"][seed].clone())
        self.first = norm(64)
        self.hidden = load(nn.Linear(64, 64), "padded.hidden", seed)
        self.second = norm(64)
        self.head = load(nn.Linear(8 * 64, 10), "padded.head", seed)

    def forward(self, x, pads):
        h = F.pad(self.embedding(x) + self.positions, (0, 0, 0, pads))
        h = self.activated(self.first, h)
        h = self.activated(self.second, self.hidden(h))
        return self.head(h[:, :8].flatten(1))

    def activated(self, norm, h):
        rows = h[:, :8] if self.masked else h
        y = torch.relu(norm(rows.flatten(0, 1)).reshape(rows.shape))
        return F.pad(y, (0, 0, 0, h.shape[1] - y.shape[1]))


def train_padded(norm, masked, mixed, seed):
    """mixed: 0, 8, 24 or 56 zero tokens a sample, drawn step by step; else none."""
    x, labels = arrays["padded.train_x"][seed], arrays["padded.train_labels"][seed]
    model = PaddedNetwork(norm, masked, seed)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.02, momentum=0.9)
    for rows, pads in zip(arrays["padded.batches"][seed], arrays["padded.pads"][seed]):
        loss = F.cross_entropy(model(x[rows], int(pads) if mixed else 0), labels[rows])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return model


@torch.no_grad()
def padded_accuracy(model, pads, seed):
    """Of test batches of 50."""
    x, labels = arrays["padded.test_x"][seed], arrays["padded.test_labels"][seed]
    right = [(model(x[k : k + 50], pads).argmax(1) == labels[k : k + 50]).double().mean()
             for k in range(0, len(x) // 50 * 50, 50)]
    return float(torch.stack(right).mean())


def show_padded_trainings():
    """Accuracy by the statistics of padded test batches, and how far padding moves a logit."""
    for prefix in ["padded.", "padded.mixed_"]:
        for name, norm in {"batch": batch_norm, "masked": batch_norm, "layer": layer_norm}.items():
            running, judged, moved = [], {0: [], 8: [], 24: [], 56: []}, {0: [], 8: [], 24: [], 56: []}
            for seed in range(SEEDS):
                model = train_padded(norm, name == "masked", "mixed" in prefix, seed)
                running.append(padded_accuracy(copy.deepcopy(model).eval(), 0, seed))
                x = arrays["padded.test_x"][seed][:64]
                bare = copy.deepcopy(model)(x, 0)
                for pads in judged:
                    judged[pads].append(padded_accuracy(copy.deepcopy(model), pads, seed))
                    moved[pads].append(float((copy.deepcopy(model)(x, pads) - bare).abs().max()))
            show(f"{prefix}{name}_running", mean(running))
            for pads in judged:
                show(f"{prefix}{name}_{pads}", mean(judged[pads]))
                show(f"{prefix}logit_{name}_{pads}", mean(moved[pads]))
