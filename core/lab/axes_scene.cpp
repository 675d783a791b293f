// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_scene.h"

namespace normscope {

namespace {

bool inside(const CellIndex& cell, const MatrixD& x) {
    return cell.row >= 0 && cell.row < x.rows() && cell.column >= 0 && cell.column < x.cols();
}

// Without a cell that somebody looks at, the animation works the first one; at rest the last choice stays readable.
void chooseCell(AxesScene& scene, const AxesLook& look) {
    const bool hovered = look.hovered && inside(*look.hovered, scene.x());
    const bool locked = look.locked && !hovered;
    scene.worked = hovered ? *look.hovered : chosenCell(scene.display, scene.x());
    if (!hovered && !locked && scene.moment.moving) scene.worked = {};
    if (!scene.empty() && (hovered || locked)) scene.framed = scene.worked;
    scene.locked = scene.framed && look.locked && scene.worked == chosenCell(scene.display, scene.x());
}

Term stageTerm(const Moment& moment) { return moment.moving ? Term(int(moment.stage) + int(Term::Input)) : Term::None; }

void hideUnknown(Margin& margin, const Moment& moment, Index firstGroup) {
    margin.shown.assign(margin.mean.size(), statisticKnown(moment, false));
    const auto first = std::size_t(firstGroup);
    if (first < margin.shown.size()) margin.shown[first] = statisticKnown(moment, true);
}

Margins displayedMargins(const AxesScene& scene, const AxesRun& run, const MatrixD& values, Index firstGroup) {
    const bool untouched = scene.moment.stage <= AxesStage::Mean;
    const RowMask& mask = run.groups.real;
    Margins result = scene.finished()            ? run.statistics.margins
                     : untouched && mask.empty() ? scene.result.inputStatistics.margins
                                                 : margins(values, mask);
    const GroupShape shape = run.groups.shape;
    if (untouched && shape == GroupShape::Row) hideUnknown(result.rows, scene.moment, firstGroup);
    if (untouched && shape == GroupShape::Column) hideUnknown(result.columns, scene.moment, firstGroup);
    return result;
}

} // namespace

AxesScene makeScene(const AxesResult& result, const AxesLook& look) {
    AxesScene scene{
        result,    look.display.value_or(result.scenario.axes), momentAt(look.frame), {}, {}, false, Term::None, {}, {},
        look.guess};
    chooseCell(scene, look);
    scene.lit = look.term.value_or(stageTerm(scene.moment));
    for (const AxesRun& run : result.runs) {
        const Index firstGroup = run.groups.at(scene.worked);
        scene.values.push_back(scene.finished() ? run.y
                                                : displayedValues(run, result.sample.x, scene.moment, firstGroup));
        scene.margins.push_back(displayedMargins(scene, run, scene.values.back(), firstGroup));
    }
    return scene;
}

MatrixD shownUpstream(const AxesScene& scene, const AxesRun& run) {
    if (scene.result.scenario.axes.upstream != Upstream::OneCell) return run.upstream;
    MatrixD dy = MatrixD::Zero(scene.x().rows(), scene.x().cols());
    dy(scene.worked.row, scene.worked.column) = 1;
    return dy;
}

} // namespace normscope
