// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/control_panel.h"
#include "controls/value_field.h"
#include "document/scenario_document.h"
#include "gui/gui_test.h"
#include "window/appearance.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QToolButton>

using namespace normscope;
using namespace normscope::ui;

// A panel that drives a document, as in the window.
class TestControls : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup() { m_panel.reset(); }
    void sliderByKeyboard();
    void sliderByMouseIsOneStep();
    void typedValues_data();
    void typedValues();
    void badTextIsRefusedAndTheOldValueStays_data();
    void badTextIsRefusedAndTheOldValueStays();
    void escapePutsBack();
    void comboBox();
    void segments();
    void normsAreOneToThree();
    void normsKeepTheOrderOfTheList();
    void checkBox();
    void doubleClickOnTheNameResets();
    void uselessControlsAreDisabledOrHidden();
    void choosingFileAsksForOne();
    void moreUnfolds();
    void undoReachesTheControls();
    void everyControlHasNameToolTipAndKeyboard();
    void resetPageAsks();

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

void TestControls::initTestCase() {
    loadFonts();
    applyTheme(theme(ThemeName::Light));
}

void TestControls::init() {
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

void TestControls::sliderByKeyboard() {
    auto* slider = part<QSlider>("data.samples");
    QTest::keyClick(slider, Qt::Key_Right);
    QCOMPARE(scenario().data.samples, 13);
    QTest::keyClick(slider, Qt::Key_Home);
    QCOMPARE(scenario().data.samples, 1);
    m_document->undoStack().undo();
    QCOMPARE(scenario().data.samples, 13);
}

void TestControls::sliderByMouseIsOneStep() {
    auto* slider = part<QSlider>("norm.eps");
    const QPoint middle = slider->rect().center();
    QTest::mousePress(slider, Qt::LeftButton, {}, middle);
    for (int x = 0; x <= 40; x += 8) QTest::mouseMove(slider, middle + QPoint(x, 0));
    QTest::mouseRelease(slider, Qt::LeftButton, {}, middle + QPoint(40, 0));
    QVERIFY(scenario().norm.eps > 1e-4);
    QCOMPARE(m_document->undoStack().count(), 1);
    QTest::mouseClick(slider, Qt::LeftButton, {}, middle);
    QCOMPARE(m_document->undoStack().count(), 2);
    m_document->undoStack().undo();
    m_document->undoStack().undo();
    QVERIFY(scenario() == Scenario{});
}

void TestControls::typedValues_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("eps");
    QTest::newRow("plain") << "0.001" << 1e-3;
    QTest::newRow("power") << "1e-8" << 1e-8;
    QTest::newRow("decimal comma") << "0,25" << 0.25;
    QTest::newRow("beyond the slider") << "7" << 7.0;
    QTest::newRow("zero") << "0" << 0.0;
}

void TestControls::typedValues() {
    QFETCH(QString, text);
    type("norm.eps", text);
    QTEST(scenario().norm.eps, "eps");
    QVERIFY(m_message.isEmpty());
}

void TestControls::badTextIsRefusedAndTheOldValueStays_data() {
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("text");
    QTest::newRow("a word") << "norm.eps"
                            << "tiny";
    QTest::newRow("below the range") << "norm.eps"
                                     << "-1";
    QTest::newRow("no fraction of a sample") << "data.samples"
                                             << "2.5";
    QTest::newRow("too many samples") << "data.samples"
                                      << "100000";
    QTest::newRow("nothing") << "norm.gamma"
                             << " ";
    QTest::newRow("not a number") << "norm.gamma"
                                  << "nan";
}

void TestControls::badTextIsRefusedAndTheOldValueStays() {
    QFETCH(QString, key);
    QFETCH(QString, text);
    const QString shown = part<ValueField>(qPrintable(key))->shown();
    type(qPrintable(key), text);
    QVERIFY(scenario() == Scenario{});
    QVERIFY(!m_message.isEmpty() && !m_message.contains('\n'));
    QCOMPARE(part<ValueField>(qPrintable(key))->shown(), shown);
    QVERIFY(part<ValueField>(qPrintable(key))->text() != text);
    QCOMPARE(m_document->undoStack().count(), 0);
}

void TestControls::escapePutsBack() {
    auto* field = part<ValueField>("norm.gamma");
    field->setFocus();
    QTest::keyClicks(field, "2");
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(!field->hasFocus());
    QCOMPARE(field->text(), "1");
    QVERIFY(scenario() == Scenario{});
}

void TestControls::comboBox() {
    auto* box = part<QComboBox>("data.source");
    QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(scenario().data.source, DataSource::Digits);
    QCOMPARE(m_document->undoStack().count(), 1);
}

void TestControls::segments() {
    QTest::mouseClick(control("norm.mode")->findChild<QPushButton*>("eval"), Qt::LeftButton);
    QCOMPARE(scenario().norm.mode, NormMode::Evaluate);
    m_document->undoStack().undo();
    QVERIFY(control("norm.mode")->findChild<QPushButton*>("train")->isChecked());
}

void TestControls::normsAreOneToThree() {
    const auto box = [this](const char* name) { return control("axes.norms")->findChild<QCheckBox*>(name); };
    box("rms")->click();
    QCOMPARE(scenario().axes.norms.size(), 3u);
    box("none")->click();
    QCOMPARE(scenario().axes.norms.size(), 3u);
    QVERIFY(!m_message.isEmpty());
    QVERIFY(!box("none")->isChecked());
    for (const char* name : {"rms", "batch", "layer"}) box(name)->click();
    QCOMPARE(scenario().axes.norms, std::vector<NormKind>{NormKind::Layer});
    QVERIFY(box("layer")->isChecked());
}

void TestControls::normsKeepTheOrderOfTheList() {
    const auto box = [this](const char* name) { return control("axes.norms")->findChild<QCheckBox*>(name); };
    box("layer")->click();
    box("rms")->click();
    box("layer")->click();
    QCOMPARE(scenario().axes.norms, (std::vector<NormKind>{NormKind::Layer, NormKind::Batch, NormKind::Rms}));
}

void TestControls::checkBox() {
    part<QCheckBox>("axes.cell_values")->click();
    QVERIFY(scenario().axes.cellValues);
    QCOMPARE(m_document->undoStack().count(), 0); // how it is shown is no step
}

void TestControls::doubleClickOnTheNameResets() {
    type("norm.gamma", "2.5");
    QVERIFY(control("norm.gamma")->edited());
    QTest::mouseDClick(part<QLabel>("norm.gamma"), Qt::LeftButton);
    QCOMPARE(scenario().norm.gamma, 1.0);
    QVERIFY(!control("norm.gamma")->edited());
}

void TestControls::uselessControlsAreDisabledOrHidden() {
    QVERIFY(control("data.file")->isHidden());
    Scenario next = scenario();
    next.norm.elementwiseAffine = false;
    next.axes.norms = {NormKind::Layer};
    QVERIFY(m_document->change(next));
    QVERIFY(!control("norm.gamma")->isEnabled());
    QVERIFY(!control("norm.gamma")->isHidden());
    QVERIFY(!control("norm.mode")->isEnabled());
    QVERIFY(control("norm.eps")->isEnabled());
}

void TestControls::choosingFileAsksForOne() {
    QSignalSpy wanted(m_panel.get(), &ControlPanel::fileWanted);
    auto* box = part<QComboBox>("data.source");
    box->setCurrentIndex(box->findData("file"));
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(box->currentData().toString(), "wine");
    QVERIFY(scenario() == Scenario{});
}

void TestControls::moreUnfolds() {
    QVERIFY(!control("data.offset")->isVisible());
    for (auto* more : m_panel->findChildren<QToolButton*>("more")) more->click();
    QVERIFY(control("data.offset")->isVisible());
    QVERIFY(control("norm.bias")->isVisible());
    type("data.offset", "10000");
    QCOMPARE(scenario().data.offset, 1e4);
}

void TestControls::undoReachesTheControls() {
    type("data.samples", "20");
    QCOMPARE(part<QSlider>("data.samples")->value(), 19);
    m_document->undoStack().undo();
    QCOMPARE(part<QSlider>("data.samples")->value(), 11);
    QCOMPARE(part<ValueField>("data.samples")->shown(), "12");
}

void TestControls::everyControlHasNameToolTipAndKeyboard() {
    for (const Control* control : m_panel->controls()) {
        const QByteArray key = control->objectName().toUtf8();
        QVERIFY2(control->toolTip().size() > 20, key);
        bool reachable = false;
        for (const auto* part : control->findChildren<QWidget*>()) {
            if (!(part->focusPolicy() & Qt::TabFocus) || part->inherits("QComboBoxListView")) continue;
            reachable = true;
            const auto* box = qobject_cast<const QAbstractButton*>(part);
            QVERIFY2(!part->accessibleName().isEmpty() || (box && !box->text().isEmpty()), key);
        }
        QVERIFY2(reachable, key);
    }
}

void TestControls::resetPageAsks() {
    QSignalSpy asked(m_panel.get(), &ControlPanel::resetRequested);
    QTest::mouseClick(m_panel->findChild<QToolButton*>("reset-page"), Qt::LeftButton);
    QCOMPARE(asked.size(), 1);
}

NORMSCOPE_GUI_TEST(TestControls)
#include "test_controls.moc"
