// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/precision_scene.h"
#include "lab/precision_study.h"

#include <cmath>

namespace normscope {

namespace {

std::string withSign(double value, const std::string& written) { return std::string(value > 0 ? 1 : 0, '+') + written; }

Text changeText(const EffectiveEps& eps, double asked) {
    if (eps.stored == asked) return NORMSCOPE_TEXT("none");
    const double change = eps.stored / asked - 1;
    constexpr double visible = 5e-6; // of a percentage with three digits
    if (std::abs(change) < visible) return {"%1", {withSign(change, measured(change))}};
    return {"%1 %", {withSign(change, fixed(100 * change, 3))}};
}

// kept: the format of the sums, which eps is kept in.
Text kindText(const EffectiveEps& eps, NumberFormat kept, double asked) {
    if (asked == 0) return NORMSCOPE_TEXT("0");
    if (eps.stored == 0) return {"%1", {{Text(NORMSCOPE_TEXT("0: there is no ε")), Role::Failure}}};
    std::vector<Text> parts;
    if (eps.subnormal) parts.emplace_back(NORMSCOPE_TEXT("subnormal"));
    if (eps.absorbedAtOne) parts.emplace_back(NORMSCOPE_TEXT("1 + ε = 1"));
    if (parts.empty()) parts.emplace_back(NORMSCOPE_TEXT("normal"));
    if (kept != eps.format) parts.push_back({NORMSCOPE_TEXT("kept in %1"), {formatName(kept)}});
    return sequence(parts, ", ");
}

} // namespace

TextTable effectiveEpsPanel(const PrecisionScene& scene) {
    const double asked = scene.result.scenario.norm.eps;
    TextTable table;
    table.name = "effective-eps";
    table.title = {NORMSCOPE_TEXT("What ε = %1 becomes"), {epsPlain(asked)}};
    table.corner = NORMSCOPE_TEXT("format");
    table.columns = {NORMSCOPE_TEXT("stored"), NORMSCOPE_TEXT("change"), NORMSCOPE_TEXT("what it is")};
    std::vector<Text> told;
    for (const EffectiveEps& eps : scene.result.effective) {
        const Text stored("%1", {significant(eps.stored, 5)});
        const NumberFormat kept = emulationOf(scene.settings(), eps.format).sumFormat();
        table.rows.push_back({{"%1", {formatName(eps.format)}},
                              {stored, changeText(eps, asked), kindText(eps, kept, asked)},
                              eps.format == scene.settings().format});
        if (kept == eps.format)
            told.push_back({NORMSCOPE_TEXT("in %1 %2"), {formatName(eps.format), stored}});
        else
            told.push_back(
                {NORMSCOPE_TEXT("in %1 with sums in %2 %3"), {formatName(eps.format), formatName(kept), stored}});
    }
    table.description = {"%1: %2", {table.title, sequence(told, ", ")}};
    return table;
}

} // namespace normscope
