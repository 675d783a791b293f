// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/control.h"
#include "core/models/checkpoint_files.h"
#include "gui/gui_test.h"
#include "pages/pages.h"
#include "plot/plot_view.h"
#include "plot/text_table_view.h"
#include "window/main_window.h"

#include <QAbstractButton>
#include <QAction>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QTemporaryDir>

using namespace normscope;
using namespace normscope::ui;

// The window on its Models page with the real engine: keys go where the focus is.
class TestModelsWindow : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void typingInTheSearchFilters();
    void enterAfterASearchStays();
    void aStepIsARow();
    void leftAndRightAreTheTimelinesInTheTable();
    void openingAModelRunsTheDepthPage();
    void aDroppedCheckpointIsShown();
    void aBrokenCheckpointIsToldAndTakenBack();
    void gammaGoesToTheAxesPage();
    void nothingIsClipped_data();
    void nothingIsClipped();

private:
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(m_window->windowHandle(), key, modifiers);
    }
    void await() const { QTRY_VERIFY_WITH_TIMEOUT(!m_window->engine().busy(), 60'000); }
    const Scenario& scenario() const { return m_window->document().scenario(); }
    QString status() const { return m_window->findChild<QLabel*>("status")->text(); }
    TextTableView* list(const char* name) const {
        return qobject_cast<TextTableView*>(m_window->page()->panelView(QString::fromLatin1(name)));
    }
    std::size_t rows() const { return std::get<TextTable>(list("models")->panel()).rows.size(); }
    QLineEdit* search() const {
        for (auto* control : m_window->findChildren<Control*>())
            if (control->parameter().key == "models.search") return control->findChild<QLineEdit*>();
        return nullptr;
    }
    void drop(const std::string& path);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;
    test::CheckpointFolder m_files;
};

void TestModelsWindow::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(m_folder->filePath("settings.ini"), QSettings::IniFormat);
    Scenario scenario;
    scenario.page = Page::Models;
    scenario.depth.seeds = 1; // a model that is opened is run
    m_window = std::make_unique<MainWindow>(scenario, *m_settings, makePages);
    m_window->resize(1366, 768);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    await();
    QVERIFY(list("models"));
}

void TestModelsWindow::drop(const std::string& path) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(QString::fromStdString(path))});
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_window.get(), &enter);
    QDropEvent event({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_window.get(), &event);
    await();
}

void TestModelsWindow::typingInTheSearchFilters() {
    search()->setFocus();
    QTest::keyClicks(search(), "layer par");
    QCOMPARE(scenario().models.search, std::string("layer par"));
    QCOMPARE(rows(), shownModels(scenario().models).size());
    QVERIFY(rows() < 26);
    QTest::keyClick(search(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(search(), Qt::Key_Delete);
    QCOMPARE(rows(), std::size_t(26));
}

void TestModelsWindow::enterAfterASearchStays() {
    search()->setFocus();
    QTest::keyClicks(search(), "llama");
    QTest::keyClick(search(), Qt::Key_Return);
    QCOMPARE(scenario().page, Page::Models);
    QCOMPARE(rows(), std::size_t(3)); // LLaMA-1, LLaMA-2, Llama-3
    QCOMPARE(m_window->document().undoStack().count(), 0);
}

void TestModelsWindow::aStepIsARow() {
    QCOMPARE(status(), QString("the chosen model"));
    for (int k = 0; k < 4; ++k) key(Qt::Key_Right);
    QCOMPARE(status(), QString("model 4 of 26"));
    key(Qt::Key_End);
    QCOMPARE(status(), QString("model 26 of 26"));
    key(Qt::Key_Home);
    QCOMPARE(status(), QString("the chosen model"));
    QCOMPARE(scenario().models.model, std::string("gpt-2"));
}

void TestModelsWindow::leftAndRightAreTheTimelinesInTheTable() {
    list("models")->setFocus(Qt::TabFocusReason);
    key(Qt::Key_Right);
    QCOMPARE(m_window->clock().position(), 1.0);
    key(Qt::Key_Down); // the table's: from its first row, and the timeline goes along
    QCOMPARE(m_window->clock().position(), 2.0);
    QCOMPARE(scenario().models.model, models()[1].id);
    QVERIFY(list("models")->hasFocus());
}

void TestModelsWindow::openingAModelRunsTheDepthPage() {
    const DepthSettings before = scenario().depth;
    key(Qt::Key_Return);
    await();
    QCOMPARE(m_window->page()->page(), Page::Depth);
    QVERIFY((scenario().depth.arms.front() == DepthArm{NormKind::Layer, Placement::Pre}));
    QCOMPARE(scenario().depth.layers, Index(12));
    key(Qt::Key_Z, Qt::ControlModifier);
    await();
    QVERIFY(scenario().depth.arms == before.arms);
    QCOMPARE(scenario().depth.layers, before.layers);
}

void TestModelsWindow::aDroppedCheckpointIsShown() {
    m_window->choosePage(Page::Axes);
    await();
    drop(m_files.write(test::threeLayers()));
    QCOMPARE(m_window->page()->page(), Page::Models);
    QCOMPARE(scenario().models.view, ModelsView::Checkpoint);
    QVERIFY(m_window->page()->panelView("affine-layers"));
    QCOMPARE(status(), QString("the chosen layer"));
    key(Qt::Key_End);
    QCOMPARE(status(), QString("norm 3 of 3"));
}

void TestModelsWindow::aBrokenCheckpointIsToldAndTakenBack() {
    drop(m_files.write("broken.safetensors", "no checkpoint"));
    QTRY_VERIFY2(m_window->message().contains("broken.safetensors"), qPrintable(m_window->message()));
    QVERIFY(scenario().models.file.empty());
}

void TestModelsWindow::gammaGoesToTheAxesPage() {
    drop(m_files.write(test::threeLayers()));
    list("norms")->setFocus(Qt::TabFocusReason);
    key(Qt::Key_Return);
    await();
    QCOMPARE(m_window->page()->page(), Page::Axes);
    QCOMPARE(scenario().norm.gammaValues, (std::vector<double>{0.25, 0.25, 0.75, 0.75}));
    QCOMPARE(scenario().norm.betaValues, (std::vector<double>{-1, 1, -1, 1}));
    key(Qt::Key_Z, Qt::ControlModifier);
    await();
    QVERIFY(scenario().norm.gammaValues.empty());
}

void TestModelsWindow::nothingIsClipped_data() {
    QTest::addColumn<QString>("theme");
    QTest::addColumn<QSize>("size");
    for (const char* theme : {"Light", "Dark", "Projector"})
        for (const QSize& size : {QSize(1280, 720), QSize(1366, 768)})
            QTest::addRow("%s %d x %d", theme, size.width(), size.height()) << QString(theme) << size;
}

void TestModelsWindow::nothingIsClipped() {
    QFETCH(QString, theme);
    QFETCH(QSize, size);
    for (QAction* action : m_window->actions())
        if (action->text().remove('&') == theme) action->trigger();
    drop(m_files.write(test::threeLayers()));
    m_window->resize(size);
    for (const Qt::Key view : {Qt::Key_2, Qt::Key_1}) {
        key(view);
        QCoreApplication::processEvents();
        QCOMPARE(m_window->size(), size);
        for (const Panel& panel : m_window->page()->figure().panels) {
            const PanelView* shown = m_window->page()->panelView(QString::fromStdString(panelName(panel)));
            QVERIFY2(shown && shown->isVisible(), panelName(panel).c_str());
            const QRect place(shown->mapTo(m_window->page(), QPoint()), shown->size());
            QVERIFY2(m_window->page()->rect().contains(place), panelName(panel).c_str());
        }
        for (const QAbstractButton* button : m_window->page()->findChildren<QAbstractButton*>()) {
            const QRect place(button->mapTo(m_window->page(), QPoint()), button->size());
            QVERIFY2(!button->isVisible() || m_window->page()->rect().contains(place), qPrintable(button->text()));
        }
    }
}

NORMSCOPE_GUI_TEST(TestModelsWindow)
#include "test_models_window.moc"
