// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formula/formula_view.h"
#include "gui/gui_test.h"
#include "gui/pages/precision_fixture.h"

#include <QLabel>

using namespace normscope;
using namespace normscope::ui;

// The formulas and words beside the Precision page.
class TestPrecisionDock : public QObject {
    Q_OBJECT
private slots:
    void theDockFollowsTheView();
    void theDockHasTheLimitThatBreaksFirst();
};

void TestPrecisionDock::theDockFollowsTheView() {
    PrecisionFixture fixture;
    QWidget* dock = fixture.page.explanation();
    dock->resize(224, 800);
    dock->show();
    const auto names = [&] {
        QStringList names;
        for (const FormulaView* formula : dock->findChildren<FormulaView*>())
            if (formula->isVisibleTo(dock)) names += formula->formula().id;
        names.sort(); // rows are used again, in any order
        return names;
    };
    const QStringList variances{"variance-corrected", "variance-one-pass", "variance-shifted", "variance-two-pass",
                                "variance-welford"};
    const auto words = [&] {
        QString all;
        for (const QLabel* label : dock->findChildren<QLabel*>())
            if (label->isVisibleTo(dock)) all += label->text();
        return all;
    };
    QCOMPARE(names(), QStringList({"floor-layer", "layer-plain"}));
    QVERIFY(words().contains("LayerNorm") && words().contains("The floor") && words().contains("arrow keys"));
    QTest::keyClick(&fixture.page, Qt::Key_4);
    QCOMPARE(names(), QStringList({"layer-plain"}) + variances);
    QVERIFY(words().contains("one pass") && !words().contains("The floor"));
    Scenario next = fixture.document.scenario();
    next.precision.norm = PrecisionNorm::Rms;
    QVERIFY(fixture.document.change(next));
    QCOMPARE(names(), QStringList({"rms-plain"}) + variances);
    QVERIFY(words().contains("RMSNorm"));
    QTest::keyClick(&fixture.page, Qt::Key_3);
    QCOMPARE(names(), QStringList({"overflow-sum", "rms-mean-square", "rms-plain"}));
    QVERIFY(words().contains("largest number of the format"));
    for (int view = 0; view < 5; ++view) {
        QTest::keyClick(&fixture.page, Qt::Key(Qt::Key_1 + view));
        for (const QWidget* part : dock->findChildren<FormulaView*>()) QVERIFY(part->width() <= 224 - 28);
    }
}

// Where sums run in fp32, an fp16 value is beyond its format long before the sum of its square is.
void TestPrecisionDock::theDockHasTheLimitThatBreaksFirst() {
    PrecisionFixture fixture(precisionSeenAs(PrecisionView::Overflow));
    QWidget* dock = fixture.page.explanation();
    dock->show();
    const auto shownIn = [&](NumberFormat format, Accumulation sums) {
        Scenario next = fixture.document.scenario();
        next.precision.format = format;
        next.precision.sums = sums;
        fixture.document.change(next);
        QString all;
        for (const FormulaView* view : dock->findChildren<FormulaView*>())
            if (view->isVisibleTo(dock) && view->formula().id.startsWith("overflow")) all += view->formula().id + ' ';
        for (const QLabel* label : dock->findChildren<QLabel*>())
            if (label->isVisibleTo(dock)) all += label->text() + '\n';
        return all;
    };
    const QString native = shownIn(NumberFormat::Float16, Accumulation::Native);
    QVERIFY(native.startsWith("overflow-sum ") && native.contains("The sum overflows"));
    QVERIFY(native.contains("L: largest number of the format, d: features"));
    const QString half = shownIn(NumberFormat::Float16, Accumulation::Float32);
    QVERIFY(half.startsWith("overflow-value ") && half.contains("A value overflows"));
    QVERIFY(!half.contains("features\n") && half.contains("L: largest number of the format"));
    const QString brain = shownIn(NumberFormat::BFloat16, Accumulation::Float32);
    QVERIFY(brain.startsWith("overflow-sum ") && brain.contains("The sum overflows"));
    QVERIFY(brain.contains("L: largest number of fp32, d: features"));
}

NORMSCOPE_GUI_TEST(TestPrecisionDock)
#include "test_precision_dock.moc"
