// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "i18n/translations.h"

#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>

using namespace normscope::ui;

namespace {

struct Entry {
    QString context, source, translation, type;
};

// The messages of a .ts file; comments and plural forms are not used in it.
std::vector<Entry> entries(const QString& language) {
    QFile file(QStringLiteral(NORMSCOPE_SOURCE_DIR "/resources/i18n/normscope_%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly)) return {};
    QXmlStreamReader xml(&file);
    std::vector<Entry> result;
    Entry entry;
    while (!xml.atEnd()) {
        if (!xml.readNextStartElement()) continue;
        if (xml.name() == u"name") entry.context = xml.readElementText();
        if (xml.name() == u"source") entry.source = xml.readElementText();
        if (xml.name() != u"translation") continue;
        entry.type = xml.attributes().value("type").toString();
        entry.translation = xml.readElementText();
        result.push_back(entry);
    }
    return result;
}

QStringList places(const QString& text) {
    static const QRegularExpression place("%[1-9nL]");
    QStringList found;
    for (auto match = place.globalMatch(text); match.hasNext();) found.append(match.next().captured());
    found.sort();
    return found;
}

} // namespace

class TestTranslations : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { loadTranslations("en"); }
    void everyEntryIsFinished_data();
    void everyEntryIsFinished();
    void everyEntryIsShown_data() { everyEntryIsFinished_data(); }
    void everyEntryIsShown();
    void englishNeedsNoFile();
    void anUnknownLanguageChangesNothing();
};

void TestTranslations::everyEntryIsFinished_data() {
    QTest::addColumn<QString>("language");
    for (const QString& language : languages().mid(1)) QTest::addRow("%s", qPrintable(language)) << language;
}

void TestTranslations::everyEntryIsFinished() {
    QFETCH(QString, language);
    QVERIFY(!entries(language).empty());
    for (const Entry& entry : entries(language)) {
        QVERIFY2(entry.type.isEmpty() && !entry.translation.isEmpty(), qPrintable(entry.source));
        QVERIFY2(places(entry.translation) == places(entry.source), qPrintable(entry.source));
    }
}

void TestTranslations::everyEntryIsShown() {
    QFETCH(QString, language);
    QVERIFY(loadTranslations(language));
    for (const Entry& entry : entries(language))
        QCOMPARE(QCoreApplication::translate(entry.context.toUtf8(), entry.source.toUtf8()), entry.translation);
}

void TestTranslations::englishNeedsNoFile() {
    const Entry entry = entries("zh_CN").at(0);
    QVERIFY(loadTranslations("zh_CN"));
    QVERIFY(loadTranslations("en"));
    QCOMPARE(QCoreApplication::translate(entry.context.toUtf8(), entry.source.toUtf8()), entry.source);
}

void TestTranslations::anUnknownLanguageChangesNothing() {
    const Entry entry = entries("zh_CN").at(0);
    QVERIFY(loadTranslations("zh_CN"));
    QVERIFY(!loadTranslations("tlh"));
    QCOMPARE(QCoreApplication::translate(entry.context.toUtf8(), entry.source.toUtf8()), entry.translation);
    QCOMPARE(languages(), QStringList({"en", "zh_CN"}));
}

NORMSCOPE_GUI_TEST(TestTranslations)
#include "test_translations.moc"
