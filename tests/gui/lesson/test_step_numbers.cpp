// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/page_job.h"
#include "lesson/step_numbers.h"
#include "small_lesson.h"

#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <condition_variable>
#include <mutex>

using namespace normscope;
using namespace normscope::ui;

namespace {

constexpr int patience = 20'000; // ms

// Of every scenario the same metric: its scale, times 3.
Measurement scaled(const Scenario& scenario) { return {{{"input.sd", 3 * scenario.data.scale}}, {}}; }

PageResult axesOf(const Scenario& scenario) {
    PageJob job;
    return *job({scenario}, {}, {});
}

} // namespace

class TestStepNumbers : public QObject {
    Q_OBJECT
private slots:
    void quotedNumbersWaitForTheirRuns();
    void theResultOfTheWindowIsTaken();
    void theViewIsTheSteps();
    void anotherScenariosResultIsNot();
    void whatWasMeasuredIsKept();
    void aStepThatIsLeftGivesUpItsRuns();
    void aRunThatFailsIsTold();
};

void TestStepNumbers::quotedNumbersWaitForTheirRuns() {
    const Lesson lesson = smallLesson();
    StepNumbers numbers([](const Scenario& scenario, const std::stop_token&) { return scaled(scenario); });
    QSignalSpy changed(&numbers, &StepNumbers::changed);
    numbers.setStep(lesson.steps[0]);
    QCOMPARE(numbers.text("width"), QString::fromUtf8("…"));
    QVERIFY(!numbers.complete());
    numbers.ask();
    while (!numbers.complete()) QVERIFY(changed.wait(patience));
    QCOMPARE(numbers.text("width"), QString("3.00"));
    QCOMPARE(numbers.text("factor"), QString("2.0"));
    QCOMPARE(numbers.text("unknown"), QString("?"));
}

// Only what the window does not have is measured.
void TestStepNumbers::theResultOfTheWindowIsTaken() {
    const Lesson lesson = smallLesson();
    std::atomic<int> measured = 0;
    StepNumbers numbers([&](const Scenario& scenario, const std::stop_token&) {
        ++measured;
        return scaled(scenario);
    });
    const PageResult result = axesOf(lesson.steps[0].scenario);
    QSignalSpy changed(&numbers, &StepNumbers::changed);
    numbers.setStep(lesson.steps[0]);
    numbers.take(result);
    const double sd = metrics(*std::get<0>(result)).at("input.sd");
    QCOMPARE(numbers.value({"", "input.sd", {}, {}}), std::optional(sd));
    numbers.ask();
    while (!numbers.complete()) QVERIFY(changed.wait(patience));
    QCOMPARE(measured.load(), 1);
    QCOMPARE(numbers.value({"", "input.sd", {}, {}}), std::optional(sd));
}

// The window may have computed the same numbers in another view.
void TestStepNumbers::theViewIsTheSteps() {
    const Lesson lesson = smallLesson();
    Scenario seen = lesson.steps[0].scenario;
    seen.axes.view = AxesView::Invariance;
    StepNumbers numbers([](const Scenario& scenario, const std::stop_token&) { return scaled(scenario); });
    numbers.take(axesOf(seen));
    numbers.setStep(lesson.steps[0]);
    QVERIFY(numbers.measurements().contains(""));
    std::vector<std::string> panels;
    for (const Panel& panel : numbers.measurements().at("").figure.panels) panels.push_back(panelName(panel));
    QVERIFY(std::ranges::find(panels, "invariance") == panels.end());
}

void TestStepNumbers::anotherScenariosResultIsNot() {
    const Lesson lesson = smallLesson();
    Scenario changed = lesson.steps[0].scenario;
    changed.norm.eps = 1;
    StepNumbers numbers([](const Scenario& scenario, const std::stop_token&) { return scaled(scenario); });
    numbers.setStep(lesson.steps[0]);
    numbers.take(axesOf(changed));
    QVERIFY(!numbers.value({"", "input.sd", {}, {}}));
    QCOMPARE(numbers.text("width"), QString::fromUtf8("…"));
}

void TestStepNumbers::whatWasMeasuredIsKept() {
    const Lesson lesson = smallLesson();
    std::atomic<int> measured = 0;
    StepNumbers numbers([&](const Scenario& scenario, const std::stop_token&) {
        ++measured;
        return scaled(scenario);
    });
    QSignalSpy changed(&numbers, &StepNumbers::changed);
    numbers.setStep(lesson.steps[0]);
    numbers.ask();
    while (!numbers.complete()) QVERIFY(changed.wait(patience));
    const int once = measured;
    numbers.setStep(lesson.steps[1]);
    numbers.setStep(lesson.steps[0]);
    QVERIFY(numbers.complete());
    numbers.ask();
    QCOMPARE(measured.load(), once);
    numbers.forget();
    numbers.setStep(lesson.steps[0]);
    QVERIFY(!numbers.complete());
}

// A measurement that ends only when it is told to.
void TestStepNumbers::aStepThatIsLeftGivesUpItsRuns() {
    const Lesson lesson = smallLesson();
    std::mutex mutex;
    std::condition_variable_any never;
    const Scenario slow = lesson.steps[0].scenario;
    StepNumbers numbers([&](const Scenario& scenario, std::stop_token stop) -> Expected<Measurement> {
        if (scenario == slow) {
            std::unique_lock lock(mutex);
            never.wait(lock, stop, [] { return false; });
        }
        return scaled(scenario);
    });
    QSignalSpy changed(&numbers, &StepNumbers::changed);
    numbers.setStep(lesson.steps[0]);
    numbers.ask();
    numbers.setStep(lesson.steps[1]);
    numbers.ask();
    while (!numbers.complete()) QVERIFY(changed.wait(patience));
    QCOMPARE(numbers.value({"", "input.sd", {}, {}}), std::optional(3.0));
}

void TestStepNumbers::aRunThatFailsIsTold() {
    const Lesson lesson = smallLesson();
    StepNumbers numbers([](const Scenario& scenario, const std::stop_token&) -> Expected<Measurement> {
        if (scenario.data.scale == 2) return unexpected(Error{"", "", "no luck"});
        return scaled(scenario);
    });
    QSignalSpy failed(&numbers, &StepNumbers::failed), changed(&numbers, &StepNumbers::changed);
    numbers.setStep(lesson.steps[0]);
    numbers.ask();
    while (failed.isEmpty() || !numbers.measurements().contains("")) QVERIFY(changed.wait(patience));
    QCOMPARE(failed.size(), 1);
    QCOMPARE(numbers.text("width"), QString("3.00"));
    QCOMPARE(numbers.text("factor"), QString("?"));
}

QTEST_GUILESS_MAIN(TestStepNumbers)
#include "test_step_numbers.moc"
