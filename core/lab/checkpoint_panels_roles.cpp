// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_words.h"
#include "lab/checkpoint_view.h"

#include <algorithm>

namespace normscope {

namespace {

using Norms = std::vector<const CheckpointNorm*>;

// From the narrowest norm of the role to the widest.
Text widthText(const Norms& norms) {
    std::vector<Index> widths;
    for (const CheckpointNorm* norm : norms)
        widths.push_back(std::max(norm->gammaSummary.count, norm->betaSummary.count));
    const auto [least, largest] = std::ranges::minmax(widths);
    if (least == largest) return {"%1", {count(least)}};
    return {"%1 … %2", {count(least), count(largest)}};
}

Text meansText(const Norms& norms, AffinePart part) {
    if (!isThere(norms, part)) return {"%1", {{"–", Role::Muted}}};
    const AffineSpan span = spanOf(norms, part);
    if (norms.size() == 1) return {"%1", {number(span.meanFirst)}};
    return {"%1 → %2", {number(span.meanFirst), number(span.meanLast)}};
}

TextTable::Row rowOf(const CheckpointView& view, const std::string& role) {
    const Norms norms = view.checkpoint.of(role);
    TextTable::Row row;
    row.head = {"%1", {role}};
    row.cells = {{"%1", {count(std::ssize(norms))}},
                 widthText(norms),
                 meansText(norms, AffinePart::Gamma),
                 meansText(norms, AffinePart::Beta)};
    row.marked = role == view.role();
    return row;
}

} // namespace

TextTable rolesPanel(const CheckpointView& view) {
    const Checkpoint& checkpoint = view.checkpoint;
    TextTable table;
    table.name = "norms";
    table.title = {NORMSCOPE_TEXT("Norms of %1"), {checkpoint.file}};
    table.subtitle = {NORMSCOPE_TEXT("norm layers: %1; tensors in the file: %2"),
                      {count(std::ssize(checkpoint.norms)), count(Index(checkpoint.tensors))}};
    table.corner = NORMSCOPE_TEXT("role");
    table.columns = {NORMSCOPE_TEXT("layers"), NORMSCOPE_TEXT("features"), NORMSCOPE_TEXT("mean γ, first → last"),
                     NORMSCOPE_TEXT("mean β, first → last")};
    for (const std::string& role : checkpoint.roles) {
        if (role == view.role()) table.chosen = CellIndex{std::ssize(table.rows), 0};
        table.rows.push_back(rowOf(view, role));
    }
    table.pressable = true; // a press of a row chooses its role
    table.description = {NORMSCOPE_TEXT("%1. One row a role, a star in place of the layer's number; chosen: %2"),
                         {table.title, view.role()}};
    return table;
}

} // namespace normscope
