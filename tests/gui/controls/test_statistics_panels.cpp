// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/control_panel.h"
#include "document/scenario_document.h"
#include "gui/gui_test.h"
#include "window/appearance.h"

#include <QAbstractButton>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <set>

using namespace normscope;
using namespace normscope::ui;

namespace {

std::vector<PanelSection> layoutOf(Page page) {
    return page == Page::Batch ? batchPanelLayout() : precisionPanelLayout();
}

// What a person points at in the page itself.
bool isSetInThePage(const std::string& key) {
    const std::set<std::string> keys = {"batch.events", "batch.feature", "batch.view", "precision.view"};
    return keys.contains(key);
}

} // namespace

// The left docks of the Batch and the Precision page with a document behind them, as in the window.
class TestStatisticsPanels : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void cleanup() { m_panel.reset(); }
    void everyParameterOfThePageIsThere_data() { pages(); }
    void everyParameterOfThePageIsThere();
    void theEverydayControlsNeedNoScrolling_data();
    void theEverydayControlsNeedNoScrolling();
    void nothingIsWiderThanTheDock_data() { pages(); }
    void nothingIsWiderThanTheDock();
    void segmentsChoose();
    void whatDoesNothingIsDisabled();
    void everyControlHasNameToolTipAndKeyboard_data() { pages(); }
    void everyControlHasNameToolTipAndKeyboard();

private:
    static void pages() {
        QTest::addColumn<Page>("page");
        QTest::newRow("batch") << Page::Batch;
        QTest::newRow("precision") << Page::Precision;
    }
    void show(Page page);
    void unfold() const {
        for (auto* more : m_panel->findChildren<QToolButton*>("more")) more->click();
    }
    Control* control(const char* key) const { return m_panel->findChild<Control*>(key); }
    const Scenario& scenario() const { return m_document->scenario(); }

    std::unique_ptr<ScenarioDocument> m_document;
    std::unique_ptr<ControlPanel> m_panel;
};

void TestStatisticsPanels::initTestCase() {
    loadFonts();
    applyTheme(theme(ThemeName::Light));
}

void TestStatisticsPanels::show(Page page) {
    Scenario scenario;
    scenario.page = page;
    m_document = std::make_unique<ScenarioDocument>(scenario);
    m_panel = std::make_unique<ControlPanel>(layoutOf(page));
    m_panel->setTheme(theme(ThemeName::Light));
    m_panel->setScenario(m_document->scenario());
    connect(m_panel.get(), &ControlPanel::changeRequested, m_document.get(),
            [this](const Scenario& next, const QString& what, const QString& key) {
                QVERIFY(m_document->change(next, what, key));
            });
    connect(m_document.get(), &ScenarioDocument::changed, m_panel.get(),
            [this] { m_panel->setScenario(m_document->scenario()); });
    m_panel->resize(176, 680); // of a window of 1366 × 768
    m_panel->show();
    m_panel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
}

void TestStatisticsPanels::everyParameterOfThePageIsThere() {
    QFETCH(Page, page);
    std::set<std::string> placed;
    const std::vector<PanelSection> sections = layoutOf(page);
    for (const PanelSection& section : sections)
        for (const PlacedControl& each : section.controls) QVERIFY2(placed.insert(each.key).second, each.key);
    const std::string prefix = page == Page::Batch ? "batch." : "precision.";
    for (const Parameter& parameter : parameters())
        if (parameter.key.starts_with(prefix))
            QVERIFY2(placed.contains(parameter.key) != isSetInThePage(parameter.key), parameter.key.c_str());
    QVERIFY(placed.contains("seed") && placed.contains("norm.eps"));
}

void TestStatisticsPanels::theEverydayControlsNeedNoScrolling_data() {
    QTest::addColumn<Page>("page");
    QTest::addColumn<QByteArrayList>("keys");
    QTest::newRow("batch") << Page::Batch
                           << QByteArrayList{"batch.data",
                                             "batch.size",
                                             "batch.order",
                                             "norm.mode",
                                             "norm.momentum",
                                             "norm.cumulative",
                                             "norm.momentum_convention",
                                             "batch.guard",
                                             "batch.padding",
                                             "batch.mask",
                                             "batch.perturbation"};
    QTest::newRow("precision")
        << Page::Precision
        << QByteArrayList{"precision.norm",          "precision.features",      "norm.eps",     "precision.format",
                          "precision.sums",          "precision.variance",      "precision.sd", "precision.offset",
                          "precision.flush_to_zero", "precision.residual_scale"};
}

void TestStatisticsPanels::theEverydayControlsNeedNoScrolling() {
    QFETCH(Page, page);
    QFETCH(QByteArrayList, keys);
    show(page);
    for (const QByteArray& key : keys) {
        QVERIFY2(control(key)->isVisible(), key);
        const QRect place(control(key)->mapTo(m_panel.get(), QPoint()), control(key)->size());
        QVERIFY2(m_panel->rect().contains(place), key);
    }
}

void TestStatisticsPanels::nothingIsWiderThanTheDock() {
    QFETCH(Page, page);
    show(page);
    unfold();
    for (const Control* control : m_panel->controls()) {
        const QByteArray key = control->objectName().toUtf8();
        QVERIFY2(control->minimumSizeHint().width() <= control->width(), key);
        for (const auto* button : control->findChildren<QAbstractButton*>())
            QVERIFY2(button->fontMetrics().horizontalAdvance(button->text()) <= button->width(), key);
    }
}

void TestStatisticsPanels::segmentsChoose() {
    show(Page::Batch);
    QTest::mouseClick(control("batch.order")->findChild<QPushButton*>("one_class"), Qt::LeftButton);
    QCOMPARE(scenario().batch.order, BatchOrder::OneClass);
    m_document->undoStack().undo();
    QVERIFY(control("batch.order")->findChild<QPushButton*>("random")->isChecked());
    show(Page::Precision);
    auto* bf16 = control("precision.format")->findChild<QPushButton*>("bfloat16");
    bf16->setFocus();
    QTest::keyClick(bf16, Qt::Key_Space);
    QCOMPARE(scenario().precision.format, NumberFormat::BFloat16);
}

void TestStatisticsPanels::whatDoesNothingIsDisabled() {
    show(Page::Batch);
    QVERIFY(!control("batch.mask")->isEnabled() && control("norm.momentum")->isEnabled());
    emit control("batch.padding")->chosen(0.5, false);
    emit control("norm.cumulative")->chosen(true, false);
    QVERIFY(control("batch.mask")->isEnabled() && !control("norm.momentum")->isEnabled());
    show(Page::Precision);
    emit control("precision.norm")->chosen(std::string("rms"), false);
    QVERIFY(!control("precision.variance")->isEnabled());
}

void TestStatisticsPanels::everyControlHasNameToolTipAndKeyboard() {
    QFETCH(Page, page);
    show(page);
    unfold();
    for (const Control* control : m_panel->controls()) {
        const QByteArray key = control->objectName().toUtf8();
        QVERIFY2(control->isVisible() && control->toolTip().size() > 20, key);
        bool reachable = false;
        for (const auto* part : control->findChildren<QWidget*>()) {
            if (!part->isVisible() || !(part->focusPolicy() & Qt::TabFocus)) continue;
            reachable = true;
            const auto* button = qobject_cast<const QAbstractButton*>(part);
            QVERIFY2(!part->accessibleName().isEmpty() || (button && !button->text().isEmpty()), key);
        }
        QVERIFY2(reachable, key);
    }
}

NORMSCOPE_GUI_TEST(TestStatisticsPanels)
#include "test_statistics_panels.moc"
