// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/script_numbers.h"

#include "lesson/lesson_file.h"
#include "scenario/scenario_json.h"

#include <set>

using namespace normscope;

// A student who takes a lesson's scenario away as a PyTorch script gets the numbers of the lesson.
class TestLessonScripts : public QObject {
    Q_OBJECT
private slots:
    void eachLessonsScenariosAgree_data();
    void eachLessonsScenariosAgree();
};

namespace {

// What takes long only repeats what the first steps do: seeds and steps. Deep stacks whose gradient grows by hundreds
// multiply what float32 leaves by as much, so they are compared where they are shallow.
Scenario shortened(Scenario scenario) {
    scenario.depth.seeds = std::min<Index>(scenario.depth.seeds, 2);
    scenario.depth.layers = std::min<Index>(scenario.depth.layers, 8);
    scenario.depth.view = DepthView::Layers;
    scenario.training.seeds = 1;
    scenario.training.steps = std::min<Index>(scenario.training.steps, 6);
    scenario.batch.seeds = 1;
    scenario.batch.steps = std::min<Index>(scenario.batch.steps, 4);
    scenario.precision.models = 1;
    scenario.precision.modelSteps = std::min<Index>(scenario.precision.modelSteps, 3);
    return scenario;
}

double toleranceOf(const Scenario& scenario) {
    switch (scenario.page) {
    case Page::Axes:
        return test::exact;
    case Page::Depth:
        return test::start;
    case Page::Precision:
        if (scenario.precision.view != PrecisionView::Generation) return 1e-8; // the exact variance by another sum
        break;
    case Page::Training:
    case Page::Batch:
    case Page::Models:
        break;
    }
    return test::losses;
}

// Each scenario once, as a file of the program's folder.
std::vector<test::ScriptCase> casesOf(const Lesson& lesson, const test::Program& program) {
    std::vector<test::ScriptCase> cases;
    std::set<std::string> known;
    for (const LessonStep& step : lesson.steps) {
        const Scenario scenario = shortened(step.scenario);
        if (scenario.page == Page::Models || !known.insert(code(scenario)).second) continue;
        const QString name = QString::fromStdString(step.id);
        program.write(name + ".json", QByteArray::fromStdString(toJson(scenario)));
        cases.push_back({name, {name + ".json"}, toleranceOf(scenario), 1});
    }
    return cases;
}

} // namespace

void TestLessonScripts::eachLessonsScenariosAgree_data() {
    QTest::addColumn<std::size_t>("index");
    for (std::size_t i = 0; i < builtInLessons().size(); ++i) QTest::newRow(builtInLessons()[i].id.c_str()) << i;
}

void TestLessonScripts::eachLessonsScenariosAgree() {
    QFETCH(const std::size_t, index);
    if (!test::hasPytorch()) QSKIP("PyTorch is not installed for /usr/bin/python3");
    const test::Program program;
    test::compareAll(program, casesOf(builtInLessons()[index], program));
}

QTEST_GUILESS_MAIN(TestLessonScripts)
#include "test_lesson_scripts.moc"
