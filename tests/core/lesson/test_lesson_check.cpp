// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_check.h"
#include "small_lesson.h"

#include <QTest>

using namespace normscope;
using namespace normscope::test;

namespace {

// What the small lesson expects to be measured; by the number of samples.
Expected<Measurement> right(const Scenario& scenario) {
    Measurement measurement;
    const bool wide = scenario.data.samples == 64;
    measurement.metrics = {{"layer.energy", 0.9},   {"layer.row_mean_max_abs", 1e-7},
                           {"a", wide ? 2.0 : 1.0}, {"b", 1.0},
                           {"x", wide ? 2.0 : 1.0}, {"n", std::numeric_limits<double>::quiet_NaN()}};
    for (const char* name : {"input", "layer", "batch"}) {
        MatrixPlot matrix;
        matrix.name = name;
        matrix.columnMargin.mean = {1, 2, 3};
        measurement.figure.panels.emplace_back(matrix);
    }
    return measurement;
}

std::vector<std::string> mistakes(const LessonFiles& files, const Measure& measure = right) {
    std::vector<std::string> all;
    for (const Error& mistake : check(smallLesson(files), measure)) all.push_back(plain(mistake));
    return all;
}

using Texts = std::vector<std::string>;

} // namespace

class TestLessonCheck : public QObject {
    Q_OBJECT

private slots:
    void aRightLessonHasNone();
    void claimsThatDoNotHold();
    void namesThatARunDoesNotHave();
    void panels();
    void marks();
    void typedNumbers();
    void predictions();
    void aRunThatFails();
    void allOfThemInTheOrderOfTheSteps();
};

void TestLessonCheck::aRightLessonHasNone() { QVERIFY(mistakes(smallFiles()).empty()); }

void TestLessonCheck::claimsThatDoNotHold() {
    QVERIFY((mistakes(filesWith("lesson.json", "\"bound\": 1e-6", "\"bound\": 1e-8")) ==
             Texts{"lesson.json: step \"rows\", claims[0]: layer.row_mean_max_abs <= 1e-08 does not hold: 1e-07 was "
                   "measured"}));
    QVERIFY((mistakes(filesWith("lesson.json", "1.02", "2.5")) ==
             Texts{"lesson.json: step \"columns\", claims[0]: a (b64) > 2.5 × a does not hold: 2 was measured, the "
                   "bound is 2.5"}));
}

void TestLessonCheck::namesThatARunDoesNotHave() {
    QVERIFY((mistakes(filesWith("lesson.json", "layer.energy", "layer.enrgy")) ==
             Texts{"lesson.json: step \"rows\", numbers.share.metric: the run has no metric \"layer.enrgy\"; did you "
                   "mean \"layer.energy\"?"}));
    QVERIFY((mistakes(filesWith("lesson.json", "row_mean_max_abs", "row_mean_max")) ==
             Texts{"lesson.json: step \"rows\", claims[0].metric: the run has no metric \"layer.row_mean_max\"; did "
                   "you mean \"layer.row_mean_max_abs\"?"}));
}

void TestLessonCheck::panels() {
    QVERIFY((mistakes(filesWith("lesson.json", "[\"layer\"]", "[\"layer\", \"layr\"]")) ==
             Texts{"lesson.json: step \"rows\", focus[1]: the figure has no panel \"layr\"; did you mean \"layer\"?"}));
    QVERIFY((mistakes(filesWith("lesson.json", "[\"batch\"]", "[\"rms\"]")) ==
             Texts{"lesson.json: step \"columns\", hide[0]: the figure has no panel \"rms\"; there is input, layer, "
                   "batch"}));
}

void TestLessonCheck::marks() {
    QVERIFY((mistakes(filesWith("zh_CN.md", "panel:layer", "panel:lyer")) ==
             Texts{"zh_CN.md: step \"rows\": the figure has no panel \"lyer\"; did you mean \"layer\"?"}));
    QVERIFY((mistakes(filesWith("en.md", "term:mean", "term:maen")) ==
             Texts{"en.md: step \"rows\": no formula has the term \"maen\"; did you mean \"mean\"?"}));
    QVERIFY((mistakes(filesWith("en.md", "method:layer", "method:layers")) ==
             Texts{"en.md: step \"columns\": no method is called \"layers\"; did you mean \"layer\"?"}));
}

void TestLessonCheck::typedNumbers() {
    const std::string advice = " is typed: quote what is measured as {NAME}, write a setting as `";
    QVERIFY((mistakes(filesWith("zh_CN.md", "Spread around 0", "93 % of 1")) ==
             Texts{"zh_CN.md: step \"columns\", predict, option \"spread\": 93 %" + advice + "93 %` or $93 %$"}));
    QVERIFY((mistakes(filesWith("en.md", "Which numbers", "Which 0.5 numbers")) ==
             Texts{"en.md: title: 0.5" + advice + "0.5` or $0.5$"}));
    QVERIFY((mistakes(filesWith("en.md", "One mean", "One mean of 0.5")) ==
             Texts{"en.md: step \"rows\", title: 0.5" + advice + "0.5` or $0.5$"}));
    QVERIFY(mistakes(filesWith("en.md", "for each wine", "for each wine, `0.5` and $0.5$")).empty());
}

void TestLessonCheck::predictions() {
    const std::string choose = R"({"kind": "choose", "options": ["zero", "spread"], "right": "spread"})";
    const std::string text = smallText;
    LessonFiles files = smallFiles();
    files["en.md"] = files["zh_CN.md"] = text.substr(0, text.find("- zero")) + text.substr(text.find("::: "));
    const auto predicting = [&](const char* prediction) {
        files["lesson.json"] = replaced(smallJson, choose, prediction);
        return mistakes(files);
    };
    const std::string place = "lesson.json: step \"columns\", predict";
    QVERIFY(predicting(R"({"kind": "sketch", "panel": "layer", "of": "feature_means"})").empty());
    QVERIFY((predicting(R"({"kind": "sketch", "panel": "layer", "of": "row_means"})") ==
             Texts{place + ": the curve has fewer than two points that can be drawn"}));
    QVERIFY((predicting(R"({"kind": "sketch", "panel": "layer", "series": "x"})") ==
             Texts{place + ".panel: \"layer\" is no plot with curves"}));
    QVERIFY(predicting(R"({"kind": "number", "metric": "a"})").empty());
    QVERIFY((predicting(R"({"kind": "number", "metric": "n"})") ==
             Texts{place + ": nan was measured, which nobody can predict"}));
    QVERIFY((predicting(R"({"kind": "number", "metric": "c"})") ==
             Texts{place + ".metric: the run has no metric \"c\"; did you mean \"a\"?"}));
}

void TestLessonCheck::aRunThatFails() {
    const Measure fails = [](const Scenario& scenario) -> Expected<Measurement> {
        if (scenario.data.samples == 64) return unexpected(Error{"", "", "not enough memory"});
        return right(scenario);
    };
    QVERIFY((mistakes(smallFiles(), fails) == Texts{"lesson.json: step \"columns\", runs.b64: not enough memory"}));
}

void TestLessonCheck::allOfThemInTheOrderOfTheSteps() {
    LessonFiles files = filesWith("lesson.json", "\"bound\": 1e-6", "\"bound\": 0");
    files["lesson.json"] = replaced(files["lesson.json"], "1.02", "3");
    files["en.md"] = replaced(files["en.md"], "term:mean", "term:m");
    const Texts all = mistakes(files);
    QCOMPARE(all.size(), std::size_t(3));
    QVERIFY(all[0].starts_with("lesson.json: step \"rows\", claims[0]"));
    QVERIFY(all[1].starts_with("en.md: step \"rows\""));
    QVERIFY(all[2].starts_with("lesson.json: step \"columns\", claims[0]"));
}

QTEST_APPLESS_MAIN(TestLessonCheck)
#include "test_lesson_check.moc"
