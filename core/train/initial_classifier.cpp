// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/trainer.h"

namespace normscope {

namespace {

enum Stream : std::uint64_t { WeightStream = 1, EmbeddingStream = 4, HeadStream = 5 };

constexpr double positionSd = 0.5;

MatrixF drawPositions(Index tokens, Index width, Random& random) {
    MatrixF positions(tokens, width);
    for (float& p : std::span(positions.data(), std::size_t(positions.size()))) p = float(positionSd * random.normal());
    return positions;
}

} // namespace

Classifier<float> initialClassifier(const TrainerSettings& settings, const TrainingTask& task) {
    StackSettings stack = settings.stack;
    stack.tokens = task.tokens;
    const bool torch = stack.initialisation == Initialisation::TorchDefault, plain = stack.block == BlockKind::Plain;
    const auto kind = [torch](Initialisation otherwise) {
        return InitialiseSettings{.kind = torch ? Initialisation::TorchDefault : otherwise};
    };
    Random weights(settings.seed, WeightStream), embedding(settings.seed, EmbeddingStream),
        head(settings.seed, HeadStream);
    Classifier<float> model;
    model.tokens = task.tokens;
    model.embedding = zeroLinear<float>(task.inputs, stack.width, true);
    initialise(model.embedding, kind(Initialisation::XavierNormal), embedding);
    if (!plain) model.positions = drawPositions(task.tokens, stack.width, embedding);
    if (plain) model.readout = stack.activation;
    model.stack = buildStack(stack, settings.norms, drawBlocks<float>(stack, weights));
    model.head = zeroLinear<float>(stack.width, task.classes, true);
    initialise(model.head, kind(Initialisation::XavierUniform), head);
    return model;
}

} // namespace normscope
