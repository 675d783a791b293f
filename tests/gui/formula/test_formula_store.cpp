// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formula/formula_store.h"
#include "gui/gui_test.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSvgRenderer>

using namespace normscope::ui;

namespace {

const QString folder = QStringLiteral(NORMSCOPE_SOURCE_DIR "/resources/formulas/");

QByteArray contents(const QString& file) {
    QFile opened(folder + file);
    return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
}

struct SetFormula {
    QString file, tex; // tex: all that MathJax was given
};

// The rule of scripts/formulas/make_formulas.mjs, written a second time.
std::vector<SetFormula> variants(const QJsonObject& formula, const QString& preamble) {
    const QString id = formula["id"].toString(), tex = formula["tex"].toString(), count = formula["count"].toString();
    if (count.isEmpty()) return {{id + ".svg", preamble + tex}};
    std::vector<SetFormula> result = {{id + ".svg", preamble + "\\def\\count{" + count + "}" + tex}};
    for (int digits = 1; digits <= 4; ++digits)
        result.push_back(
            {QString("%1-%2.svg").arg(id).arg(digits), preamble + "\\def\\count{" + QString(digits, '8') + "}" + tex});
    return result;
}

std::vector<SetFormula> allVariants() {
    const QJsonObject list = QJsonDocument::fromJson(contents("formulas.json")).object();
    QString preamble;
    for (const QJsonValue& line : list["preamble"].toArray()) preamble += line.toString();
    std::vector<SetFormula> result;
    for (const QJsonValue& formula : list["formulas"].toArray())
        for (const SetFormula& variant : variants(formula.toObject(), preamble)) result.push_back(variant);
    return result;
}

int occurrences(const QByteArray& text, const QByteArray& part) { return int(text.count(part)); }

} // namespace

class TestFormulaStore : public QObject {
    Q_OBJECT
private slots:
    void setFromTheTexOfToday_data();
    void setFromTheTexOfToday();
    void noFileIsLeftOver();
    void holdsTheTermsItLists_data();
    void holdsTheTermsItLists();
    void takesTheThemesColours_data();
    void takesTheThemesColours();
    void showsTheRealCount();
    void countsBeyondFourDigitsAreALetter();
    void isSpoken();
    void anUnknownIdThrows();
};

void TestFormulaStore::setFromTheTexOfToday_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("tex");
    for (const SetFormula& variant : allVariants())
        QTest::addRow("%s", qPrintable(variant.file)) << variant.file << variant.tex;
}

void TestFormulaStore::setFromTheTexOfToday() {
    QFETCH(QString, file);
    QFETCH(QString, tex);
    const QByteArray hash = QCryptographicHash::hash(tex.toUtf8(), QCryptographicHash::Sha256).toHex();
    QVERIFY2(contents(file).contains("data-tex-sha256=\"" + hash + "\""),
             "run scripts/formulas (npm ci, npm run make)");
}

void TestFormulaStore::noFileIsLeftOver() {
    QStringList expected;
    for (const SetFormula& variant : allVariants()) expected.append(variant.file);
    QStringList found = QDir(folder).entryList({"*.svg"});
    expected.sort();
    found.sort();
    QCOMPARE(found, expected);
}

void TestFormulaStore::holdsTheTermsItLists_data() {
    QTest::addColumn<QString>("id");
    for (const FormulaInfo& formula : formulas()) QTest::addRow("%s", qPrintable(formula.id)) << formula.id;
}

void TestFormulaStore::holdsTheTermsItLists() {
    QFETCH(QString, id);
    static const QRegularExpression termId("id=\"term-([a-z]+)\"");
    const QStringList listed = formulaInfo(id).terms;
    for (const int count : {0, 7, 13, 256, 4096}) {
        QStringList found;
        for (auto match = termId.globalMatch(formulaSvg({id, count}, Qt::black, Qt::red)); match.hasNext();)
            found.append(match.next().captured(1));
        QCOMPARE(QSet<QString>(found.begin(), found.end()), QSet<QString>(listed.begin(), listed.end()));
        QCOMPARE(found.size(), listed.size());
    }
}

void TestFormulaStore::takesTheThemesColours_data() { holdsTheTermsItLists_data(); }

void TestFormulaStore::takesTheThemesColours() {
    QFETCH(QString, id);
    static const QRegularExpression fill("(?:fill|stroke)=\"([^\"]*)\"");
    for (const ThemeName name : {ThemeName::Light, ThemeName::Dark, ThemeName::Projector}) {
        const QColor ink = theme(name).ink, statistic = theme(name).statistic.text;
        const QByteArray svg = formulaSvg({id}, ink, statistic);
        for (auto match = fill.globalMatch(svg); match.hasNext();) {
            const QString colour = match.next().captured(1);
            QVERIFY2(colour == ink.name() || colour == statistic.name(), qPrintable(colour));
        }
        QVERIFY(QSvgRenderer().load(svg));
    }
}

void TestFormulaStore::showsTheRealCount() {
    const QJsonArray digits = QJsonDocument::fromJson(contents("digits.json")).array();
    const QByteArray svg = formulaSvg({"layer-mean", 205}, Qt::black, Qt::red);
    QByteArray shown; // the digits in reading order, by their outlines
    static const QRegularExpression outline("<path (?:data-c=\"[^\"]*\" )?d=\"([^\"]*)\"");
    for (auto match = outline.globalMatch(svg); match.hasNext();) {
        const QString path = match.next().captured(1);
        for (int digit = 0; digit < 10; ++digit)
            if (digits[digit].toString() == path) shown += char('0' + digit);
    }
    QCOMPARE(shown, QByteArray("12051205")); // 1/205, then j=1 below and 205 above the sum
}

void TestFormulaStore::countsBeyondFourDigitsAreALetter() {
    QCOMPARE(formulaSvg({"batch-mean", 10000}, Qt::black, Qt::red), formulaSvg({"batch-mean"}, Qt::black, Qt::red));
    QVERIFY(formulaSvg({"batch-mean", 9999}, Qt::black, Qt::red) != formulaSvg({"batch-mean"}, Qt::black, Qt::red));
    QCOMPARE(occurrences(formulaSvg({"layer-affine", 13}, Qt::black, Qt::red), "data-c=\"38\""), 0);
}

void TestFormulaStore::isSpoken() {
    for (const FormulaInfo& formula : formulas()) {
        QVERIFY2(formula.spoken.size() > 10, qPrintable(formula.id));
        QCOMPARE(formula.spoken.contains("%1"), !formula.count.isEmpty());
    }
    QCOMPARE(spokenFormula({"batch-mean", 12}),
             "mu j, the mean of column j, is the sum of x i j over the rows i from 1 to 12, divided by 12");
    QVERIFY(spokenFormula({"batch-mean"}).endsWith("from 1 to n, divided by n"));
}

void TestFormulaStore::anUnknownIdThrows() {
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, formulaSvg({"no such formula"}, Qt::black, Qt::red));
}

NORMSCOPE_GUI_TEST(TestFormulaStore)
#include "test_formula_store.moc"
