// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"
#include "nn/activation.h"
#include "nn/initialise.h"
#include "nn/placement.h"
#include "norm/batch_norm.h"
#include "norm/norm.h"
#include "scenario/batch_settings.h"
#include "scenario/depth_arm.h"
#include "scenario/models_settings.h"
#include "scenario/precision_settings.h"
#include "scenario/training_settings.h"

#include <cstdint>
#include <string>
#include <vector>

// The scenario: everything that decides what is computed and shown, as one value. A change is a new value.
namespace normscope {

enum class Page { Axes, Depth, Training, Batch, Precision, Models };

enum class DataSource { Wine, Digits, Gaussian, Outlier, File };
enum class Units { Standard, Raw }; // standard: each feature (x - mean) / sd over the whole data set, sd with divisor n
// Unless said otherwise: measured features differ in size and unit, synthetic ones do not, and standard units would
// hide the outlier.
constexpr Units usualUnits(DataSource source) {
    const bool synthetic = source == DataSource::Gaussian || source == DataSource::Outlier;
    return synthetic ? Units::Raw : Units::Standard;
}

enum class AxesView {
    Cell,
    Influence,
    Backward,
    Invariance,
    Histogram
};                                       // Histogram: nothing but the histograms below the matrices
enum class Upstream { Random, OneCell }; // the gradient that arrives: seeded N(0, 1), or 1 at the chosen output cell

// A value typed or dragged by the person; it replaces the cell of the prepared matrix (after units, offset and scale).
struct CellEdit {
    Index row = 0;
    Index column = 0;
    double value = 0;
    bool operator==(const CellEdit&) const = default;
};

// How a CSV file is read; Auto is guessed from the file and the guess is shown.
enum class Separator { Auto, Comma, Semicolon, Tab, Space };
enum class DecimalSign { Auto, Point, Comma };
enum class Header { Auto, Yes, No };

struct DataSettings {
    DataSource source = DataSource::Wine;
    std::string file; // of DataSource::File
    Separator separator = Separator::Auto;
    DecimalSign decimal = DecimalSign::Auto;
    Header header = Header::Auto;
    Index samples = 12;
    Index tokens = 1;    // matrix rows a sample; rows are samples * tokens
    Index features = 13; // of synthetic sources; wine, digits and files bring their own number
    Units units = Units::Standard;
    double offset = 0; // x * scale + offset
    double scale = 1;
    Index padding = 0; // of a sample's tokens, at its end: rows of zeros, 0 ... tokens - 1
    std::vector<CellEdit> edits;
    bool operator==(const DataSettings&) const = default;
};

struct NormSettings {
    double eps = 1e-5;
    double gamma = 1; // of every feature that gammaValues does not reach
    double beta = 0;
    std::vector<double> gammaValues, betaValues; // of the first features, one each; the Axes page's only
    std::string affineSource;                    // where they come from, in words: "h.0.ln_1 of gpt2.safetensors"
    bool elementwiseAffine = true;   // off: no gamma, no beta
    bool bias = true;                // off: no beta
    NormMode mode = NormMode::Train; // BatchNorm: batch statistics, or running ones
    double momentum = 0.1;
    MomentumConvention convention = MomentumConvention::PyTorch;
    bool cumulative = false;       // momentum none: a plain average over the batches
    bool trackRunningStats = true; // off: evaluation uses the statistics of its batch
    bool maskPadding = false;      // BatchNorm leaves rows of padding out
    Index numGroups = 1;           // of GroupNorm
    Index batchesSeen = 10;        // updates of the running statistics before this one, each by this very batch
    bool operator==(const NormSettings&) const = default;
};

struct AxesSettings {
    std::vector<NormKind> norms = {NormKind::Layer, NormKind::Batch}; // one to three, shown side by side in this order
    Upstream upstream = Upstream::Random;
    double factor = 2.5; // of the invariance bench: what scales; shifts are the factor too, times a seeded vector
    // How it is shown. These change no number and are left out of the hash and of undo.
    AxesView view = AxesView::Cell;
    Index row = 4; // the chosen cell; clamped to the matrix
    Index column = 4;
    bool cellValues = false;
    bool changedCells = true;
    bool operator==(const AxesSettings&) const = default;
};

enum class DepthView { Layers, AgainstDepth };
enum class DepthLabels { Token, Sequence }; // one class a token, or one a sequence, read from the mean of its tokens
enum class DepthHead { Xavier, Embedding }; // classes × d: Xavier uniform, or N(0, 1/d) as of a tied embedding
enum class DepthGradient { Weights, LastMatrix, Stream };
enum class DepthStrip { Stream, Branch };

struct DepthSettings {
    std::vector<DepthArm> arms = {
        {NormKind::None, Placement::None}, {NormKind::Layer, Placement::Post}, {NormKind::Layer, Placement::Pre}};
    BlockKind block = BlockKind::Mlp;
    Index layers = 24;
    Index width = 64;
    Index heads = 4;
    Index hidden = 4; // times the width
    Index tokens = 8; // of a sequence
    Index batch = 8;  // sequences; rows are batch * tokens
    Activation activation = Activation::Gelu;
    Initialisation initialisation = Initialisation::XavierUniform;
    double gain = 1;
    bool fusedQkv = true;
    bool causal = false;
    bool qkNorm = false;
    bool embeddingNorm = false;
    bool finalNorm = true;
    double layerScale = 1e-5;
    double dropout = 0;
    Index classes = 10;
    DepthLabels labels = DepthLabels::Token;
    DepthHead head = DepthHead::Xavier;
    Index seeds = 10;                   // seed, seed + 1 ...
    DepthView view = DepthView::Layers; // AgainstDepth runs the stacks at other depths too
    // How it is shown: no number depends on it.
    Index arm = 2;   // the chosen one; clamped
    Index layer = 9; // clamped
    DepthGradient gradient = DepthGradient::Weights;
    DepthStrip strip = DepthStrip::Stream;
    bool logarithmic = true;
    bool theory = true;
    bool lockAxes = false; // the axes keep their ranges while controls move
    bool operator==(const DepthSettings&) const = default;
};

struct Scenario {
    std::string title; // shown in the window and in captions; may be empty
    std::string note;  // one sentence of why
    std::uint64_t seed = 0;
    Page page = Page::Axes;
    DataSettings data;
    NormSettings norm;
    AxesSettings axes;
    DepthSettings depth;
    TrainingSettings training;
    BatchSettings batch;
    PrecisionSettings precision;
    ModelsSettings models;
    bool operator==(const Scenario&) const = default;
};

} // namespace normscope
