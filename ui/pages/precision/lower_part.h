// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/precision/figure_page.h"

// What stands below the maps of the grid: how wide its parts are, and which heights they cannot do without.
namespace normscope::ui {

constexpr int lowerGap = 8; // px, between the parts

struct LowerPart {
    // Where the verdict stands: over all, over the operations, or over the output and the effective eps.
    enum class Verdict { Across, Left, Right } verdict = Verdict::Across;
    // What there is no room for: the effective eps stands in the other views as well, the verdict names the operation
    // that broke.
    enum class Folded { Nothing, Eps, Operations } folded = Folded::Nothing;
    const FigurePage& page;
    int width;

    int left() const; // of the operations
    int right() const { return folded == Folded::Operations ? width : width - left() - lowerGap; }
    bool beside() const; // there is room for the effective eps beside the output; else it is below
    int epsWidth() const;
    int epsHeight() const;
    int rightHeight() const; // of the output and the effective eps
    int verdictHeight() const;
    int wantedVerdictHeight() const; // with larger words
    int height() const;

private:
    int verdictWidth() const;
    int verdictLines() const;
};

// The verdict goes across the page as long as that leaves the maps high enough, else where it costs least height. On a
// low page, as on a projector, the effective eps goes, and on a still lower one the operations go instead.
LowerPart lowerPart(const FigurePage& page, int width, int roomWithMaps);
int lowestMaps(const LowerPart& lower);

} // namespace normscope::ui
