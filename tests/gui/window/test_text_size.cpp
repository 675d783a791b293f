// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/render/small_pages.h"
#include "pages/pages.h"
#include "window/dock.h"
#include "window/main_window.h"

#include <QAbstractButton>
#include <QLabel>
#include <QTemporaryDir>

using namespace normscope;
using namespace normscope::ui;

// Text of 100, 125 and 150 %, by keys and by the menu.
class TestTextSize : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void keysChangeIt();
    void itIsRemembered();
    void numbersStay();
    void projectorSaysThatItHasNoLarger();
    void everythingFits_data();
    void everythingFits();
    void narrowWindowGivesThePageTheRoom();

private:
    void open();
    void press(int key) { QTest::keyClick(m_window.get(), Qt::Key(key), Qt::ControlModifier); }
    int body() const { return m_window->font().pixelSize(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

void TestTextSize::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(m_folder->filePath("settings.ini"), QSettings::IniFormat);
    m_settings->setValue("reducedMotion", true);
    open();
}

void TestTextSize::open() {
    m_window = std::make_unique<MainWindow>(smallPages(), *m_settings, makePages);
    m_window->resize(1440, 900);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->engine().busy(), 60'000);
}

// 14 px of a desk times 1.25 and 1.5, by whole pixels of small text.
void TestTextSize::keysChangeIt() {
    QCOMPARE(body(), 14);
    press(Qt::Key_Plus);
    QCOMPARE(body(), 17);
    press(Qt::Key_Equal);
    QCOMPARE(body(), 21);
    press(Qt::Key_Plus);
    QCOMPARE(body(), 21);
    press(Qt::Key_Minus);
    QCOMPARE(body(), 17);
    press(Qt::Key_0);
    QCOMPARE(body(), 14);
    press(Qt::Key_Minus);
    QCOMPARE(body(), 14);
}

void TestTextSize::itIsRemembered() {
    press(Qt::Key_Plus);
    QCOMPARE(m_settings->value("textSize").toInt(), 125);
    m_window.reset();
    open();
    QCOMPARE(body(), 17);
    m_settings->setValue("textSize", 999); // by hand: the nearest there is
    m_window.reset();
    open();
    QCOMPARE(body(), 21);
}

void TestTextSize::numbersStay() {
    const Scenario before = m_window->document().scenario();
    press(Qt::Key_Plus);
    press(Qt::Key_Plus);
    QVERIFY(!m_window->engine().busy());
    QVERIFY(m_window->document().scenario() == before);
    QVERIFY(!m_window->document().undoStack().canUndo());
}

void TestTextSize::projectorSaysThatItHasNoLarger() {
    m_window->setTheme(ThemeName::Projector);
    QCOMPARE(body(), 21);
    press(Qt::Key_Plus);
    QCOMPARE(body(), 21);
    QVERIFY(!m_window->message().isEmpty());
    m_window->setTheme(ThemeName::Light);
    QCOMPARE(body(), 17);
}

void TestTextSize::everythingFits_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    QTest::addColumn<Page>("page");
    for (const QSize& size : {QSize(1440, 900), QSize(1280, 720)})
        for (const double scale : {1.25, 1.5})
            for (const Page page : {Page::Axes, Page::Depth, Page::Training, Page::Batch, Page::Precision})
                QTest::addRow("%d x %d, %g, page %d", size.width(), size.height(), scale, int(page))
                    << size << scale << page;
}

void TestTextSize::everythingFits() {
    QFETCH(QSize, size);
    QFETCH(double, scale);
    QFETCH(Page, page);
    m_window->choosePage(page);
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->engine().busy(), 60'000);
    m_window->resize(size);
    m_window->setTextScale(scale);
    QCoreApplication::processEvents();
    QCOMPARE(m_window->size(), size);
    for (const auto* button : m_window->findChildren<QAbstractButton*>()) {
        if (!button->isVisible() || button->visibleRegion().isEmpty()) continue; // scrolled away counts as reachable
        const QRect place(button->mapTo(m_window.get(), QPoint()), button->size());
        QVERIFY2(m_window->rect().contains(place.center()), qPrintable(button->objectName() + button->text()));
    }
    QVERIFY2(m_window->page()->width() >= 720, qPrintable(QString::number(m_window->page()->width())));
    QVERIFY(m_window->page()->width() * m_window->page()->height() > 0.4 * size.width() * size.height());
}

void TestTextSize::narrowWindowGivesThePageTheRoom() {
    m_window->resize(1280, 900);
    const Dock* explanation = m_window->findChildren<Dock*>().at(1);
    QVERIFY(explanation->isVisible());
    m_window->setTextScale(1.5);
    QVERIFY(explanation->isHidden());
    QTest::keyClick(m_window.get(), Qt::Key_F10);
    QVERIFY(explanation->isVisible());
    QTest::keyClick(m_window.get(), Qt::Key_F10);
    m_window->setTextScale(1);
    QVERIFY(explanation->isVisible());
}

NORMSCOPE_GUI_TEST(TestTextSize)
#include "test_text_size.moc"
