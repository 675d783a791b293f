// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "lesson/option_button.h"
#include "lesson/option_list.h"

#include <QAccessible>
#include <QCheckBox>
#include <QSignalSpy>

using namespace normscope;
using namespace normscope::ui;

class TestOptionList : public QObject {
    Q_OBJECT
private slots:
    void init();
    void aKeyAndAClickChoose();
    void enterConfirmsTheChosenOne();
    void handsAreCounted();
    void longWordsWrap();
    void whatIsSaidToAScreenReader();
    void aClosedListTakesNothing();

private:
    OptionButton* button(const char* id) const { return m_list->findChild<OptionButton*>(id); }
    std::unique_ptr<OptionList> m_list;
};

void TestOptionList::init() {
    m_list = std::make_unique<OptionList>();
    m_list->setTheme(theme(ThemeName::Light));
    m_list->setOptions({{"zero", "All at zero"}, {"spread", "Spread"}, {"same", "The same"}});
    m_list->resize(300, 240);
    m_list->show();
    m_list->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_list.get()));
}

void TestOptionList::aKeyAndAClickChoose() {
    QSignalSpy chosen(m_list.get(), &OptionList::optionChosen);
    QVERIFY(m_list->press(2));
    QCOMPARE(m_list->chosen(), std::string("same"));
    QTest::mouseClick(button("zero"), Qt::LeftButton);
    QCOMPARE(m_list->chosen(), std::string("zero"));
    QVERIFY(button("zero")->chosen() && !button("same")->chosen());
    QCOMPARE(chosen.size(), 2);
    QVERIFY(!m_list->press(3));
}

void TestOptionList::enterConfirmsTheChosenOne() {
    QSignalSpy confirmed(m_list.get(), &OptionList::confirmed);
    m_list->focusFirst();
    QTest::keyClick(button("zero"), Qt::Key_Return);
    QCOMPARE(m_list->chosen(), std::string("zero"));
    QCOMPARE(confirmed.size(), 0);
    QTest::keyClick(button("zero"), Qt::Key_Return);
    QCOMPARE(confirmed.size(), 1);
    QTest::keyClick(button("zero"), Qt::Key_Down);
    QVERIFY(button("spread")->hasFocus());
    QTest::keyClick(button("spread"), Qt::Key_Space);
    QCOMPARE(m_list->chosen(), std::string("spread"));
}

void TestOptionList::handsAreCounted() {
    m_list->findChild<QCheckBox*>("count-hands")->setChecked(true);
    for (const std::size_t key : {0, 1, 1, 1, 2}) m_list->press(key);
    QCOMPARE(m_list->hands(0), 1);
    QCOMPARE(m_list->hands(1), 3);
    QCOMPARE(m_list->hands(2), 1);
    QVERIFY(m_list->chosen().empty()); // the room counts, nobody chooses
    m_list->findChild<QCheckBox*>("count-hands")->setChecked(false);
    m_list->press(1);
    QCOMPARE(m_list->chosen(), std::string("spread"));
    QCOMPARE(m_list->hands(1), 3);
    m_list->clear();
    QCOMPARE(m_list->hands(1), 0);
}

void TestOptionList::longWordsWrap() {
    OptionButton* one = button("zero");
    const int before = one->heightForWidth(280);
    one->setWords(QString("a long answer ").repeated(12));
    QVERIFY(one->heightForWidth(280) > 2 * before);
    QVERIFY(one->heightForWidth(200) > one->heightForWidth(280));
}

void TestOptionList::whatIsSaidToAScreenReader() {
    m_list->press(0);
    m_list->judge("spread", "zero");
    const auto described = [this](const char* id) {
        const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(button(id));
        return spoken->text(QAccessible::Name) + ", " + spoken->text(QAccessible::Description);
    };
    QCOMPARE(described("zero"), QString("A: All at zero, chosen, not this one"));
    QCOMPARE(described("spread"), QString("B: Spread, right"));
}

void TestOptionList::aClosedListTakesNothing() {
    m_list->setOpen(false);
    QVERIFY(!m_list->press(0));
    QTest::mouseClick(button("zero"), Qt::LeftButton);
    QVERIFY(m_list->chosen().empty());
    QVERIFY(m_list->findChild<QCheckBox*>("count-hands")->isHidden());
}

NORMSCOPE_GUI_TEST(TestOptionList)
#include "test_option_list.moc"
