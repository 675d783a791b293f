// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/plot/pixels.h"
#include "gui/plot/sample_panels.h"
#include "plot/arm_cards_view.h"
#include "plot/export.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace normscope;
using namespace normscope::ui;

class TestArmCards : public QObject {
    Q_OBJECT

    const Theme& m_light = theme(ThemeName::Light);

    void layOut(ArmCardsView& view, int width = 1040) const { view.resize(width, armCardsHeight(m_light)); }

    ArmCardsLayout layoutOf(std::size_t count, int width) const {
        return layOutArmCards(sampleArmCards(count), m_light, {0, 0, width, armCardsHeight(m_light)});
    }

private slots:
    void cardsStandSideBySideInEqualWidths() {
        for (const std::size_t count : {1U, 3U, 6U}) {
            ArmCardsView view(sampleArmCards(count), m_light);
            layOut(view);
            QCOMPARE(view.cardRect(0).left(), 0);
            QCOMPARE(view.cardRect(count - 1).right(), 1039);
            for (std::size_t k = 1; k < count; ++k) {
                QVERIFY(std::abs(view.cardRect(k).width() - view.cardRect(0).width()) <= 1);
                QVERIFY(view.cardRect(k).left() >= view.cardRect(k - 1).right() + 8);
            }
        }
    }

    void pointerTellsTheCard() {
        ArmCardsView view(sampleArmCards(), m_light);
        layOut(view);
        QSignalSpy hovered(&view, &PanelView::hovered), clicked(&view, &PanelView::clicked);
        for (std::size_t k = 0; k < 3; ++k) {
            sendMouse(view, QEvent::MouseMove, view.cardRect(k).center());
            QCOMPARE(hovered.last().first().value<std::optional<double>>().value(), double(k));
            click(view, view.cardRect(k).topLeft() + QPoint(2, 2));
            QCOMPARE(clicked.last().first().toDouble(), double(k));
        }
        click(view, {view.cardRect(0).right() + 5, 40});
        QCOMPARE(clicked.size(), 3);
    }

    void chosenCardHasAStrongerFrame() {
        for (const ThemeName name : {ThemeName::Light, ThemeName::Dark, ThemeName::Projector}) {
            ArmCards cards = sampleArmCards();
            cards.chosen = 1;
            ArmCardsView view(cards, theme(name));
            view.resize(1040, armCardsHeight(theme(name)));
            const QImage image = pictureOf(view);
            const auto frameOf = [&](std::size_t k) { return QRect(view.cardRect(k).left() + 20, 0, 100, 2); };
            QVERIFY(countNear(image, frameOf(1), theme(name).ink, 4) >= 200);
            QCOMPARE(countNear(image, frameOf(0), theme(name).ink, 4), 0);
            QVERIFY(countNear(image, frameOf(0), theme(name).rule, 4) >= 100);
        }
    }

    void barAndLetterHaveTheHueOfTheLine() {
        ArmCardsView view(sampleArmCards(), m_light);
        layOut(view);
        const QImage image = pictureOf(view);
        const QColor hues[] = {m_light.layer.second, m_light.layer.line};
        for (std::size_t k = 0; k < 2; ++k) {
            const QRect card = view.cardRect(k);
            QCOMPARE(image.pixelColor(card.left() + 1, 60), hues[k]);
            QVERIFY(countNear(image, {card.left() + 14, 8, 26, 26}, hues[k]) > 100);
            QVERIFY(countNear(image, {card.right() - 70, 10, 68, 24}, hues[k]) > 60); // the sample
        }
    }

    void failureIsRedAndCrossed() {
        for (const ThemeName name : {ThemeName::Light, ThemeName::Dark, ThemeName::Projector}) {
            ArmCardsView view(sampleArmCards(), theme(name));
            view.resize(1040, armCardsHeight(theme(name)));
            const QImage image = pictureOf(view);
            const double scale = textScale(theme(name));
            const QRect card = view.cardRect(1);
            const QRectF sign(card.left() + 17 * scale, 50 * scale, 14 * scale, 34 * scale);
            QVERIFY(countNear(image, view.cardRect(0), theme(name).failure, 40) > 60);
            QCOMPARE(countNear(image, card, theme(name).failure, 10), 0);
            QVERIFY(countNear(image, sign.toRect(), theme(name).success, 60) > 8);
        }
    }

    void threeCardsShowEverything() {
        const ArmCardsLayout layout = layoutOf(3, 1040);
        QVERIFY(layout.sample && layout.signs && !layout.stacked);
        QVERIFY(layout.title == TextSize::Body);
    }

    void sixCardsGiveTheRunsALineOfTheirOwn() {
        const ArmCardsLayout layout = layoutOf(6, 1040);
        QVERIFY(!layout.sample);
        QVERIFY(layout.signs && layout.stacked);
        const ArmCards::Card card = sampleArmCards().cards[1];
        const double room = layout.right(0) - layout.left(0);
        QVERIFY(19 + textWidth(card.status, m_light, statusStyle(card, true)) <= room); // not cut
    }

    void narrowCardsLoseTheSignsOfTheRuns() {
        const ArmCardsLayout layout = layoutOf(6, 400);
        QVERIFY(!layout.sample && !layout.signs);
        ArmCardsView view(sampleArmCards(6), m_light);
        layOut(view, 400);
        const QImage image = pictureOf(view);
        for (std::size_t k = 1; k < 6; ++k) // the letter never goes
            QVERIFY(countNear(image, view.cardRect(k).adjusted(6, 4, 0, -50), m_light.layer.line) > 100);
    }

    void everySizeCanBeDrawn() {
        for (const ArmCards& cards : {sampleArmCards(6), ArmCards()})
            for (const ThemeName name : {ThemeName::Light, ThemeName::Dark, ThemeName::Projector})
                for (const QSize size : {QSize(700, 140), QSize(60, 40), QSize(1, 1)}) {
                    ArmCardsView view(cards, theme(name));
                    view.resize(size);
                    QCOMPARE(pictureOf(view).size(), size);
                }
    }

    void fileHoldsEveryWord() {
        QTemporaryDir folder;
        ArmCardsView view(sampleArmCards(), m_light);
        Picture picture;
        picture.size = {1040, armCardsHeight(m_light)};
        picture.theme = &m_light;
        picture.panels = {{&view, QRect(QPoint(), picture.size)}};
        QVERIFY(exportPicture(picture, folder.filePath("cards.svg"), {}));
        QFile svg(folder.filePath("cards.svg"));
        QVERIFY(svg.open(QIODevice::ReadOnly));
        const QString file = QString::fromUtf8(svg.readAll());
        for (const char* word :
             {"Post-LN, no warm-up", "after sum", "stuck at chance", "learning, loss 0.50", "3 of 5"})
            QVERIFY2(file.contains(word), word);
    }
};

NORMSCOPE_GUI_TEST(TestArmCards)
#include "test_arm_cards.moc"
