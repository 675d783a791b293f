// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/control.h"
#include "controls/value_field.h"
#include "core/lab/axes_groups_support.h"
#include "gui/gui_test.h"
#include "gui/hand.h"
#include "pages/pages.h"
#include "pages/view_switch.h"
#include "window/main_window.h"

#include <QCheckBox>
#include <QLabel>
#include <QSlider>
#include <QTemporaryDir>
#include <QTextDocument>
#include <QToolButton>

#include <algorithm>

using namespace normscope;
using namespace normscope::ui;

// The window on its Axes page with the real engine: LayerNorm beside a GroupNorm of one group, set up by its controls.
class TestAxesWindow : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void oneGroupIsNotTheLayerNormOfATransformer_data();
    void oneGroupIsNotTheLayerNormOfATransformer();

private:
    Control& control(const char* key) const;
    const Scenario& scenario() const { return m_window->document().scenario(); }
    void await() const { QTRY_VERIFY_WITH_TIMEOUT(!m_window->engine().busy(), 60'000); }
    void unfold(bool mouse) const;
    void toggleNorm(const char* name, bool mouse) const;
    void setTo(const char* key, int value, bool mouse) const;
    void openBench(bool mouse) const;
    QString whatIsSeen() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;
    std::shared_ptr<const AxesResult> m_result; // the last one
};

void TestAxesWindow::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(m_folder->filePath("settings.ini"), QSettings::IniFormat);
    m_settings->setValue("reducedMotion", true);
    Scenario scenario;
    scenario.norm.numGroups = 13; // of the 13 features of the wines
    m_window = std::make_unique<MainWindow>(scenario, *m_settings, makePages);
    connect(&m_window->engine(), &Engine::finished, this,
            [this](const PageResult& result) { m_result = std::get<std::shared_ptr<const AxesResult>>(result); });
    m_window->resize(1366, 768);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    await();
}

// Of the page that is shown: others have a control of that key too.
Control& TestAxesWindow::control(const char* key) const {
    for (auto* control : m_window->findChildren<Control*>(key))
        if (control->isVisible()) return *control;
    qFatal("%s is not there", key);
}

void TestAxesWindow::unfold(bool mouse) const {
    for (auto* more : m_window->findChildren<QToolButton*>("more")) {
        if (!more->isVisible()) continue;
        if (mouse) {
            reveal(*more);
            click(*more);
        } else {
            QVERIFY(tabTo(*more));
            strike(*more, Qt::Key_Space);
        }
        QVERIFY(more->isChecked());
    }
    QCoreApplication::processEvents(); // the unfolded ones find their places
}

void TestAxesWindow::toggleNorm(const char* name, bool mouse) const {
    auto* box = control("axes.norms").findChild<QCheckBox*>(name);
    const bool before = box->isChecked();
    if (mouse) {
        reveal(*box);
        click(*box, {8, box->height() / 2});
    } else {
        QVERIFY(tabTo(*box));
        strike(*box, Qt::Key_Space);
    }
    QCOMPARE(box->isChecked(), !before);
    await();
}

// By mouse to an end of the slider.
void TestAxesWindow::setTo(const char* key, int value, bool mouse) const {
    if (mouse) {
        auto* slider = control(key).findChild<QSlider*>();
        reveal(*slider);
        const int y = slider->height() / 2;
        drag(*slider, slider->rect().center(), {value > 1 ? slider->width() - 1 : 0, y});
    } else {
        const auto* field = control(key).findChild<ValueField*>();
        QVERIFY(tabTo(*field));
        type(*field, QString::number(value));
        strike(*field, Qt::Key_Return);
    }
    QCOMPARE(std::get<std::int64_t>(control(key).parameter().get(scenario())), std::int64_t(value));
    await();
}

void TestAxesWindow::openBench(bool mouse) const {
    const auto words = m_window->page()->findChild<ViewSwitch*>()->findChildren<QAbstractButton*>();
    const auto word = std::ranges::find(words, QString("invariance"), &QAbstractButton::text);
    QVERIFY(word != words.end());
    if (mouse) return click(**word);
    const auto chosen = std::ranges::find_if(words, &QAbstractButton::isChecked);
    QVERIFY(tabTo(**chosen));
    for (int k = 0; k < words.size() && !(*word)->isChecked(); ++k) strike(**chosen, Qt::Key_Right);
}

QString TestAxesWindow::whatIsSeen() const {
    QString seen;
    for (const QLabel* label : m_window->page()->explanation()->findChildren<QLabel*>()) {
        QTextDocument document;
        document.setHtml(label->text());
        if (label->isVisible()) seen += document.toPlainText() + '\n';
    }
    return seen;
}

void TestAxesWindow::oneGroupIsNotTheLayerNormOfATransformer_data() {
    QTest::addColumn<bool>("mouse");
    QTest::newRow("mouse") << true;
    QTest::newRow("keyboard") << false;
}

void TestAxesWindow::oneGroupIsNotTheLayerNormOfATransformer() {
    QFETCH(bool, mouse);
    unfold(mouse);
    toggleNorm("group", mouse);
    toggleNorm("batch", mouse);
    QCOMPARE(scenario().axes.norms, (std::vector<NormKind>{NormKind::Layer, NormKind::Group}));
    setTo("norm.num_groups", 1, mouse);
    openBench(mouse);
    QCOMPARE(scenario().axes.view, AxesView::Invariance);
    QVERIFY(whatIsSeen().contains("With one group and one token a sample it is LayerNorm here"));

    const int tokens = int(control("data.tokens").parameter().sliderUpper);
    setTo("data.tokens", tokens, mouse);
    const MatrixD& x = m_result->sample.x;
    const NormSettings& norm = scenario().norm;
    const double apart =
        (axestest::byLoops(x, 1, 1, norm) - axestest::byLoops(x, tokens, 1, norm)).cwiseAbs().maxCoeff();
    QVERIFY(apart > 0.1);
    const QString expected = QStringLiteral("With one group it pools the %1 tokens of a sample and differs from "
                                            "LayerNorm by up to %2: the Transformer's LayerNorm takes every token by "
                                            "itself.");
    const QString sentence = expected.arg(tokens).arg(apart, 0, 'f', 2);
    QVERIFY2(whatIsSeen().contains(sentence), qPrintable(sentence + '\n' + whatIsSeen()));
}

NORMSCOPE_GUI_TEST(TestAxesWindow)
#include "test_axes_window.moc"
