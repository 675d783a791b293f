// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "plot/rich_text.h"

#include <QTranslator>

using namespace normscope;
using namespace normscope::ui;

namespace {

// Turns "rows %1" round, as a language with another word order would.
class Reversing : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override {
        const bool known = qstrcmp(context, "core") == 0 && qstrcmp(source, "%1 of %2") == 0;
        return known ? QStringLiteral("%2 / %1") : QString();
    }
};

} // namespace

class TestRichText : public QObject {
    Q_OBJECT

private slots:
    void argumentsAreFilledIn() {
        QCOMPARE(translated(Text("%1 of %2", {"3", "4"})), QStringLiteral("3 of 4"));
        QCOMPARE(translated(Text()), QString());
        QCOMPARE(translated(Text("50% of %1", {"a"})), QStringLiteral("50% of a"));
        QCOMPARE(translated(Text("%3", {"a"})), QStringLiteral("%3"));
    }

    void placeInAnArgumentStays() { QCOMPARE(translated(Text("%1 %2", {"%2", "b"})), QStringLiteral("%2 b")); }

    void patternsAreTranslatedArgumentsAreNot() {
        Reversing translator;
        QCoreApplication::installTranslator(&translator);
        QCOMPARE(translated(Text("%1 of %2", {"%1 of %2", "4"})), QStringLiteral("4 / %1 of %2"));
        QCOMPARE(translated(Text("%1", {Text("%1 of %2", {"1", "2"})})), QStringLiteral("2 / 1"));
    }

    void rolesBecomeColours() {
        const Theme& light = theme(ThemeName::Light);
        QCOMPARE(richText(Text("After %1", {{"LayerNorm", Role::Layer}}), light),
                 QStringLiteral("After <span style=\"color:#00639c; font-weight:600\">LayerNorm</span>"));
        QCOMPARE(richText(Text("%1", {{"mean", Role::Statistic}}), light),
                 QStringLiteral("<span style=\"color:#9a3c73\">mean</span>"));
        QCOMPARE(richText(Text("%1", {"plain"}), light), QStringLiteral("plain"));
    }

    void everythingIsEscaped() {
        QCOMPARE(richText(Text("a < %1", {"<b>&\"</b>"}), theme(ThemeName::Light)),
                 QStringLiteral("a &lt; &lt;b&gt;&amp;&quot;&lt;/b&gt;"));
    }
};

NORMSCOPE_GUI_TEST(TestRichText)
#include "test_rich_text.moc"
