// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes.h"
#include "scenario/scenario_json.h"

#include <QTest>

using namespace normscope;

namespace {

AxesResult resultFor(const Scenario& scenario) { return runAxes(scenario, *loadTable(scenario.data, scenario.seed)); }

AxesResult resultOf(const std::string& id) {
    for (const auto& preset : presets())
        if (preset.id == id) return resultFor(preset.scenario);
    qFatal("no preset %s", id.c_str());
}

const AxesRun& run(const AxesResult& result, NormKind kind) {
    for (const auto& each : result.runs)
        if (each.kind == kind) return each;
    qFatal("this norm is not shown");
}

VectorD sds(const MatrixD& columns) {
    const MatrixD centred = columns.rowwise() - columns.colwise().mean();
    return centred.colwise().norm().transpose() / std::sqrt(double(columns.rows()));
}

VectorD means(const MatrixD& columns) { return columns.colwise().mean().transpose(); }

bool every(const VectorD& values, double lower, double upper) {
    return values.minCoeff() >= lower && values.maxCoeff() <= upper;
}

// Share of the squares of a row that one column holds.
VectorD energyShare(const MatrixD& y, Index column) {
    return (y.col(column).array().square() / y.rowwise().squaredNorm().array()).matrix();
}

// Rows of one sample, those of padding left out.
MatrixD realTokens(const AxesResult& result, const MatrixD& y, Index sample) {
    const DataSettings& data = result.scenario.data;
    return y.middleRows(sample * data.tokens, data.tokens - data.padding);
}

double meanOfRealTokens(const AxesResult& result, const MatrixD& y) {
    double sum = 0;
    for (Index s = 0; s < result.scenario.data.samples; ++s) sum += realTokens(result, y, s).mean();
    return sum / double(result.scenario.data.samples);
}

double largestChange(const MatrixD& a, const MatrixD& b) { return (a - b).cwiseAbs().maxCoeff(); }

} // namespace

// What the note of every preset claims, measured. The numbers were found beforehand with NumPy.
class TestPresetNotes : public QObject {
    Q_OBJECT

private slots:
    void wine();
    void wineRaw();
    void outlier();
    void digits();
    void tokens();
    void groupNorm();
    void padded();
    void invariance();
    void epsFloor();
    void farOffset();
    void shift();
    void batchOfTwo();
    void youngRunning();
    void momentumMixUp();
    void constant();
    void zeroEps();
};

void TestPresetNotes::wine() {
    const auto result = resultOf("wine");
    const MatrixD layer = run(result, NormKind::Layer).y, batch = run(result, NormKind::Batch).y;
    QVERIFY(every(means(layer.transpose()), -1e-12, 1e-12) && every(sds(layer.transpose()), 0.999, 1));
    QVERIFY(every(means(batch), -1e-12, 1e-12) && every(sds(batch), 0.999, 1));
    QVERIFY(!every(means(layer), -0.1, 0.1) && !every(means(batch.transpose()), -0.1, 0.1));
}

void TestPresetNotes::wineRaw() {
    const auto result = resultOf("wine-raw");
    QVERIFY(std::abs(result.sample.featureMean(12) - 750) < 10);
    QVERIFY(every(energyShare(run(result, NormKind::Layer).y, 12), 0.85, 0.95));
    QVERIFY(every(sds(run(result, NormKind::Batch).y), 0.99, 1));
}

void TestPresetNotes::outlier() {
    const auto result = resultOf("outlier");
    const VectorD share = energyShare(run(result, NormKind::Layer).y, 1);
    QVERIFY((share.array() > 0.5).count() > share.size() / 2);
    QVERIFY(std::abs(sds(run(result, NormKind::Batch).y)(1) - 1) < 1e-3);
}

void TestPresetNotes::digits() {
    const auto result = resultOf("digits");
    const MatrixD& x = result.sample.x;
    const MatrixD& y = run(result, NormKind::Batch).y;
    QCOMPARE(x.rows(), 12);
    int blank = 0;
    for (Index j = 0; j < x.cols(); ++j)
        if (x.col(j).isZero(0)) {
            ++blank;
            QVERIFY(y.col(j).isZero(0));
        }
    QVERIFY(blank > 3);
}

void TestPresetNotes::tokens() {
    const auto result = resultOf("tokens");
    QCOMPARE(result.sample.x.rows(), 8);
    QCOMPARE(result.sample.tokens, 4);
    QVERIFY(every(means(run(result, NormKind::Layer).y.transpose()), -1e-12, 1e-12));
    QVERIFY(every(means(run(result, NormKind::Batch).y), -1e-12, 1e-12));
}

void TestPresetNotes::groupNorm() {
    const auto result = resultOf("group-norm");
    const MatrixD& layer = run(result, NormKind::Layer).y;
    const MatrixD& group = run(result, NormKind::Group).y;
    const MatrixD& instance = run(result, NormKind::Instance).y;
    QVERIFY(every(means(layer.transpose()), -1e-12, 1e-12));
    QVERIFY(!every(means(group.transpose()), -0.1, 0.1) && largestChange(layer, group) > 0.5);
    for (Index s = 0; s < 3; ++s) {
        QVERIFY(std::abs(realTokens(result, group, s).mean()) < 1e-12);
        QVERIFY(every(means(realTokens(result, instance, s)), -1e-12, 1e-12));
    }
}

void TestPresetNotes::padded() {
    const auto result = resultOf("padded");
    const MatrixD& x = result.sample.x;
    const double realMean = meanOfRealTokens(result, x);
    QVERIFY(std::abs(realMean - 1) < 3 / std::sqrt(256)); // three sd of the mean of 16 · 2 · 8 values of N(1, 1)
    QVERIFY(std::abs(x.mean() - realMean / 2) < 1e-12);
    QVERIFY(std::abs(meanOfRealTokens(result, run(result, NormKind::Batch).y) - 0.6) < 0.1);
    Scenario masked = result.scenario;
    masked.norm.maskPadding = true;
    const auto without = resultFor(masked);
    QVERIFY(std::abs(meanOfRealTokens(without, run(without, NormKind::Batch).y)) < 1e-12);
    masked.data.padding = 0;
    const auto unpadded = resultFor(masked);
    for (Index s = 0; s < masked.data.samples; ++s)
        QVERIFY(realTokens(result, run(result, NormKind::Layer).y, s) ==
                realTokens(result, run(unpadded, NormKind::Layer).y, s));
}

void TestPresetNotes::invariance() {
    const auto measured = resultOf("invariance").invariance.measured;
    const auto stays = [&](BenchNorm norm, BenchChange change) { return measured.at(norm).at(change).invariant; };
    QVERIFY(stays(BenchNorm::Batch, BenchChange::ShiftData) && !stays(BenchNorm::Batch, BenchChange::ScaleSample));
    for (const BenchNorm norm : {BenchNorm::Layer, BenchNorm::Rms})
        QVERIFY(!stays(norm, BenchChange::ShiftData) && stays(norm, BenchChange::ScaleSample));
}

void TestPresetNotes::epsFloor() {
    const auto result = resultOf("eps-floor");
    QVERIFY(std::abs(sds(run(result, NormKind::Layer).y.transpose()).mean() - 0.7) < 0.05);
    QVERIFY(std::abs(sds(run(result, NormKind::Batch).y).mean() - 0.7) < 0.05);
}

void TestPresetNotes::farOffset() {
    const auto far = resultOf("far-offset"), near = resultOf("wine");
    for (const NormKind kind : {NormKind::Layer, NormKind::Batch})
        QVERIFY(largestChange(run(far, kind).y, run(near, kind).y) < 1e-10);
    const Eigen::RowVectorXf row = far.sample.x.row(0).cast<float>();
    const float onePass = row.squaredNorm() / 13 - (row.sum() / 13) * (row.sum() / 13);
    const double right = run(far, NormKind::Layer).cache.var[0];
    QVERIFY(std::abs(double(onePass) - right) > right); // no digit of it is left
}

void TestPresetNotes::shift() {
    const auto result = resultOf("shift"), unshifted = resultOf("wine");
    QVERIFY(largestChange(run(result, NormKind::Layer).y, run(unshifted, NormKind::Layer).y) < 1e-12);
    QVERIFY(every(means(run(result, NormKind::Rms).y.transpose()), 0.85, 1));
}

void TestPresetNotes::batchOfTwo() {
    const auto result = resultOf("batch-of-two");
    for (const double y : run(result, NormKind::Batch).y.reshaped())
        QVERIFY(y == 0 || (std::abs(y) > 0.98 && std::abs(y) < 1));
}

void TestPresetNotes::youngRunning() {
    const auto result = resultOf("young-running");
    const AxesRun& batch = run(result, NormKind::Batch);
    for (Index j = 0; j < batch.y.cols(); ++j) {
        const double reached = batch.running.mean[std::size_t(j)] / result.sample.x.col(j).mean();
        QVERIFY(std::abs(reached - 0.1) < 1e-12);
    }
    QVERIFY(every(means(batch.y), 2, 5) && every(sds(batch.y), 1.5, 3));
}

void TestPresetNotes::momentumMixUp() {
    const auto result = resultOf("momentum-mix-up");
    const AxesRun& batch = run(result, NormKind::Batch);
    const VectorD mean = means(result.sample.x);
    for (Index j = 0; j < mean.size(); ++j) QVERIFY(std::abs(batch.running.mean[std::size_t(j)] - mean(j)) < 1e-5);
}

void TestPresetNotes::constant() {
    const auto result = resultOf("constant");
    QVERIFY(run(result, NormKind::Layer).y.isZero(0));
    QVERIFY(run(result, NormKind::Batch).y.isZero(0));
    QVERIFY(run(result, NormKind::Rms).y.isOnes(1e-6));
}

void TestPresetNotes::zeroEps() {
    const auto result = resultOf("zero-eps");
    for (const AxesRun& each : result.runs) QVERIFY(each.status == NormStatus::ZeroVarianceZeroEps);
}

QTEST_APPLESS_MAIN(TestPresetNotes)
#include "test_preset_notes.moc"
