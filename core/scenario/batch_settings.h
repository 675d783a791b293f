// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"

#include <string>
#include <vector>

// What the Batch page streams and trains. Momentum, its convention, eps and the other settings of the norm are those of
// NormSettings.
namespace normscope {

enum class StreamData { Digits, Wine };
enum class StreamSignal {
    PreActivation, // x W^T + b of a first linear layer with 64 units, PyTorch's initialisation
    Data           // the standardised data themselves
};
enum class BatchOrder {
    Random,  // samples with replacement
    Sorted,  // the data set in the order of its classes, over and over
    OneClass // batch by batch the next class, its samples with replacement
};

// Something that happens to the running statistics at one batch of the stream, counted from 1. Written "poison @30".
struct StreamEvent {
    enum class Kind {
        Reset,  // before the batch they start anew: mean 0, variance 1
        Poison, // one value of the batch is NaN
        Repair  // before the batch they become the plain average over the finite batches so far
    } kind = Kind::Reset;
    Index batch = 1;
    bool operator==(const StreamEvent&) const = default;
};

enum class BatchView { Law, Accuracy, Gap, Perturbation, Composition, Padding, Conventions };

struct BatchSettings {
    StreamData data = StreamData::Digits;
    StreamSignal signal = StreamSignal::PreActivation;
    Index size = 8;      // B, real samples and padding together
    Index batches = 120; // of the stream
    BatchOrder order = BatchOrder::Random;
    double padding = 0; // share of a batch's rows that are padding: zeros; at least one row is real
    bool mask = false;  // padding is left out of the statistics
    std::vector<StreamEvent> events;
    bool guard = false;      // a batch with a value that is not finite does not reach the running statistics
    double perturbation = 3; // sample 1 times this
    // Of the trainings: an MLP 64-64-64-classes with the norm before each ReLU, SGD with momentum 0.9.
    Index steps = 600;
    double lr = 0.05; // times min(1, B / 32) if scaled
    bool scaleLr = true;
    Index seeds = 5; // seed, seed + 1 ...
    // How it is shown: no number depends on it.
    Index feature = 34; // from 1; clamped
    BatchView view = BatchView::Law;
    bool operator==(const BatchSettings&) const = default;
};

} // namespace normscope
