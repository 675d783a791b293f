// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/checkpoint_files.h"
#include "lab/models_checkpoint.h"

#include <QtTest>

#include <cmath>
#include <limits>
#include <numeric>

using namespace normscope;

// The Models page's panels, words and numbers of a checkpoint.
class TestCheckpointPanels : public QObject {
    Q_OBJECT

private slots:
    void withoutAFileAReadingTellsHow();
    void meansAndExtremesByLayer();
    void aSkewLayersBandHasRoom();
    void theCursorStandsAtTheLayer();
    void oneLayerHasAnAxisToo();
    void histogramHoldsEveryFeature();
    void constantValuesAreOneBin();
    void nothingFiniteIsTold();
    void anAbsentBetaIsTold();
    void oneRowARole();
    void sentences_data();
    void sentences();
    void theChosenLayerInWords();
    void metricsOfTheChosenRole();
    void csvHasALineANorm();
    void theChosenNorm();

private:
    static constexpr float m_nan = std::numeric_limits<float>::quiet_NaN();
};

namespace {

using namespace normscope::test;
using Values = std::vector<double>;

ModelsResult resultOf(const std::vector<OwnTensor>& tensors, const ModelsSettings& settings = {}) {
    const CheckpointFolder folder;
    auto checkpoint = readCheckpoint(folder.write(tensors));
    if (!checkpoint) qFatal("%s", plain(checkpoint.error()).c_str());
    ModelsResult result;
    result.scenario.models = settings;
    result.checkpoint = std::make_shared<const Checkpoint>(std::move(*checkpoint));
    return result;
}

ModelsSettings settingsOf(const std::string& role, AffinePart part = AffinePart::Gamma, Index layer = 0) {
    ModelsSettings settings;
    settings.role = role;
    settings.part = part;
    settings.layer = layer;
    return settings;
}

template <class T>
T panelAt(const ModelsResult& result, const ModelsSettings& settings, std::size_t place) {
    return std::get<T>(checkpointPanels(result, settings, settings.layer).at(place));
}

Plot layersPlot(const ModelsResult& result, const ModelsSettings& settings = {}) {
    return panelAt<Plot>(result, settings, 0);
}
Plot valuesPlot(const ModelsResult& result, const ModelsSettings& settings = {}) {
    return panelAt<Plot>(result, settings, 1);
}

const Series& seriesOf(const Plot& plot, const std::string& name) {
    for (const Series& series : plot.series)
        if (series.name == name) return series;
    throw std::runtime_error("no series " + name);
}

std::string notesOf(const Plot& plot) {
    std::string text;
    for (const Text& note : plot.notes) text.append(plain(note)).append("; ");
    return text;
}

double countedIn(const Plot& plot) {
    const Values& y = plot.series.at(0).y;
    return std::accumulate(y.begin(), y.end(), 0.0);
}

std::string words(const ModelsResult& result, const ModelsSettings& settings = {}) {
    return plain(checkpointSentence(result, settings));
}

} // namespace

void TestCheckpointPanels::withoutAFileAReadingTellsHow() {
    const auto panels = checkpointPanels({}, {}, 0);
    QCOMPARE(panels.size(), std::size_t(1));
    const auto& reading = std::get<Reading>(panels.front());
    const std::string text = plain(reading.paragraphs[0]) + plain(reading.paragraphs[1]);
    for (const char* part : {".safetensors", "Ctrl+O", "drop", "Nothing but its header"})
        QVERIFY2(text.find(part) != std::string::npos, part);
    std::map<std::string, double> named;
    addCheckpointMetrics(named, {});
    QVERIFY(named.empty() && checkpointSentence({}, {}).empty() && !chosenNorm({}, {}));
}

void TestCheckpointPanels::meansAndExtremesByLayer() {
    const Plot plot = layersPlot(resultOf(threeLayers()));
    QCOMPARE(plot.name, std::string("affine-layers"));
    const double wide = std::sqrt(3.25);
    QCOMPARE(seriesOf(plot, "mean").x, (Values{0, 2, 10}));
    QCOMPARE(seriesOf(plot, "mean").y, (Values{0.5, 1, 1.5}));
    QCOMPARE(seriesOf(plot, "sd").y, (Values{0.25, 1, 1.5 - wide}));
    QCOMPARE(seriesOf(plot, "sd").y2, (Values{0.75, 1, 1.5 + wide}));
    QCOMPARE(seriesOf(plot, "min").y, (Values{0.25, 1, -1}));
    QCOMPARE(seriesOf(plot, "max").y, (Values{0.75, 1, 4}));
    QVERIFY(seriesOf(plot, "min").thin && seriesOf(plot, "max").thin);
    QVERIFY(plot.x.lower == 0 && plot.x.upper == 10);
    QVERIFY(plot.y.lower < -1 && plot.y.upper > 4);
}

// One far value: the mean minus the sd lies below the least value.
void TestCheckpointPanels::aSkewLayersBandHasRoom() {
    const Plot plot = layersPlot(resultOf({floats("norm.weight", {0, 0, 0, 8})})); // mean 2, sd √12
    QVERIFY(plot.y.lower < 2 - std::sqrt(12.0));
}

void TestCheckpointPanels::theCursorStandsAtTheLayer() {
    const ModelsResult result = resultOf(threeLayers());
    for (const auto& [place, layer] : {std::pair(0, 0.0), std::pair(1, 2.0), std::pair(2, 10.0), std::pair(99, 10.0)}) {
        const Plot plot = layersPlot(result, settingsOf("h.*.ln_1", AffinePart::Gamma, place));
        QCOMPARE(plot.cursor->x, layer);
        QCOMPARE(plain(plot.cursor->label), "layer " + std::to_string(int(layer)));
    }
}

void TestCheckpointPanels::oneLayerHasAnAxisToo() {
    const Plot plot = layersPlot(resultOf({floats("model.norm.weight", {2, 2})}));
    QVERIFY(plot.x.lower < plot.cursor->x && plot.cursor->x < plot.x.upper);
    QVERIFY(plot.y.lower < 2 && plot.y.upper > 2);
    QCOMPARE(plain(plot.x.ticks.at(0).label), std::string("model.norm"));
}

void TestCheckpointPanels::histogramHoldsEveryFeature() {
    const Plot plot = valuesPlot(resultOf(threeLayers()), settingsOf("h.*.ln_1", AffinePart::Gamma, 2));
    QCOMPARE(plot.name, std::string("affine-values"));
    QCOMPARE(countedIn(plot), 4.0);
    QCOMPARE(plot.series[0].x.size(), plot.series[0].y.size() + 1);
    QVERIFY(plot.x.lower == -1 && plot.x.upper == 4);
    QCOMPARE(notesOf(plot), std::string("4 features; 1.50 ± 1.80; −1.00 … 4.00; "));
}

void TestCheckpointPanels::constantValuesAreOneBin() {
    const Plot plot = valuesPlot(resultOf(threeLayers()), settingsOf("h.*.ln_2"));
    QCOMPARE(plot.series.at(0).y, Values{4});
    QVERIFY(plot.x.lower < 1 && plot.x.upper > 1);
    QCOMPARE(notesOf(plot), std::string("4 features; 1.00 ± 0.00; all equal; "));
}

void TestCheckpointPanels::nothingFiniteIsTold() {
    const ModelsResult result =
        resultOf({floats("h.0.norm.weight", {m_nan, m_nan}), floats("h.1.norm.weight", {1, m_nan})});
    const Plot none = valuesPlot(result);
    QVERIFY(none.series.empty() && none.x.lower < none.x.upper && none.y.lower < none.y.upper);
    QCOMPARE(notesOf(none), std::string("2 features; 2 not finite; "));
    const Plot one = valuesPlot(result, settingsOf("", AffinePart::Gamma, 1));
    QCOMPARE(countedIn(one), 1.0);
    QCOMPARE(notesOf(layersPlot(result)), std::string("3 not finite; "));
    QVERIFY(std::isfinite(layersPlot(result).y.lower) && std::isfinite(layersPlot(result).y.upper));
    const Plot allNan = layersPlot(resultOf({floats("norm.weight", {m_nan})}));
    QVERIFY(allNan.y.lower < allNan.y.upper);
}

void TestCheckpointPanels::anAbsentBetaIsTold() {
    const ModelsResult result = resultOf({floats("model.layers.0.input_layernorm.weight", {1, 2})});
    const ModelsSettings beta = settingsOf("", AffinePart::Beta);
    QVERIFY(layersPlot(result, beta).series.empty() && valuesPlot(result, beta).series.empty());
    QCOMPARE(notesOf(layersPlot(result, beta)), std::string("no β in these norms; "));
    QCOMPARE(notesOf(valuesPlot(result, beta)), std::string("no β in this norm; "));
}

void TestCheckpointPanels::oneRowARole() {
    const TextTable table = panelAt<TextTable>(resultOf(threeLayers()), settingsOf("h.*.ln_2"), 2);
    QCOMPARE(table.name, std::string("norms"));
    QCOMPARE(table.rows.size(), std::size_t(2));
    const auto texts = [&](std::size_t row) {
        std::vector<std::string> cells = {plain(table.rows[row].head)};
        for (const Text& cell : table.rows[row].cells) cells.push_back(plain(cell));
        return cells;
    };
    QCOMPARE(texts(0), (std::vector<std::string>{"h.*.ln_1", "3", "4", "0.50 → 1.50", "0.00 → 0.25"}));
    QCOMPARE(texts(1), (std::vector<std::string>{"h.*.ln_2", "3", "4", "1.00 → 1.00", "–"}));
    QVERIFY(!table.rows[0].marked && table.rows[1].marked && table.pressable);
    QCOMPARE(table.chosen->row, Index(1));
}

void TestCheckpointPanels::sentences_data() {
    QTest::addColumn<QString>("role");
    QTest::addColumn<QString>("first");
    QTest::newRow("grows") << "h.*.ln_1"
                           << "h.*.ln_1 are 3 norm layers of 4 features. The mean of γ grows from layer to layer: 0.50 "
                              "at layer 0, 1.50 at layer 10. The mean of β is 0.00 at layer 0 and 0.25 at layer 10; it "
                              "is least at layer 2, −0.25, and largest at layer 10, 0.25.";
    QTest::newRow("constant") << "h.*.ln_2"
                              << "h.*.ln_2 are 3 norm layers of 4 features. γ is 1 everywhere. There is no β.";
}

void TestCheckpointPanels::sentences() {
    QFETCH(const QString, role);
    QFETCH(const QString, first);
    const std::string text = words(resultOf(threeLayers()), settingsOf(role.toStdString()));
    QCOMPARE(QString::fromStdString(text).section('\n', 0, 0), first);
}

void TestCheckpointPanels::theChosenLayerInWords() {
    const ModelsResult result = resultOf(threeLayers());
    const auto second = [&](AffinePart part) {
        return QString::fromStdString(words(result, settingsOf("h.*.ln_1", part, 2))).section('\n', 1, 1);
    };
    QCOMPARE(second(AffinePart::Gamma),
             QString("At layer 10 γ has mean 1.50 and sd 1.80; it is least at feature 0, −1.00, largest at feature 3, "
                     "4.00 (counted from 0). Negative are 1 of 4: such a feature changes its sign."));
    QCOMPARE(second(AffinePart::Beta), QString("At layer 10 every feature has β = 0.25."));
    const std::string broken =
        words(resultOf({floats("h.0.norm.weight", {1, 2}), floats("h.1.norm.weight", {m_nan, 3})}));
    QVERIFY2(broken.find("Not finite are 1 of the numbers of γ, the first at layer 1.") != std::string::npos,
             broken.c_str());
}

void TestCheckpointPanels::metricsOfTheChosenRole() {
    std::map<std::string, double> named;
    addCheckpointMetrics(named, resultOf(threeLayers(), settingsOf("h.*.ln_1")));
    const std::map<std::string, double> expected = {
        {"checkpoint.tensors", 10}, {"checkpoint.norms", 6},  {"checkpoint.roles", 2}, {"gamma.mean_first", 0.5},
        {"gamma.mean_last", 1.5},   {"gamma.min", -1},        {"gamma.max", 4},        {"gamma.non_finite", 0},
        {"beta.mean_first", 0},     {"beta.mean_last", 0.25}, {"beta.min", -1},        {"beta.max", 1},
        {"beta.non_finite", 0}};
    QVERIFY(named == expected);
    named.clear();
    addCheckpointMetrics(named, resultOf(threeLayers(), settingsOf("h.*.ln_2")));
    QVERIFY(named.contains("gamma.min") && !named.contains("beta.min"));
}

void TestCheckpointPanels::csvHasALineANorm() {
    const std::string csv =
        affineCsv(resultOf({floats("a,b.0.norm.weight", {1, 3}), floats("a,b.0.norm.bias", {0.5f, 0.5f}),
                            floats("norm.weight", {2, m_nan})}));
    QCOMPARE(QString::fromStdString(csv),
             QString("role,name,layer,gamma_count,gamma_non_finite,gamma_mean,gamma_sd,gamma_min,gamma_max,beta_count,"
                     "beta_non_finite,beta_mean,beta_sd,beta_min,beta_max\n"
                     "\"a,b.*.norm\",\"a,b.0.norm\",0,2,0,2,1,1,3,2,0,0.5,0,0.5,0.5\n"
                     "norm,norm,,2,1,2,0,2,2,,,,,,\n"));
    QCOMPARE(QString::fromStdString(affineCsv({})).count('\n'), 1);
}

void TestCheckpointPanels::theChosenNorm() {
    const ModelsResult result = resultOf(threeLayers());
    QCOMPARE(chosenNorm(result, settingsOf("h.*.ln_2", AffinePart::Gamma, 1))->place.name, std::string("h.2.ln_2"));
    QCOMPARE(chosenNorm(result, settingsOf("h.*.ln_2", AffinePart::Gamma, -5))->place.name, std::string("h.0.ln_2"));
}

QTEST_APPLESS_MAIN(TestCheckpointPanels)
#include "test_checkpoint_panels.moc"
