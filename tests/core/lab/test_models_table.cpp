// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/models.h"
#include "scenario/scenario_json.h"

#include <QTest>

#include <algorithm>

using namespace normscope;

// The Models page's table, the chosen model in words, and its numbers.
class TestModelsTable : public QObject {
    Q_OBJECT

private slots:
    void panels();
    void rowsAsSorted();
    void chosenByRow();
    void hiddenChoice();
    void oneFilterHidesAll();
    void severalFiltersHideAll();
    void theChosenModel();
    void sentence();
    void sentenceOfFewRows();
    void numbers();
    void csvOfTheTable();
    void runsWithoutAFile();
    void presetNote();
};

namespace {

ModelsResult resultOf(const Scenario& scenario) { return *runModels(scenario); }

Figure figureOf(const ModelsSettings& settings, double frame = 0) {
    Scenario scenario;
    scenario.page = Page::Models;
    return modelsFigure(resultOf(scenario), {frame, settings});
}

const TextTable& table(const Figure& figure) { return std::get<TextTable>(figure.panels.at(0)); }

std::string words(const Reading& reading) {
    std::string all;
    for (const Text& paragraph : reading.paragraphs) all.append(plain(paragraph)).append("\n");
    return all;
}

std::string told(const Figure& figure) { return words(std::get<Reading>(figure.panels.at(1))); }

bool holds(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

} // namespace

void TestModelsTable::panels() {
    const Figure figure = figureOf({});
    QCOMPARE(figure.panels.size(), std::size_t(2));
    QCOMPARE(panelName(figure.panels[0]), std::string("models"));
    QCOMPARE(panelName(figure.panels[1]), std::string("model"));
    const TextTable& shown = table(figure);
    std::vector<std::string> heads;
    for (const Text& column : shown.columns) heads.push_back(plain(column));
    QCOMPARE(heads,
             (std::vector<std::string>{"norm", "placement", "ε", "affine", "final norm", "order", "width", "layers"}));
    QCOMPARE(plain(shown.corner), std::string("model"));
    QCOMPARE(plain(shown.subtitle), std::string("26 of 26 models, oldest first"));
    QVERIFY(shown.pressable);
    QVERIFY(shown.chosen == CellIndex({3, 0}));
    std::vector<std::string> cells = {plain(shown.rows[3].head)};
    for (const Text& cell : shown.rows[3].cells) cells.push_back(plain(cell));
    QCOMPARE(cells, (std::vector<std::string>{"GPT-2 (small)", "LayerNorm", "Pre-LN", "1e-5", "γ, β", "yes",
                                              "sequential", "768", "12"}));
    QCOMPARE(std::ranges::count(shown.rows, true, &TextTable::Row::marked), 1);
    QVERIFY(holds(plain(figure.caption), "published code"));
}

void TestModelsTable::rowsAsSorted() {
    ModelsSettings settings;
    settings.order = ModelsOrder::Eps;
    settings.descending = true;
    settings.norm = ModelsNorm::Rms;
    const Figure figure = figureOf(settings);
    QCOMPARE(plain(table(figure).subtitle), std::string("10 of 26 models, sorted by ε, largest first"));
    QCOMPARE(plain(table(figure).rows[0].head), std::string("LLaMA-2 7B"));
    QCOMPARE(plain(table(figure).rows[2].head), std::string("Llama-3 8B"));
    QCOMPARE(plain(table(figure).rows[3].head), std::string("T5 (base)"));
}

void TestModelsTable::chosenByRow() {
    const Figure third = figureOf({}, 3); // rows count from 1 on the timeline
    QVERIFY(table(third).chosen == CellIndex({2, 0}));
    QVERIFY(table(third).rows[2].marked);
    QCOMPARE(plain(std::get<Reading>(third.panels[1]).title), std::string("BERT-base"));
    QVERIFY(table(figureOf({}, 99)).chosen == CellIndex({25, 0}));
}

void TestModelsTable::hiddenChoice() {
    ModelsSettings settings;
    settings.norm = ModelsNorm::Batch;
    const Figure figure = figureOf(settings);
    QVERIFY(!table(figure).chosen);
    QVERIFY(holds(plain(std::get<Reading>(figure.panels[1]).subtitle), "hidden"));
    QVERIFY(holds(plain(figure.sentence), "One model passes"));
}

void TestModelsTable::oneFilterHidesAll() {
    ModelsSettings settings;
    settings.search = "perceptron";
    const Figure figure = figureOf(settings);
    const auto& reading = std::get<Reading>(figure.panels.at(0));
    QCOMPARE(reading.name, std::string("models"));
    QCOMPARE(words(reading), std::string("No row is left: the search for “perceptron” hides all 26 models.\n"));
    QVERIFY(holds(plain(figure.sentence), "No model passes"));
}

void TestModelsTable::severalFiltersHideAll() {
    ModelsSettings settings;
    settings.norm = ModelsNorm::Rms;
    settings.placement = ModelsPlacement::Post;
    const std::string text = words(std::get<Reading>(figureOf(settings).panels.at(0)));
    QVERIFY(holds(text, "No row passes all the filters together."));
    QVERIFY(holds(text, "Without the norm RMSNorm there are 4."));
    QVERIFY(holds(text, "Without the placement Post there are 10."));
}

void TestModelsTable::theChosenModel() {
    ModelsSettings settings;
    settings.model = "llama-1";
    const std::string text = told(figureOf(settings));
    QVERIFY(holds(text, "RMSNorm stands in front of each sublayer: x + f(N(x)). ε is 1e-6. It learns γ, no β."));
    QVERIFY(holds(text, "the default of its code is 1e-5"));
    QVERIFY(holds(text, "post_attention_layernorm"));
    QVERIFY(holds(text, "Source: lit-llama PR #339; llama.cpp #2384"));
    QVERIFY(holds(text, "The Depth page runs it as Pre-RMS, next to Post-RMS: width 64, 24 layers, ε 1e-6."));
    QVERIFY(holds(text, "64 wide instead of 4096"));
    settings.model = "gpt-j";
    QVERIFY(holds(told(figureOf(settings)), "side by side"));
}

void TestModelsTable::sentence() {
    const std::string text = plain(figureOf({}).sentence);
    QVERIFY(holds(text, "Of 26 models 15 put the norm in front of each sublayer (Pre), 4 behind the sum (Post), 7 "
                        "elsewhere."));
    QVERIFY(holds(text, "LayerNorm: 15, RMSNorm: 10, BatchNorm: 1; without β: 11, with a final norm: 20."));
    QVERIFY(holds(text, "ε runs from 1e-12 (BERT-base) to 1e-5, by a factor of 1e7."));
    QVERIFY(holds(text, "\nChosen: GPT-2 (small). LayerNorm, Pre-LN, ε 1e-5; final norm: yes."));
}

void TestModelsTable::sentenceOfFewRows() {
    ModelsSettings settings;
    settings.search = "gpt parallel";
    QVERIFY(holds(plain(figureOf(settings).sentence), "ε is 1e-5 in all of them."));
}

void TestModelsTable::numbers() {
    Scenario scenario;
    scenario.models.search = "nothing of this"; // a way of looking
    const auto named = metrics(resultOf(scenario));
    const std::map<std::string, double> expected = {
        {"models.count", 26},   {"models.layer", 15}, {"models.rms", 10},   {"models.batch", 1},
        {"models.post", 4},     {"models.pre", 15},   {"models.other", 7},  {"models.final_norm", 20},
        {"models.no_beta", 11}, {"models.eps_12", 1}, {"models.eps_6", 10}, {"models.eps_5", 15}};
    QCOMPARE(named, expected);
    QCOMPARE(bitsCode(resultOf(scenario)), bitsCode(resultOf({})));
}

void TestModelsTable::csvOfTheTable() {
    ModelsSettings settings;
    settings.search = "1e-12";
    QCOMPARE(modelsCsv(settings),
             std::string("id,model,norm,placement,eps,affine,final_norm,sublayers,width,layers,largest_width,"
                         "largest_layers,source\nbert,BERT-base,LayerNorm,Post-LN + embedding "
                         "norm,1e-12,\"γ, β\",no,sequential,768,12,768,12,\"google-research/bert modeling.py; Hugging "
                         "Face BertConfig\"\n"));
}

void TestModelsTable::runsWithoutAFile() {
    QVERIFY(!resultOf({}).checkpoint);
    Scenario missing;
    missing.models.file = "/no/such/folder/model.safetensors";
    const auto result = runModels(missing);
    QVERIFY(!result);
    QVERIFY(holds(plain(result.error()), "model.safetensors"));
    ModelsSettings settings;
    settings.view = ModelsView::Checkpoint;
    QVERIFY(holds(plain(figureOf(settings).sentence), "No checkpoint is open"));
    const ModelsResult earlier{missing, std::make_shared<const Checkpoint>()};
    QCOMPARE(runModels(missing, &earlier)->checkpoint, earlier.checkpoint); // not read again
}

// "26 known models by their ε, which differs by a factor of ten million: 15 have LayerNorm, 10 RMSNorm, and 15 put it
// in front of each sublayer."
void TestModelsTable::presetNote() {
    const auto preset = std::ranges::find(presets(), "models", &Preset::id);
    QVERIFY(preset != presets().end());
    const auto named = metrics(resultOf(preset->scenario));
    QCOMPARE(named.at("models.count"), 26.0);
    QCOMPARE(named.at("models.layer"), 15.0);
    QCOMPARE(named.at("models.rms"), 10.0);
    QCOMPARE(named.at("models.pre"), 15.0);
    const TextTable rows = table(modelsFigure(resultOf(preset->scenario), {}));
    QCOMPARE(plain(rows.rows.front().cells[2]), std::string("1e-12"));
    QCOMPARE(plain(rows.rows.back().cells[2]), std::string("1e-5"));
}

QTEST_APPLESS_MAIN(TestModelsTable)
#include "test_models_table.moc"
