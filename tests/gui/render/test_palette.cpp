// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "animation/palette.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace normscope::ui;

// Few colours for many.
class TestPalette : public QObject {
    Q_OBJECT

    static QImage row(const std::vector<QRgb>& colours) {
        QImage image(int(colours.size()), 1, QImage::Format_ARGB32);
        for (std::size_t x = 0; x < colours.size(); ++x) image.setPixel(int(x), 0, colours[x]);
        return image;
    }

    static std::vector<QRgb> greys(int count) {
        std::vector<QRgb> colours;
        for (int k = 0; k < count; ++k) colours.push_back(qRgb(k, k, k));
        return colours;
    }

private slots:
    void asManyAsFitAreKept() {
        const Palette palette(row(greys(100)), 100);
        QCOMPARE(palette.colours().size(), std::size_t(100));
        for (const QRgb colour : greys(100)) QCOMPARE(palette.colours()[std::size_t(palette.indexOf(colour))], colour);
    }

    void transparentPixelsDoNotCount() {
        const Palette palette(row({qRgba(0, 0, 0, 0), qRgb(1, 2, 3)}), 1);
        QCOMPARE(palette.colours(), std::vector<QRgb>{qRgb(1, 2, 3)});
        QVERIFY(Palette(row({qRgba(0, 0, 0, 0)}), 4).colours().empty());
    }

    // Four greys of one pixel each, cut between 11 and 200: the means of each half.
    void cutInTheMiddle() {
        const Palette palette(row({qRgb(10, 10, 10), qRgb(11, 11, 11), qRgb(200, 200, 200), qRgb(203, 203, 203)}), 2);
        const std::set<QRgb> colours(palette.colours().begin(), palette.colours().end());
        const std::set<QRgb> wanted = {qRgb(11, 11, 11), qRgb(202, 202, 202)}; // 10.5 and 201.5, rounded up
        QCOMPARE(colours, wanted);
        QCOMPARE(palette.indexOf(qRgb(10, 10, 10)), palette.indexOf(qRgb(11, 11, 11)));
    }

    // The mean counts pixels: three of 0 and one of 8 are 2.
    void coloursWeighByTheirPixels() {
        const QRgb black = qRgb(0, 0, 0), blue = qRgb(0, 0, 8);
        QCOMPARE(Palette(row({black, black, black, blue}), 1).colours(), std::vector<QRgb>{qRgb(0, 0, 2)});
    }

    // 256 greys in 16 places lie at most half a place, 8 levels, from their mean.
    void everyColourIsNearItsPlace() {
        const Palette palette(row(greys(256)), 16);
        QCOMPARE(palette.colours().size(), std::size_t(16));
        for (const QRgb colour : greys(256)) {
            const QRgb drawn = palette.colours()[std::size_t(palette.indexOf(colour))];
            QVERIFY2(qAbs(qRed(drawn) - qRed(colour)) <= 8, qPrintable(QString::number(qRed(colour))));
        }
    }
};

QTEST_APPLESS_MAIN(TestPalette)
#include "test_palette.moc"
