// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/parameter_builders.h"
#include "scenario/parameter_groups.h"

// What is measured in the stacks and how it is shown.
namespace normscope {

namespace {

using describe::at;

Parameter whole(const char* key, Text label, Text help, Index DepthSettings::*member, double lower, double upper,
                double sliderUpper, bool display) {
    return describe::integer({.key = key,
                              .group = "depth",
                              .label = std::move(label),
                              .help = std::move(help),
                              .lower = lower,
                              .upper = upper,
                              .sliderLower = lower,
                              .sliderUpper = sliderUpper,
                              .display = display},
                             at(&Scenario::depth, member));
}

Parameter shown(const char* key, Text label, Text help, bool DepthSettings::*member) {
    return describe::onOff(
        {.key = key, .group = "depth", .label = std::move(label), .help = std::move(help), .display = true},
        at(&Scenario::depth, member));
}

Parameter labels() {
    return describe::choice<DepthLabels>(
        {.key = "depth.labels",
         .group = "depth",
         .label = NORMSCOPE_TEXT("labels"),
         .help = NORMSCOPE_TEXT("The random classes of the loss: one a token, as in a language model, or one a "
                                "sequence, read from the mean of its tokens.")},
        at(&Scenario::depth, &DepthSettings::labels),
        {{DepthLabels::Token, "token", NORMSCOPE_TEXT("one a token")},
         {DepthLabels::Sequence, "sequence", NORMSCOPE_TEXT("one a sequence")}});
}

Parameter head() {
    return describe::choice<DepthHead>(
        {
            .key = "depth.head",
            .group = "depth",
            .label = NORMSCOPE_TEXT("head"),
            .help =
                NORMSCOPE_TEXT("The linear layer from the stream to the classes: Xavier uniform, or N(0, 1/d) as the "
                               "transposed embedding of a language model."),
        },
        at(&Scenario::depth, &DepthSettings::head),
        {{DepthHead::Xavier, "xavier", "Xavier"}, {DepthHead::Embedding, "embedding", NORMSCOPE_TEXT("embedding")}});
}

Parameter view() {
    return describe::choice<DepthView>(
        {.key = "depth.view",
         .group = "depth",
         .label = NORMSCOPE_TEXT("gradient against"),
         .help = NORMSCOPE_TEXT("Layers: the gradient of each layer of one stack. Depth: that of the last layer, in "
                                "stacks of 6, 12, 24, 48 and 96 layers, which are run as well.")},
        at(&Scenario::depth, &DepthSettings::view),
        {{DepthView::Layers, "layers", NORMSCOPE_TEXT("layer")},
         {DepthView::AgainstDepth, "depth", NORMSCOPE_TEXT("depth")}});
}

Parameter gradient() {
    return describe::choice<DepthGradient>(
        {.key = "depth.gradient",
         .group = "depth",
         .label = NORMSCOPE_TEXT("gradient of"),
         .help = NORMSCOPE_TEXT("L2 norm of ∂loss/∂W over all weight matrices of a layer, over its last one (W2 of an "
                                "MLP), or of ∂loss/∂x over the stream behind it."),
         .display = true},
        at(&Scenario::depth, &DepthSettings::gradient),
        {{DepthGradient::Weights, "weights", NORMSCOPE_TEXT("weights")},
         {DepthGradient::LastMatrix, "last_matrix", NORMSCOPE_TEXT("last matrix")},
         {DepthGradient::Stream, "stream", NORMSCOPE_TEXT("stream")}});
}

Parameter strip() {
    return describe::choice<DepthStrip>(
        {.key = "depth.strip",
         .group = "depth",
         .label = NORMSCOPE_TEXT("values of"),
         .help = NORMSCOPE_TEXT("The histograms below the curves: of the residual stream behind each layer, or of what "
                                "the layer's last branch adds to it."),
         .display = true},
        at(&Scenario::depth, &DepthSettings::strip),
        {{DepthStrip::Stream, "stream", NORMSCOPE_TEXT("stream")},
         {DepthStrip::Branch, "branch", NORMSCOPE_TEXT("branch")}});
}

} // namespace

std::vector<Parameter> depthMeasureParameters() {
    return {
        whole("depth.seeds", NORMSCOPE_TEXT("seeds in the band"),
              NORMSCOPE_TEXT("So many runs with other weights, input and labels. The line is the median, the band goes "
                             "from the lowest to the highest."),
              &DepthSettings::seeds, 1, 50, 50, false),
        whole("depth.classes", NORMSCOPE_TEXT("classes"), NORMSCOPE_TEXT("Of the random labels."),
              &DepthSettings::classes, 2, 10000, 100, false),
        labels(),
        head(),
        view(),
        whole("depth.arm", NORMSCOPE_TEXT("chosen arm"),
              NORMSCOPE_TEXT("Counted from 0: the arm of the histograms, the diagram and the matrix."),
              &DepthSettings::arm, 0, double(mostArms - 1), double(mostArms - 1), true),
        whole("depth.layer", NORMSCOPE_TEXT("chosen layer"),
              NORMSCOPE_TEXT("The layer that the matrix shows. A click into a plot sets it."), &DepthSettings::layer, 0,
              1000, 128, true),
        gradient(),
        strip(),
        shown("depth.logarithmic", NORMSCOPE_TEXT("log scale"), NORMSCOPE_TEXT("Of the vertical axes."),
              &DepthSettings::logarithmic),
        shown("depth.theory", NORMSCOPE_TEXT("theory"),
              NORMSCOPE_TEXT("Thin black dashes where a closed form is known for these settings, with the mean "
                             "relative difference to the median as its misfit."),
              &DepthSettings::theory),
        shown("depth.lock_axes", NORMSCOPE_TEXT("lock axes"),
              NORMSCOPE_TEXT("The axes keep their ranges while you change other controls."), &DepthSettings::lockAxes),
    };
}

} // namespace normscope
