// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "lesson/sketch_view.h"

#include <QAccessible>
#include <QSignalSpy>

#include <cmath>

using namespace normscope;
using namespace normscope::ui;

namespace {

SketchTarget fivePlaces(bool logarithmic = false) {
    SketchTarget target;
    target.x = {"layer", "", 0, 4, false};
    target.y = logarithmic ? Axis{"RMS", "", 0.01, 100, true} : Axis{"mean", "", -1, 1, false};
    target.title = "The means";
    target.role = Role::Layer;
    target.places = {0, 1, 2, 3, 4};
    target.measured = {0.5, 0.5, 0.5, 0.5, 0.5};
    return target;
}

} // namespace

class TestSketchView : public QObject {
    Q_OBJECT
private slots:
    void heightsAreSharesOfTheAxis();
    void aDragDrawsWhatLiesBetween();
    void theMouseDraws();
    void theKeyboardDraws();
    void enterConfirmsAWholeDrawing();
    void nothingIsDrawnAfterwards();
    void aScreenReaderHearsThePlace();
    void themeAndSizeKeepTheDrawing();

private:
    static std::unique_ptr<SketchView> shown(bool logarithmic = false) {
        auto view = std::make_unique<SketchView>(fivePlaces(logarithmic), theme(ThemeName::Light));
        view->resize(500, 320);
        view->show();
        return view;
    }
};

void TestSketchView::heightsAreSharesOfTheAxis() {
    SketchDrawing linear(fivePlaces()), logarithmic(fivePlaces(true));
    QCOMPARE(linear.valueAt(0.75), 0.5);
    // Half way between 0.01 and 100 on a logarithmic axis is 1; pow is off by a few units in the last place.
    QVERIFY(std::abs(logarithmic.valueAt(0.5) - 1) < 1e-12);
    linear.setValues({-1, -0.5, 0, 0.5, 1});
    QVERIFY(linear.whole());
    QCOMPARE(linear.height(1), std::optional(0.25));
    linear.setValues({1, 2}); // of another curve
    QCOMPARE(linear.height(0), std::optional(0.0));
    linear.draw(0, 7);
    QCOMPARE(linear.values()[0], 1.0); // stays on the axis
    linear.erase(0);
    QVERIFY(std::isnan(linear.values()[0]) && linear.drawn() == 4);
}

void TestSketchView::aDragDrawsWhatLiesBetween() {
    SketchDrawing drawing(fivePlaces());
    drawing.draw(0, 0);
    drawing.drag(0, 4, 1);
    for (std::size_t k = 0; k < 5; ++k) QCOMPARE(drawing.height(k), std::optional(0.25 * double(k)));
    drawing.drag(4, 2, 1);
    QCOMPARE(drawing.height(3), std::optional(1.0));
    QCOMPARE(drawing.height(1), std::optional(0.25));
}

void TestSketchView::theMouseDraws() {
    const auto view = shown();
    QSignalSpy changed(view.get(), &SketchView::drawingChanged);
    QTest::mousePress(view.get(), Qt::LeftButton, {}, view->pixel(0, 0.25).toPoint());
    QTest::mouseMove(view.get(), view->pixel(2, 0.75).toPoint());
    QTest::mouseRelease(view.get(), Qt::LeftButton, {}, view->pixel(2, 0.75).toPoint());
    QVERIFY(!changed.isEmpty());
    QCOMPARE(view->drawing().drawn(), std::size_t(3));
    // A pixel is 1/200 of the axis at least.
    QVERIFY(std::abs(*view->drawing().height(2) - 0.75) < 0.01);
    QVERIFY(std::abs(*view->drawing().height(1) - 0.5) < 0.01);
    QTest::mouseMove(view.get(), view->pixel(4, 0.5).toPoint());
    QCOMPARE(view->drawing().drawn(), std::size_t(3)); // no button is held
}

void TestSketchView::theKeyboardDraws() {
    const auto view = shown();
    QTest::keyClick(view.get(), Qt::Key_Up);
    QCOMPARE(view->drawing().height(0), std::optional(0.52)); // from the middle, a fiftieth a press
    QTest::keyClick(view.get(), Qt::Key_Right);
    QTest::keyClick(view.get(), Qt::Key_Space); // as high as the one before
    QCOMPARE(view->drawing().height(1), std::optional(0.52));
    QTest::keyClick(view.get(), Qt::Key_End);
    QCOMPARE(view->drawing().chosen(), std::size_t(4));
    QTest::keyClick(view.get(), Qt::Key_Down);
    QCOMPARE(view->drawing().drawn(), std::size_t(3));
    QTest::keyClick(view.get(), Qt::Key_Delete);
    QCOMPARE(view->drawing().drawn(), std::size_t(2));
    view->clear();
    QCOMPARE(view->drawing().drawn(), std::size_t(0));
}

void TestSketchView::enterConfirmsAWholeDrawing() {
    const auto view = shown();
    QSignalSpy confirmed(view.get(), &SketchView::confirmed);
    QTest::keyClick(view.get(), Qt::Key_Return);
    QCOMPARE(confirmed.size(), 0);
    view->setDrawn({0, 0, 0, 0, 0});
    QTest::keyClick(view.get(), Qt::Key_Return);
    QCOMPARE(confirmed.size(), 1);
}

void TestSketchView::nothingIsDrawnAfterwards() {
    const auto view = shown();
    view->setDrawn({0, 0, 0, 0, 0});
    view->reveal();
    QTest::mouseClick(view.get(), Qt::LeftButton, {}, view->pixel(1, 0.9).toPoint());
    QTest::keyClick(view.get(), Qt::Key_Up);
    QCOMPARE(view->drawing().values(), std::vector<double>(5, 0.0));
}

void TestSketchView::aScreenReaderHearsThePlace() {
    const auto view = shown();
    const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(view.get());
    QVERIFY(spoken->text(QAccessible::Name).contains("The means"));
    QVERIFY(spoken->text(QAccessible::Description).contains("place 1 of 5: not drawn yet"));
    view->setDrawn({0.5, 0, 0, 0, 0});
    QVERIFY2(spoken->text(QAccessible::Description).contains("0.500"),
             qPrintable(spoken->text(QAccessible::Description)));
}

void TestSketchView::themeAndSizeKeepTheDrawing() {
    const auto view = shown();
    view->setDrawn({-1, -0.5, 0, 0.5, 1});
    const auto values = view->drawing().values();
    view->setTheme(theme(ThemeName::Projector));
    view->resize(900, 500);
    QCOMPARE(view->drawing().values(), values);
    QVERIFY(view->rect().contains(view->pixel(4, 1).toPoint()));
    QVERIFY(!view->grab().isNull());
}

NORMSCOPE_GUI_TEST(TestSketchView)
#include "test_sketch_view.moc"
