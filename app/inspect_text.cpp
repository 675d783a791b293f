// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "columns.h"
#include "inspect.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace normscope::cli {

namespace {

using nlohmann::ordered_json;
using Rows = std::vector<std::vector<std::string>>;

constexpr std::size_t mostColumns = 32; // more say little on a screen; --json has them all

std::string shown(double value) { return std::isnan(value) ? "-" : roundTrip(float(value)); }

std::string name(const Array& array, std::size_t column) {
    return column < array.columns.size() ? array.columns[column] : std::to_string(column + 1);
}

std::vector<std::string> cellsOf(const Summary& s) {
    return {std::to_string(s.finite),
            std::to_string(s.notANumber),
            std::to_string(s.infinite),
            shown(s.min),
            shown(s.max),
            shown(s.mean),
            shown(s.sd)};
}

std::vector<std::string> joined(std::vector<std::string> front, const std::vector<std::string>& back) {
    front.insert(front.end(), back.begin(), back.end());
    return front;
}

std::vector<std::string> titlesAfter(const std::vector<std::string>& front) {
    return joined(front, {"FINITE", "NAN", "INF", "MIN", "MAX", "MEAN", "SD"});
}

std::vector<std::string> rowOf(const std::string& name, const Summary& s) { return joined({name}, cellsOf(s)); }

std::string statisticsTable(const Inspection& inspection) {
    Rows rows = {titlesAfter({"COLUMN"}), rowOf("all", inspection.all)};
    const std::size_t listed = std::min(mostColumns, inspection.columns.size());
    for (std::size_t j = 0; j < listed; ++j) rows.push_back(rowOf(name(inspection.array, j), inspection.columns[j]));
    std::string text = columns(rows);
    if (listed < inspection.columns.size())
        text += "... and " + std::to_string(inspection.columns.size() - listed) + " more columns\n";
    return text;
}

// JSON has no NaN: null.
ordered_json number(double value) { return std::isnan(value) ? ordered_json() : ordered_json(value); }

void add(ordered_json& object, const Summary& summary) {
    object["finite"] = summary.finite;
    object["nan"] = summary.notANumber;
    object["inf"] = summary.infinite;
    object["min"] = number(summary.min);
    object["max"] = number(summary.max);
    object["mean"] = number(summary.mean);
    object["sd"] = number(summary.sd);
}

std::string order(const Inspection& inspection) { return *inspection.fortranOrder ? "Fortran" : "C"; }

ordered_json notesOf(const Array& array) {
    auto notes = ordered_json::array();
    for (const Text& text : array.notes) notes.push_back(plain(text));
    return notes;
}

std::string written(const ordered_json& object) {
    return object.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

} // namespace

std::string inspectionTable(const Inspection& inspection) {
    const Array& array = inspection.array;
    Rows rows = {{"file", inspection.file},
                 {"format", inspection.format},
                 {"shape", shapeText(array.shape)},
                 {"type", numberTypeName(array.stored)}};
    if (inspection.fortranOrder) rows.push_back({"order", order(inspection)});
    rows.push_back({"values", std::to_string(array.size())});
    if (inspection.format == "csv") rows.push_back({"missing", std::to_string(array.missing)});
    for (const Text& text : array.notes) rows.push_back({"note", plain(text)});
    return columns(rows) + "\n" + statisticsTable(inspection);
}

std::string inspectionJson(const Inspection& inspection) {
    const Array& array = inspection.array;
    ordered_json object = {{"file", inspection.file},
                           {"format", inspection.format},
                           {"shape", array.shape},
                           {"dtype", numberTypeName(array.stored)}};
    if (inspection.fortranOrder) object["fortran_order"] = *inspection.fortranOrder;
    object["size"] = array.size();
    object["missing"] = array.missing;
    add(object, inspection.all);
    object["columns"] = ordered_json::array();
    for (std::size_t j = 0; j < inspection.columns.size(); ++j) {
        ordered_json column = {{"name", name(array, j)}};
        add(column, inspection.columns[j]);
        object["columns"].push_back(std::move(column));
    }
    object["notes"] = notesOf(array);
    return written(object);
}

std::string archiveTable(const ArchiveInspection& archive) {
    Rows head = {{"file", archive.file}, {"format", "npz"}, {"arrays", std::to_string(archive.arrays.size())}};
    Rows rows = {titlesAfter({"NAME", "SHAPE", "TYPE", "ORDER"})};
    for (std::size_t k = 0; k < archive.arrays.size(); ++k) {
        const Inspection& each = archive.arrays[k];
        rows.push_back(
            joined({archive.names[k], shapeText(each.array.shape), numberTypeName(each.array.stored), order(each)},
                   cellsOf(each.all)));
        for (const Text& text : each.array.notes) head.push_back({"note", archive.names[k] + ": " + plain(text)});
    }
    for (const Error& error : archive.refused) head.push_back({"not read", plain(error)});
    return columns(head) + "\n" + columns(rows);
}

std::string archiveJson(const ArchiveInspection& archive) {
    ordered_json object = {{"file", archive.file}, {"format", "npz"}, {"arrays", ordered_json::array()}};
    for (std::size_t k = 0; k < archive.arrays.size(); ++k) {
        const Inspection& each = archive.arrays[k];
        ordered_json entry = {{"name", archive.names[k]},
                              {"shape", each.array.shape},
                              {"dtype", numberTypeName(each.array.stored)},
                              {"fortran_order", *each.fortranOrder},
                              {"size", each.array.size()}};
        add(entry, each.all);
        entry["notes"] = notesOf(each.array);
        object["arrays"].push_back(std::move(entry));
    }
    object["not_read"] = ordered_json::array();
    for (const Error& error : archive.refused) object["not_read"].push_back(plain(error));
    return written(object);
}

} // namespace normscope::cli
