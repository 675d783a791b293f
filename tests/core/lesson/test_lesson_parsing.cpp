// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "small_lesson.h"

#include <QTest>

#include <cmath>

using namespace normscope;
using namespace normscope::test;

class TestLessonParsing : public QObject {
    Q_OBJECT

private slots:
    void theWholeOfIt();
    void everyScenarioGoesOnFromTheOneBefore();
    void runsGoOnFromTheirStep();
    void aPresetStartsAfresh();
    void unitsFollowTheSource();
    void claims();
    void predictions();
    void openings();
    void words();
    void textsOfALanguage();
    void otherLinesAndMarksOfEditors();
    void continuedLinesOfChinese();
};

void TestLessonParsing::theWholeOfIt() {
    const Lesson lesson = smallLesson();
    QCOMPARE(lesson.id, std::string("axes"));
    QCOMPARE(lesson.order, 5);
    QCOMPARE(lesson.minutes, 8);
    QCOMPARE(lesson.steps.size(), std::size_t(2));
    QCOMPARE(lesson.texts.size(), std::size_t(2));
    const LessonStep& rows = lesson.steps[0];
    QCOMPARE(rows.id, std::string("rows"));
    QVERIFY(rows.focus == std::vector<std::string>{"layer"});
    QVERIFY(rows.shown.empty() && rows.hidden.empty() && !rows.prediction && !rows.question);
    const Quoted& share = rows.quoted.at("share");
    QCOMPARE(share.measured.metric, std::string("layer.energy"));
    QVERIFY(share.as == Quoted::As::Percent);
    QCOMPARE(share.digits, 1);
    const LessonStep& columns = lesson.steps[1];
    QVERIFY(columns.hidden == std::vector<std::string>{"batch"});
    QVERIFY((columns.shown == std::vector<std::string>{"data.offset", "norm.eps"}));
    QVERIFY(columns.locked == std::vector<std::string>{"data.source"});
    QCOMPARE(columns.question->right, std::string("halves"));
}

void TestLessonParsing::everyScenarioGoesOnFromTheOneBefore() {
    const Lesson lesson = smallLesson();
    Scenario expected;
    expected.data.samples = 6;
    expected.norm.eps = 1e-4;
    QVERIFY(lesson.steps[0].scenario == expected);
    expected.norm.eps = 1e-5; // null: back to the default
    expected.norm.mode = NormMode::Evaluate;
    QVERIFY(lesson.steps[1].scenario == expected);
}

void TestLessonParsing::runsGoOnFromTheirStep() {
    const LessonStep step = smallLesson().steps[1];
    Scenario expected = step.scenario;
    expected.data.samples = 64;
    QCOMPARE(step.runs.size(), std::size_t(1));
    QVERIFY(step.runs.at("b64") == expected);
}

void TestLessonParsing::aPresetStartsAfresh() {
    const Lesson lesson = smallLesson(filesWith("lesson.json", R"("scenario": {"norm": {"mode": "eval", "eps": null}})",
                                                R"("preset": "constant", "scenario": {"norm": {"beta": 2}})"));
    const Scenario& scenario = lesson.steps[1].scenario;
    QCOMPARE(scenario.norm.beta, 2.0);
    QCOMPARE(scenario.norm.eps, 1e-5); // not that of the step before
    QVERIFY(scenario.title == "Every value the same");
}

void TestLessonParsing::unitsFollowTheSource() {
    const Lesson lesson = smallLesson(
        filesWith("lesson.json", R"({"norm": {"mode")", R"({"data": {"source": "outlier"}, "norm": {"mode")"));
    QVERIFY(lesson.steps[0].scenario.data.units == Units::Standard);
    QVERIFY(lesson.steps[1].scenario.data.units == Units::Raw);
}

void TestLessonParsing::claims() {
    const std::vector<Claim> claims = smallLesson().steps[1].claims;
    QCOMPARE(claims.size(), std::size_t(4));
    QVERIFY((claims[0].measured == Measured{"b64", "a", "", ""}));
    QVERIFY((claims[0].boundMeasured == Measured{"", "a", "", ""})); // without a run: the step's own
    QCOMPARE(claims[0].bound, 1.02);
    QVERIFY((claims[1].measured == Measured{"b64", "a", "b64", "b"})); // a mere name: of the same run
    QVERIFY(claims[1].comparison == Comparison::Within);
    QCOMPARE(claims[1].tolerance, 0.1);
    QVERIFY((claims[2].measured == Measured{"", "x", "b64", "x"}));
    QVERIFY(claims[2].comparison == Comparison::Near);
    QVERIFY(claims[3].comparison == Comparison::Is && std::isnan(claims[3].bound));
}

void TestLessonParsing::predictions() {
    const std::string choose = R"({"kind": "choose", "options": ["zero", "spread"], "right": "spread"})";
    const std::string list = smallText;
    const std::size_t from = list.find("- zero"), to = list.find("::: ");
    LessonFiles files =
        filesWith("lesson.json", choose, R"({"kind": "number", "run": "b64", "metric": "m", "tolerance": 0.2,
        "absolute": true})");
    files["en.md"] = files["zh_CN.md"] = list.substr(0, from) + list.substr(to);
    const LessonStep number = smallLesson(files).steps[1];
    const auto& asked = std::get<NumberPrediction>(*number.prediction);
    QVERIFY((asked.measured == Measured{"b64", "m", "", ""}));
    QCOMPARE(asked.tolerance, 0.2);
    QVERIFY(asked.absolute);
    files["lesson.json"] = replaced(smallJson, choose, R"({"kind": "sketch", "panel": "rms", "series": "pre_ln"})");
    const LessonStep series = smallLesson(files).steps[1];
    const auto& curve = std::get<SketchPrediction>(*series.prediction);
    QCOMPARE(curve.series, std::string("pre_ln"));
    QVERIFY(curve.what == SketchPrediction::What::Series);
    QCOMPARE(curve.tolerance, 0.15);
    files["lesson.json"] = replaced(smallJson, choose, R"({"kind": "sketch", "panel": "layer", "of": "feature_means",
        "tolerance": 0.3})");
    const LessonStep means = smallLesson(files).steps[1];
    QVERIFY(std::get<SketchPrediction>(*means.prediction).what == SketchPrediction::What::FeatureMeans);
    QCOMPARE(std::get<SketchPrediction>(*means.prediction).tolerance, 0.3);
}

void TestLessonParsing::openings() {
    const Lesson lesson = smallLesson();
    QVERIFY(lesson.steps[0].opening.kind == Opening::Kind::End);
    QVERIFY(lesson.steps[1].opening.kind == Opening::Kind::Play);
    const Lesson at = smallLesson(filesWith("lesson.json", R"("play")", "2.5"));
    QVERIFY(at.steps[1].opening.kind == Opening::Kind::Frame);
    QCOMPARE(at.steps[1].opening.frame, 2.5);
}

void TestLessonParsing::words() {
    const Lesson lesson = smallLesson();
    const LessonTexts& texts = lesson.texts.at("en");
    QCOMPARE(texts.title, std::string("Which numbers are averaged?"));
    QCOMPARE(texts.summary, std::string("LayerNorm takes its mean along a row, BatchNorm along a column."));
    QCOMPARE(texts.steps[0].title, std::string("One mean per wine"));
    QVERIFY(texts.steps[0].body.starts_with("LayerNorm takes one [mean](term:mean)"));
    const LessonWords::Asked& asked = *texts.steps[1].prediction;
    QCOMPARE(asked.text, std::string("Where will the 13 feature means lie?"));
    QCOMPARE(asked.options.at("zero").text, std::string("All at 0"));
    QCOMPARE(asked.options.at("zero").explanation,
             std::string("Those are the means of rows; nothing makes a column's mean zero."));
    QCOMPARE(asked.after, std::string("The 13 means are spread."));
    QCOMPARE(texts.steps[1].question->options.at("quarters").explanation, std::string("No."));
    QVERIFY(texts.steps[1].question->after.empty());
}

void TestLessonParsing::textsOfALanguage() {
    LessonFiles files = filesWith("zh_CN.md", "# Which", "# 哪些");
    files["de.md"] = replaced(smallText, "# Which", "# Welche");
    const Lesson lesson = smallLesson(files);
    QVERIFY(textsFor(lesson, "zh_CN").title.starts_with("哪些"));
    QVERIFY(textsFor(lesson, "de_CH").title.starts_with("Welche"));
    QVERIFY(textsFor(lesson, "fr").title.starts_with("Which"));
    QVERIFY(textsFor(lesson, "").title.starts_with("Which"));
}

void TestLessonParsing::otherLinesAndMarksOfEditors() {
    std::string text = "\xef\xbb\xbf";
    for (const char c : std::string(smallText)) text.append(c == '\n' ? "\r\n" : std::string(1, c));
    LessonFiles files = smallFiles();
    files["en.md"] = text;
    files["lesson.json"] = "\xef\xbb\xbf" + files["lesson.json"];
    const Lesson lesson = smallLesson(files);
    QCOMPARE(lesson.texts.at("en").summary, lesson.texts.at("zh_CN").summary);
    QCOMPARE(lesson.texts.at("en").steps[1].prediction->after, std::string("The 13 means are spread."));
    QCOMPARE(lesson.texts.at("en").steps[0].body, lesson.texts.at("zh_CN").steps[0].body);
}

// A space between two Chinese characters would be a gap.
void TestLessonParsing::continuedLinesOfChinese() {
    const Lesson lesson =
        smallLesson(filesWith("zh_CN.md", "LayerNorm takes its mean along a row,\nBatchNorm along a column.",
                              "每一行\n求平均，\nBatchNorm 按列。"));
    QCOMPARE(lesson.texts.at("zh_CN").summary, std::string("每一行求平均， BatchNorm 按列。"));
}

QTEST_APPLESS_MAIN(TestLessonParsing)
#include "test_lesson_parsing.moc"
