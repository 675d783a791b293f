// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/control_panel.h"
#include "controls/value_field.h"
#include "document/scenario_document.h"
#include "gui/gui_test.h"
#include "window/appearance.h"

#include <QApplication>
#include <QCheckBox>
#include <QTest>
#include <QToolButton>

using namespace normscope;
using namespace normscope::ui;

// Controls of the Axes page that are there only when the settings give them something to do.
class TestAxesControls : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup() { m_panel.reset(); }
    void groupsAreAskedForWhereThereAreSome();
    void paddingIsAskedForWhereThereAreTokens();

private:
    Control* control(const char* key) { return m_panel->findChild<Control*>(key); }
    template <class Part>
    Part* part(const char* key) {
        return control(key)->findChild<Part*>();
    }
    void type(const char* key, const QString& text) {
        auto* field = part<ValueField>(key);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }
    const Scenario& scenario() { return m_document->scenario(); }

    std::unique_ptr<ScenarioDocument> m_document;
    std::unique_ptr<ControlPanel> m_panel;
    QString m_message;
};

void TestAxesControls::initTestCase() {
    loadFonts();
    applyTheme(theme(ThemeName::Light));
}

void TestAxesControls::init() {
    m_message.clear();
    m_document = std::make_unique<ScenarioDocument>();
    m_panel = std::make_unique<ControlPanel>(axesPanelLayout());
    m_panel->setTheme(theme(ThemeName::Light));
    m_panel->setScenario(m_document->scenario());
    connect(m_panel.get(), &ControlPanel::changeRequested, m_document.get(),
            [this](const Scenario& next, const QString& what, const QString& key) {
                QVERIFY(m_document->change(next, what, key));
            });
    connect(m_panel.get(), &ControlPanel::changeFinished, m_document.get(), &ScenarioDocument::endMerge);
    connect(m_panel.get(), &ControlPanel::message, this, [this](const QString& text) { m_message = text; });
    connect(m_document.get(), &ScenarioDocument::changed, m_panel.get(),
            [this] { m_panel->setScenario(m_document->scenario()); });
    m_panel->resize(176, 900);
    m_panel->show();
    m_panel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
}

void TestAxesControls::groupsAreAskedForWhereThereAreSome() {
    QVERIFY(control("norm.num_groups")->isHidden());
    const auto box = [this](const char* name) { return control("axes.norms")->findChild<QCheckBox*>(name); };
    QVERIFY(!box("group")->icon().isNull() && !box("instance")->icon().isNull());
    box("group")->click();
    QCOMPARE(scenario().axes.norms, (std::vector<NormKind>{NormKind::Layer, NormKind::Batch, NormKind::Group}));
    QVERIFY(control("norm.num_groups")->isVisible());
    type("norm.num_groups", "13");
    QCOMPARE(scenario().norm.numGroups, Index(13));
    box("batch")->click();
    box("instance")->click();
    QCOMPARE(scenario().axes.norms, (std::vector<NormKind>{NormKind::Layer, NormKind::Group, NormKind::Instance}));
}

void TestAxesControls::paddingIsAskedForWhereThereAreTokens() {
    for (auto* more : m_panel->findChildren<QToolButton*>("more")) more->click();
    QVERIFY(control("data.padding")->isHidden() && control("norm.mask_padding")->isHidden());
    type("data.tokens", "4");
    QVERIFY(control("data.padding")->isVisible() && control("norm.mask_padding")->isHidden());
    type("data.padding", "4");
    QCOMPARE(scenario().data.padding, Index(0));
    QVERIFY(m_message.contains("real token"));
    type("data.padding", "3");
    QCOMPARE(scenario().data.padding, Index(3));
    QVERIFY(control("norm.mask_padding")->isVisible());
}

NORMSCOPE_GUI_TEST(TestAxesControls)
#include "test_axes_controls.moc"
