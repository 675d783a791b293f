// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/plot/seen_colours.h"
#include "lab/depth.h"
#include "plot/colour_scale.h"
#include "plot/line_form.h"
#include "plot/series_style.h"
#include "plot/state_signs.h"

#include <QImage>
#include <QPainter>

#include <algorithm>

using namespace normscope;
using namespace normscope::ui;
using namespace normscope::test;

namespace {

constexpr double apart = 10; // CIE76: two colours that nobody takes for one
constexpr Role methods[] = {Role::None, Role::Layer, Role::Batch, Role::Rms, Role::Group, Role::Instance};
constexpr LineForm forms[] = {LineForm::Plain,    LineForm::None,     LineForm::Post,
                              LineForm::Pre,      LineForm::Sandwich, LineForm::Output,
                              LineForm::DeepNorm, LineForm::ReZero,   LineForm::LayerScale};

std::vector<Series> everyLine() {
    std::vector<Series> lines;
    for (const Role role : methods)
        for (const LineForm form : forms)
            for (const bool second : {false, true}) {
                Series line;
                line.role = role;
                line.form = form;
                line.second = second;
                lines.push_back(line);
            }
    return lines;
}

// Strokes have nothing to fill.
bool isFilled(const Marker& marker) {
    return !marker.open && marker.shape != MarkerShape::Cross && marker.shape != MarkerShape::Plus;
}

bool differInForm(const Series& a, const Series& b) {
    const Marker one = markerOf(a), other = markerOf(b);
    return one.shape != other.shape || isFilled(one) != isFilled(other) || dashesOf(a) != dashesOf(b);
}

// LayerNorm by itself and behind the sum, or no norm and nowhere: one method, drawn alike; no plot has both.
bool areOneMethod(const Series& a, const Series& b) {
    return a.role == b.role && a.second == b.second && (a.form == LineForm::Plain || b.form == LineForm::Plain);
}

QString named(const Series& line) {
    return QStringLiteral("role %1, form %2, second %3").arg(int(line.role)).arg(int(line.form)).arg(line.second);
}

// Depth arms of one placement: their lines have one dash and one marker.
Scenario oneOfEachNorm(Placement placement) {
    Scenario scenario;
    scenario.page = Page::Depth;
    scenario.depth.layers = 4;
    scenario.depth.width = 16;
    scenario.depth.seeds = 2;
    scenario.depth.arms.clear();
    for (const DepthArm& arm : allArms())
        if (arm.placement == placement && scenario.depth.arms.size() < mostArms) scenario.depth.arms.push_back(arm);
    return scenario;
}

QImage signOf(ArmCards::Mark mark, const Theme& theme) {
    QImage image(24, 24, QImage::Format_RGB32);
    image.fill(theme.page);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    drawStatusSign(painter, {12, 12}, 16, mark, theme);
    return image.convertToFormat(QImage::Format_Grayscale8);
}

// Pixels that are on paper in one and ink in the other.
int difference(const QImage& a, const QImage& b) {
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) count += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 48;
    return count;
}

} // namespace

// Colour is never the only thing that tells: of methods, of the two sides of a scale, of how a run ended.
class TestColourVision : public QObject {
    Q_OBJECT

    static void addThemes() {
        QTest::addColumn<ThemeName>("name");
        for (const ThemeName name : allThemes) QTest::addRow("%s", titles[std::size_t(name)]) << name;
    }
    static constexpr const char* titles[] = {"light", "dark", "projector", "contrast"};

private slots:
    // sRGB red and green are 170.57 apart (Lindbloom's calculator); the others by numpy with the same matrices.
    void simulationIsTheOneItSaysItIs() {
        const QColor red(255, 0, 0), green(0, 255, 0), blue(0x00, 0x72, 0xB2), orange(0xE6, 0x9F, 0x00);
        const auto near = [](double value, double right) {
            return std::abs(value - right) < 2e-3;
        }; // redF() is a float
        QVERIFY(near(distance(red, green, Sight::Usual), 170.565));
        QVERIFY(near(distance(red, green, Sight::Deuteranopia), 27.752));
        QVERIFY(near(distance(red, green, Sight::Protanopia), 65.875));
        QVERIFY(near(distance(red, green, Sight::Grey), 34.494));
        QVERIFY(near(distance(blue, orange, Sight::Deuteranopia), 121.650));
        QVERIFY(near(distance(blue, orange, Sight::Protanopia), 109.521));
    }

    void linesDifferByHueOrForm_data() { addThemes(); }
    // Every two lines there can be: of any method, placement and shade.
    void linesDifferByHueOrForm() {
        QFETCH(ThemeName, name);
        const std::vector<Series> lines = everyLine();
        for (const Sight sight : {Sight::Usual, Sight::Deuteranopia, Sight::Protanopia})
            for (std::size_t a = 0; a < lines.size(); ++a)
                for (std::size_t b = 0; b < a; ++b) {
                    if (differInForm(lines[a], lines[b]) || areOneMethod(lines[a], lines[b])) continue;
                    const double far =
                        distance(seriesHue(lines[a], theme(name)), seriesHue(lines[b], theme(name)), sight);
                    const QString which = QStringLiteral("%1 | %2: %3, sight %4")
                                              .arg(named(lines[a]), named(lines[b]))
                                              .arg(far)
                                              .arg(int(sight));
                    QVERIFY2(far >= apart, qPrintable(which));
                }
    }

    // Without a placement each norm has a marker of its own, so that grey print is enough.
    void normsHaveMarkersOfTheirOwn() {
        for (const Role a : methods)
            for (const Role b : methods) {
                Series one, other;
                one.role = a;
                other.role = b;
                QCOMPARE(differInForm(one, other), a != b);
            }
    }

    void greyPrintNamesLinesOfOneForm_data() {
        QTest::addColumn<Placement>("placement");
        QTest::newRow("Pre") << Placement::Pre;
        QTest::newRow("Post") << Placement::Post;
        QTest::newRow("Sandwich") << Placement::Sandwich;
        QTest::newRow("Output") << Placement::Output;
    }
    // Norms in one place share dash and marker; then each line has its name at its end.
    void greyPrintNamesLinesOfOneForm() {
        QFETCH(Placement, placement);
        const Figure figure = depthFigure(runDepth(oneOfEachNorm(placement), false), {});
        std::vector<std::string> names;
        for (const Series& line : std::get<Plot>(figure.panels.front()).series)
            if (line.style == SeriesStyle::Line && !line.theory && !line.endLabel.empty())
                names.push_back(plain(line.endLabel));
        QVERIFY(names.size() > 1);
        QCOMPARE(names.size(), oneOfEachNorm(placement).depth.arms.size());
        std::ranges::sort(names);
        QVERIFY(std::ranges::adjacent_find(names) == names.end());
    }

    void divergingScaleHasALabelledMiddle_data() { addThemes(); }
    // Its ends are told apart by every eye but in grey print, where both are as dark: there only the labels tell.
    void divergingScaleHasALabelledMiddle() {
        QFETCH(ThemeName, name);
        const Theme& colours = theme(name);
        for (const Sight sight : {Sight::Usual, Sight::Deuteranopia, Sight::Protanopia}) {
            QVERIFY(distance(colours.diverge(-1, 1), colours.diverge(1, 1), sight) >= apart);
            for (const double end : {-1.0, 1.0})
                QVERIFY(distance(colours.diverge(end, 1), colours.diverge(0, 1), sight) >= apart);
        }
        for (const double limit : {0.3, 1.0, 2.7, 40.0}) {
            const std::vector<double> ticks = roundTicks(-limit, limit, 6);
            QVERIFY(ticks.size() >= 3 && ticks.front() < 0 && ticks.back() > 0);
            const double step = ticks[1] - ticks[0];
            const auto middle = std::ranges::min_element(ticks, {}, [](double tick) { return std::abs(tick); });
            QCOMPARE(tickLabel(*middle, step), QStringLiteral("0"));
            QVERIFY(std::abs(*middle) < 1e-9);
        }
    }

    void magnitudesGrowLighter_data() { addThemes(); }
    // So their map is read in grey, too.
    void magnitudesGrowLighter() {
        QFETCH(ThemeName, name);
        for (const Sight sight : {Sight::Usual, Sight::Deuteranopia, Sight::Protanopia, Sight::Grey}) {
            double before = -1;
            for (int k = 1; k <= 32; ++k) {
                const double lightness = labOf(seen(theme(name).sequence(k / 32.0, 1), sight))[0];
                QVERIFY2(lightness > before, qPrintable(QStringLiteral("%1 of 32, sight %2").arg(k).arg(int(sight))));
                before = lightness;
            }
        }
    }

    void statesHaveSigns_data() { addThemes(); }
    // In grey: they differ by shape, in a dozen pixels at the least.
    void statesHaveSigns() {
        QFETCH(ThemeName, name);
        using enum ArmCards::Mark;
        constexpr ArmCards::Mark marks[] = {Success, Failure, Running, Waiting};
        for (const ArmCards::Mark a : marks)
            for (const ArmCards::Mark b : marks) {
                const int differing = difference(signOf(a, theme(name)), signOf(b, theme(name)));
                QVERIFY2(a == b ? differing == 0 : differing >= 12, qPrintable(QString::number(differing)));
            }
    }
};

NORMSCOPE_GUI_TEST(TestColourVision)
#include "test_colour_vision.moc"
