// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet/changed_cells.h"
#include "worksheet/worksheet.h"

#include <QTest>

#include <cmath>

using namespace normscope;

// A sheet that can be done by hand, and that it says what comes out.
class TestWorksheet : public QObject {
    Q_OBJECT

    static constexpr double tolerance =
        1e-12; // a few rounding errors of numbers below 100, a millionth of what is shown

    static Worksheet sheetOf(WorksheetNorm norm, std::uint64_t seed = 1, Index samples = 3, Index features = 4) {
        return makeWorksheet({{norm}, samples, features, seed});
    }
    static bool wholeOrHalf(double value) { return 2 * value == std::round(2 * value); }

    // The textbook's formulas, two passes over plain numbers.
    static VectorD normalized(const VectorD& line, bool centred, double eps) {
        const double mean = centred ? line.sum() / double(line.size()) : 0;
        double squares = 0;
        for (const double value : line) squares += (value - mean) * (value - mean);
        VectorD result = line;
        for (double& value : result) value = (value - mean) / std::sqrt(squares / double(line.size()) + eps);
        return result;
    }
    static void compareTo(const WorksheetTask& task, Index line, const VectorD& x, const VectorD& y, double eps) {
        const auto group = std::size_t(line);
        const VectorD expected = normalized(x, task.norm != WorksheetNorm::Rms, eps);
        QVERIFY((y - expected).cwiseAbs().maxCoeff() < tolerance);
        QVERIFY(std::abs(task.rstd[group] * std::sqrt(task.var[group] + eps) - 1) < tolerance);
        if (task.norm == WorksheetNorm::Rms) QVERIFY(task.mean.empty());
        if (task.norm != WorksheetNorm::Rms)
            QVERIFY(std::abs(task.mean[group] - x.sum() / double(x.size())) < tolerance);
    }

private slots:
    void theNumbersAreEasy_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        for (int rows = 2; rows <= 6; ++rows)
            for (int columns = 2; columns <= 6; ++columns) QTest::addRow("%d x %d", rows, columns) << rows << columns;
    }
    void theNumbersAreEasy() {
        QFETCH(int, rows);
        QFETCH(int, columns);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const MatrixD x = sheetOf(WorksheetNorm::Layer, seed, rows, columns).matrix;
            QVERIFY(x.rows() == rows && x.cols() == columns);
            QVERIFY(x.minCoeff() >= 1 && x.maxCoeff() <= 9);
            QVERIFY((x.array() == x.array().round()).all());
            for (Index row = 0; row < rows; ++row) {
                QVERIFY(wholeOrHalf(x.row(row).sum() / columns));
                QVERIFY(x.row(row).maxCoeff() > x.row(row).minCoeff());
            }
            for (Index column = 0; column < columns; ++column) {
                QVERIFY(wholeOrHalf(x.col(column).sum() / rows));
                QVERIFY(x.col(column).maxCoeff() > x.col(column).minCoeff());
            }
        }
    }

    void theTablesAreThoseOfTheTextbook_data() {
        QTest::addColumn<WorksheetNorm>("norm");
        QTest::newRow("layer") << WorksheetNorm::Layer;
        QTest::newRow("batch") << WorksheetNorm::Batch;
        QTest::newRow("rms") << WorksheetNorm::Rms;
    }
    void theTablesAreThoseOfTheTextbook() {
        QFETCH(WorksheetNorm, norm);
        const Worksheet sheet = sheetOf(norm, 5);
        QCOMPARE(sheet.tasks.size(), std::size_t(1));
        const WorksheetTask& task = sheet.tasks[0];
        QCOMPARE(task.norm, norm);
        const Index lines = byRows(norm) ? 3 : 4;
        QCOMPARE(std::ssize(task.var), lines);
        for (Index k = 0; k < lines; ++k)
            byRows(norm) ? compareTo(task, k, sheet.matrix.row(k), task.y.row(k), sheet.eps)
                         : compareTo(task, k, sheet.matrix.col(k), task.y.col(k), sheet.eps);
    }

    void oneSeedIsOneSheet() {
        const Worksheet a = makeWorksheet({}), b = makeWorksheet({});
        QCOMPARE(a.matrix, b.matrix);
        QCOMPARE(a.questions.size(), std::size_t(4)); // one constant line for each of two norms
        for (std::size_t k = 0; k < a.questions.size(); ++k) {
            QVERIFY(a.questions[k].question == b.questions[k].question);
            QVERIFY(a.questions[k].answers == b.questions[k].answers);
        }
        WorksheetSettings other;
        other.seed = 2;
        QVERIFY(makeWorksheet(other).matrix != a.matrix);
    }

    // A row of LayerNorm and RMSNorm, a column of BatchNorm: where a mean reaches.
    void aCellMovesItsGroup() {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            WorksheetSettings settings;
            settings.norms = {WorksheetNorm::Layer, WorksheetNorm::Batch, WorksheetNorm::Rms};
            settings.seed = seed;
            const WorksheetQuestion asked = makeWorksheet(settings).questions.front();
            const std::string row = std::get<std::string>(asked.question.arguments[0].value);
            const std::string column = std::get<std::string>(asked.question.arguments[1].value);
            QCOMPARE(plain(asked.answers[0]), "LayerNorm: all of row " + row + ", 4 of 12 outputs");
            QCOMPARE(plain(asked.answers[1]), "BatchNorm: all of column " + column + ", 3 of 12 outputs");
            QCOMPARE(plain(asked.answers[2]), "RMSNorm: all of row " + row + ", 4 of 12 outputs");
        }
    }

    void aConstantLineComesOutAsZeroOrOne() {
        // 1/√0.00001 = 316.2; RMSNorm divides a number by its own size
        QVERIFY(plain(sheetOf(WorksheetNorm::Layer).questions[1].answers[0])
                    .starts_with("0.00 in every cell: the variance is 0 and 1/√(variance + ε) is 316.2"));
        QVERIFY(plain(sheetOf(WorksheetNorm::Batch).questions[1].answers[0]).starts_with("0.00 in every cell"));
        QVERIFY(plain(sheetOf(WorksheetNorm::Rms).questions[1].answers[0]).starts_with("1.00 in every cell"));
    }

    void oneSampleIsEnoughForLayerNormOnly() {
        const WorksheetQuestion asked = makeWorksheet({}).questions.back();
        QCOMPARE(plain(asked.answers[0]), std::string("LayerNorm: the same row as before"));
        QVERIFY(plain(asked.answers[1]).starts_with("BatchNorm: nothing, in training"));
    }

    void changesAreDescribed() {
        MatrixD a = MatrixD::Zero(2, 3), b = a;
        QCOMPARE(plain(changedWords(changedCells(a, b), 2, 3)), std::string("none"));
        b(0, 0) = 0.004; // is written 0.00
        b(0, 1) = b(1, 2) = 1;
        QCOMPARE(plain(changedWords(changedCells(a, b), 2, 3)), std::string("(1, 2), (2, 3)"));
        b.setZero();
        b.col(1).setOnes();
        QCOMPARE(plain(changedWords(changedCells(a, b), 2, 3)), std::string("all of column 2"));
    }

    void misuseThrows() {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, makeWorksheet({{}, 3, 4, 1}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, sheetOf(WorksheetNorm::Layer, 1, 1, 4));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, sheetOf(WorksheetNorm::Layer, 1, 3, 7));
    }
};

QTEST_APPLESS_MAIN(TestWorksheet)
#include "test_worksheet.moc"
