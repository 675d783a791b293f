// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "axes_support.h"

#include <limits>

using namespace axestest;

class TestBlend : public QObject {
    Q_OBJECT

    const Figure m_a = figureAt(run(Scenario()));
    const Figure m_b = figureAt(run(stretched()));

    static Scenario stretched() {
        Scenario scenario;
        scenario.norm.gamma = 1.1;
        return scenario;
    }
    static const MatrixPlot& layer(const Figure& figure) { return panel<MatrixPlot>(figure, "layer"); }

private slots:
    void ends();
    void halfWay();
    void wordsAreThoseOfTheTarget();
    void otherShapesGiveTheTarget();
    void nonFiniteCellsJump();
};

void TestBlend::ends() {
    QCOMPARE(numbers(layer(blend(m_a, m_b, 0)).values), numbers(layer(m_a).values));
    QCOMPARE(layer(blend(m_a, m_b, 0)).limit, layer(m_a).limit);
    QCOMPARE(numbers(layer(blend(m_a, m_b, 1)).values), numbers(layer(m_b).values));
    QCOMPARE(numbers(layer(blend(m_a, m_b, 7)).values), numbers(layer(m_b).values));
    QCOMPARE(numbers(layer(blend(m_a, m_b, -1)).values), numbers(layer(m_a).values));
}

void TestBlend::halfWay() {
    const Figure half = blend(m_a, m_b, 0.5);
    const double expected = layer(m_a).values(3, 3) + 0.5 * (layer(m_b).values(3, 3) - layer(m_a).values(3, 3));
    QCOMPARE(layer(half).values(3, 3), expected);
    const auto sd = [](const Figure& figure) { return layer(figure).rowMargin.sd[0]; };
    QCOMPARE(sd(half), sd(m_a) + 0.5 * (sd(m_b) - sd(m_a)));
    const auto bar = [](const Figure& figure) { return panel<Plot>(figure, "histogram-layer").series[0].y[10]; };
    QCOMPARE(bar(half), bar(m_a) + 0.5 * (bar(m_b) - bar(m_a)));
}

void TestBlend::wordsAreThoseOfTheTarget() {
    QVERIFY(plain(m_a.sentence) != plain(m_b.sentence));
    QCOMPARE(plain(blend(m_a, m_b, 0.1).sentence), plain(m_b.sentence));
}

void TestBlend::otherShapesGiveTheTarget() {
    Scenario fewer;
    fewer.data.samples = 6;
    const Figure other = figureAt(run(fewer));
    QCOMPARE(numbers(layer(blend(m_a, other, 0.5)).values), numbers(layer(other).values));
    Scenario three;
    three.axes.norms = {NormKind::Layer, NormKind::Rms};
    QCOMPARE(panelNames(blend(m_a, figureAt(run(three)), 0.5)), panelNames(figureAt(run(three))));
}

void TestBlend::nonFiniteCellsJump() {
    Figure broken = m_a;
    std::get<MatrixPlot>(broken.panels[1]).values(0, 0) = std::numeric_limits<double>::quiet_NaN();
    QCOMPARE(layer(blend(broken, m_b, 0.5)).values(0, 0), layer(m_b).values(0, 0));
}

QTEST_APPLESS_MAIN(TestBlend)
#include "test_blend.moc"
