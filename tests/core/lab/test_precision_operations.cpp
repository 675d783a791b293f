// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/precision_support.h"
#include "lab/precision_ranges.h"

#include <functional>
#include <limits>

using namespace normscope;
using namespace normscope::test;
using State = PrecisionCell::State;

// The rows of the grid, and how wrong an operation is, wherever it is told.
class TestPrecisionOperations : public QObject {
    Q_OBJECT

private slots:
    void rowsOfTheGrid();
    void errorsOfOperations();
    void aResidueOfNothingIsWrong();
};

void TestPrecisionOperations::rowsOfTheGrid() {
    Scenario scenario = precisionScenario();
    QCOMPARE(epsOfGrid(scenario), (std::vector<double>{1e-3, 1e-5, 1e-6, 1e-8, 1e-12}));
    for (const auto& [eps, row] : {std::pair(0.1, 0), std::pair(3e-7, 3), std::pair(0.0, 5)}) {
        scenario.norm.eps = eps;
        const std::vector<double> rows = epsOfGrid(scenario);
        QCOMPARE(rows.size(), std::size_t(6));
        QCOMPARE(rows.at(std::size_t(row)), eps);
        QVERIFY(std::ranges::is_sorted(rows, std::greater()));
        QCOMPARE(gridOnly(scenario).grid.eps, rows);
    }
}

// rms of (3, -4) over that of (30, 40), and, where there is nothing to compare with, over 1.
void TestPrecisionOperations::errorsOfOperations() {
    QCOMPARE(relativeError({NormOperation::Centre, {30, 40}, {33, 36}}), 0.1);
    QCOMPARE(relativeError({NormOperation::Centre, {0, 0}, {0, 0}}), 0.0);
    QCOMPARE(relativeError({NormOperation::Centre, {0, 0}, {0.25, -0.25}}), 0.25);
    QVERIFY(std::isinf(relativeError({NormOperation::Sum, {1}, {std::numeric_limits<double>::infinity()}})));
}

// A sum in bf16 that stagnates at 32: c is not 0, and though it is less than a tenth, the verdict and the table tell
// it.
void TestPrecisionOperations::aResidueOfNothingIsWrong() {
    Scenario scenario = precisionScenario();
    scenario.precision.features = 768;
    scenario.precision.sd = 0;
    scenario.precision.offset = 0.09375;
    scenario.precision.format = NumberFormat::BFloat16;
    const PrecisionResult result = gridOnly(scenario);
    const OperationTrace& centre = operation(result.trace, NormOperation::Centre);
    QVERIFY(rms(centre.exact) == 0);
    QVERIFY(between("what is left of 0", rms(centre.emulated), 0.01, 0.09));
    QCOMPARE(int(result.chosen.state), int(State::Wrong));
    QCOMPARE(result.chosen.error, rms(result.trace.operations.back().emulated));
    const Figure figure = precisionFigure(result, {});
    QVERIFY(contains(panel<Reading>(figure, "verdict").paragraphs.at(0), "Σ x comes out as") ||
            contains(panel<Reading>(figure, "verdict").paragraphs.at(0), "running sum falls behind: Σ x"));
    const auto& rows = panel<TextTable>(figure, "operations").rows;
    QCOMPARE(plain(rows[3].cells.back()), "off by " + significant(rms(centre.emulated), 2));
}

QTEST_APPLESS_MAIN(TestPrecisionOperations)
#include "test_precision_operations.moc"
