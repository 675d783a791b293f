// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "icons/icons.h"

#include <QDir>
#include <QPainter>
#include <QTest>

using namespace normscope::ui;

namespace {

Theme twoColours() {
    Theme theme;
    theme.ink = Qt::red;
    theme.faint = Qt::blue;
    return theme;
}

// Share of the opaque pixels that have exactly this colour; edges are blended.
double shareOf(const QColor& colour, const QImage& image, int& opaque) {
    int same = 0;
    opaque = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            if (pixel.alpha() == 255) ++opaque;
            if (pixel == colour) ++same;
        }
    return opaque == 0 ? 0 : double(same) / opaque;
}

} // namespace

class TestIcons : public QObject {
    Q_OBJECT
private slots:
    void everyFileIsListed();
    void drawnInTheColourOfItsState_data();
    void drawnInTheColourOfItsState();
    void anUnknownNameThrows();
    void theApplicationHasAnIcon();
};

void TestIcons::everyFileIsListed() {
    QStringList files = QDir(NORMSCOPE_SOURCE_DIR "/resources/icons").entryList({"*.svg"});
    QVERIFY(files.removeOne("normscope.svg"));
    files.replaceInStrings(".svg", "");
    QCOMPARE(iconNames(), files);
}

void TestIcons::drawnInTheColourOfItsState_data() {
    QTest::addColumn<QString>("name");
    for (const QString& name : iconNames()) QTest::addRow("%s", qPrintable(name)) << name;
}

void TestIcons::drawnInTheColourOfItsState() {
    QFETCH(QString, name);
    const QIcon drawn = icon(name, twoColours());
    int opaque = 0;
    QCOMPARE(shareOf(Qt::red, drawn.pixmap(48, QIcon::Normal).toImage(), opaque), 1.0);
    QVERIFY2(opaque > 48, "an icon covers more than one line of pixels");
    QCOMPARE(shareOf(Qt::blue, drawn.pixmap(48, QIcon::Disabled).toImage(), opaque), 1.0);
    QVERIFY(opaque > 48);
}

void TestIcons::anUnknownNameThrows() {
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, icon("no such icon", twoColours()));
}

void TestIcons::theApplicationHasAnIcon() {
    int opaque = 0;
    shareOf(Qt::red, applicationIcon().pixmap(64).toImage(), opaque);
    QVERIFY2(opaque > 3000, "the tile fills its square");
}

QTEST_MAIN(TestIcons)
#include "test_icons.moc"
