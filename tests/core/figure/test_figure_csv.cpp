// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "figure/figure.h"

#include <QTest>

#include <limits>

using namespace normscope;

namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr double inf = std::numeric_limits<double>::infinity();

MatrixPlot smallMatrix() {
    MatrixPlot matrix;
    matrix.name = "input";
    matrix.values = MatrixD{{0.1, nan}, {inf, -inf}};
    matrix.rowLabels = {"1", "2"};
    matrix.columnLabels = {"plain", "comma, \"quote\""};
    return matrix;
}

} // namespace

class TestFigureCsv : public QObject {
    Q_OBJECT
private slots:
    void everyPanelHasItsName();
    void matrixWithoutMargins();
    void matrixWithMargins();
    void hiddenMarginEntriesAreEmpty();
    void linesAndBars();
    void stepsHaveTwoEdges();
    void arithmeticGivesExactNumbers();
    void cellCard();
    void heatMapHasALineACell();
    void marksOfAHeatMapHaveAColumn();
    void textTable();
    void textTableWithoutNames();
    void readingGivesNumbersAndParagraphs();
    void armCardsHaveALineACard();
};

void TestFigureCsv::everyPanelHasItsName() {
    Plot plot;
    plot.name = "histogram-input";
    Arithmetic arithmetic;
    arithmetic.name = "arithmetic-layer";
    QCOMPARE(panelName(Panel(smallMatrix())), std::string("input"));
    QCOMPARE(panelName(Panel(plot)), std::string("histogram-input"));
    QCOMPARE(panelName(Panel(arithmetic)), std::string("arithmetic-layer"));
    QCOMPARE(panelName(Panel(CellCard{})), std::string("cell"));
    QCOMPARE(panelName(Panel(ArmCards{})), std::string("arms"));
    TextTable table;
    table.name = "invariance";
    Reading reading;
    reading.name = "verdict";
    QCOMPARE(panelName(Panel(table)), std::string("invariance"));
    QCOMPARE(panelName(Panel(reading)), std::string("verdict"));
}

void TestFigureCsv::matrixWithoutMargins() {
    QCOMPARE(csv(smallMatrix()), std::string("row,plain,\"comma, \"\"quote\"\"\"\n"
                                             "1,0.1,nan\n"
                                             "2,inf,-inf\n"));
}

void TestFigureCsv::matrixWithMargins() {
    MatrixPlot matrix = smallMatrix();
    matrix.columnLabels = {"a", "b"};
    matrix.rowMargin = {{0.5, 0.25}, {1, 2}, {}};
    matrix.columnMargin = {{0.3, -0.75}, {3, 4}, {}};
    QCOMPARE(csv(matrix), std::string("row,a,b,mean,sd\n"
                                      "1,0.1,nan,0.5,1\n"
                                      "2,inf,-inf,0.25,2\n"
                                      "mean,0.3,-0.75,,\n"
                                      "sd,3,4,,\n"));
}

void TestFigureCsv::hiddenMarginEntriesAreEmpty() {
    MatrixPlot matrix = smallMatrix();
    matrix.columnLabels = {"a", "b"};
    matrix.rowMargin = {{0.5, 0.25}, {1, 2}, {true, false}};
    QCOMPARE(csv(matrix), std::string("row,a,b,mean,sd\n"
                                      "1,0.1,nan,0.5,1\n"
                                      "2,inf,-inf,,\n"));
}

void TestFigureCsv::linesAndBars() {
    Plot plot;
    plot.series.resize(2);
    plot.series[0] = {"dx", {}, Role::Layer, SeriesStyle::Line, false, {1, 2}, {0.1, 1e300}};
    plot.series[1] = {"h", {}, Role::Plain, SeriesStyle::Bars, false, {1}, {-0.0625}};
    QCOMPARE(csv(plot), std::string("series,x,y\ndx,1,0.1\ndx,2,1e+300\nh,1,-0.0625\n"));
}

void TestFigureCsv::stepsHaveTwoEdges() {
    Plot plot;
    plot.series.resize(2);
    plot.series[0] = {"input", {}, Role::Plain, SeriesStyle::Steps, false, {-1, 0, 1}, {3, 4}};
    plot.series[1] = {"mean", {}, Role::Statistic, SeriesStyle::Points, false, {0.5}, {2}};
    QCOMPARE(csv(plot), std::string("series,left,right,y\n"
                                    "input,-1,0,3\n"
                                    "input,0,1,4\n"
                                    "mean,0.5,0.5,2\n"));
}

void TestFigureCsv::arithmeticGivesExactNumbers() {
    Arithmetic arithmetic;
    arithmetic.title = Text("row %1, %2 values", {"5", "13"});
    arithmetic.x = "0.09";
    arithmetic.exact = {{"x", 0.08835836123987253}};
    QCOMPARE(csv(arithmetic), std::string("key,value\ntitle,\"row 5, 13 values\"\nx,0.08835836123987253\n"));
}

void TestFigureCsv::cellCard() {
    CellCard card;
    card.title = Text("Cell");
    card.exact = {{"measured", 101}};
    QCOMPARE(csv(card), std::string("key,value\ntitle,Cell\nmeasured,101\n"));
}

void TestFigureCsv::heatMapHasALineACell() {
    HeatMap map;
    map.values = smallMatrix().values;
    map.x0 = 3;
    map.dx = 2;
    QCOMPARE(csv(map), std::string("x,y,value\n"
                                   "3,1,0.1\n"
                                   "3,2,inf\n"
                                   "5,1,nan\n"
                                   "5,2,-inf\n"));
    QCOMPARE(csv(HeatMap{}), std::string("x,y,value\n"));
}

void TestFigureCsv::marksOfAHeatMapHaveAColumn() {
    HeatMap map;
    map.values = MatrixD{{0.5, inf}, {0.25, 0.0}};
    map.marks = {{0, 1, "inf"}, {1, 1, Text("%1, %2", {"0", "all of it"}), false}};
    QCOMPARE(csv(map), std::string("x,y,value,mark\n"
                                   "1,1,0.5,\n"
                                   "1,2,0.25,\n"
                                   "2,1,inf,inf\n"
                                   "2,2,0,\"0, all of it\"\n"));
}

void TestFigureCsv::textTable() {
    TextTable table;
    table.corner = "norm";
    table.columns = {"scale the data", "shift the data"};
    table.rows.resize(2);
    table.rows[0].head = Text("%1", {{"LayerNorm", Role::Layer}});
    table.rows[0].cells = {"yes", Text("no, %1", {"2.5"})};
    table.rows[1].head = "none";
    table.rows[1].cells = {"no"};
    QCOMPARE(csv(table), std::string("norm,scale the data,shift the data\n"
                                     "LayerNorm,yes,\"no, 2.5\"\n"
                                     "none,no,\n"));
}

void TestFigureCsv::textTableWithoutNames() {
    TextTable table;
    table.rows = {{{}, {"a", "b"}, false}, {{}, {"c", "d"}, true}};
    QCOMPARE(csv(table), std::string("a,b\nc,d\n"));
    QCOMPARE(csv(TextTable()), std::string());
}

void TestFigureCsv::readingGivesNumbersAndParagraphs() {
    Reading reading;
    reading.title = "fp16";
    reading.exact = {{"eps", 1e-8}};
    reading.paragraphs = {Text("%1 rounds to 0", {{"10^−8", Role::Statistic}}), "a \"quote\""};
    QCOMPARE(csv(reading), std::string("key,value\n"
                                       "title,fp16\n"
                                       "eps,1e-08\n"
                                       "paragraph_1,10^−8 rounds to 0\n"
                                       "paragraph_2,\"a \"\"quote\"\"\"\n"));
}

void TestFigureCsv::armCardsHaveALineACard() {
    ArmCards cards;
    cards.cards.resize(2);
    cards.cards[0].letter = "A";
    cards.cards[0].title = Text("%1, no warm-up", {{"Post-LN", Role::Layer}});
    cards.cards[0].settings = "warm-up 0 steps";
    cards.cards[0].status = Text("learning, loss %1", {{"0.50"}});
    cards.cards[0].share = Text("%1 of %2", {{"3"}, {"5"}});
    cards.cards[1].letter = "B";
    QCOMPARE(csv(cards), std::string("arm,name,settings,status,share\n"
                                     "A,\"Post-LN, no warm-up\",warm-up 0 steps,\"learning, loss 0.50\",3 of 5\n"
                                     "B,,,,\n"));
}

QTEST_APPLESS_MAIN(TestFigureCsv)
#include "test_figure_csv.moc"
