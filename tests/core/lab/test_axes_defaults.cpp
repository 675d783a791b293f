// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "axes_support.h"

using namespace axestest;

// The default scenario against float64 NumPy (golden/make_axes_goldens.py): every number and sentence of the page.
class TestAxesDefaults : public QObject {
    Q_OBJECT

    const AxesResult m_result = run(Scenario());
    const Figure m_figure = figureAt(m_result);
    const QJsonObject m_golden = golden();

private slots:
    void matricesAndMargins_data();
    void matricesAndMargins();
    void histograms_data();
    void histograms();
    void summaries_data();
    void summaries();
    void panelsInOrder();
    void cellCard();
    void arithmetic_data();
    void arithmetic();
    void histogramNotes();
    void sentence();
    void titlesAndSentencesOfTheMatrices();
    void scales();
    void framesOfTheChosenCell();
    void caption();
};

// Rounding in another order of summation: some ulps of values below 3.
constexpr double rounding = 1e-13;

void TestAxesDefaults::matricesAndMargins_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"input", "layer", "batch"}) QTest::newRow(name) << name;
}

void TestAxesDefaults::matricesAndMargins() {
    QFETCH(QString, name);
    const auto& plot = panel<MatrixPlot>(m_figure, name.toStdString());
    const QJsonObject expected = name == "input" ? m_golden["input"].toObject() : m_golden["default"][name].toObject();
    QCOMPARE_LE(largestDifference(numbers(plot.values), numbers(expected["values"])), rounding);
    QCOMPARE_LE(largestDifference(plot.rowMargin.mean, numbers(expected["row_mean"])), rounding);
    QCOMPARE_LE(largestDifference(plot.rowMargin.sd, numbers(expected["row_sd"])), rounding);
    QCOMPARE_LE(largestDifference(plot.columnMargin.mean, numbers(expected["feature_mean"])), rounding);
    QCOMPARE_LE(largestDifference(plot.columnMargin.sd, numbers(expected["feature_sd"])), rounding);
}

void TestAxesDefaults::histograms_data() { matricesAndMargins_data(); }

void TestAxesDefaults::histograms() {
    QFETCH(QString, name);
    const auto& plot = panel<Plot>(m_figure, "histogram-" + name.toStdString());
    const QJsonObject expected = name == "input" ? m_golden["input"].toObject() : m_golden["default"][name].toObject();
    const Series& series = plot.series.front();
    QCOMPARE(series.style, SeriesStyle::FilledSteps);
    QCOMPARE(series.y, numbers(expected["counts"]));
    QCOMPARE(series.x.front(), -3.0);
    QCOMPARE(series.x[1] - series.x[0], 0.25);
    QCOMPARE(series.x.back(), 3.0);
    if (name == "input") return;
    QCOMPARE(plot.series.size(), std::size_t(2));
    QCOMPARE(plot.series[1].style, SeriesStyle::Steps);
    QCOMPARE(plot.series[1].y, numbers(m_golden["input"]["counts"]));
}

void TestAxesDefaults::summaries_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("summary");
    QTest::newRow("input") << "input"
                           << "rows −0.61 … 0.67 · features −0.38 … 0.45";
    QTest::newRow("layer") << "layer"
                           << "every row 0 ± 1 · features −0.34 … 0.41";
    QTest::newRow("batch") << "batch"
                           << "every feature 0 ± 1 · rows −0.57 … 0.69";
}

void TestAxesDefaults::summaries() {
    QFETCH(QString, name);
    QFETCH(QString, summary);
    const auto& plot = panel<MatrixPlot>(m_figure, name.toStdString());
    QCOMPARE(QString::fromStdString(plain(plot.summary)), summary);
}

void TestAxesDefaults::panelsInOrder() {
    const std::vector<std::string> expected = {
        "input",           "layer",           "batch",          "cell", "arithmetic-layer", "arithmetic-batch",
        "histogram-input", "histogram-layer", "histogram-batch"};
    QCOMPARE(panelNames(m_figure), expected);
}

void TestAxesDefaults::cellCard() {
    const auto& card = panel<CellCard>(m_figure, "cell");
    QCOMPARE(plain(card.title), std::string("Cell: wine 5, magnesium"));
    QCOMPARE(card.value, std::string("x = 0.09"));
    QCOMPARE(plain(card.source), std::string("measured 101; all 178 wines 99.7 ± 14.2"));
    QCOMPARE(plain(card.scaleTitle), std::string("one colour scale for the three matrices"));
}

void TestAxesDefaults::arithmetic_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QStringList>("terms"); // mean, var, y
    QTest::newRow("layer") << "arithmetic-layer"
                           << "row 5, 13 values" << QStringList{"−0.42", "1.14", "0.48"};
    QTest::newRow("batch") << "arithmetic-batch"
                           << "column magnesium, 12 values" << QStringList{"0.45", "1.56", "−0.29"};
}

void TestAxesDefaults::arithmetic() {
    QFETCH(QString, name);
    QFETCH(QString, title);
    QFETCH(QStringList, terms);
    const auto& worked = panel<Arithmetic>(m_figure, name.toStdString());
    QCOMPARE(QString::fromStdString(plain(worked.title)), title);
    QCOMPARE(worked.x, std::string("0.09"));
    QCOMPARE(worked.mean, terms[0].toStdString());
    QCOMPARE(worked.var, terms[1].toStdString());
    QCOMPARE(worked.y, terms[2].toStdString());
    QCOMPARE(worked.eps, std::string("10^−5"));
    QVERIFY(worked.gamma.empty() && worked.beta.empty() && worked.note.empty());
    QCOMPARE(worked.lit, Term::None);
}

void TestAxesDefaults::histogramNotes() {
    const auto notes = [&](const char* name) {
        QStringList result;
        for (const Text& note : panel<Plot>(m_figure, name).notes) result << QString::fromStdString(plain(note));
        return result;
    };
    QCOMPARE(notes("histogram-input"), (QStringList{"−0.01 ± 1.06", "max |x| 2.5"}));
    QCOMPARE(notes("histogram-layer"), (QStringList{"0.00 ± 1.00", "max |y| 2.4"}));
    QCOMPARE(notes("histogram-batch"), (QStringList{"0.00 ± 1.00", "max |y| 2.3"}));
}

void TestAxesDefaults::sentence() {
    const QString expected =
        "After LayerNorm every wine has mean 0 and sd 1, but the feature means still run from −0.34 to 0.41. After "
        "BatchNorm it is the reverse: every feature is 0 ± 1, the wines run from −0.57 to 0.69.\n"
        "Wine 5 has 0.09 of magnesium: much for this wine (row mean −0.42), little for this feature (column mean "
        "0.45). So the two outputs differ in sign: +0.48 and −0.29.";
    QCOMPARE(QString::fromStdString(plain(m_figure.sentence)), expected);
    QCOMPARE(QString::fromStdString(plain(figureAt(m_result, 5).sentence)), expected);
}

void TestAxesDefaults::titlesAndSentencesOfTheMatrices() {
    const auto& input = panel<MatrixPlot>(m_figure, "input");
    QCOMPARE(plain(input.subtitle), std::string("12 wines × 13 features, sd units"));
    QVERIFY(input.showColumnLabels);
    const auto& layer = panel<MatrixPlot>(m_figure, "layer");
    QCOMPARE(plain(layer.sentence), std::string("one mean and sd per wine"));
    QCOMPARE(plain(layer.sentenceNote), std::string("over the 13 values of its row"));
    const auto& batch = panel<MatrixPlot>(m_figure, "batch");
    QCOMPARE(plain(batch.sentence), std::string("one mean and sd per feature"));
    QCOMPARE(plain(batch.sentenceNote), std::string("over the 12 values of its column"));
}

void TestAxesDefaults::scales() {
    for (const char* name : {"input", "layer", "batch"}) {
        const auto& plot = panel<MatrixPlot>(m_figure, name);
        QCOMPARE(plot.limit, 2.6);       // max |x| is 2.546
        QCOMPARE(plot.marginLimit, 1.9); // largest |mean| + sd is 1.896
    }
}

void TestAxesDefaults::framesOfTheChosenCell() {
    using Shapes = std::vector<GroupShape>;
    QCOMPARE(panel<MatrixPlot>(m_figure, "input").lit, (Shapes{GroupShape::Row, GroupShape::Column}));
    QCOMPARE(panel<MatrixPlot>(m_figure, "layer").lit, Shapes{GroupShape::Row});
    QCOMPARE(panel<MatrixPlot>(m_figure, "batch").lit, Shapes{GroupShape::Column});
    QVERIFY(panel<MatrixPlot>(m_figure, "input").chosen == (CellIndex{4, 4}));
    QVERIFY(panel<MatrixPlot>(m_figure, "input").locked);
}

void TestAxesDefaults::caption() {
    const QString caption = QString::fromStdString(plain(m_figure.caption));
    QVERIFY2(caption.startsWith("wine, 12 samples, standard units · LayerNorm, BatchNorm · ε 1e-5 · seed 0 · code "),
             qPrintable(caption));
}

QTEST_APPLESS_MAIN(TestAxesDefaults)
#include "test_axes_defaults.moc"
