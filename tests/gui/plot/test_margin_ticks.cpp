// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/margin_ticks.h"

#include "gui/gui_test.h"
#include "plot/text_painter.h"

using namespace normscope;
using namespace normscope::ui;

class TestMarginTicks : public QObject {
    Q_OBJECT

    static QStringList labels(double limit, ThemeName name = ThemeName::Light, double length = 56) {
        QStringList result;
        for (const MarginTick& tick : marginTicks(limit, length, theme(name), true)) result << tick.label;
        return result;
    }

private slots:
    void unitTicksWhereTheyStandClear() {
        QCOMPARE(labels(1.9), (QStringList{"−1", "0", "1"}));
        QCOMPARE(labels(1.9, ThemeName::Projector), (QStringList{"−1", "1"}));
    }

    void roundTicksNearTheEndsOfAWideRange() {
        QCOMPARE(labels(7), (QStringList{"−5", "0", "5"}));
        QCOMPARE(labels(0.04), (QStringList{"0.02"}));
    }

    void labelsNeverMeet_data() {
        QTest::addColumn<double>("limit");
        for (const double limit : {1e-3, 0.3, 1.0, 2.5, 4.0, 9.9, 40.0, 300.0, 2e3, 1e4, 1e8})
            QTest::addRow("%g", limit) << limit;
    }

    void labelsNeverMeet() {
        QFETCH(double, limit);
        const Theme& light = theme(ThemeName::Light);
        const std::vector<MarginTick> ticks = marginTicks(limit, 56, light, true);
        QVERIFY(!ticks.empty());
        double end = -unlimited;
        for (const MarginTick& tick : ticks) {
            const double half = textWidth(tick.label, light, {TextSize::Small, Role::Muted}) / 2;
            const double middle = tick.value / limit * 28;
            QVERIFY(std::abs(tick.value) <= limit);
            QVERIFY(middle - half >= end);
            end = middle + half;
        }
    }

    void noRangeHasNoTicks() {
        QVERIFY(labels(0).isEmpty());
        QVERIFY(labels(std::numeric_limits<double>::quiet_NaN()).isEmpty());
    }
};

NORMSCOPE_GUI_TEST(TestMarginTicks)
#include "test_margin_ticks.moc"
