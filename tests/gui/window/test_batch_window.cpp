// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/control.h"
#include "gui/gui_test.h"
#include "gui/hand.h"
#include "pages/pages.h"
#include "plot/plot_view.h"
#include "window/export_menu.h"
#include "window/main_window.h"

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QLabel>
#include <QSlider>
#include <QTemporaryDir>

#include <cmath>

using namespace normscope;
using namespace normscope::ui;

// The window on its Batch page with the real engine, by keyboard: keys go where the focus is.
class TestBatchWindow : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void aStepIsABatch();
    void aPoisonedBatchIsMadeAndUndone();
    void aRepairBringsFiniteValuesBack();
    void theStreamIsResetAtItsBatch();
    void lookingRunsNothing();
    void playEndsAtTheLastBatch();
    void theBatchSizeIsDragged();
    void theBatchSizeFollowsKeys();
    void aPlotIsCopiedFromItsMenu_data();
    void aPlotIsCopiedFromItsMenu();
    void aPlotIsCopiedFromTheExportMenu();
    void nothingIsClipped_data();
    void nothingIsClipped();

private:
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(m_window->windowHandle(), key, modifiers);
    }
    void stepTo(int batch) {
        key(Qt::Key_Home);
        for (int k = 0; k < batch; ++k) key(Qt::Key_Right);
    }
    void await() const { QTRY_VERIFY_WITH_TIMEOUT(!m_window->engine().busy(), 60'000); }
    const BatchSettings& batch() const { return m_window->document().scenario().batch; }
    const StreamStep& step(std::size_t batch) const { return m_result->stream.steps[batch - 1]; }
    double runningMean(std::size_t batch) const { return step(batch).running.mean[33]; }
    QString status() const { return m_window->findChild<QLabel*>("status")->text(); }

    PanelView* plot(const QString& name) const {
        for (auto* view : m_window->page()->findChildren<PanelView*>())
            if (view->name() == name) return view;
        return nullptr;
    }
    QSlider& sizeSlider() const { return *m_window->findChild<Control*>("batch.size")->findChild<QSlider*>(); }
    static QAction* entry(const QMenu& menu, const QString& text);
    static void goTo(const QMenu& menu, const QString& text);
    QImage imageOf(const QString& plot) const { return pictureImage(m_window->page()->picture(plot), {}); }
    void verifyCopied(const QImage& image) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;
    std::shared_ptr<const BatchResult> m_result; // the last one
    int m_results = 0;
};

void TestBatchWindow::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(m_folder->filePath("settings.ini"), QSettings::IniFormat);
    Scenario scenario;
    scenario.page = Page::Batch;
    scenario.batch.batches = 20;
    scenario.batch.steps = 2;
    scenario.batch.seeds = 1;
    m_results = 0;
    m_window = std::make_unique<MainWindow>(scenario, *m_settings, makePages);
    connect(&m_window->engine(), &Engine::finished, this, [this](const PageResult& result) {
        m_result = std::get<std::shared_ptr<const BatchResult>>(result);
        ++m_results;
    });
    m_window->resize(1366, 768);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    await();
    QVERIFY(m_result && m_result->complete());
}

void TestBatchWindow::aStepIsABatch() {
    QCOMPARE(status(), QString("all 20 batches"));
    stepTo(3);
    QCOMPARE(m_window->clock().position(), 3.0);
    QCOMPARE(status(), QString("batch 3"));
    key(Qt::Key_Left);
    QCOMPARE(status(), QString("batch 2"));
    key(Qt::Key_End);
    QCOMPARE(status(), QString("batch 20"));
}

void TestBatchWindow::aPoisonedBatchIsMadeAndUndone() {
    const std::string bits = bitsCode(*m_result);
    stepTo(6);
    key(Qt::Key_P);
    await();
    QVERIFY2(m_window->message().contains("6"), qPrintable(m_window->message()));
    QVERIFY(step(6).poisoned && !step(5).poisoned);
    QVERIFY(bitsCode(*m_result) != bits);
    QCOMPARE(m_window->clock().position(), 6.0);
    key(Qt::Key_Z, Qt::ControlModifier);
    await();
    QVERIFY(batch().events.empty());
    QCOMPARE(bitsCode(*m_result), bits);
}

void TestBatchWindow::aRepairBringsFiniteValuesBack() {
    stepTo(6);
    key(Qt::Key_P);
    stepTo(10);
    key(Qt::Key_F);
    await();
    QCOMPARE(batch().events.size(), std::size_t(2));
    for (std::size_t batch = 10; batch <= 20; ++batch)
        for (const double value : step(batch).running.mean) QVERIFY(std::isfinite(value));
    key(Qt::Key_C);
    await();
    QVERIFY(batch().events.empty());
    QVERIFY(!step(6).poisoned);
}

void TestBatchWindow::theStreamIsResetAtItsBatch() {
    const double before = runningMean(7), at = runningMean(8);
    stepTo(8);
    key(Qt::Key_R);
    await();
    QCOMPARE(runningMean(7), before);
    QVERIFY(runningMean(8) != at);
    QCOMPARE(runningMean(8), 0.1 * step(8).mean[33]);
}

void TestBatchWindow::lookingRunsNothing() {
    const int before = m_results;
    for (int k = 0; k < 6; ++k) key(Qt::Key_PageDown);
    QCOMPARE(batch().view, BatchView::Conventions);
    for (const Qt::Key one : {Qt::Key_BracketLeft, Qt::Key_BracketRight, Qt::Key_BracketRight, Qt::Key_Right}) key(one);
    QCOMPARE(batch().feature, Index(35));
    QCoreApplication::processEvents();
    QVERIFY(!m_window->engine().busy());
    QCOMPARE(m_results, before);
}

void TestBatchWindow::playEndsAtTheLastBatch() {
    m_window->clock().setSpeed(4);
    key(Qt::Key_Space);
    QVERIFY(m_window->clock().playing());
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->clock().playing(), 60'000);
    QCOMPARE(m_window->clock().position(), 20.0);
}

void TestBatchWindow::theBatchSizeIsDragged() {
    QSlider& slider = sizeSlider();
    drag(slider, slider.rect().center(), {slider.width() - 1, slider.height() / 2});
    await();
    QCOMPARE(batch().size, Index(64)); // the slider's end
    QCOMPARE(m_result->scenario.batch.size, Index(64));
    QCOMPARE(step(1).real, Index(64));
    QCOMPARE(m_window->document().undoStack().count(), 1);
    key(Qt::Key_Z, Qt::ControlModifier);
    await();
    QCOMPARE(m_result->scenario.batch.size, Index(8));
    QCOMPARE(step(1).real, Index(8));
}

void TestBatchWindow::theBatchSizeFollowsKeys() {
    QVERIFY(tabTo(sizeSlider()));
    const double position = m_window->clock().position();
    for (const auto& [pressed, size] :
         {std::pair(Qt::Key_Right, 9), std::pair(Qt::Key_Left, 8), std::pair(Qt::Key_Home, 2)}) {
        key(pressed);
        await();
        QCOMPARE(batch().size, Index(size));
        QCOMPARE(step(1).real, Index(size));
    }
    QCOMPARE(m_window->clock().position(), position); // here the arrows are the slider's
    key(Qt::Key_Z, Qt::ControlModifier);
    await();
    QCOMPARE(m_result->scenario.batch.size, Index(8));
}

QAction* TestBatchWindow::entry(const QMenu& menu, const QString& text) {
    for (QAction* action : menu.actions())
        if (action->text() == text) return action;
    return nullptr;
}

// By the arrow key.
void TestBatchWindow::goTo(const QMenu& menu, const QString& text) {
    QTRY_VERIFY(menu.isVisible());
    for (int k = 0; k < 30 && (!menu.activeAction() || menu.activeAction()->text() != text); ++k)
        strike(menu, Qt::Key_Down);
    QVERIFY2(menu.activeAction() == entry(menu, text), qPrintable(text));
}

void TestBatchWindow::verifyCopied(const QImage& image) const {
    QCOMPARE(m_window->message(), QString("Copied as a picture"));
    QCOMPARE(QGuiApplication::clipboard()->image(), image);
}

void TestBatchWindow::aPlotIsCopiedFromItsMenu_data() {
    QTest::addColumn<bool>("mouse");
    QTest::newRow("mouse") << true;
    QTest::newRow("keyboard") << false;
}

void TestBatchWindow::aPlotIsCopiedFromItsMenu() {
    QFETCH(bool, mouse);
    QGuiApplication::clipboard()->clear();
    const PanelView& law = *plot("error-law");
    const QImage image = imageOf("error-law"); // before the message takes room
    click(law, law.rect().center(), Qt::RightButton);
    const auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    for (const char* text : {"Picture (PNG, SVG, PDF) …", "Data (CSV) …"}) QVERIFY2(entry(*menu, text), text);
    if (mouse) {
        click(*menu, menu->actionGeometry(entry(*menu, "Copy as picture")).center());
    } else {
        goTo(*menu, "Copy as picture");
        strike(*menu, Qt::Key_Return);
    }
    verifyCopied(image);
    QVERIFY(!QApplication::activePopupWidget());
}

// Of the plots that take no focus, too.
void TestBatchWindow::aPlotIsCopiedFromTheExportMenu() {
    QGuiApplication::clipboard()->clear();
    const QImage image = imageOf("batch-variance");
    QVERIFY(tabTo(*m_window->findChild<QWidget*>("export")));
    key(Qt::Key_Space);
    const QMenu* menu = &m_window->exportMenu();
    for (const char* text : {"One plot", "batch-variance"}) {
        goTo(*menu, text);
        strike(*menu, Qt::Key_Right);
        menu = menu->activeAction()->menu();
    }
    goTo(*menu, "Copy as picture");
    strike(*menu, Qt::Key_Return);
    verifyCopied(image);
}

void TestBatchWindow::nothingIsClipped_data() {
    QTest::addColumn<QString>("theme");
    QTest::addColumn<QSize>("size");
    for (const char* theme : {"Light", "Dark", "Projector"})
        for (const QSize& size : {QSize(1280, 720), QSize(1366, 768)})
            QTest::addRow("%s %d x %d", theme, size.width(), size.height()) << QString(theme) << size;
}

void TestBatchWindow::nothingIsClipped() {
    QFETCH(QString, theme);
    QFETCH(QSize, size);
    for (QAction* action : m_window->actions())
        if (action->text().remove('&') == theme) action->trigger();
    m_window->resize(size);
    for (int view = 0; view <= int(BatchView::Conventions); ++view) {
        QCoreApplication::processEvents();
        QCOMPARE(m_window->size(), size);
        QCOMPARE(batch().view, BatchView(view));
        std::size_t seen = 0;
        for (const QWidget* part : m_window->page()->findChildren<QWidget*>()) {
            const bool counts = qobject_cast<const PanelView*>(part) || qobject_cast<const QAbstractButton*>(part);
            if (!counts || !part->isVisible()) continue;
            const QRect place(part->mapTo(m_window->page(), QPoint()), part->size());
            QVERIFY2(m_window->page()->rect().contains(place), qPrintable(part->objectName()));
            if (qobject_cast<const PanelView*>(part)) ++seen;
            if (const auto* plot = qobject_cast<const PlotView*>(part))
                QVERIFY2(plot->frame().axes.height() >= 32 && plot->frame().axes.width() >= 100,
                         qPrintable(plot->name()));
        }
        QCOMPARE(seen, m_window->page()->figure().panels.size());
        key(Qt::Key_PageDown);
    }
}

NORMSCOPE_GUI_TEST(TestBatchWindow)
#include "test_batch_window.moc"
