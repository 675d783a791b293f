// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/control.h"
#include "gui/gui_test.h"
#include "gui/render/small_pages.h"
#include "pages/pages.h"
#include "plot/panel_view.h"
#include "plot/rich_text.h"
#include "window/main_window.h"

#include <QTemporaryDir>
#include <QTextDocument>
#include <QWhatsThis>

#include <algorithm>
#include <memory>

using namespace normscope;
using namespace normscope::ui;

namespace {

QString plainText(const QString& html) {
    QTextDocument document;
    document.setHtml(html);
    return document.toPlainText();
}

// The box that "What is this?" puts up.
QWidget* box() {
    const QWidgetList all = QApplication::topLevelWidgets();
    const auto found =
        std::ranges::find_if(all, [](const QWidget* one) { return one->isVisible() && one->inherits("QWhatsThat"); });
    return found == all.end() ? nullptr : *found;
}

} // namespace

class TestWhatsThis : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void cleanupTestCase() { m_window.reset(); }
    void everyControlTellsWhatItIs();
    void everyPlotTellsItsAxes_data();
    void everyPlotTellsItsAxes();
    void unitsAndDescriptionAreTold();
    void shiftF1ThenAClickShowsIt();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

void TestWhatsThis::initTestCase() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(m_folder->filePath("settings.ini"), QSettings::IniFormat);
    m_settings->setValue("reducedMotion", true);
    m_window = std::make_unique<MainWindow>(smallPages(), *m_settings, makePages);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->engine().busy(), 60'000);
}

void TestWhatsThis::everyControlTellsWhatItIs() {
    const QList<Control*> controls = m_window->findChildren<Control*>();
    QVERIFY(controls.size() > 30);
    for (const Control* control : controls) {
        const QString told = plainText(control->whatsThis());
        QVERIFY2(told.startsWith(translated(control->parameter().label)), qPrintable(control->objectName()));
        QVERIFY2(told.contains(plainText(translated(control->parameter().help).toHtmlEscaped())),
                 qPrintable(control->objectName()));
    }
}

void TestWhatsThis::everyPlotTellsItsAxes_data() {
    QTest::addColumn<Page>("page");
    for (const Page page : {Page::Axes, Page::Depth, Page::Training, Page::Batch, Page::Precision})
        QTest::addRow("page %d", int(page)) << page;
}

void TestWhatsThis::everyPlotTellsItsAxes() {
    QFETCH(Page, page);
    m_window->choosePage(page);
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->engine().busy(), 60'000);
    const QList<PanelView*> views = m_window->page()->findChildren<PanelView*>();
    QVERIFY(!views.isEmpty());
    for (const PanelView* view : views) {
        const QString told = plainText(view->whatsThis());
        QVERIFY2(told.contains(plainText(view->accessibleDescription().toHtmlEscaped())), qPrintable(view->name()));
        const auto* plot = std::get_if<Plot>(&view->panel());
        if (!plot) continue;
        QVERIFY2(told.contains(translated(plot->title)), qPrintable(view->name()));
        for (const Axis* axis : {&plot->x, &plot->y})
            QVERIFY2(told.contains(translated(axis->title)) && told.contains(QString::fromStdString(axis->unit)),
                     qPrintable(view->name()));
    }
}

void TestWhatsThis::unitsAndDescriptionAreTold() {
    Plot plot;
    plot.name = "time";
    plot.title = "Cost & gain";
    plot.x = {"step", "ms", 0, 1, false};
    plot.y = {"rms", "", 0, 1, false};
    plot.description = "a < b";
    const std::unique_ptr<PanelView> view(makePanelView(plot, theme(ThemeName::Light), nullptr));
    QCOMPARE(plainText(view->whatsThis()), QString("Cost & gain\nAcross: step, ms\nUp: rms\na < b"));
    HeatMap map;
    map.name = "map";
    map.title = "Gradients";
    map.x = {"step", "", 0, 3, false};
    map.y = {"layer", "", 0, 3, false};
    map.values = MatrixD::Ones(2, 2);
    map.lower = 0.001;
    map.upper = 10;
    const std::unique_ptr<PanelView> coloured(makePanelView(map, theme(ThemeName::Light), nullptr));
    QVERIFY2(plainText(coloured->whatsThis()).contains("Colours: 0.001 … 10"), qPrintable(coloured->whatsThis()));
}

void TestWhatsThis::shiftF1ThenAClickShowsIt() {
    m_window->choosePage(Page::Axes);
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->engine().busy(), 60'000);
    const Scenario before = m_window->document().scenario();
    QTest::keyClick(m_window.get(), Qt::Key_F1, Qt::ShiftModifier);
    QVERIFY(QWhatsThis::inWhatsThisMode());
    const QList<Control*> controls = m_window->findChildren<Control*>();
    const auto seen = std::ranges::find_if(
        controls, [](const Control* one) { return one->isVisible() && one->visibleRegion().contains(QPoint(4, 4)); });
    QVERIFY(seen != controls.end());
    QTest::mouseClick(*seen, Qt::LeftButton, {}, QPoint(4, 4));
    QTRY_VERIFY(box());
    QWhatsThis::hideText();
    QTRY_VERIFY(!box());
    QWhatsThis::leaveWhatsThisMode();
    QVERIFY(m_window->document().scenario() == before);
}

NORMSCOPE_GUI_TEST(TestWhatsThis)
#include "test_whats_this.moc"
