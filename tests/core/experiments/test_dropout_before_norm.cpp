// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/experiment_support.h"
#include "math/moments.h"
#include "nn/residual_stack.h"

using namespace normscope;
using namespace normscope::test;

// LN(h + Drop(delta)) with h of N(0, 1), delta of N(0, s^2), 256 features, 500 masks, ten draws of h and delta: the
// inverted dropout keeps the mean of the sum, and not that of the norm's output.
//
//   variance of a row, in training over evaluation   (1 + s^2 / (1 - p)) / (1 + s^2)
//   variance of an output over the masks             v = p / (1 - p) s^2 / (1 + s^2 / (1 - p))
//   rms of the mean output                           sqrt((1 + s^2) / (1 + s^2 / (1 - p)))
class TestDropoutBeforeNorm : public QObject {
    Q_OBJECT

private slots:
    void theTable_data() { table(); }
    void theTable();
    void theLaws_data() { table(); }
    void theLaws();
    void theMeanOfTheSumIsKept();
    void everyRowKeepsItsRms_data() { table(); }
    void everyRowKeepsItsRms();

private:
    static void table();
};

namespace {

constexpr Index width = 256, masks = 500;
constexpr std::uint64_t draws = 10;

struct Setting {
    double s = 1, p = 0.5, eps = 1e-5;
};

// The rows of one h and one delta, each with a mask of its own.
struct Sample {
    MatrixD x;
    ResidualStack<double> stack;
};

// f(x) = delta whatever x: the branch is a bias.
Sample sampleOf(const Setting& setting, std::uint64_t seed) {
    Random random(seed, 1);
    VectorD h(width), delta(width);
    for (double& value : h) value = random.normal();
    for (double& value : delta) value = setting.s * random.normal();
    ResidualStep<double> step;
    step.block = LinearActivation<double>{{MatrixD::Zero(width, width), delta}, Activation::Identity};
    step.dropout = setting.p;
    step.after = LayerNorm<double>{setting.eps, {}};
    Sample sample;
    sample.x = h.transpose().replicate(masks, 1);
    sample.stack.steps = {step};
    sample.stack.width = width;
    return sample;
}

struct Rows {
    MatrixD sum, y; // before and behind the norm
};

Rows pass(const Sample& sample, NormMode mode) {
    StackWorkspace<double> work(sample.stack, sample.x.rows());
    auto statistics = initialStatistics(sample.stack);
    Random random(7);
    work.forward(sample.stack, mode, sample.x, statistics, random);
    return {work.step(0).sum.map(), work.output()};
}

double meanRowVariance(const MatrixD& x) {
    double sum = 0;
    for (Index i = 0; i < x.rows(); ++i) sum += moments(x.row(i)).var;
    return sum / double(x.rows());
}

struct OverMasks {
    VectorD mean;
    double var = 0; // mean over the features, divisor n - 1
};

OverMasks overMasks(const MatrixD& y) {
    OverMasks found{VectorD(y.cols()), 0};
    for (Index j = 0; j < y.cols(); ++j) {
        const Moments column = moments(y.col(j));
        found.mean[j] = column.mean;
        found.var += column.var * masks / (masks - 1) / double(y.cols());
    }
    return found;
}

struct Measured {
    std::vector<double> ratio, v, meanRms, cosine; // by draw
};

Measured measured(const Setting& setting) {
    Measured result;
    for (std::uint64_t seed = 0; seed < draws; ++seed) {
        const Sample sample = sampleOf(setting, seed);
        const Rows train = pass(sample, NormMode::Train), evaluation = pass(sample, NormMode::Evaluate);
        const OverMasks y = overMasks(train.y);
        result.ratio.push_back(meanRowVariance(train.sum) / moments(evaluation.sum.row(0)).var);
        result.v.push_back(y.var);
        result.meanRms.push_back(rootMeanSquare(y.mean));
        // All rows have the rms 1: the mean of the cosines is the product of the mean.
        result.cosine.push_back(evaluation.y.row(0).dot(y.mean) / double(width));
    }
    return result;
}

} // namespace

void TestDropoutBeforeNorm::table() {
    for (const char* name : {"s", "p", "ratio", "ratioSd", "v", "vSd", "meanRms", "meanRmsSd"})
        QTest::addColumn<double>(name);
    const auto row = [](const char* name, double s, double p, Spread ratio, Spread v, Spread meanRms) {
        QTest::newRow(name) << s << p << ratio.mean << ratio.sd << v.mean << v.sd << meanRms.mean << meanRms.sd;
    };
    // No sd is told for v and the rms of the first row: those of the second are larger.
    row("s .3, p .1", .3, .1, {1.010, .002}, {.010, .001}, {.995, .001});
    row("s 1, p .1", 1, .1, {1.058, .006}, {.055, .005}, {.972, .003});
    row("s 1, p .3", 1, .3, {1.223, .022}, {.182, .014}, {.904, .008});
    row("s 1, p .5", 1, .5, {1.519, .050}, {.342, .022}, {.812, .013});
    row("s 3, p .5", 3, .5, {1.906, .039}, {.477, .011}, {.724, .007});
}

// Means of ten draws on both sides, and half a unit of the last digit told.
void TestDropoutBeforeNorm::theTable() {
    QFETCH(double, s);
    QFETCH(double, p);
    const Measured found = measured({.s = s, .p = p});
    const auto compare = [](const char* what, const std::vector<double>& values, double mean, double sd) {
        return within(what, spreadOf(values).mean, mean, room(sd, draws) + 0.0005);
    };
    QFETCH(double, ratio);
    QFETCH(double, ratioSd);
    QVERIFY(compare("row variance, training over evaluation", found.ratio, ratio, ratioSd));
    QFETCH(double, v);
    QFETCH(double, vSd);
    QVERIFY(compare("variance of an output over the masks", found.v, v, vSd));
    QFETCH(double, meanRms);
    QFETCH(double, meanRmsSd);
    QVERIFY(compare("rms of the mean output", found.meanRms, meanRms, meanRmsSd));
}

// A mean of ten draws is known to its sd / sqrt(10); 1 / 256 for rows that are not endless.
void TestDropoutBeforeNorm::theLaws() {
    QFETCH(double, s);
    QFETCH(double, p);
    const double kept = s * s, dropped = s * s / (1 - p);
    const Measured found = measured({.s = s, .p = p});
    const auto compare = [](const char* what, const std::vector<double>& values, double law) {
        const Spread spread = spreadOf(values);
        return within(what, spread.mean, law, 4 * spread.sd / std::sqrt(double(draws)) + law / double(width));
    };
    QVERIFY(compare("row variance: law", found.ratio, (1 + dropped) / (1 + kept)));
    QVERIFY(compare("over the masks: law", found.v, p / (1 - p) * kept / (1 + dropped)));
    const double smaller = std::sqrt((1 + kept) / (1 + dropped));
    QVERIFY(compare("rms of the mean output: law", found.meanRms, smaller));
    QVERIFY(compare("cosine of training and evaluation: law", found.cosine, smaller));
}

// One mask has the sd sqrt(p / (1 - p)) |delta| in a feature; 500 of them, 256 features, four standard errors.
void TestDropoutBeforeNorm::theMeanOfTheSumIsKept() {
    for (const double p : {0.1, 0.5}) {
        const Sample sample = sampleOf({.s = 3, .p = p}, 0);
        const VectorD mean = overMasks(pass(sample, NormMode::Train).sum).mean;
        const VectorD kept = pass(sample, NormMode::Evaluate).sum.row(0), h = sample.x.row(0);
        const double error = rootMeanSquare(mean - kept);
        const double law = std::sqrt(p / (1 - p) / double(masks)) * rootMeanSquare(kept - h);
        QVERIFY(within("rms error of the mean of the sum", error, law, 4 * law / std::sqrt(2.0 * double(width))));
    }
}

// Rounding of 256 squares only, without eps.
void TestDropoutBeforeNorm::everyRowKeepsItsRms() {
    QFETCH(double, s);
    QFETCH(double, p);
    const MatrixD y = pass(sampleOf({.s = s, .p = p, .eps = 0}, 0), NormMode::Train).y;
    for (Index i = 0; i < masks; ++i) QVERIFY(std::abs(rootMeanSquare(y.row(i)) - 1) < 1e-14);
    QVERIFY(rootMeanSquare(overMasks(y).mean) < 0.998); // and still their mean is smaller
}

QTEST_APPLESS_MAIN(TestDropoutBeforeNorm)
#include "test_dropout_before_norm.moc"
