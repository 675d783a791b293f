// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"

#include <QFontInfo>

#include <cmath>
#include <limits>
#include <stdexcept>

using namespace normscope;
using namespace normscope::ui;

namespace {

// WCAG 2.1, relative luminance of an sRGB channel.
double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour) {
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b) {
    const double la = luminance(a), lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

} // namespace

class TestTheme : public QObject {
    Q_OBJECT

    static void addThemes() {
        QTest::addColumn<ThemeName>("name");
        QTest::newRow("light") << ThemeName::Light;
        QTest::newRow("dark") << ThemeName::Dark;
        QTest::newRow("projector") << ThemeName::Projector;
        QTest::newRow("contrast") << ThemeName::Contrast;
    }

private slots:
    void textCanBeRead_data() { addThemes(); }
    // WCAG AA: 4.5 for text.
    void textCanBeRead() {
        QFETCH(ThemeName, name);
        const Theme& colours = theme(name);
        for (const Role role : {Role::Plain, Role::Strong, Role::Muted, Role::None, Role::Layer, Role::Batch, Role::Rms,
                                Role::Group, Role::Instance, Role::Statistic, Role::Failure, Role::Success})
            for (const QColor& paper : {colours.page, colours.dock})
                QVERIFY2(contrast(colours.text(role), paper) >= 4.5, qPrintable(colours.text(role).name()));
        QVERIFY(contrast(colours.text(Role::Statistic), colours.statisticBand) >= 4.5);
        QVERIFY(contrast(colours.success, colours.page) >= 4.5);
    }

    void marksCanBeSeen_data() { addThemes(); }
    // WCAG AA: 3 for graphics. BatchNorm's orange on white is below, so it is drawn thick and labelled.
    void marksCanBeSeen() {
        QFETCH(ThemeName, name);
        const Theme& colours = theme(name);
        for (const Role role :
             {Role::Plain, Role::None, Role::Layer, Role::Rms, Role::Group, Role::Instance, Role::Statistic})
            QVERIFY2(contrast(colours.line(role), colours.page) >= 3, qPrintable(colours.line(role).name()));
    }

    // WCAG AAA: 7 for text, also on the bars; 4.5 for marks, as much as AA asks of text.
    void highContrastIsHigh() {
        const Theme& colours = theme(ThemeName::Contrast);
        for (const Role role : {Role::Plain, Role::Strong, Role::Muted, Role::None, Role::Layer, Role::Batch, Role::Rms,
                                Role::Group, Role::Instance, Role::Statistic, Role::Failure, Role::Success}) {
            for (const QColor& paper : {colours.page, colours.dock, colours.bar, colours.controlFill})
                QVERIFY2(contrast(colours.text(role), paper) >= 7, qPrintable(colours.text(role).name()));
            QVERIFY2(contrast(colours.line(role), colours.page) >= 4.5, qPrintable(colours.line(role).name()));
            QVERIFY2(contrast(colours.second(role), colours.page) >= 4.5, qPrintable(colours.second(role).name()));
        }
        QVERIFY(contrast(colours.text(Role::Statistic), colours.statisticBand) >= 7);
        QVERIFY(contrast(colours.faint, colours.page) >= 7); // what is out of reach is read, too
        QVERIFY(contrast(colours.controlBorder, colours.dock) >= 4.5);
        QCOMPARE(colours.lineScale, 1.5);
        QVERIFY(colours.page == QColor(Qt::black) && colours.ink == QColor(Qt::white));
    }

    void sizesOfText_data() {
        QTest::addColumn<ThemeName>("name");
        QTest::addColumn<int>("height");
        QTest::addColumn<double>("scale");
        QTest::addColumn<int>("small");
        QTest::addColumn<int>("body");
        QTest::addColumn<int>("large");
        QTest::newRow("desk") << ThemeName::Light << 900 << 1.0 << 12 << 14 << 18;
        QTest::newRow("desk, low") << ThemeName::Dark << 500 << 1.0 << 12 << 14 << 18;
        QTest::newRow("125 %") << ThemeName::Dark << 900 << 1.25 << 15 << 17 << 22;
        QTest::newRow("150 %") << ThemeName::Contrast << 900 << 1.5 << 18 << 21 << 27;
        QTest::newRow("150 %, high") << ThemeName::Light << 1400 << 1.5 << 18 << 21 << 27;
        QTest::newRow("150 %, lower") << ThemeName::Light << 768 << 1.5 << 15 << 17 << 22;
        QTest::newRow("125 %, lowest") << ThemeName::Light << 500 << 1.25 << 14 << 16 << 21;
        QTest::newRow("projector") << ThemeName::Projector << 900 << 1.0 << 18 << 21 << 27;
        QTest::newRow("projector, 150 %") << ThemeName::Projector << 768 << 1.5 << 15 << 17 << 22;
    }
    // By hand: 12, 14 and 18 px times the scale, at most what a projector has at this height: height / 50 small.
    void sizesOfText() {
        QFETCH(ThemeName, name);
        QFETCH(int, height);
        QFETCH(double, scale);
        const Theme& sized = theme(name, height, scale);
        QTEST(sized.small, "small");
        QTEST(sized.body, "body");
        QTEST(sized.large, "large");
        QCOMPARE(sized.largeText, sized.small > 12);
        QCOMPARE(sized.name, name);
        QCOMPARE(sized.page, theme(name).page);
        QCOMPARE(&theme(name, height, scale), &sized); // whoever holds one compares addresses
    }

    void sizesBeyondThoseThereAreAreRefused() {
        for (const double scale : {0.5, 0.9})
            QVERIFY_EXCEPTION_THROWN(theme(ThemeName::Light, 900, scale), std::out_of_range);
    }

    void secondLinesCanBeSeenBesideTheFirst_data() { addThemes(); }
    void secondLinesCanBeSeenBesideTheFirst() {
        QFETCH(ThemeName, name);
        const Theme& colours = theme(name);
        for (const Role role :
             {Role::None, Role::Layer, Role::Batch, Role::Rms, Role::Group, Role::Instance, Role::Statistic}) {
            QVERIFY2(contrast(colours.second(role), colours.page) >= 3, qPrintable(colours.second(role).name()));
            QVERIFY(contrast(colours.second(role), colours.line(role)) >= 1.3);
        }
        QCOMPARE(colours.second(Role::Plain), colours.ink);
    }

    void wordsOnAMethodsAreaCanBeRead_data() { addThemes(); }
    // Semibold and large: 3.
    void wordsOnAMethodsAreaCanBeRead() {
        QFETCH(ThemeName, name);
        const Theme& colours = theme(name);
        for (const Role role : {Role::None, Role::Layer, Role::Batch, Role::Rms, Role::Group, Role::Instance})
            QVERIFY(contrast(colours.onLine(role), colours.line(role)) >= 3);
    }

    void divergingMapIsSymmetricAndClamped() {
        const Theme& light = theme(ThemeName::Light);
        QCOMPARE(light.diverge(0, 2).name(), QStringLiteral("#f5f4f1"));
        QCOMPARE(light.diverge(-2, 2).name(), QStringLiteral("#1f3a6e"));
        QCOMPARE(light.diverge(2, 2).name(), QStringLiteral("#84241c"));
        QCOMPARE(light.diverge(1e9, 2), light.diverge(2, 2));
        // Half way from the seventh stop F5F4F1 to the eighth EFDFD7, by hand.
        QCOMPARE(light.diverge(1.0 / 12, 1).name(), QStringLiteral("#f2eae4"));
    }

    void nonFiniteValuesHaveThePageColour() {
        const Theme& dark = theme(ThemeName::Dark);
        const double inf = std::numeric_limits<double>::infinity();
        for (const double value : {std::nan(""), inf, -inf}) {
            QCOMPARE(dark.diverge(value, 1), dark.page);
            QCOMPARE(dark.sequence(value, 1), dark.page);
        }
    }

    void exactZeroOfAMagnitudeIsNotOnTheMap() {
        const Theme& light = theme(ThemeName::Light);
        QCOMPARE(light.sequence(0, 1), light.dock);
        QCOMPARE(light.sequence(1e-300, 1).name(), QStringLiteral("#440154"));
        QCOMPARE(light.sequence(1, 1).name(), QStringLiteral("#fde725"));
    }

    void fontIsTheShippedOne() {
        for (const int weight : {QFont::Normal, QFont::DemiBold})
            QCOMPARE(QFontInfo(theme(ThemeName::Light).font(TextSize::Body, weight)).family(),
                     QStringLiteral("IBM Plex Sans"));
        QCOMPARE(theme(ThemeName::Projector).font(TextSize::Small).pixelSize(), 18);
    }

    // Tabular figures: digits of equal width, so that numbers do not jump while they run.
    void figuresAreTabular() {
        const QFontMetricsF metrics(theme(ThemeName::Light).font(TextSize::Small));
        for (char digit = '1'; digit <= '9'; ++digit)
            QCOMPARE(metrics.horizontalAdvance(QChar(digit)), metrics.horizontalAdvance(u'0'));
    }

    void selectionIsInk() {
        const QPalette palette = theme(ThemeName::Dark).palette();
        QCOMPARE(palette.color(QPalette::Highlight), theme(ThemeName::Dark).ink);
        QCOMPARE(palette.color(QPalette::Disabled, QPalette::Text), theme(ThemeName::Dark).faint);
    }
};

NORMSCOPE_GUI_TEST(TestTheme)
#include "test_theme.moc"
