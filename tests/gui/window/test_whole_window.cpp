// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/control.h"
#include "gui/gui_test.h"
#include "pages/pages.h"
#include "plot/matrix_view.h"
#include "scenario/scenario_json.h"
#include "timeline/play_button.h"
#include "window/main_window.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>

using namespace normscope;
using namespace normscope::ui;

// The window with its real pages and the real engine: what a person does in the first minutes, by mouse and keyboard.
class TestWholeWindow : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void opensPausedAtTheStartWithEverythingDrawn();
    void playReachesTheLastStage_data();
    void playReachesTheLastStage();
    void aDraggedCellChangesOneRowAndOneColumn();
    void undoRestoresTheVeryBytes();
    void lookingLeavesTheNumbersAlone();
    void aBadFileLeavesThePlotsAsTheyWere();
    void cellsStayReadable_data();
    void cellsStayReadable();
    void everythingFits_data();
    void everythingFits();

private:
    template <class T>
    T* child(const char* name) const {
        return m_window->findChild<T*>(name);
    }
    MatrixView* matrix(const QString& name) const;
    const MatrixPlot& shown(const QString& name) const { return std::get<MatrixPlot>(matrix(name)->panel()); }
    QPoint middleOf(const QString& name, CellIndex cell) const;
    void dragUp(CellIndex cell, int pixels);
    void trigger(const QString& text) const;
    void click(const char* key) const;
    const AxesResult& last() const { return *m_results.back(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;
    std::vector<std::shared_ptr<const AxesResult>> m_results;
};

void TestWholeWindow::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(m_folder->filePath("settings.ini"), QSettings::IniFormat);
    m_settings->setValue("reducedMotion", true); // a change is on screen at once, no tween to wait for
    m_window = std::make_unique<MainWindow>(Scenario{}, *m_settings, makePages);
    m_results.clear();
    connect(&m_window->engine(), &Engine::finished, this,
            [this](const PageResult& result) { m_results.push_back(std::get<0>(result)); });
    m_window->resize(1440, 900);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTRY_VERIFY(!m_results.empty());
}

void TestWholeWindow::cleanup() { m_window.reset(); }

MatrixView* TestWholeWindow::matrix(const QString& name) const {
    for (MatrixView* view : m_window->findChildren<MatrixView*>())
        if (view->name() == name && view->isVisible()) return view;
    return nullptr;
}

QPoint TestWholeWindow::middleOf(const QString& name, CellIndex cell) const {
    const MatrixView* view = matrix(name);
    return view->layoutFor(view->size()).cell(cell).center().toPoint();
}

void TestWholeWindow::dragUp(CellIndex cell, int pixels) {
    const QPoint start = middleOf("input", cell), end = start - QPoint(0, pixels);
    MatrixView* input = matrix("input");
    QTest::mousePress(input, Qt::LeftButton, {}, start);
    QTest::mouseMove(input, start - QPoint(0, pixels / 2));
    QTest::mouseMove(input, end);
    QTest::mouseRelease(input, Qt::LeftButton, {}, end);
}

void TestWholeWindow::trigger(const QString& text) const {
    for (QAction* action : m_window->actions())
        if (action->text().remove('&') == text) return action->trigger();
    QFAIL(qPrintable("no action " + text));
}

// The check box of a control in the dock.
void TestWholeWindow::click(const char* key) const {
    auto* box = child<QWidget>(key)->findChild<QAbstractButton*>();
    QVERIFY(box);
    QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
}

void TestWholeWindow::opensPausedAtTheStartWithEverythingDrawn() {
    QVERIFY(!m_window->clock().playing());
    QCOMPARE(m_window->clock().position(), 0.0);
    for (const char* name : {"input", "layer", "batch"}) QVERIFY2(matrix(name), name);
    QCOMPARE(shown("layer").values, last().runs[0].y);
    QCOMPARE(shown("batch").values, last().runs[1].y);
    QVERIFY(child<PlayButton>("play")->isVisible());
}

void TestWholeWindow::playReachesTheLastStage_data() {
    QTest::addColumn<bool>("byMouse");
    QTest::newRow("by mouse") << true;
    QTest::newRow("by keyboard") << false;
}

void TestWholeWindow::playReachesTheLastStage() {
    QFETCH(bool, byMouse);
    FrameClock& clock = m_window->clock();
    clock.setSpeed(4);
    QSignalSpy playing(&clock, &FrameClock::playingChanged), moved(&clock, &FrameClock::positionChanged);
    if (byMouse)
        QTest::mouseClick(child<PlayButton>("play"), Qt::LeftButton);
    else
        QTest::keyClick(m_window.get(), Qt::Key_Space);
    QVERIFY(clock.playing());
    QVERIFY(playing.size() == 2 || playing.wait(60'000)); // it stops by itself, at the end
    QVERIFY(!clock.playing());
    QCOMPARE(clock.position(), 6.0);
    QCOMPARE(moved.back()[0].toDouble(), 6.0);
    QCOMPARE(child<QLabel>("status")->text(), QString("stage 6 of 6"));
    QCOMPARE(shown("layer").values, last().runs[0].y);
    QCOMPARE(shown("batch").values, last().runs[1].y);
    QCOMPARE(m_results.size(), 1u); // playing computes nothing
}

void TestWholeWindow::aDraggedCellChangesOneRowAndOneColumn() {
    const AxesResult before = last();
    dragUp({4, 3}, 50);
    QTRY_VERIFY(last().sample.x(4, 3) > before.sample.x(4, 3) && !m_window->engine().busy());
    const auto differs = [&](std::size_t run, Index row, Index column) {
        return last().runs[run].y(row, column) != before.runs[run].y(row, column);
    };
    for (Index row = 0; row < before.sample.x.rows(); ++row)
        for (Index column = 0; column < before.sample.x.cols(); ++column) {
            QCOMPARE(differs(0, row, column), row == 4);    // LayerNorm: all of this sample
            QCOMPARE(differs(1, row, column), column == 3); // BatchNorm: this feature of all samples
        }
    QTRY_COMPARE(shown("layer").values, last().runs[0].y);
    QCOMPARE(shown("layer").changed.size(), std::size_t(before.sample.x.cols()));
    QCOMPARE(shown("batch").changed.size(), std::size_t(before.sample.x.rows()));
}

void TestWholeWindow::undoRestoresTheVeryBytes() {
    const std::string json = toJson(m_window->document().scenario()), bits = bitsCode(last());
    dragUp({0, 0}, 40);
    QTRY_VERIFY(bitsCode(last()) != bits);
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(bitsCode(last()), bits);
    QCOMPARE(toJson(m_window->document().scenario()), json);
}

// Theme, page size, docks, cell values, changed cells, view and time are how it is shown, not what.
void TestWholeWindow::lookingLeavesTheNumbersAlone() {
    const AxesResult before = last();
    for (const char* text : {"Dark", "Projector", "Light"}) trigger(text);
    for (const QSize& size : {QSize(1280, 720), QSize(1920, 1080), QSize(1440, 900)}) m_window->resize(size);
    for (const auto key : {Qt::Key_F9, Qt::Key_F10, Qt::Key_F9, Qt::Key_F10}) QTest::keyClick(m_window.get(), key);
    click("axes.cell_values");
    click("axes.changed_cells");
    for (const auto key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Left, Qt::Key_End})
        QTest::keyClick(m_window.get(), key);
    QTest::mouseClick(matrix("batch"), Qt::LeftButton, {}, middleOf("batch", {7, 3}));
    QCoreApplication::processEvents();
    QVERIFY(!m_window->engine().busy());
    QCOMPARE(m_results.size(), 1u);
    QCOMPARE(shown("input").values, before.sample.x);
    QCOMPARE(shown("layer").values, before.runs[0].y);
    QCOMPARE(shown("batch").values, before.runs[1].y);
    QCOMPARE(last().runs[1].running.mean, before.runs[1].running.mean);
    QCOMPARE(last().runs[1].running.var, before.runs[1].running.var);
}

void TestWholeWindow::aBadFileLeavesThePlotsAsTheyWere() {
    const MatrixD x = shown("input").values;
    QFile file(m_folder->filePath("ragged.csv"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("a,b\n1,2\n3\n");
    file.close();
    QSignalSpy failed(&m_window->engine(), &Engine::failed);
    m_window->openPath(file.fileName());
    QVERIFY(failed.wait());
    QVERIFY2(m_window->message().contains("ragged.csv") && m_window->message().contains("line 3"),
             qPrintable(m_window->message()));
    QTRY_VERIFY(!m_window->engine().busy());
    QCOMPARE(shown("input").values, x);
    QVERIFY(m_window->document().scenario() == Scenario{});
}

void TestWholeWindow::cellsStayReadable_data() {
    QTest::addColumn<QString>("theme");
    QTest::addColumn<QSize>("size");
    for (const char* theme : {"Light", "Projector"})
        for (const QSize& size : {QSize(1280, 720), QSize(1366, 768), QSize(1440, 900), QSize(1920, 1080)})
            QTest::addRow("%s %d x %d", theme, size.width(), size.height()) << QString(theme) << size;
}

// The least size of a cell is 14 x 16; in the smallest window a projector's words leave 12.
void TestWholeWindow::cellsStayReadable() {
    QFETCH(QString, theme);
    QFETCH(QSize, size);
    trigger(theme);
    m_window->resize(size);
    QCoreApplication::processEvents();
    for (const char* name : {"input", "layer", "batch"}) {
        const QRectF cell = matrix(name)->layoutFor(matrix(name)->size()).cell({0, 0});
        QVERIFY2(cell.width() >= 14 && cell.height() >= (theme == "Projector" && size.height() == 720 ? 12 : 16),
                 qPrintable(QString("%1 x %2").arg(cell.width()).arg(cell.height())));
    }
}

void TestWholeWindow::everythingFits_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize& size : {QSize(1440, 900), QSize(1366, 768), QSize(1280, 720)})
        QTest::addRow("%d x %d", size.width(), size.height()) << size;
}

// Also with every section unfolded, when the docks scroll.
void TestWholeWindow::everythingFits() {
    QFETCH(QSize, size);
    m_window->resize(size);
    for (auto* more : m_window->findChildren<QToolButton*>("more")) more->setChecked(true);
    QCoreApplication::processEvents();
    QCOMPARE(m_window->size(), size);
    const int dock = m_window->page()->mapTo(m_window.get(), QPoint()).x();
    for (const Control* control : m_window->findChildren<Control*>()) {
        const int right = control->mapTo(m_window.get(), QPoint(control->width(), 0)).x();
        QVERIFY2(!control->isVisible() || right < dock, qPrintable(control->objectName()));
    }
    for (const auto* button : m_window->findChildren<QAbstractButton*>()) {
        if (!button->isVisible() || button->visibleRegion().isEmpty()) continue; // scrolled away counts as reachable
        const QRect place(button->mapTo(m_window.get(), QPoint()), button->size());
        QVERIFY2(m_window->rect().contains(place.center()), qPrintable(button->objectName() + button->text()));
        QVERIFY2(button->width() >= button->minimumSizeHint().width(), qPrintable(button->text()));
    }
    QVERIFY(m_window->page()->width() * m_window->page()->height() > 0.58 * size.width() * size.height());
}

NORMSCOPE_GUI_TEST(TestWholeWindow)
#include "test_whole_window.moc"
