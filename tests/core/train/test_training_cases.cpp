// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/training.h"
#include "lab/training_setup.h"
#include "train/trainer.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace normscope;

// Where training code elsewhere decayed the wrong parameters (huggingface/transformers#4360, ServiceNow/Fast-LLM#542,
// apache/mxnet#9624) or needed parameters that a norm may not have (pytorch/pytorch#108048).
class TestTrainingCases : public QObject {
    Q_OBJECT

private slots:
    void decayTakesWhatItsRuleNames_data();
    void decayTakesWhatItsRuleNames();
    void decayDoesNotReadNames();
    void theKindTellsEveryGammaAndBeta();
    void normsWithoutParametersTrain_data();
    void normsWithoutParametersTrain();
    void absentCountsAsOneAndZero();

private:
    static void showsNoBeta(const TrainingResult& result, bool gamma);
};

namespace {

constexpr int decaySteps = 10;
constexpr float decayed = 0.904382F; // (1 - 0.1 * 0.1)^10

// Wines, a few small networks: every kind of norm, every place that a norm can have.
Scenario tinyScenario() {
    Scenario scenario;
    scenario.page = Page::Training;
    TrainingSettings& training = scenario.training;
    training.data = TrainingData::Wine;
    training.all.model.block = BlockKind::Mlp;
    training.all.model.layers = 2;
    training.all.model.width = 8;
    training.all.model.embeddingNorm = true;
    training.all.batch = 16;
    training.arms = {{{NormKind::Layer, Placement::Post}, {}, {}},   {{NormKind::Rms, Placement::Post}, {}, {}},
                     {{NormKind::Batch, Placement::Post}, {}, {}},   {{NormKind::Layer, Placement::Sandwich}, {}, {}},
                     {{NormKind::Rms, Placement::Sandwich}, {}, {}}, {{NormKind::Batch, Placement::Sandwich}, {}, {}}};
    training.steps = 20;
    training.evaluateEvery = 5;
    training.seeds = 1;
    return scenario;
}

// The network that an arm starts from, with its parameters.
struct Network {
    Classifier<float> model;
    ClassifierGradient<float> gradient;
    std::vector<ParameterSpan<float>> parameters;

    Network(const Scenario& scenario, std::size_t arm)
        : model(initialClassifier(trainerSettings(scenario, planOf(scenario.training, arm).start, scenario.seed),
                                  *trainingTask(scenario, scenario.seed).value())),
          gradient(zeroGradient(model)), parameters(parametersOf(model, gradient)) {}
    Network(const Network&) = delete;
    Network& operator=(const Network&) = delete;

    bool has(ParameterKind kind) const {
        return std::ranges::any_of(parameters, [kind](const auto& p) { return p.kind == kind; });
    }
    std::vector<float> values() const {
        std::vector<float> all;
        for (const auto& p : parameters) all.insert(all.end(), p.value.begin(), p.value.end());
        return all;
    }
    // Ten steps without a gradient: only decay moves anything.
    void decay(DecayOf rule) {
        const OptimizerSettings settings{.kind = OptimizerKind::AdamW, .weightDecay = 0.1, .decayOf = rule};
        auto state = initialState(settings, parameters);
        for (int step = 0; step < decaySteps; ++step) optimize(settings, 0.1, parameters, state);
    }
};

bool isOfNorm(ParameterKind kind) { return kind == ParameterKind::Gamma || kind == ParameterKind::Beta; }

bool taken(DecayOf rule, ParameterKind kind) {
    if (rule == DecayOf::All) return true;
    return rule == DecayOf::Norms ? isOfNorm(kind) : kind == ParameterKind::Weight;
}

template <class See>
void forEachNorm(ResidualStack<float>& stack, See see) {
    see(stack.embedding);
    for (auto& step : stack.steps)
        for (Norm<float>* norm : {&step.before, &step.branch, &step.after}) see(*norm);
    see(stack.final);
}

// Of all norms, where they keep it.
std::vector<const float*> placesOf(ResidualStack<float>& stack, std::vector<float> Affine<float>::*parameter) {
    std::vector<const float*> places;
    const auto add = [&](auto& norm) {
        if constexpr (requires { norm.affine; }) places.push_back((norm.affine.*parameter).data());
    };
    forEachNorm(stack, [&](Norm<float>& norm) { std::visit(add, norm); });
    return places;
}

std::vector<const float*> placesOf(const std::vector<ParameterSpan<float>>& parameters, ParameterKind kind) {
    std::vector<const float*> places;
    for (const auto& p : parameters)
        if (p.kind == kind) places.push_back(p.value.data());
    return places;
}

const Plot& plotOf(const Figure& figure, const std::string& name) {
    return std::get<Plot>(*std::ranges::find(figure.panels, name, panelName));
}

} // namespace

void TestTrainingCases::decayTakesWhatItsRuleNames_data() {
    QTest::addColumn<int>("arm");
    QTest::addColumn<int>("rule");
    const Scenario scenario = tinyScenario();
    const char* const rules[] = {"all", "weights", "norms"};
    for (int arm = 0; arm < int(scenario.training.arms.size()); ++arm)
        for (const DecayOf rule : {DecayOf::All, DecayOf::Weights, DecayOf::Norms})
            QTest::addRow("%s, decay of %s", armText(scenario.training.arms[std::size_t(arm)]).c_str(),
                          rules[int(rule)])
                << arm << int(rule);
}

// Left out means untouched: a gamma of 1 is 1 after any number of steps.
void TestTrainingCases::decayTakesWhatItsRuleNames() {
    QFETCH(const int, arm);
    QFETCH(const int, rule);
    Scenario scenario = tinyScenario();
    scenario.norm.beta = 0.5;
    Network network(scenario, std::size_t(arm));
    QVERIFY(network.has(ParameterKind::Gamma) && network.has(ParameterKind::Beta));
    const std::vector<float> before = network.values();
    network.decay(DecayOf(rule));
    std::size_t k = 0;
    for (const auto& p : network.parameters)
        for (const float value : p.value) {
            const float start = before[k++];
            if (p.kind == ParameterKind::Gamma) QVERIFY(start == 1.0F);
            if (taken(DecayOf(rule), p.kind))
                QVERIFY(std::abs(value - decayed * start) <= 1e-6F * std::max(1.0F, std::abs(start)));
            else
                QVERIFY(value == start); // to the last bit
        }
}

void TestTrainingCases::decayDoesNotReadNames() {
    const char* const names[] = {"LayerNorm.weight", "layer_norm", "norm1", "ln_f",
                                 "bn.bias",          "up.weight",  "gamma", ""};
    for (const DecayOf rule : {DecayOf::All, DecayOf::Weights, DecayOf::Norms}) {
        Network named(tinyScenario(), 3), renamed(tinyScenario(), 3);
        for (std::size_t k = 0; k < renamed.parameters.size(); ++k)
            renamed.parameters[k].name = names[k % std::size(names)];
        named.decay(rule);
        renamed.decay(rule);
        QCOMPARE(renamed.values(), named.values());
    }
}

void TestTrainingCases::theKindTellsEveryGammaAndBeta() {
    const Scenario scenario = tinyScenario();
    for (std::size_t arm = 0; arm < scenario.training.arms.size(); ++arm) {
        Network network(scenario, arm);
        const auto gammas = placesOf(network.model.stack, &Affine<float>::gamma);
        const bool post = scenario.training.arms[arm].arm.placement == Placement::Post;
        QCOMPARE(gammas.size(), std::size_t(post ? 1 + 2 : 1 + 2 * 2 + 1));
        QCOMPARE(placesOf(network.parameters, ParameterKind::Gamma), gammas);
        QCOMPARE(placesOf(network.parameters, ParameterKind::Beta),
                 placesOf(network.model.stack, &Affine<float>::beta));
    }
}

void TestTrainingCases::normsWithoutParametersTrain_data() {
    QTest::addColumn<bool>("affine");
    QTest::addColumn<bool>("bias");
    QTest::newRow("no beta") << true << false;
    QTest::newRow("neither") << false << false;
    QTest::newRow("neither, though a beta is asked for") << false << true;
}

// Also where decay is asked to take gamma: what is not there cannot be decayed.
void TestTrainingCases::normsWithoutParametersTrain() {
    QFETCH(const bool, affine);
    QFETCH(const bool, bias);
    Scenario scenario = tinyScenario();
    scenario.norm.elementwiseAffine = affine;
    scenario.norm.bias = bias;
    LearningSettings& learning = scenario.training.all.learning;
    learning.optimizer = OptimizerKind::AdamW;
    learning.weightDecay = 0.1;
    learning.decayOf = DecayOf::All;
    const TrainingResult result = runTraining(scenario).value();
    QVERIFY(result.complete());
    for (std::size_t arm = 0; arm < result.arms.size(); ++arm) {
        const Network network(scenario, arm);
        QCOMPARE(network.has(ParameterKind::Gamma), affine);
        QVERIFY(!network.has(ParameterKind::Beta));
        const TrainingRun& run = *result.arms[arm].runs.front();
        QCOMPARE(run.outcome.end, TrainingEnd::Finished);
        QCOMPARE(run.steps(), scenario.training.steps);
        for (const auto& record : run.records) {
            QVERIFY(std::isfinite(record->loss) && std::isfinite(record->gradientNorm));
            QCOMPARE(std::isfinite(record->affine.gammaMean), affine);
            QCOMPARE(std::isfinite(record->affine.gammaSd), affine);
            QVERIFY(std::isnan(record->affine.betaRms));
        }
    }
    showsNoBeta(result, affine);
}

// In metrics and plots what is not there is missing, and all else is there.
void TestTrainingCases::showsNoBeta(const TrainingResult& result, bool gamma) {
    const auto numbers = metrics(result);
    for (const char arm : std::string("abcdef")) {
        const std::string key = std::string(1, arm) + ".";
        QCOMPARE(std::isfinite(numbers.at(key + "gamma_mean")), gamma);
        QVERIFY(std::isnan(numbers.at(key + "beta_rms")));
        QVERIFY(std::isfinite(numbers.at(key + "accuracy_median")));
    }
    TrainingLook look;
    look.frame = double(newestStep(result));
    look.display = result.scenario.training;
    look.display->view = TrainingView::Affine;
    const Figure figure = trainingFigure(result, look);
    QCOMPARE(plotOf(figure, "gamma").series.empty(), !gamma);
    QVERIFY(plotOf(figure, "beta").series.empty());
    QVERIFY(!plotOf(figure, "loss").series.empty());
    QVERIFY(!plain(figure.sentence).empty());
}

// What starts at gamma 1 and beta 0 starts with the same loss without them.
void TestTrainingCases::absentCountsAsOneAndZero() {
    Scenario scenario = tinyScenario();
    scenario.training.steps = 1;
    const TrainingResult with = runTraining(scenario).value();
    scenario.norm.elementwiseAffine = false;
    const TrainingResult without = runTraining(scenario).value();
    for (std::size_t arm = 0; arm < with.arms.size(); ++arm)
        QVERIFY(std::abs(with.arms[arm].runs.front()->records.front()->loss -
                         without.arms[arm].runs.front()->records.front()->loss) < 1e-6);
}

QTEST_APPLESS_MAIN(TestTrainingCases)
#include "test_training_cases.moc"
