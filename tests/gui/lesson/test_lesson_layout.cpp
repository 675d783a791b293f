// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_window.h"
#include "window/dock.h"

#include <QScrollArea>

using namespace normscope;
using namespace normscope::ui;

// In every window that is supported nothing of a lesson is cut off: words scroll, buttons stay in sight.
class TestLessonLayout : public LessonWindow {
    Q_OBJECT
private slots:
    void init() { openWindow(); }
    void cleanup() { m_window.reset(); }
    void everythingFits_data();
    void everythingFits();
    void longWordsScroll();
    void controlsHaveNames();
    void eachThemeIsTaken();

private:
    void checkButtons();
    void trigger(const QString& text) const {
        for (QAction* action : m_window->actions())
            if (action->text().remove('&') == text) return action->trigger();
        QFAIL(qPrintable("no action " + text));
    }
};

void TestLessonLayout::everythingFits_data() {
    QTest::addColumn<QString>("theme");
    QTest::addColumn<QSize>("size");
    for (const char* theme : {"Light", "Projector"})
        for (const QSize& size : {QSize(1440, 900), QSize(1366, 768), QSize(1280, 720)})
            QTest::addRow("%s %d x %d", theme, size.width(), size.height()) << QString(theme) << size;
}

void TestLessonLayout::checkButtons() {
    for (const auto* button : player().dock()->findChildren<QAbstractButton*>()) {
        if (!button->isVisible()) continue;
        const QRect place(button->mapTo(m_window.get(), QPoint()), button->size());
        QVERIFY2(place.right() < m_window->width(), qPrintable(button->objectName()));
        QVERIFY2(button->width() >= button->minimumSizeHint().width(), qPrintable(button->objectName()));
    }
    for (const char* name : {"show-answer", "clear-answer", "skip-prediction", "step-backwards", "step-onwards"}) {
        const auto* button = part<QAbstractButton>(name);
        if (!button->isVisible()) continue;
        QCOMPARE(button->visibleRegion().boundingRect(), button->rect());
        QVERIFY(m_window->rect().contains(QRect(button->mapTo(m_window.get(), QPoint()), button->size())));
    }
}

void TestLessonLayout::everythingFits() {
    QFETCH(QString, theme);
    QFETCH(QSize, size);
    trigger(theme);
    m_window->resize(size);
    openLesson();
    for (const char* step : {"rows", "guess", "size", "draw", "check"}) {
        goTo(step);
        QCoreApplication::processEvents();
        QCOMPARE(m_window->size(), size);
        checkButtons();
    }
    press("step-onwards");
    QCoreApplication::processEvents();
    checkButtons();
    QVERIFY(m_window->page()->width() > 0.6 * size.width());
    press("all-lessons");
    QCoreApplication::processEvents();
    checkButtons();
}

void TestLessonLayout::longWordsScroll() {
    Lesson lesson = smallLesson();
    std::string& body = lesson.texts.at("en").steps[1].body;
    for (int k = 0; k < 60; ++k)
        body += "\n\nAnother paragraph that tells of rows and of columns, and goes on for long.";
    m_window->resize(1280, 720);
    player().open(lesson);
    awaitEngine();
    goTo("guess");
    QCoreApplication::processEvents();
    const auto* label = part<LessonLabel>("step-body");
    QVERIFY(label->height() >= label->heightForWidth(label->width()));
    QCOMPARE(m_window->height(), 720);
    checkButtons();
    press("skip-prediction");
    auto* verdict = part<LessonLabel>("prediction-verdict");
    QTRY_VERIFY(!verdict->visibleRegion().isEmpty()); // it is scrolled to
}

void TestLessonLayout::controlsHaveNames() {
    openLesson();
    for (const char* step : {"rows", "guess", "size", "draw", "check"}) {
        goTo(step);
        for (const auto* part : player().dock()->findChildren<QWidget*>()) {
            if (!part->isVisible() || !(part->focusPolicy() & Qt::TabFocus)) continue;
            const auto* button = qobject_cast<const QAbstractButton*>(part);
            const auto* label = qobject_cast<const QLabel*>(part);
            QVERIFY2(!part->accessibleName().isEmpty() || (button && !button->text().isEmpty()) || label,
                     qPrintable(part->objectName()));
        }
    }
}

void TestLessonLayout::eachThemeIsTaken() {
    openLesson();
    goTo("guess");
    for (const char* name : {"Dark", "Projector", "Light"}) {
        trigger(name);
        QCoreApplication::processEvents();
        QVERIFY(player().dock()->isVisible());
        QVERIFY(covered("layer"));
        QVERIFY(!m_window->grab().isNull());
    }
}

NORMSCOPE_GUI_TEST(TestLessonLayout)
#include "test_lesson_layout.moc"
