"""How arms learn: the classifier, its optimizer and schedule, one run, and what is told of the runs."""

import copy
import math
from types import SimpleNamespace

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

INPUTS, CLASSES, TOKENS, STEPS, EVALUATE_EVERY, SUCCESS = 8, 10, 8, 200, 10, 0.8
NORMS = (nn.LayerNorm,)
arrays, make_layer, load, show = {}, None, None, None


class Classifier(nn.Module):
    """Tokens are embedded, go through the stack, and the mean of a sample's tokens is read out."""

    def __init__(self, arm, seed):
        super().__init__()
        self.embedding = load(nn.Linear(INPUTS, arm.width), arm.weights + "embedding", seed)  # if models
        self.embedding = load(nn.Linear(INPUTS, arm.width), "embedding", seed)  # if not models
        self.positions = nn.Parameter(arrays[arm.weights + "positions"][seed].clone())  # if positions_models
        self.positions = nn.Parameter(arrays["positions"][seed].clone())  # if positions
        self.norm = arm.embedding_norm(arm.width)  # if embedding
        self.layers = nn.Sequential(*[make_layer(arm, (seed, layer)) for layer in range(arm.layers)])
        self.final = arm.norm(arm.width) if arm.final_norm else nn.Identity()  # if final
        self.activation = arm.activation  # if plain
        self.head = load(nn.Linear(arm.width, CLASSES), arm.weights + "head", seed)  # if models
        self.head = load(nn.Linear(arm.width, CLASSES), "head", seed)  # if not models

    def pooled(self, x):
        """What the head reads of samples x tokens x inputs."""
        h = self.embedding(x) + self.positions  # if residual
        h = self.embedding(x)  # if plain
        h = h.flatten(0, 1)
        h = self.norm(h)  # if embedding
        h = self.layers(h)
        h = self.final(h)  # if final
        h = self.activation(h)  # if plain
        return h.reshape(len(x), TOKENS, -1).mean(1)

    def forward(self, x):
        return self.head(self.pooled(x))


def sgd(parameters, arm):
    return torch.optim.SGD(parameters, lr=arm.lr)


def momentum(parameters, arm):
    return torch.optim.SGD(parameters, lr=arm.lr, momentum=arm.momentum)


def adam(parameters, arm):
    return torch.optim.Adam(parameters, lr=arm.lr, betas=arm.betas, eps=arm.eps)


def adamw(parameters, arm):
    return torch.optim.AdamW(parameters, lr=arm.lr, betas=arm.betas, eps=arm.eps, weight_decay=0.0)


def all_parameters(model):
    return list(model.parameters())


def matrices(model):
    """No biases, and neither gamma nor beta of a norm."""
    return [p for p in model.parameters() if p.ndim == 2]


def norm_parameters(model):
    return [p for module in model.modules() if isinstance(module, NORMS) for p in module.parameters()]


def parameter_groups(model, arm):
    """Weight decay pulls on some parameters and leaves the others alone."""
    decayed = {id(p) for p in arm.decay_of(model)}
    pulled = [p for p in model.parameters() if id(p) in decayed]
    others = [p for p in model.parameters() if id(p) not in decayed]
    return [{"params": pulled, "weight_decay": arm.weight_decay}, {"params": others, "weight_decay": 0.0}]


def make_optimizer(model, arm):
    return arm.optimizer(parameter_groups(model, arm), arm)  # if decay
    return arm.optimizer(model.parameters(), arm)  # if not decay


def constant(arm, step):
    return arm.lr


def linear(arm, step):
    done = min(max(step - arm.warmup, 0) / max(STEPS - arm.warmup, 1), 1)
    return arm.min_lr + (1 - done) * (arm.lr - arm.min_lr)


def cosine(arm, step):
    done = min(max(step - arm.warmup, 0) / max(STEPS - arm.warmup, 1), 1)
    return arm.min_lr + 0.5 * (1 + math.cos(math.pi * done)) * (arm.lr - arm.min_lr)


def inverse_sqrt(arm, step):
    return arm.lr * math.sqrt(max(arm.warmup, 1) / (step + 1))


def noam(arm, step):
    """Vaswani et al. 2017, equation 3; it has a warm-up of its own."""
    return arm.lr * arm.width**-0.5 * min((step + 1) ** -0.5, (step + 1) * max(arm.warmup, 1) ** -1.5)


def learning_rate(arm, step):
    rises = step < arm.warmup  # if warmup
    rises = step < arm.warmup and arm.schedule is not noam  # if warmup_noam
    if rises:  # if rises
        return arm.lr * (step + 1) / arm.warmup  # if rises
    return arm.schedule(arm, step)


def changed(arm, optimizer, model, changes):
    """The arm from here on and its optimizer; one of another kind starts without memory."""
    new = SimpleNamespace(**{**vars(arm), **changes})
    new_optimizer = make_optimizer(model, new)
    if new.optimizer is arm.optimizer:
        new_optimizer.state = optimizer.state
    for module in model.modules():  # if dropout
        if isinstance(module, nn.Dropout):  # if dropout
            module.p = new.dropout  # if dropout
    return new, new_optimizer


def train(arm, seed):
    """One run: a record of each step, up to the last one or the first value that is not finite."""
    x, labels = arrays["train_x"][seed], arrays["train_labels"][seed]
    model = arm.model(arm, seed)  # if mixed
    model = Classifier(arm, seed)  # if not mixed
    optimizer = make_optimizer(model, arm)
    records = []
    for step, rows in enumerate(arrays[f"batches_{arm.batch}"][seed], start=1):
        if step - 1 in arm.later:  # if later
            arm, optimizer = changed(arm, optimizer, model, arm.later[step - 1])  # if later
        for group in optimizer.param_groups:
            group["lr"] = learning_rate(arm, step - 1)
        records.append(train_step(model, optimizer, arm, x[rows], labels[rows]))
        ended = records[-1]["diverged"] or step == STEPS
        if ended or step % EVALUATE_EVERY == 0:
            records[-1].update(evaluate(model, arm, seed))
        if ended:
            break
    records[-1].update(describe(model))
    return records


def train_step(model, optimizer, arm, x, labels):
    """What is known of a step that overflows ends where it does."""
    pooled = model.pooled(x)
    loss = F.cross_entropy(model.head(pooled), labels)
    record = {"loss": float(loss), "share": share_between(pooled.detach()), "diverged": True}
    if not torch.isfinite(loss):
        return record
    optimizer.zero_grad()
    loss.backward()
    record["layer_gradient_first"] = float(flat([p.grad for p in matrices(model.layers[0])]).norm())
    record["layer_gradient_last"] = float(flat([p.grad for p in matrices(model.layers[-1])]).norm())
    limit = arm.clip or float("inf")  # if clip
    gradient = nn.utils.clip_grad_norm_(model.parameters(), limit)  # if clip
    record["clipped"] = float(gradient + 1e-6 > limit)  # if clip
    gradient = nn.utils.clip_grad_norm_(model.parameters(), float("inf"))  # if not clip
    record["gradient"] = float(gradient)
    if not torch.isfinite(gradient):
        return record
    before = [flat(matrices(layer)) for layer in model.layers]
    optimizer.step()
    updates = [(flat(matrices(layer)) - old).norm() / old.norm() for layer, old in zip(model.layers, before)]
    record["update_ratio"] = float(np.median(updates))
    record["diverged"] = not all(torch.isfinite(p).all() for p in model.parameters())
    return record


def flat(tensors):
    return torch.cat([tensor.detach().flatten() for tensor in tensors])


def share_between(pooled):
    """The part of the energy that differs between the samples of a batch; 0: all look alike."""
    pooled = pooled.double()
    energy = pooled.square().sum()
    return float((pooled - pooled.mean(0)).square().sum() / energy) if energy != 0 else 0.0


@torch.no_grad()
def evaluate(model, arm, seed):
    """Loss and accuracy over the test samples; BatchNorm by its running statistics."""  # if batch_norm
    """Loss and accuracy over the test samples."""  # if not batch_norm
    labels = arrays["test_labels"][seed]
    model.eval()
    logits = model(arrays["test_x"][seed])
    model.train()
    result = {"test_loss": float(F.cross_entropy(logits, labels)), "accuracy": accuracy(logits, labels)}  # if batch_norm
    if arm.norm is batch_norm:  # if batch_norm
        result["batch_accuracy"] = batch_accuracy(model, arm, seed)  # if batch_norm
    return result  # if batch_norm
    return {"test_loss": float(F.cross_entropy(logits, labels)), "accuracy": accuracy(logits, labels)}  # if not batch_norm


def accuracy(logits, labels):
    return float((logits.argmax(1) == labels).double().mean())


def batch_accuracy(model, arm, seed):
    """By the statistics of test batches of the training size instead."""
    model = copy.deepcopy(model)  # its running statistics change with every batch
    x, labels = arrays["test_x"][seed], arrays["test_labels"][seed]
    batches = arrays[f"test_batches_{arm.batch}"][seed]
    return float(np.mean([accuracy(model(x[rows]), labels[rows]) for rows in batches]))


def describe(model):
    """The gammas and betas of all norms together, and the running statistics."""  # if batch_norm
    """The gammas and betas of all norms together."""  # if not batch_norm
    norms = [module for module in model.modules() if isinstance(module, NORMS)]
    gamma = [m.weight.detach().double() for m in norms if m.weight is not None]
    beta = [m.bias.detach().double() for m in norms if m.bias is not None]
    result = {}
    if gamma:
        result["gamma_mean"] = float(torch.cat(gamma).mean())
        result["gamma_sd"] = float(torch.cat(gamma).std(unbiased=False))
    if beta:
        result["beta_rms"] = float(torch.cat(beta).square().mean().sqrt())
    running = [m for m in norms if isinstance(m, nn.BatchNorm1d) and m.track_running_stats]  # if batch_norm
    if running:  # if batch_norm
        result["running_mean_rms"] = float(torch.cat([m.running_mean for m in running]).square().mean().sqrt())  # if batch_norm
        result["running_var_mean"] = float(torch.cat([m.running_var for m in running]).mean())  # if batch_norm
    return result


def last(run, key):
    """The newest value that is known; None: there is none."""
    return next((record[key] for record in reversed(run) if key in record), None)


def middle(values):
    """The median of the numbers that are there; a loss that is lost is greater than any other."""
    known = [float("inf") if v != v else v for v in values if v is not None]
    return np.median(known) if known else float("nan")


def show_arm(name, runs):
    """The metrics of an arm: medians over the seeds."""
    diverged = [run for run in runs if run[-1]["diverged"]]
    accuracies = [last(run, "accuracy") for run in runs]
    show(f"{name}.runs", len(runs))
    show(f"{name}.diverged", len(diverged))
    show(f"{name}.divergence_step_median", middle([len(run) for run in diverged]))
    show(f"{name}.success", np.mean([r[-1]["accuracy"] >= SUCCESS and not r[-1]["diverged"] for r in runs]))
    show(f"{name}.steps", middle([len(run) for run in runs]))
    show(f"{name}.accuracy_median", middle(accuracies))
    show(f"{name}.accuracy_least", min(accuracies))
    show(f"{name}.accuracy_greatest", max(accuracies))
    show(f"{name}.accuracy_batch_median", middle([last(run, "batch_accuracy") for run in runs]))  # if batch_norm
    show(f"{name}.test_loss_median", middle([last(run, "test_loss") for run in runs]))
    show(f"{name}.train_loss_last", middle([np.mean([r["loss"] for r in run[-20:]]) for run in runs]))
    show(f"{name}.loss_first", middle([run[0]["loss"] for run in runs]))
    show(f"{name}.loss_max", middle([np.nanmax([r["loss"] for r in run]) for run in runs]))
    show(f"{name}.gradient_first", middle([run[0].get("gradient") for run in runs]))
    show(f"{name}.clipped", middle([np.mean([r.get("clipped", 0.0) for r in run]) for run in runs]))  # if clip
    show(f"{name}.update_ratio_last", middle([run[-1].get("update_ratio") for run in runs]))
    show(f"{name}.share_last", middle([last(run, "share") for run in runs]))
    for key in ["layer_gradient_first", "layer_gradient_last"]:  # of the first seed
        show(f"{name}.{key}", middle([runs[0][-1].get(key)]))
    for key in ["gamma_mean", "gamma_sd", "beta_rms"]:
        show(f"{name}.{key}", middle([last(run, key) for run in runs]))
    for key in ["running_mean_rms", "running_var_mean"]:  # if batch_norm
        show(f"{name}.{key}", middle([last(run, key) for run in runs]))  # if batch_norm


def show_steps(name, run):
    """The loss of the first steps, and loss and accuracy at every evaluation."""
    for step, record in enumerate(run, start=1):
        if step <= 10 or "accuracy" in record:
            show(f"{name}.loss.{step}", record["loss"])
        if "accuracy" in record:
            show(f"{name}.test_loss.{step}", record["test_loss"])
            show(f"{name}.accuracy.{step}", record["accuracy"])
