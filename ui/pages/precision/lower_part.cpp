// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/precision/lower_part.h"

#include "plot/reading_layout.h"

#include <algorithm>

namespace normscope::ui {

namespace {

constexpr int leastMaps = 160, foldedMaps = 144, comfortableMaps = 210; // px, heights
constexpr int leastOperations = 528, leastBeside = 520;                 // px, widths
constexpr int epsBeside = 335, epsFolded = 440;                         // px, widths
constexpr int leastPlot = 150, lowPlot = 130;                           // px, heights; the low one where ε goes
constexpr int longestCard = 200, cardStep = 8;                          // px, heights
constexpr int cardAround = 56;                                          // px, around the words of the verdict
constexpr int anyWidth = 10'000;                                        // px, so that no text wraps
constexpr double mostOperations = 0.64;                                 // of the width

int pitch(const FigurePage& page, TextSize size) { return int(linePitch(page.theme, size)); }

} // namespace

int LowerPart::left() const {
    return std::max(width / 2, std::min(page.px(leastOperations), int(mostOperations * width)));
}

bool LowerPart::beside() const { return folded == Folded::Operations || right() >= page.px(leastBeside); }

int LowerPart::epsWidth() const {
    if (!beside()) return right();
    if (folded == Folded::Operations) return std::min(page.px(epsFolded), width / 2);
    return std::max(page.px(epsBeside), right() / 2);
}

// In a narrow column some texts wrap.
int LowerPart::epsHeight() const {
    const int wraps = folded == Folded::Operations ? 0 : beside() ? 2 : 4;
    return std::max(page.tableHeight("effective-eps", anyWidth) + wraps * pitch(page, TextSize::Small),
                    page.tableHeight("effective-eps", epsWidth()));
}

int LowerPart::rightHeight() const {
    if (folded == Folded::Eps) return page.px(lowPlot);
    const int plot = page.px(leastPlot), eps = epsHeight();
    return beside() ? std::max(eps, plot) : eps + lowerGap + plot;
}

int LowerPart::verdictWidth() const {
    return verdict == Verdict::Across ? width : verdict == Verdict::Left ? left() : right();
}

int LowerPart::verdictLines() const {
    switch (verdict) {
    case Verdict::Across:
        return 2;
    case Verdict::Left:
        return 3;
    case Verdict::Right:
        break;
    }
    return beside() ? 3 : 4;
}

int LowerPart::wantedVerdictHeight() const {
    return page.px(cardAround) + verdictLines() * pitch(page, TextSize::Body);
}

// That of the usual texts; a longer one gets what it needs.
int LowerPart::verdictHeight() const {
    const auto& reading = std::get<Reading>(page.figure.panels[page.indexOf("verdict")]);
    const double across = verdictWidth();
    int height = page.px(cardAround) + verdictLines() * pitch(page, TextSize::Small);
    while (height < page.px(longestCard) && layOutReading(reading, page.theme, {0, 0, across, double(height)}).cut)
        height += cardStep;
    return height;
}

int LowerPart::height() const {
    const int card = verdictHeight() + lowerGap;
    const int operations = folded == Folded::Operations ? 0 : page.tableHeight("operations", left());
    switch (verdict) {
    case Verdict::Across:
        return card + std::max(operations, rightHeight());
    case Verdict::Left:
        return std::max(card + operations, rightHeight());
    case Verdict::Right:
        break;
    }
    return std::max(operations, card + rightHeight());
}

int lowestMaps(const LowerPart& lower) {
    return lower.page.px(lower.folded == LowerPart::Folded::Nothing ? leastMaps : foldedMaps);
}

LowerPart lowerPart(const FigurePage& page, int width, int roomWithMaps) {
    using enum LowerPart::Verdict;
    using enum LowerPart::Folded;
    const LowerPart across{Across, Nothing, page, width};
    if (page.px(comfortableMaps) + lowerGap + across.height() <= roomWithMaps) return across;
    const LowerPart left{Left, Nothing, page, width}, right{Right, Nothing, page, width};
    for (const LowerPart& part : {right.height() < left.height() ? right : left, {Right, Eps, page, width}})
        if (lowestMaps(part) + lowerGap + part.height() <= roomWithMaps) return part;
    return {Across, Operations, page, width};
}

} // namespace normscope::ui
