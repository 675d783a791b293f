// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "plot/wiring_layout.h"
#include "plot/wiring_moves.h"

using namespace normscope;
using namespace normscope::ui;

namespace {

constexpr WiringSlots none{}, pre{.before = true}, output{.branch = true}, post{.after = true};
constexpr WiringSlots sandwich{.before = true, .branch = true};

} // namespace

class TestWiringMoves : public QObject {
    Q_OBJECT

private slots:
    void droppingMovesTheNorm() {
        QVERIFY(afterDrop(pre, Slot::Before, Slot::After) == post);
        QVERIFY(afterDrop(pre, Slot::Before, Slot::Branch) == output);
        QVERIFY(afterDrop(post, Slot::After, Slot::Before) == pre);
        QVERIFY(afterDrop(pre, Slot::Before, Slot::Before) == pre);
        QVERIFY(afterDrop(pre, Slot::Before, {}) == none);
    }

    void droppingOneOfTwoNorms() {
        QVERIFY(afterDrop(sandwich, Slot::Before, {}) == output);
        QVERIFY(afterDrop(sandwich, Slot::Branch, Slot::Before) == pre);
        QVERIFY(afterDrop(sandwich, Slot::Branch, Slot::After) == post); // a norm behind the sum stands alone
    }

    void clickingPutsMovesAddsAndTakesOff() {
        for (const Slot slot : allSlots) QVERIFY(isFilled(afterClick(none, slot), slot));
        QVERIFY(afterClick(pre, Slot::Branch) == sandwich);
        QVERIFY(afterClick(output, Slot::Before) == sandwich);
        QVERIFY(afterClick(pre, Slot::After) == post);
        QVERIFY(afterClick(post, Slot::Branch) == output);
        QVERIFY(afterClick(sandwich, Slot::After) == post);
        QVERIFY(afterClick(sandwich, Slot::Before) == output);
        QVERIFY(afterClick(pre, Slot::Before) == pre);
    }

    void steppingGoesAlongTheBranch() {
        QVERIFY(afterStep(pre, true) == output);
        QVERIFY(afterStep(output, true) == post);
        QVERIFY(afterStep(post, true) == post);
        QVERIFY(afterStep(post, false) == output);
        QVERIFY(afterStep(pre, false) == pre);
        QVERIFY(afterStep(sandwich, true) == output);
        QVERIFY(afterStep(sandwich, false) == pre);
        QVERIFY(afterStep(none, true) == none);
    }

    void everyPartFitsAndNonePutsItselfOnAnother_data() {
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<double>("scale");
        for (const QSizeF size : {QSizeF(230, 260), QSizeF(300, 340), QSizeF(400, 500), QSizeF(230, 200)})
            for (const double scale : {1.0, 1.5})
                QTest::addRow("%.0f x %.0f, %.1f", size.width(), size.height(), scale) << size << scale;
    }
    void everyPartFitsAndNonePutsItselfOnAnother() {
        QFETCH(QSizeF, size);
        QFETCH(double, scale);
        const WiringLayout layout = layOutWiring(size, scale, true);
        const QRectF circle(layout.trunk - layout.radius, layout.plus - layout.radius, 2 * layout.radius,
                            2 * layout.radius);
        const std::vector<QRectF> parts{layout.box(Slot::Before), layout.box(Slot::Branch), layout.box(Slot::After),
                                        layout.block, circle};
        for (std::size_t a = 0; a < parts.size(); ++a) {
            QVERIFY(QRectF(QPointF(), size).contains(parts[a]));
            for (std::size_t b = 0; b < a; ++b) QVERIFY(!parts[a].intersects(parts[b]));
        }
        for (const Slot slot : allSlots) QVERIFY(layout.slotAt(layout.box(slot).center()) == slot);
        QVERIFY(!layout.slotAt({size.width() - 2, layout.fork}));
        QVERIFY(!layout.slotAt(layout.block.center()));
    }
};

NORMSCOPE_GUI_TEST(TestWiringMoves)
#include "test_wiring_moves.moc"
