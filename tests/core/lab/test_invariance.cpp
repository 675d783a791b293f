// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "axes_support.h"

#include <cmath>
#include <limits>

using namespace axestest;

// The invariance bench against Table 1 of Ba, Kiros and Hinton 2016 and the table of RMSNorm's authors.
class TestInvariance : public QObject {
    Q_OBJECT

    const AxesResult m_result = run(Scenario());
    const InvarianceBench& m_bench = m_result.invariance;

    bool stays(BenchNorm norm, BenchChange change) const { return m_bench.measured.at(norm).at(change).invariant; }

private slots:
    void publishedTable_data();
    void publishedTable();
    void twoKindsOfShift();
    void shiftOfOneUnit();
    void oneGroupIsAsLayerNorm();
    void otherNorms();
    void holdsForOtherSeedsAndFactors();
    void movedIsTheLargestChange();
    void epsBreaksScalings();
    void undefinedOutputsAreNotInvariant();
    void tableBeforeTheTest();
    void tableAfterTheTest();
    void sentences();
    void metricsAndPanel();
};

void TestInvariance::publishedTable_data() {
    QTest::addColumn<int>("norm");
    QTest::addColumn<int>("change");
    QTest::addColumn<bool>("stays");
    struct Line {
        const char* name;
        BenchNorm norm;
        std::array<bool, 6> stays; // all weights, weights + vector, one unit, data, data + vector, one sample
    };
    const std::array lines = {
        Line{"BatchNorm", BenchNorm::Batch, {true, false, true, true, true, false}},
        Line{"WeightNorm", BenchNorm::Weight, {true, false, true, false, false, false}},
        Line{"LayerNorm", BenchNorm::Layer, {true, true, false, true, false, true}},
        Line{"RMSNorm", BenchNorm::Rms, {true, false, false, true, false, true}},
        Line{"pRMSNorm", BenchNorm::PartialRms, {true, false, false, true, false, true}},
    };
    for (const Line& line : lines)
        for (std::size_t k = 0; k < line.stays.size(); ++k)
            QTest::addRow("%s %s", line.name, benchKey(benchChanges[k]).c_str())
                << int(line.norm) << int(benchChanges[k]) << line.stays[k];
}

void TestInvariance::publishedTable() {
    QFETCH(int, norm);
    QFETCH(int, change);
    const BenchMeasurement measured = m_bench.measured.at(BenchNorm(norm)).at(BenchChange(change));
    QTEST(measured.invariant, "stays");
    // Nothing lies in between: rounding, or a change that anybody sees.
    QVERIFY(measured.invariant ? measured.moved < 1e-12 : measured.moved > 0.1);
}

// A number added to one sample of the norm's own input is not a vector added to the data.
void TestInvariance::twoKindsOfShift() {
    QVERIFY(stays(BenchNorm::Layer, BenchChange::ShiftSample));
    QVERIFY(!stays(BenchNorm::Layer, BenchChange::ShiftData));
    for (const BenchNorm norm : {BenchNorm::Rms, BenchNorm::PartialRms, BenchNorm::Batch, BenchNorm::Weight})
        QVERIFY(!stays(norm, BenchChange::ShiftSample));
}

void TestInvariance::shiftOfOneUnit() {
    for (const BenchNorm norm : benchNorms) QCOMPARE(stays(norm, BenchChange::ShiftUnit), norm == BenchNorm::Batch);
}

void TestInvariance::oneGroupIsAsLayerNorm() {
    for (const BenchChange change : benchChanges) {
        QCOMPARE(stays(BenchNorm::Group, change), stays(BenchNorm::Layer, change));
        QCOMPARE(m_bench.measured.at(BenchNorm::Group).at(change).moved,
                 m_bench.measured.at(BenchNorm::Layer).at(change).moved);
    }
}

void TestInvariance::otherNorms() {
    for (const BenchChange change : benchChanges) {
        QVERIFY(!stays(BenchNorm::None, change));
        // By unit and sample: only what differs from token to token moves it.
        QCOMPARE(stays(BenchNorm::Instance, change), change != BenchChange::CentreWeights);
    }
}

void TestInvariance::holdsForOtherSeedsAndFactors() {
    for (const std::uint64_t seed : {1, 2, 3})
        for (const double factor : {0.3, 7.0}) {
            const InvarianceBench bench = runInvarianceBench(seededNormals(20, 6), 1e-5, factor, seed);
            QCOMPARE(bench.samples, Index(20));
            for (const auto& [norm, changes] : bench.measured)
                for (const auto& [change, measured] : changes) QCOMPARE(measured.invariant, stays(norm, change));
        }
}

// x of one input and weights of one value a unit: a = w x. Doubling the data doubles what has no norm.
void TestInvariance::movedIsTheLargestChange() {
    const InvarianceBench bench = runInvarianceBench(seededNormals(8, 3), 1e-5, 2, 0);
    const auto& none = bench.measured.at(BenchNorm::None);
    QCOMPARE(none.at(BenchChange::ScaleData).moved, none.at(BenchChange::ScaleWeights).moved);
    QVERIFY(std::abs(none.at(BenchChange::ShiftUnit).moved - 2) < 1e-14);
    QVERIFY(std::abs(none.at(BenchChange::ShiftSample).moved - 2) < 1e-14);
}

void TestInvariance::epsBreaksScalings() {
    const InvarianceBench bench = runInvarianceBench(m_result.sample.x, 1e-3, 2.5, 0);
    const auto& layer = bench.measured.at(BenchNorm::Layer);
    QVERIFY(layer.at(BenchChange::ScaleData).invariant);
    // y ≈ xhat (1 - eps / (2 var)): with var near 10 and the scale 2.5 about 4e-5 of an output near 3.
    QVERIFY(layer.at(BenchChange::ScaleData).movedWithEps > 1e-6);
    QVERIFY(layer.at(BenchChange::ScaleData).movedWithEps < 1e-2);
    QVERIFY(layer.at(BenchChange::ShiftSample).movedWithEps < 1e-12); // eps does not see a shift
}

void TestInvariance::undefinedOutputsAreNotInvariant() {
    const InvarianceBench bench = runInvarianceBench(MatrixD::Zero(8, 3), 1e-5, 2.5, 0);
    for (const BenchNorm norm : {BenchNorm::Batch, BenchNorm::Layer, BenchNorm::Rms}) {
        QVERIFY(!bench.measured.at(norm).at(BenchChange::ScaleData).invariant);
        QVERIFY(std::isnan(bench.measured.at(norm).at(BenchChange::ScaleData).moved));
    }
    QVERIFY(runInvarianceBench(MatrixD(0, 3), 1e-5, 2.5, 0).measured.empty());
    QVERIFY(invarianceTable(runInvarianceBench(MatrixD(0, 3), 1e-5, 2.5, 0), {}).rows.empty());
}

void TestInvariance::tableBeforeTheTest() {
    BenchGuess guess;
    guess.stays[{2, 3}] = true;
    guess.stays[{0, 5}] = false;
    const TextTable table = invarianceTable(m_bench, guess);
    QCOMPARE(table.rows.size(), std::size_t(6));
    QCOMPARE(table.columns.size(), std::size_t(8));
    QVERIFY(table.pressable);
    QCOMPARE(plain(table.rows[2].head), std::string("LayerNorm"));
    QCOMPARE(plain(table.columns[3]), std::string("all data × 2.5"));
    QCOMPARE(plain(table.rows[2].cells[3]), std::string("yes"));
    QCOMPARE(plain(table.rows[0].cells[5]), std::string("no"));
    QCOMPARE(plain(table.rows[1].cells[1]), std::string("?"));
    QCOMPARE(plain(table.subtitle),
             std::string("a = x Wᵀ of 64 wines × 13 inputs and 12 units goes into the norm, ε = 0"));
}

void TestInvariance::tableAfterTheTest() {
    BenchGuess guess;
    guess.stays[{2, 3}] = true;
    guess.stays[{0, 5}] = true;
    guess.tested = true;
    const TextTable table = invarianceTable(m_bench, guess);
    QVERIFY(!table.pressable);
    QVERIFY(plain(table.rows[2].cells[3]).starts_with("yes, ") && plain(table.rows[2].cells[3]).ends_with(": right"));
    QVERIFY(plain(table.rows[0].cells[5]).starts_with("no, ") && plain(table.rows[0].cells[5]).ends_with(": wrong"));
    for (std::size_t row = 0; row < benchNorms.size(); ++row)
        for (std::size_t column = 0; column < benchChanges.size(); ++column)
            QVERIFY(plain(table.rows[row].cells[column])
                        .starts_with(stays(benchNorms[row], benchChanges[column]) ? "yes, " : "no, "));
}

void TestInvariance::sentences() {
    BenchGuess guess;
    QVERIFY(plain(invarianceSentence(m_bench, guess)).ends_with("Guess cells of the table, then test."));
    guess.stays[{2, 3}] = true;
    guess.stays[{0, 5}] = true;
    QVERIFY(plain(invarianceSentence(m_bench, guess)).ends_with("Guessed so far: 2 of 48."));
    guess.tested = true;
    const QString after = QString::fromStdString(plain(invarianceSentence(m_bench, guess)));
    QVERIFY2(after.startsWith("Of your guesses 1 of 2 are right. Of the 8 changes so many leave the output as it is: "
                              "BatchNorm 5, WeightNorm 2, LayerNorm 5, RMSNorm 3, pRMSNorm 3, GroupNorm(1) 5. Two "
                              "shifts: one number added to a whole row of its own input leaves LayerNorm alone, one "
                              "vector added to all data moves it by up to "),
             qPrintable(after));
    QVERIFY(after.contains("With ε = 1e-5 what stays at ε = 0 moves by up to "));
}

void TestInvariance::metricsAndPanel() {
    const auto numbersOf = metrics(m_result);
    QCOMPARE(numbersOf.at("invariance.layer.scale_sample"), 1.0);
    QCOMPARE(numbersOf.at("invariance.batch.scale_sample"), 0.0);
    QCOMPARE(numbersOf.at("invariance.batch.scale_sample.moved"),
             m_bench.measured.at(BenchNorm::Batch).at(BenchChange::ScaleSample).moved);
    AxesLook look;
    look.display = AxesSettings();
    look.display->view = AxesView::Invariance;
    const Figure figure = axesFigure(m_result, look);
    const std::vector<std::string> expected = {"input",      "layer",           "batch",           "cell",
                                               "invariance", "histogram-input", "histogram-layer", "histogram-batch"};
    QCOMPARE(panelNames(figure), expected);
    QVERIFY(plain(figure.sentence).find("Guess cells of the table, then test.") != std::string::npos);
    look.guess.tested = true;
    QVERIFY(plain(panel<TextTable>(axesFigure(m_result, look), "invariance").rows[0].cells[0]).starts_with("yes, "));
}

QTEST_APPLESS_MAIN(TestInvariance)
#include "test_invariance.moc"
