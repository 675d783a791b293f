// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formula/formula_view.h"
#include "gui/gui_test.h"

#include <QPainter>
#include <QSignalSpy>

using namespace normscope::ui;

namespace {

constexpr ThemeName themeNames[] = {ThemeName::Light, ThemeName::Dark, ThemeName::Projector};

QImage drawn(FormulaView& view, const Theme& theme) {
    QImage image(view.sizeHint(), QImage::Format_ARGB32);
    image.fill(theme.dock);
    QPainter painter(&image);
    view.paint(painter, {FormulaView::padding, FormulaView::padding});
    return image;
}

template <class Counts>
QRect pixelsThat(const QImage& image, Counts counts) {
    QRect area;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (counts(image.pixelColor(x, y))) area |= QRect(x, y, 1, 1);
    return area;
}

// Where the term really is, found by drawing it red at four pixels a view pixel.
QRectF drawnTerm(const FormulaRef& formula, const QString& term, const QSizeF& size) {
    QByteArray svg = formulaSvg(formula, Qt::black, Qt::white);
    svg.replace(" fill=\"#ffffff\"", "").replace(" stroke=\"#ffffff\"", "");
    svg.replace(" id=\"term-" + term.toLatin1() + '"', " fill=\"#ff0000\"");
    constexpr int zoom = 4;
    QImage image((size * zoom).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    QSvgRenderer(svg).render(&painter, QRectF(QPointF(), size * zoom));
    const QRectF red = pixelsThat(image, [](const QColor& c) { return c.red() > 200 && c.green() < 128; });
    return {red.topLeft() / zoom, red.size() / zoom};
}

bool near(const QRectF& a, const QRectF& b, qreal distance) {
    const QMarginsF margins(distance, distance, distance, distance);
    return a.marginsAdded(margins).contains(b) && b.marginsAdded(margins).contains(a);
}

} // namespace

class TestFormulaView : public QObject {
    Q_OBJECT
private slots:
    void everyFormulaIsDrawn_data();
    void everyFormulaIsDrawn();
    void termBoxesAreWhereTheTermsAre_data() { everyFormulaIsDrawn_data(); }
    void termBoxesAreWhereTheTermsAre();
    void fitsTheDock_data() { everyFormulaIsDrawn_data(); }
    void fitsTheDock();
    void litTermStandsOnTheBandInStatisticsColour();
    void aTermTheFormulaLacksLightsNothing();
    void growsWithTheTheme();
    void pointerFindsTheInnermostTerm();
    void saysItsFormula();
};

void TestFormulaView::everyFormulaIsDrawn_data() {
    QTest::addColumn<QString>("id");
    for (const FormulaInfo& formula : formulas()) QTest::addRow("%s", qPrintable(formula.id)) << formula.id;
}

void TestFormulaView::everyFormulaIsDrawn() {
    QFETCH(QString, id);
    for (const ThemeName name : themeNames) {
        FormulaView view(theme(name));
        view.setFormula({id, 13});
        const QColor dock = theme(name).dock;
        const QRect ink = pixelsThat(drawn(view, theme(name)), [&](const QColor& c) { return c != dock; });
        const QRectF place(QPointF(FormulaView::padding, FormulaView::padding), view.formulaSize());
        QVERIFY(place.toAlignedRect().contains(ink));
        QVERIFY2(ink.width() > 0.9 * place.width() && ink.height() > 0.5 * place.height(), "fills its place");
        QVERIFY(view.baseline() > 0 && view.baseline() < place.height());
    }
}

void TestFormulaView::termBoxesAreWhereTheTermsAre() {
    QFETCH(QString, id);
    FormulaView view(theme(ThemeName::Light));
    view.setFormula({id, 13});
    const QRectF whole = QRectF(QPointF(), view.formulaSize()).adjusted(-0.5, -0.5, 0.5, 0.5);
    for (const QString& term : formulaInfo(id).terms) {
        const QRectF box = view.termBox(term);
        QVERIFY2(whole.contains(box), qPrintable(term));
        // The box is of outlines, the drawing of quarter pixels: half a pixel covers both roundings.
        QVERIFY2(near(box, drawnTerm({id, 13}, term, view.formulaSize()), 0.5), qPrintable(term));
    }
}

void TestFormulaView::fitsTheDock() {
    QFETCH(QString, id);
    FormulaView view(theme(ThemeName::Light));
    view.setFormula({id, 9999});
    QVERIFY2(view.formulaSize().width() <= 224 - 16 - 14, "width of the right dock without its padding");
}

void TestFormulaView::litTermStandsOnTheBandInStatisticsColour() {
    for (const ThemeName name : themeNames) {
        const Theme& colours = theme(name);
        FormulaView view(colours);
        view.setFormula({"layer-affine"});
        const auto isBand = [&](const QColor& c) { return c == colours.statisticBand; };
        QVERIFY(pixelsThat(drawn(view, colours), isBand).isNull());
        view.setLit({"scale"});
        const QImage image = drawn(view, colours);
        const QRectF box = view.termBox("scale").translated(FormulaView::padding, FormulaView::padding);
        QVERIFY(near(pixelsThat(image, isBand), box.adjusted(-3, -3, 3, 3), 1));
        QVERIFY2(
            pixelsThat(image.copy(box.toAlignedRect()), [&](const QColor& c) { return c == colours.ink; }).isNull(),
            "gamma, ink otherwise, takes the colour of the statistics while it is lit");
    }
}

void TestFormulaView::aTermTheFormulaLacksLightsNothing() {
    FormulaView view(theme(ThemeName::Light));
    view.setFormula({"rms-plain"});
    const QImage before = drawn(view, theme(ThemeName::Light));
    view.setLit({"mean", "shift"});
    QCOMPARE(drawn(view, theme(ThemeName::Light)), before);
}

void TestFormulaView::growsWithTheTheme() {
    FormulaView view(theme(ThemeName::Light));
    view.setFormula({"batch-mean", 12});
    const qreal width = view.formulaSize().width();
    view.setTheme(theme(ThemeName::Projector));
    QCOMPARE(view.formulaSize().width(), 1.5 * width);
}

void TestFormulaView::pointerFindsTheInnermostTerm() {
    FormulaView view(theme(ThemeName::Light));
    view.setFormula({"layer-affine"});
    view.resize(view.sizeHint());
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QSignalSpy hovered(&view, &FormulaView::termHovered);
    const auto moveTo = [&](const QPointF& point) {
        QTest::mouseMove(&view, (point + QPointF(FormulaView::padding, FormulaView::padding)).toPoint());
        return hovered.isEmpty() ? QString("no signal") : hovered.takeLast()[0].toString();
    };
    QCOMPARE(moveTo(view.termBox("input").center()), "input");
    QCOMPARE(
        moveTo({(view.termBox("input").right() + view.termBox("mean").left()) / 2, view.termBox("input").center().y()}),
        "centre"); // on the minus sign
    QCOMPARE(moveTo(view.termBox("variance").center()), "variance");
    QCOMPARE(moveTo(view.termBox("scale").center()), "scale");
    QCOMPARE(moveTo({1, view.baseline()}), "");
}

void TestFormulaView::saysItsFormula() {
    FormulaView view(theme(ThemeName::Light));
    view.setFormula({"none"});
    QCOMPARE(view.accessibleName(), "y i j equals x i j");
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, view.setFormula({"no such formula"}));
    QCOMPARE(view.formula().id, "none");
}

NORMSCOPE_GUI_TEST(TestFormulaView)
#include "test_formula_view.moc"
