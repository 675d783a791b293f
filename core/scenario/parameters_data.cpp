// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/parameter_builders.h"
#include "scenario/parameter_groups.h"

namespace normscope {

namespace {

using describe::at;

bool fromFile(const Scenario& scenario) {
    if (scenario.page == Page::Training) return scenario.training.data == TrainingData::File;
    return scenario.data.source == DataSource::File;
}

bool isSynthetic(const Scenario& scenario) {
    return scenario.data.source == DataSource::Gaussian || scenario.data.source == DataSource::Outlier;
}

bool hasTokens(const Scenario& scenario) { return scenario.data.tokens > 1; }

Parameter source() {
    return describe::choice<DataSource>(
        {.key = "data.source",
         .group = "data",
         .label = NORMSCOPE_TEXT("data set"),
         .help = NORMSCOPE_TEXT("Where the matrix comes from. Wine: 178 wines with 13 measured properties of very "
                                "different size. Digits: 1797 handwritten digits of 8 × 8 pixels. Gaussian: seeded "
                                "N(0, 1) values; with an outlier, feature 2 is 20 times as large.")},
        at(&Scenario::data, &DataSettings::source),
        {{DataSource::Wine, "wine", NORMSCOPE_TEXT("Wine")},
         {DataSource::Digits, "digits", NORMSCOPE_TEXT("Digits")},
         {DataSource::Gaussian, "gaussian", NORMSCOPE_TEXT("Gaussian")},
         {DataSource::Outlier, "outlier", NORMSCOPE_TEXT("Outlier feature")},
         {DataSource::File, "file", NORMSCOPE_TEXT("File")}});
}

Parameter file() {
    return describe::text({.key = "data.file",
                           .group = "data",
                           .label = NORMSCOPE_TEXT("file"),
                           .help = NORMSCOPE_TEXT("A .npy or .csv file. The last axis holds the features, all earlier "
                                                  "axes are samples."),
                           .upper = 4096,
                           .applies = fromFile},
                          at(&Scenario::data, &DataSettings::file));
}

Parameter separator() {
    return describe::choice<Separator>(
        {.key = "data.separator",
         .group = "data",
         .label = NORMSCOPE_TEXT("separator"),
         .help = NORMSCOPE_TEXT("What stands between two cells of a CSV file. Automatic guesses it from the file and "
                                "says what it found."),
         .applies = fromFile},
        at(&Scenario::data, &DataSettings::separator),
        {{Separator::Auto, "auto", NORMSCOPE_TEXT("automatic")},
         {Separator::Comma, "comma", NORMSCOPE_TEXT("comma")},
         {Separator::Semicolon, "semicolon", NORMSCOPE_TEXT("semicolon")},
         {Separator::Tab, "tab", NORMSCOPE_TEXT("tab")},
         {Separator::Space, "space", NORMSCOPE_TEXT("space")}});
}

Parameter decimal() {
    return describe::choice<DecimalSign>(
        {.key = "data.decimal",
         .group = "data",
         .label = NORMSCOPE_TEXT("decimal sign"),
         .help = NORMSCOPE_TEXT("Whether a CSV file writes 0.5 or 0,5. The language of your system plays no part."),
         .applies = fromFile},
        at(&Scenario::data, &DataSettings::decimal),
        {{DecimalSign::Auto, "auto", NORMSCOPE_TEXT("automatic")},
         {DecimalSign::Point, "point", NORMSCOPE_TEXT("point (0.5)")},
         {DecimalSign::Comma, "comma", NORMSCOPE_TEXT("comma (0,5)")}});
}

Parameter header() {
    return describe::choice<Header>(
        {.key = "data.header",
         .group = "data",
         .label = NORMSCOPE_TEXT("first line"),
         .help = NORMSCOPE_TEXT("Whether the first line of a CSV file names the columns or already holds numbers."),
         .applies = fromFile},
        at(&Scenario::data, &DataSettings::header),
        {{Header::Auto, "auto", NORMSCOPE_TEXT("automatic")},
         {Header::Yes, "yes", NORMSCOPE_TEXT("names")},
         {Header::No, "no", NORMSCOPE_TEXT("numbers")}});
}

Parameter samples() {
    return describe::integer(
        {.key = "data.samples",
         .group = "data",
         .label = NORMSCOPE_TEXT("samples"),
         .help = NORMSCOPE_TEXT("How many samples are in the batch. BatchNorm's statistics come from them: with two, "
                                "every output is about ±1. LayerNorm does not notice."),
         .lower = 1,
         .upper = double(maxRows),
         .sliderLower = 1,
         .sliderUpper = 32},
        at(&Scenario::data, &DataSettings::samples));
}

Parameter tokens() {
    return describe::integer(
        {.key = "data.tokens",
         .group = "data",
         .label = NORMSCOPE_TEXT("tokens a sample"),
         .help = NORMSCOPE_TEXT("How many positions a sample has, each one row of the matrix. LayerNorm and RMSNorm "
                                "treat every token by itself; BatchNorm pools all tokens of all samples."),
         .lower = 1,
         .upper = 64,
         .sliderLower = 1,
         .sliderUpper = 8},
        at(&Scenario::data, &DataSettings::tokens));
}

Parameter padding() {
    return describe::integer(
        {.key = "data.padding",
         .group = "data",
         .label = NORMSCOPE_TEXT("padding tokens"),
         .help = NORMSCOPE_TEXT("So many tokens at the end of every sample are padding: rows of zeros. BatchNorm takes "
                                "them into its statistics unless they are masked; LayerNorm does not notice."),
         .lower = 0,
         .upper = 63,
         .sliderLower = 0,
         .sliderUpper = 7,
         .applies = hasTokens},
        at(&Scenario::data, &DataSettings::padding));
}

Parameter features() {
    return describe::integer(
        {.key = "data.features",
         .group = "data",
         .label = NORMSCOPE_TEXT("features"),
         .help =
             NORMSCOPE_TEXT("How many columns Gaussian data have; wine, digits and files bring their own. With two, "
                            "LayerNorm's outputs are always about ±1."),
         .lower = 1,
         .upper = double(maxColumns),
         .sliderLower = 2,
         .sliderUpper = 64,
         .applies = isSynthetic},
        at(&Scenario::data, &DataSettings::features));
}

Parameter units() {
    return describe::choice<Units>(
        {.key = "data.units",
         .group = "data",
         .label = NORMSCOPE_TEXT("units"),
         .help = NORMSCOPE_TEXT("Standard: each feature in its own standard deviations from its mean over the whole "
                                "data set. Raw: as measured; one large feature can then rule every LayerNorm row.")},
        at(&Scenario::data, &DataSettings::units),
        {{Units::Standard, "standard", NORMSCOPE_TEXT("standard (sd)")},
         {Units::Raw, "raw", NORMSCOPE_TEXT("raw (as is)")}});
}

Parameter offset() {
    return describe::real({.key = "data.offset",
                           .group = "data",
                           .label = NORMSCOPE_TEXT("offset"),
                           .help = NORMSCOPE_TEXT(
                               "Added to every value. LayerNorm and BatchNorm (on batch statistics) subtract it again: "
                               "their outputs stay. RMSNorm's do not. Try 10000, and see how little float32 loses."),
                           .lower = -1e8,
                           .upper = 1e8,
                           .sliderLower = -10,
                           .sliderUpper = 10},
                          at(&Scenario::data, &DataSettings::offset));
}

Parameter scale() {
    return describe::real({.key = "data.scale",
                           .group = "data",
                           .label = NORMSCOPE_TEXT("scale"),
                           .help = NORMSCOPE_TEXT(
                               "Multiplies every value, before the offset. All three norms undo it, until the variance "
                               "comes down to ε. At 0 every value is the same."),
                           .scale = ParameterScale::Logarithmic,
                           .lower = 1e-12,
                           .upper = 1e8,
                           .sliderLower = 1e-3,
                           .sliderUpper = 1e3,
                           .allowZero = true},
                          at(&Scenario::data, &DataSettings::scale));
}

Parameter seed() {
    return describe::integer(
        {.key = "seed",
         .group = "data",
         .label = NORMSCOPE_TEXT("seed"),
         .help = NORMSCOPE_TEXT("Starts all random numbers: Gaussian data, gradients, weights, splits and batches. The "
                                "same seed gives the same numbers every time."),
         .lower = 0,
         .upper = 9007199254740992.0,
         .sliderLower = 0,
         .sliderUpper = 50},
        at(&Scenario::seed));
}

} // namespace

std::vector<Parameter> dataParameters() {
    return {source(),  file(),     separator(), decimal(), header(), samples(), tokens(),
            padding(), features(), units(),     offset(),  scale(),  seed()};
}

} // namespace normscope
