// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/render/pdf_strokes.h"
#include "plot/export.h"
#include "plot/panel_view.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace normscope;
using namespace normscope::ui;

namespace {

constexpr int fiveCentimetres = 189; // px, 96 an inch
constexpr double hairline = 0.5;     // points; anything thinner may vanish in print
constexpr double wholePoint = 0.5;   // Qt writes the edges of a page as whole points
constexpr double advances = 0.1;     // points: Qt places letters to 1/64 px, pdftotext adds up what the font says

QByteArray bytes(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Greek, powers, minus signs, a theory line and a legend.
Plot greekPlot() {
    Plot plot;
    plot.name = "greek";
    plot.title = "γ and β";
    plot.subtitle = "ε = 10^−5";
    plot.x = {"μ", "", -2, 2, false};
    plot.y = {"σ²", "", -3, 3, false};
    plot.series.resize(2);
    plot.series[0] = {"measured", "x − μ", Role::Layer, SeriesStyle::Line, false, {-2, 0, 2}, {-3, 0.5, 3}};
    plot.series[1] = {"theory", "λ", Role::Plain, SeriesStyle::Line, true, {-2, 2}, {2, -2}};
    plot.notes = {"−0.57 ± 1.00"};
    plot.description = "A plot.";
    return plot;
}

bool write(const QString& path, const QSize& size, const ExportOptions& options = {}) {
    const Theme& light = theme(ThemeName::Light);
    const std::unique_ptr<PanelView> view(makePanelView(greekPlot(), light, nullptr));
    Picture picture;
    picture.size = size;
    picture.caption = QStringLiteral("seed 0, ε 1e-5");
    picture.theme = &light;
    picture.panels = {{view.get(), QRect(QPoint(), size)}};
    return bool(exportPicture(picture, path, options));
}

QString run(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    const bool finished = process.waitForFinished() && process.exitCode() == 0;
    return finished ? QString::fromUtf8(process.readAllStandardOutput()) : program + QStringLiteral(" failed");
}

QStringList fontsOf(const QString& path) {
    QStringList names;
    for (const QString& line : run("pdffonts", {path}).split('\n', Qt::SkipEmptyParts).mid(2)) {
        const QStringList columns = line.simplified().split(' '); // the last five: emb sub uni object ID
        names << columns.first() + (columns.at(columns.size() - 5) == "yes" ? " embedded" : " not embedded");
    }
    names.sort();
    return names;
}

QString textOf(const QString& path) { return run("pdftotext", {"-raw", path, "-"}).remove(QRegularExpression("\\s")); }

} // namespace

// PDF and PNG on screens of every scale: the file is for paper and knows nothing of the screen.
class TestPdfText : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString& name) const { return m_folder.filePath(name); }

    // By another start of this program on a screen of that scale.
    QByteArray writtenAt(const QString& factor, const QString& name) const {
        QProcess child;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("NORMSCOPE_TEST_SCALE", factor);
        child.setProcessEnvironment(environment);
        child.start(QCoreApplication::applicationFilePath(), {path(name)});
        return child.waitForFinished(120'000) && child.exitCode() == 0 ? bytes(path(name)) : QByteArray();
    }

    static bool isMissing() {
        return QStandardPaths::findExecutable("pdftotext").isEmpty() ||
               QStandardPaths::findExecutable("pdffonts").isEmpty();
    }

    static void addSizes() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("usual") << QSize(480, 300);
        QTest::newRow("5 cm wide") << QSize(fiveCentimetres, 150);
        QTest::newRow("5 cm wide, low") << QSize(fiveCentimetres, 100);
    }

private slots:
    void theScaleOfTheScreenChangesNothing_data() {
        QTest::addColumn<QString>("factor");
        for (const char* factor : {"1", "1.25", "1.5", "2"}) QTest::newRow(factor) << factor;
    }
    void theScaleOfTheScreenChangesNothing() {
        QFETCH(QString, factor);
        QVERIFY(write(path("here.pdf"), {480, 300}));
        const QByteArray there = writtenAt(factor, "there.pdf");
        QVERIFY(!there.isEmpty());
        if (isMissing()) QSKIP("needs pdffonts and pdftotext of poppler-utils");
        const QStringList fonts = fontsOf(path("there.pdf"));
        QVERIFY(!fonts.isEmpty());
        QVERIFY2(!fonts.join(' ').contains("not embedded"), qPrintable(fonts.join(' ')));
        QCOMPARE(fonts, fontsOf(path("here.pdf")));
        QCOMPARE(textOf(path("there.pdf")), textOf(path("here.pdf")));
        QVERIFY(there == bytes(path("here.pdf")));
    }

    void everyLabelIsFound() {
        if (isMissing()) QSKIP("needs pdftotext of poppler-utils");
        QVERIFY(write(path("labels.pdf"), {480, 300}));
        const QString text = textOf(path("labels.pdf"));
        const QStringList labels{"γandβ", "ε=10", "−5",         "μ", "σ²", "λ",          "x−μ",
                                 "−2",    "−1",   "−0.57±1.00", "0", "2",  "seed0,ε1e-5"};
        for (const QString& label : labels) QVERIFY2(text.contains(label), qPrintable(label + " in " + text));
    }

    void noLineIsAHairline_data() { addSizes(); }
    void noLineIsAHairline() {
        QFETCH(QSize, size);
        QVERIFY(write(path("lines.pdf"), size));
        const std::vector<double> widths = test::strokeWidths(bytes(path("lines.pdf")));
        QVERIFY(widths.size() > 5); // grid, axis, ticks, lines
        QVERIFY2(*std::min_element(widths.begin(), widths.end()) >= hairline,
                 qPrintable(QString::number(*std::min_element(widths.begin(), widths.end()))));
    }

    void noWordLeavesThePage_data() { addSizes(); }
    void noWordLeavesThePage() {
        QFETCH(QSize, size);
        if (isMissing()) QSKIP("needs pdftotext of poppler-utils");
        QVERIFY(write(path("box.pdf"), size));
        const QString boxes = run("pdftotext", {"-bbox", path("box.pdf"), "-"});
        static const QRegularExpression page("<page width=\"([\\d.]+)\" height=\"([\\d.]+)\"");
        static const QRegularExpression word(
            "<word xMin=\"([-\\d.]+)\" yMin=\"([-\\d.]+)\" xMax=\"([-\\d.]+)\" yMax=\"([-\\d.]+)\">([^<]*)<");
        const auto paper = page.match(boxes);
        const double width = paper.captured(1).toDouble(), height = paper.captured(2).toDouble();
        QVERIFY2(std::abs(width - size.width() * 0.75) <= wholePoint, qPrintable(paper.captured(0)));
        const QRectF inside(-advances, -advances, width + 2 * advances, height + 2 * advances);
        int words = 0;
        for (auto match = word.globalMatch(boxes); match.hasNext(); ++words) {
            const auto found = match.next();
            const auto edge = [&found](int group) { return found.captured(group).toDouble(); };
            const QRectF box(QPointF(edge(1), edge(2)), QPointF(edge(3), edge(4)));
            QVERIFY2(inside.contains(box), qPrintable(found.captured(0)));
        }
        QVERIFY(words >= 6);
    }

    void aTransparentPictureHasNoPaper() {
        for (const double factor : {0.5, 1.0, 2.5}) {
            QVERIFY(write(path("open.png"), {300, 200}, {factor, true}));
            QVERIFY(write(path("filled.png"), {300, 200}, {factor, false}));
            const QImage open(path("open.png")), filled(path("filled.png"));
            for (const QPoint corner :
                 {open.rect().topLeft(), open.rect().topRight(), open.rect().bottomLeft(), open.rect().bottomRight()}) {
                QCOMPARE(open.pixelColor(corner).alpha(), 0);
                QCOMPARE(filled.pixelColor(corner), QColor(255, 255, 255, 255));
            }
        }
    }
};

// With a scale in its environment the program writes the file it is told and no more.
int main(int argc, char** argv) {
    const QByteArray factor = qgetenv("NORMSCOPE_TEST_SCALE");
    qunsetenv("QT_FONT_DPI");
    qunsetenv("QT_SCALE_FACTOR");
    if (!factor.isEmpty()) qputenv("QT_SCALE_FACTOR", factor);
    QApplication application(argc, argv);
    prepareApplication();
    if (!factor.isEmpty()) return argc == 2 && write(QString::fromLocal8Bit(argv[1]), {480, 300}) ? 0 : 1;
    TestPdfText test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_pdf_text.moc"
