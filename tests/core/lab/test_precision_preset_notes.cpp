// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/precision_support.h"
#include "lab/precision_scene.h"
#include "scenario/scenario_json.h"

using namespace normscope;
using namespace normscope::test;
using State = PrecisionCell::State;

// What the notes of the Precision page's presets claim, measured. The numbers were found beforehand with NumPy's own
// half and single precision, those of the language models with PyTorch.
class TestPrecisionPresetNotes : public QObject {
    Q_OBJECT

private slots:
    void halfFloor();
    void halfHasNothingBelow();
    void otherFormatsStayFinite();
    void silentZero();
    void onePass();
    void epsIsAFloor();
    void epsIsAFloorForItsOwnRow();
    void wrongEps();
    void wrongEpsOrdinary();
};

namespace {

Scenario presetScenario(const std::string& id) {
    for (const Preset& preset : presets())
        if (preset.id == id && preset.scenario.page == Page::Precision) return preset.scenario;
    throw std::invalid_argument("no preset " + id);
}

double largest(const std::vector<double>& values) {
    double most = 0;
    for (const double value : values) most = std::max(most, std::abs(value));
    return most;
}

// Of a row whose sd is so many times sqrt(eps), in float64.
double outputSd(const FloorStudy& study, const PrecisionResult& result, double var) {
    const auto eps = std::ranges::find(result.grid.eps, result.scenario.norm.eps) - result.grid.eps.begin();
    for (std::size_t k = 0; k < study.var.size(); ++k)
        if (std::abs(study.var[k] / var - 1) < 1e-6) return study.sd[std::size_t(eps)][k];
    throw std::invalid_argument("no such variance");
}

} // namespace

void TestPrecisionPresetNotes::halfFloor() {
    const PrecisionResult result = gridOnly(presetScenario("half-floor"));
    QCOMPARE(result.scenario.norm.eps, 1e-8);
    const OperationTrace& var = operation(result.trace, NormOperation::Variance);
    QVERIFY(between("exact variance", var.exact[0], 0.5e-8, 2e-8));
    QVERIFY(exactly("variance in fp16", var.emulated[0], 0));
    QVERIFY(exactly("eps and variance in fp16", operation(result.trace, NormOperation::AddEps).emulated[0], 0));
    QVERIFY(exactly("infinite outputs", double(result.chosen.infinite), 64));
    QVERIFY(largest(operation(result.trace, NormOperation::Divide).exact) < 3); // it need not have been
}

// The least number is 2^-24; half of it, and less, becomes 0.
void TestPrecisionPresetNotes::halfHasNothingBelow() {
    QVERIFY(exactly("fp16(2^-24)", roundTo(NumberFormat::Float16, 0x1p-24), 0x1p-24));
    QVERIFY(within("2^-24", 0x1p-24, 6e-8, 0.05e-8));
    QVERIFY(exactly("fp16(4e-8)", roundTo(NumberFormat::Float16, 4e-8), 0x1p-24));
    QVERIFY(exactly("fp16(2^-25)", roundTo(NumberFormat::Float16, 0x1p-25), 0));
    QVERIFY(exactly("fp16(1e-8)", roundTo(NumberFormat::Float16, 1e-8), 0));
}

void TestPrecisionPresetNotes::otherFormatsStayFinite() {
    for (const NumberFormat format : {NumberFormat::BFloat16, NumberFormat::Float32}) {
        Scenario scenario = presetScenario("half-floor");
        scenario.precision.format = format;
        const PrecisionResult result = gridOnly(scenario);
        QCOMPARE(result.chosen.infinite + result.chosen.nan, Index(0));
        QVERIFY(between("relative error of the outputs", result.chosen.error, 0, 0.01));
    }
}

void TestPrecisionPresetNotes::silentZero() {
    const PrecisionResult result = gridOnly(presetScenario("silent-zero"));
    QCOMPARE(result.row.size(), std::size_t(1024));
    QVERIFY(std::isinf(operation(result.trace, NormOperation::SumOfSquares).emulated[0]));
    QVERIFY(between("exact sum of squares", operation(result.trace, NormOperation::SumOfSquares).exact[0], 65504, 1e6));
    const OperationTrace& y = operation(result.trace, NormOperation::Divide);
    QVERIFY(std::ranges::all_of(y.emulated, [](double value) { return value == 0; }));
    QVERIFY(largest(y.exact) > 2);
    QCOMPARE(result.chosen.nan + result.chosen.infinite, Index(0));
    QCOMPARE(int(result.chosen.state), int(State::AllZero));
}

// Reference: one pass 22 times, negative in 13 of 20 seeds; two passes 8e-7. Medians of 20 seeds, whose errors spread
// over a decade: up to a factor of 3.
void TestPrecisionPresetNotes::onePass() {
    const Scenario scenario = presetScenario("one-pass");
    QCOMPARE(scenario.precision.offset, 1e4);
    const VarianceStudy study = studyVariance(scenario);
    const auto at = [&](VarianceAlgorithm algorithm) {
        for (std::size_t k = 0; k < study.offsets.size(); ++k)
            if (std::abs(study.offsets[k] / 1e4 - 1) < 1e-9) return study.algorithms.at(algorithm)[k];
        throw std::runtime_error("no such offset");
    };
    const VarianceStudy::Point one = at(VarianceAlgorithm::OnePass), two = at(VarianceAlgorithm::TwoPass);
    QVERIFY(withinFactor("one pass: error over the variance", one.median, 22, 3));
    QVERIFY(between("tens of times", one.median, 10, 100));
    QVERIFY(between("one pass: seeds below 0, of 20", double(one.negative), 1, 19));
    QVERIFY(withinFactor("two passes: error over the variance", two.median, 8e-7, 3));
    QCOMPARE(two.negative, Index(0));
}

// sigma / sqrt(sigma^2 + eps): sqrt(1 / 2) where the variance is eps, and sigma / sqrt(eps) below, to eps's own share.
void TestPrecisionPresetNotes::epsIsAFloor() {
    const Scenario scenario = presetScenario("eps-is-a-floor");
    const double eps = scenario.norm.eps;
    QVERIFY(std::abs(scenario.precision.sd * scenario.precision.sd / eps - 1) < 1e-12);
    const PrecisionResult result = gridOnly(scenario);
    const FloorStudy study = studyFloor(scenario, result.grid.eps);
    const auto sd = [&](double share) { return outputSd(study, result, share * eps); };
    QVERIFY(within("output sd at a variance of eps", sd(1), std::sqrt(0.5), 1e-6));
    QVERIFY(within("at 1e-4 eps", sd(1e-4), 1e-2, 1e-6));
    QVERIFY(within("at 1e-6 eps", sd(1e-6), 1e-3, 1e-8));
    QVERIFY(within("at 1e4 eps", sd(1e4), 1, 1e-4));
}

// The row is drawn: its own variance counts, and fp16 has eleven digits.
void TestPrecisionPresetNotes::epsIsAFloorForItsOwnRow() {
    const PrecisionResult result = gridOnly(presetScenario("eps-is-a-floor"));
    const double own = rms(operation(result.trace, NormOperation::Centre).exact), eps = result.scenario.norm.eps;
    const double law = own / std::sqrt(own * own + eps);
    const OperationTrace& y = operation(result.trace, NormOperation::Divide);
    QVERIFY(within("sd of the row's output, float64", rms(y.exact), law, 1e-9));
    QVERIFY(within("sd of the row's output, fp16", rms(y.emulated), law, 4 * 0x1p-10));
    QVERIFY(within("the law of all such rows", law, std::sqrt(0.5), 0.1)); // 64 values: the sd is known to 9 %
}

// Three models: KL .88 a character (.58 at first, .91 at last), nine in ten characters differ, from the third on.
void TestPrecisionPresetNotes::wrongEps() {
    const PrecisionResult result = runPrecision(presetScenario("wrong-eps"));
    QVERIFY(result.complete());
    const auto* same = runWith(result.generation, 1e-5);
    const auto* other = runWith(result.generation, 1e-3);
    QVERIFY(same && other);
    QVERIFY(exactly("1e-5: KL", same->klMean, 0));
    QVERIFY(withinFactor("1e-3: KL", other->klMean, 0.88, 4));
    QVERIFY(between("1e-3: first other character (3)", other->firstDifference, 0, 10));
    QVERIFY(between("1e-3: differing characters (.90)", other->differing, 0.6, 1));
    QVERIFY(between("cross-entropy of the text, over that of 1e-5", other->crossEntropy / same->crossEntropy, 2, 20));
    QVERIFY(withinFactor("KL at the first character over the mean", other->kl.front() / other->klMean, 1, 6));
    QVERIFY(between("KL at the end over that at the start", klAtEnd(*other) / klAtStart(*other), 0.3, 4));
}

void TestPrecisionPresetNotes::wrongEpsOrdinary() {
    const PrecisionResult result = runPrecision(presetScenario("wrong-eps-ordinary"));
    QVERIFY(result.complete());
    for (const GenerationStudy::Model& model : result.generation.models)
        for (const double var : model.normVariance) QVERIFY(between("variance into a norm (1 - 3)", var, 0.98, 6));
    const auto* other = runWith(result.generation, 1e-3);
    QVERIFY(other);
    QVERIFY(between("1e-3: KL (3.8e-6)", other->klMean, 0, 1e-4));
    QVERIFY(between("1e-3: KL, its largest along the text", *std::ranges::max_element(other->kl), 0, 1e-4));
    QVERIFY(exactly("1e-3: differing characters", other->differing, 0));
}

QTEST_APPLESS_MAIN(TestPrecisionPresetNotes)
#include "test_precision_preset_notes.moc"
