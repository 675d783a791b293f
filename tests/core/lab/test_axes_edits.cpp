// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "axes_support.h"

#include <set>

using namespace axestest;

// The batch-dependence X-ray: which outputs an edited cell reaches.
class TestAxesEdits : public QObject {
    Q_OBJECT

    static Scenario edited(NormMode mode = NormMode::Train) {
        Scenario scenario;
        scenario.axes.norms = {NormKind::Layer, NormKind::Batch, NormKind::Rms};
        scenario.norm.mode = mode;
        scenario.data.edits = {{2, 7, 1.75}};
        return scenario;
    }
    static std::set<Index> rows(const std::vector<CellIndex>& cells) {
        std::set<Index> result;
        for (const CellIndex& cell : cells) result.insert(cell.row);
        return result;
    }
    static std::set<Index> columns(const std::vector<CellIndex>& cells) {
        std::set<Index> result;
        for (const CellIndex& cell : cells) result.insert(cell.column);
        return result;
    }

private slots:
    void oneRowUnderLayerNorm();
    void oneColumnUnderBatchNorm();
    void oneCellWithRunningStatistics();
    void outputsElsewhereKeepTheirBits();
    void runningStatisticsInUseDoNotFeelTheEdit();
    void inputMarksTheEditedCell();
    void marksCanBeHidden();
    void editOutsideOrEqualChangesNothing();
    void sentenceAndMetrics();
    void cardTellsTheOldValue();
};

void TestAxesEdits::oneRowUnderLayerNorm() {
    const Figure figure = figureAt(run(edited()));
    for (const char* name : {"layer", "rms"}) {
        const auto& changed = panel<MatrixPlot>(figure, name).changed;
        QCOMPARE(changed.size(), std::size_t(13));
        QCOMPARE(rows(changed), std::set<Index>{2});
    }
}

void TestAxesEdits::oneColumnUnderBatchNorm() {
    const auto changed = panel<MatrixPlot>(figureAt(run(edited())), "batch").changed;
    QCOMPARE(changed.size(), std::size_t(12));
    QCOMPARE(columns(changed), std::set<Index>{7});
}

void TestAxesEdits::oneCellWithRunningStatistics() {
    const auto changed = panel<MatrixPlot>(figureAt(run(edited(NormMode::Evaluate))), "batch").changed;
    QCOMPARE(changed.size(), std::size_t(1));
    QVERIFY(changed.front() == (CellIndex{2, 7}));
}

void TestAxesEdits::outputsElsewhereKeepTheirBits() {
    Scenario before = edited();
    before.data.edits.clear();
    const AxesResult a = run(before), b = run(edited());
    for (Index i = 0; i < 12; ++i)
        for (Index j = 0; j < 13; ++j) {
            QCOMPARE(a.runs[0].y(i, j) == b.runs[0].y(i, j), i != 2);
            QCOMPARE(a.runs[1].y(i, j) == b.runs[1].y(i, j), j != 7);
        }
}

void TestAxesEdits::runningStatisticsInUseDoNotFeelTheEdit() {
    Scenario before = edited(NormMode::Evaluate);
    before.data.edits.clear();
    QVERIFY(run(before).runs[1].running == run(edited(NormMode::Evaluate)).runs[1].running);
}

void TestAxesEdits::inputMarksTheEditedCell() {
    const auto changed = panel<MatrixPlot>(figureAt(run(edited())), "input").changed;
    QCOMPARE(changed.size(), std::size_t(1));
    QVERIFY(changed.front() == (CellIndex{2, 7}));
}

void TestAxesEdits::marksCanBeHidden() {
    const AxesResult result = run(edited());
    AxesLook look;
    look.display = result.scenario.axes;
    look.display->changedCells = false;
    const Figure figure = axesFigure(result, look);
    for (const char* name : {"input", "layer", "batch"}) QVERIFY(panel<MatrixPlot>(figure, name).changed.empty());
}

void TestAxesEdits::editOutsideOrEqualChangesNothing() {
    Scenario scenario = edited();
    scenario.data.edits = {{500, 7, 1.0}, {0, 900, 2.0}};
    const Figure figure = figureAt(run(scenario));
    for (const char* name : {"input", "layer", "batch"}) QVERIFY(panel<MatrixPlot>(figure, name).changed.empty());
    QVERIFY(QString::fromStdString(plain(figure.sentence)).startsWith("After LayerNorm every wine has mean 0"));
}

void TestAxesEdits::sentenceAndMetrics() {
    const AxesResult result = run(edited());
    const QString sentence = QString::fromStdString(plain(figureAt(result).sentence));
    QVERIFY2(sentence.startsWith("You changed wine 3, nonflav. phenols from "), qPrintable(sentence));
    QVERIFY(sentence.contains(" to 1.75. After LayerNorm 13 outputs moved, all in one row. After BatchNorm 12 outputs "
                              "moved, all in one column"));
    const auto numbersOf = metrics(result);
    QCOMPARE(numbersOf.at("layer.changed_rows"), 1.0);
    QCOMPARE(numbersOf.at("layer.changed_cells"), 13.0);
    QCOMPARE(numbersOf.at("batch.changed_columns"), 1.0);
    QCOMPARE(numbersOf.at("batch.changed_cells"), 12.0);
}

void TestAxesEdits::cardTellsTheOldValue() {
    Scenario scenario = edited();
    scenario.data.edits = {{4, 4, 2.0}};
    QCOMPARE(plain(panel<CellCard>(figureAt(run(scenario)), "cell").source), std::string("edited; it was 0.09"));
}

QTEST_APPLESS_MAIN(TestAxesEdits)
#include "test_axes_edits.moc"
