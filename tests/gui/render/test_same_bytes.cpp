// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "animation/animation.h"
#include "gui/gui_test.h"
#include "gui/render/small_pages.h"
#include "i18n/translations.h"

#include <QFile>
#include <QFontDatabase>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <utility>

using namespace normscope;
using namespace normscope::ui;

namespace {

constexpr std::array<std::pair<Page, const char*>, 6> pages = {{{Page::Axes, "Axes"},
                                                                {Page::Depth, "Depth"},
                                                                {Page::Training, "Training"},
                                                                {Page::Batch, "Batch"},
                                                                {Page::Precision, "Precision"},
                                                                {Page::Models, "Models"}}};

QByteArray bytes(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString textOf(const QString& pdf) {
    QProcess process;
    process.start("pdftotext", {"-raw", pdf, "-"});
    return process.waitForFinished() ? QString::fromUtf8(process.readAllStandardOutput()) : QString();
}

bool isChinese(QChar letter) { return letter.script() == QChar::Script_Han; }

} // namespace

// The same scenario gives the same file, and a language is drawn in its own letters.
class TestSameBytes : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString& name) const { return m_folder.filePath(name); }

    RenderRequest requestFor(Page page, const QString& name) const {
        RenderRequest request;
        request.scenario = smallPages(page);
        request.out = path(name);
        return request;
    }

    // Computed and drawn anew.
    QByteArray drawn(Page page, const QString& name) const {
        const Expected<void> done = render(requestFor(page, name));
        return done ? bytes(path(name)) : QByteArray();
    }

    QByteArray moved(const QString& name) const {
        AnimationRequest request;
        request.picture = requestFor(Page::Axes, name);
        request.picture.size = {320, 240};
        request.fps = 10;
        request.seconds = 0.3;
        return animate(request) ? bytes(path(name)) : QByteArray();
    }

private slots:
    void cleanup() { loadTranslations("en"); }

    void pagesAreTheSameFileTwice_data() {
        QTest::addColumn<Page>("page");
        QTest::addColumn<QString>("format");
        for (const auto& [page, name] : pages)
            for (const char* format : {"png", "svg", "pdf"}) QTest::addRow("%s.%s", name, format) << page << format;
    }
    void pagesAreTheSameFileTwice() {
        QFETCH(Page, page);
        QFETCH(QString, format);
        const QByteArray first = drawn(page, "first." + format), second = drawn(page, "second." + format);
        QVERIFY(first.size() > 1000);
        QVERIFY(first == second);
    }

    void animationsAreTheSameFileTwice_data() {
        QTest::addColumn<QString>("format");
        for (const char* format : {"webp", "apng", "gif"}) QTest::newRow(format) << format;
    }
    void animationsAreTheSameFileTwice() {
        QFETCH(QString, format);
        const QByteArray first = moved("first." + format), second = moved("second." + format);
        QVERIFY(first.size() > 1000);
        QVERIFY(first == second);
    }

    void chineseIsDrawnInItsLetters_data() {
        QTest::addColumn<Page>("page");
        for (const auto& [page, name] : pages) QTest::newRow(name) << page;
    }
    void chineseIsDrawnInItsLetters() {
        QFETCH(Page, page);
        if (QFontDatabase::families(QFontDatabase::SimplifiedChinese).isEmpty()) QSKIP("no font has Chinese letters");
        if (QStandardPaths::findExecutable("pdftotext").isEmpty()) QSKIP("needs pdftotext of poppler-utils");
        drawn(page, "english.pdf");
        const QString english = textOf(path("english.pdf"));
        QVERIFY(!english.isEmpty());
        QVERIFY(std::none_of(english.begin(), english.end(), isChinese));
        QVERIFY(loadTranslations("zh_CN"));
        const QByteArray first = drawn(page, "chinese.pdf");
        const QString chinese = textOf(path("chinese.pdf"));
        QVERIFY2(std::count_if(chinese.begin(), chinese.end(), isChinese) > 10, qPrintable(chinese));
        QVERIFY(drawn(page, "again.pdf") == first);
    }

    // The font has one glyph for 入 and for the radical of that form, and the file may name either: they are alike in
    // the compatibility form.
    void aChineseWordIsFound() {
        if (QFontDatabase::families(QFontDatabase::SimplifiedChinese).isEmpty()) QSKIP("no font has Chinese letters");
        if (QStandardPaths::findExecutable("pdftotext").isEmpty()) QSKIP("needs pdftotext of poppler-utils");
        QVERIFY(loadTranslations("zh_CN"));
        drawn(Page::Axes, "axes.pdf");
        const QString text = textOf(path("axes.pdf")).normalized(QString::NormalizationForm_KC);
        const QString word = QCoreApplication::translate("core", "Input");
        QCOMPARE(word, QStringLiteral("输入"));
        QVERIFY2(text.contains(word), qPrintable(text));
    }
};

NORMSCOPE_GUI_TEST(TestSameBytes)
#include "test_same_bytes.moc"
