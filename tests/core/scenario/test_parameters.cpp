// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/parameter.h"

#include "other_value.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace normscope;

namespace {

bool isNumber(const Parameter& parameter) {
    return parameter.type == ParameterType::Integer || parameter.type == ParameterType::Real;
}

bool isChoice(const Parameter& parameter) {
    return parameter.type == ParameterType::Choice || parameter.type == ParameterType::Choices;
}

} // namespace

class TestParameters : public QObject {
    Q_OBJECT

private slots:
    void keysAreUniqueAndFound();
    void everyOneIsDescribed_data() { rows(); }
    void everyOneIsDescribed();
    void defaultsAreValid_data() { rows(); }
    void defaultsAreValid();
    void slidersLieInTheRange_data() { rows(); }
    void slidersLieInTheRange();
    void choicesHaveKeysAndLabels_data() { rows(); }
    void choicesHaveKeysAndLabels();
    void valuesOfTheRightTypeOnly_data() { rows(); }
    void valuesOfTheRightTypeOnly();
    void setChangesExactlyItsOwnValue_data() { rows(); }
    void setChangesExactlyItsOwnValue();
    void exactlyTheBatchNormSettingsNeedBatchNorm();
    void affineSettingsApplyOnlyWhereTheyAct();
    void statisticsSettingsApplyOnlyWhereTheyAct();
    void paddingAndGroupsApplyOnlyWhereTheyAct();
    void precisionSettingsApplyOnlyWhereTheyAct();
    void modelsSettingsApplyOnlyInTheirView();
    void everySettingOfANewPageHasAParameter();

private:
    static void rows() {
        QTest::addColumn<QString>("key");
        for (const auto& parameter : parameters())
            QTest::newRow(parameter.key.c_str()) << QString::fromStdString(parameter.key);
    }
    static const Parameter& parameter() {
        const QString key = *static_cast<QString*>(QTest::qData("key", qMetaTypeId<QString>()));
        return *findParameter(key.toStdString());
    }
};

void TestParameters::keysAreUniqueAndFound() {
    std::set<std::string> keys;
    for (const auto& parameter : parameters()) {
        QVERIFY2(keys.insert(parameter.key).second, parameter.key.c_str());
        QCOMPARE(findParameter(parameter.key), &parameter);
    }
    QVERIFY(keys.size() > 20);
    QCOMPARE(findParameter("norm.epsilon"), nullptr);
    QCOMPARE(findParameter(""), nullptr);
}

void TestParameters::everyOneIsDescribed() {
    const Parameter& p = parameter();
    QVERIFY(!p.label.empty());
    QVERIFY2(plain(p.help).size() >= 20, "a help text says what it does");
    QVERIFY2(plain(p.help).ends_with('.'), plain(p.help).c_str());
    QVERIFY(std::ranges::count(std::vector<std::string>{"scenario", "data", "norms", "norm-option", "batchnorm", "view",
                                                        "depth", "depth-option", "training", "training-option", "batch",
                                                        "precision", "models"},
                               p.group) == 1);
    QVERIFY(p.get && p.set && p.applies);
}

void TestParameters::defaultsAreValid() { QVERIFY(check(parameter(), parameter().get(Scenario())).has_value()); }

void TestParameters::slidersLieInTheRange() {
    const Parameter& p = parameter();
    if (!isNumber(p)) return;
    QVERIFY(p.lower < p.upper);
    QVERIFY(p.sliderLower < p.sliderUpper);
    QVERIFY(p.lower <= p.sliderLower && p.sliderUpper <= p.upper);
    if (p.scale == ParameterScale::Logarithmic) QVERIFY(p.lower > 0);
    const ParameterValue value = p.get(Scenario());
    const double number =
        p.type == ParameterType::Real ? std::get<double>(value) : double(std::get<std::int64_t>(value));
    const bool zero = p.allowZero && number == 0; // has a place of its own
    QVERIFY2(zero || (p.sliderLower <= number && number <= p.sliderUpper), "the default stands on the slider");
}

void TestParameters::choicesHaveKeysAndLabels() {
    const Parameter& p = parameter();
    QCOMPARE(p.choices.empty(), !isChoice(p));
    for (const auto& choice : p.choices) QVERIFY(!choice.key.empty() && !choice.label.empty());
    if (p.type == ParameterType::Choices) QVERIFY(p.minChoices >= 1 && p.maxChoices <= p.choices.size());
    const bool phrases = p.type == ParameterType::Phrases;
    QVERIFY(phrases ? bool(p.checkPhrase) : !p.checkPhrase || p.type == ParameterType::Text);
    QCOMPARE(p.example.empty(), !phrases);
    if (phrases) QVERIFY(p.checkPhrase(p.example));
    if (p.anyStep) QVERIFY(p.perArm);
    if (p.perArm) QVERIFY(p.key.starts_with("training.") && !p.display);
}

void TestParameters::valuesOfTheRightTypeOnly() {
    const ParameterValue wrong = parameter().type == ParameterType::Bool ? ParameterValue(1.0) : ParameterValue(true);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, (void)check(parameter(), wrong));
}

void TestParameters::setChangesExactlyItsOwnValue() {
    const Parameter& p = parameter();
    Scenario scenario;
    const ParameterValue other = test::otherValue(p, scenario);
    p.set(scenario, other);
    for (const auto& each : parameters())
        QVERIFY2(each.get(scenario) == (&each == &p ? other : each.get(Scenario())), each.key.c_str());
    p.set(scenario, p.get(Scenario()));
    QVERIFY(scenario == Scenario());
}

void TestParameters::exactlyTheBatchNormSettingsNeedBatchNorm() {
    Scenario without;
    without.axes.norms = {NormKind::Layer};
    for (const auto& parameter : parameters())
        if (parameter.group == "batchnorm") {
            QVERIFY2(parameter.applies(Scenario()), parameter.key.c_str());
            QVERIFY2(!parameter.applies(without), parameter.key.c_str());
        } else {
            QCOMPARE(parameter.applies(without), parameter.applies(Scenario()));
        }
}

void TestParameters::affineSettingsApplyOnlyWhereTheyAct() {
    Scenario noBias, noAffine;
    noBias.norm.bias = false;
    noAffine.norm.elementwiseAffine = false;
    QVERIFY(findParameter("norm.gamma")->applies(noBias));
    QVERIFY(!findParameter("norm.beta")->applies(noBias));
    QVERIFY(!findParameter("norm.gamma")->applies(noAffine));
    QVERIFY(!findParameter("norm.beta")->applies(noAffine));
    QVERIFY(!findParameter("norm.bias")->applies(noAffine));
    QVERIFY(findParameter("norm.gamma_values")->applies(noBias));
    QVERIFY(!findParameter("norm.beta_values")->applies(noBias));
    QVERIFY(!findParameter("norm.gamma_values")->applies(noAffine));
}

void TestParameters::statisticsSettingsApplyOnlyWhereTheyAct() {
    Scenario stream;
    stream.page = Page::Batch;
    stream.axes.norms = {NormKind::Layer}; // of another page
    const auto applies = [&](const char* key) { return findParameter(key)->applies(stream); };
    QVERIFY(applies("norm.momentum") && applies("norm.cumulative") && applies("norm.momentum_convention"));
    stream.norm.cumulative = true;
    QVERIFY(!applies("norm.momentum") && applies("norm.cumulative") && applies("norm.momentum_convention"));
    stream.norm.trackRunningStats = false;
    QVERIFY(!applies("norm.cumulative") && !applies("norm.momentum_convention"));
    QVERIFY(applies("norm.track_running_stats"));
    stream.norm = {};
    QVERIFY(!applies("norm.batches_seen")); // it starts from none
    stream.page = Page::Axes;
    stream.axes.norms = {NormKind::Batch};
    QVERIFY(applies("norm.batches_seen"));
}

void TestParameters::paddingAndGroupsApplyOnlyWhereTheyAct() {
    Scenario scenario;
    const auto applies = [&](const char* key) { return findParameter(key)->applies(scenario); };
    QVERIFY(!applies("data.padding") && !applies("norm.mask_padding") && !applies("norm.num_groups"));
    QVERIFY(!applies("batch.mask"));
    scenario.data.tokens = 4;
    QVERIFY(applies("data.padding") && !applies("norm.mask_padding"));
    scenario.data.padding = 1;
    scenario.batch.padding = 0.5;
    QVERIFY(applies("norm.mask_padding") && applies("batch.mask"));
    scenario.axes.norms = {NormKind::Group};
    QVERIFY(applies("norm.num_groups") && !applies("norm.mask_padding"));
}

void TestParameters::precisionSettingsApplyOnlyWhereTheyAct() {
    Scenario scenario;
    QVERIFY(findParameter("precision.variance")->applies(scenario));
    scenario.precision.norm = PrecisionNorm::Rms; // which has none
    QVERIFY(!findParameter("precision.variance")->applies(scenario));
}

void TestParameters::modelsSettingsApplyOnlyInTheirView() {
    Scenario table, checkpoint;
    checkpoint.models.view = ModelsView::Checkpoint;
    for (const char* key :
         {"models.search", "models.norm", "models.placement", "models.order", "models.descending", "models.model"}) {
        const Parameter* parameter = findParameter(key);
        QVERIFY2(parameter->applies(table) && !parameter->applies(checkpoint) && parameter->display, key);
    }
    for (const char* key : {"models.role", "models.part", "models.layer"}) {
        const Parameter* parameter = findParameter(key);
        QVERIFY2(!parameter->applies(table) && parameter->applies(checkpoint) && parameter->display, key);
    }
    QVERIFY(!findParameter("models.file")->display && findParameter("models.file")->applies(table));
    QCOMPARE(findParameter("models.model")->choices.size(), std::size_t(26));
    QVERIFY(!check(*findParameter("models.model"), std::string("gpt-5")));
}

void TestParameters::everySettingOfANewPageHasAParameter() {
    const auto count = [](const char* prefix) {
        return std::ranges::count_if(parameters(), [=](const Parameter& p) { return p.key.starts_with(prefix); });
    };
    QCOMPARE(count("batch."), 16);
    QCOMPARE(count("precision."), 16);
    QCOMPARE(count("models."), 11);
}

QTEST_APPLESS_MAIN(TestParameters)
#include "test_parameters.moc"
