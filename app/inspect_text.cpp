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

std::vector<std::string> rowOf(const std::string& name, const Summary& s) {
    return {name,
            std::to_string(s.finite),
            std::to_string(s.notANumber),
            std::to_string(s.infinite),
            shown(s.min),
            shown(s.max),
            shown(s.mean),
            shown(s.sd)};
}

std::string statisticsTable(const Inspection& inspection) {
    Rows rows = {{"COLUMN", "FINITE", "NAN", "INF", "MIN", "MAX", "MEAN", "SD"}, rowOf("all", inspection.all)};
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

} // namespace

std::string inspectionTable(const Inspection& inspection) {
    const Array& array = inspection.array;
    Rows rows = {{"file", inspection.file},
                 {"format", inspection.format},
                 {"shape", shapeText(array.shape)},
                 {"type", numberTypeName(array.stored)}};
    if (inspection.fortranOrder) rows.push_back({"order", *inspection.fortranOrder ? "Fortran" : "C"});
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
    object["notes"] = ordered_json::array();
    for (const Text& text : array.notes) object["notes"].push_back(plain(text));
    return object.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

} // namespace normscope::cli
