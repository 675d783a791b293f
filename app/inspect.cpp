// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspect.h"

#include "io/file.h"
#include "io/npy.h"
#include "io/npy_header.h"
#include "io/npz.h"

#include <cmath>
#include <limits>

namespace normscope::cli {

namespace {

double valueAt(const Array& array, Index i) {
    return std::visit([i](const auto& values) { return double(values[std::size_t(i)]); }, array.values);
}

void count(Summary& summary, double value) {
    if (std::isnan(value))
        ++summary.notANumber;
    else if (std::isinf(value))
        ++summary.infinite;
    else
        ++summary.finite;
}

// Every step-th value from first on.
Summary summarise(const Array& array, Index first, Index step) {
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    Summary summary{0, 0, 0, none, none, none, none};
    long double sum = 0, squares = 0;
    for (Index i = first; i < array.size(); i += step) {
        const double value = valueAt(array, i);
        count(summary, value);
        if (!std::isfinite(value)) continue;
        sum += value;
        if (!(summary.min <= value)) summary.min = value;
        if (!(summary.max >= value)) summary.max = value;
    }
    if (summary.finite == 0) return summary;
    const long double mean = sum / summary.finite;
    for (Index i = first; i < array.size(); i += step) {
        const long double difference = valueAt(array, i) - mean;
        if (std::isfinite(valueAt(array, i))) squares += difference * difference;
    }
    summary.mean = double(mean);
    summary.sd = double(std::sqrt(squares / summary.finite));
    return summary;
}

void summariseColumns(Inspection& inspection) {
    const auto& shape = inspection.array.shape;
    if (shape.empty() || inspection.array.size() == 0) return;
    for (Index j = 0; j < shape.back(); ++j) inspection.columns.push_back(summarise(inspection.array, j, shape.back()));
}

Expected<Inspection> readNpyFile(const std::string& path) {
    const auto bytes = readFile(path);
    if (!bytes) return unexpected(bytes.error());
    const auto header = parseNpyHeader(*bytes, path);
    if (!header) return unexpected(header.error());
    auto array = parseNpy(*bytes, path);
    if (!array) return unexpected(array.error());
    return Inspection{path, "npy", std::move(*array), header->fortranOrder, {}, {}};
}

Expected<Inspection> readMember(const std::string& path) {
    auto member = readNpzMember(path);
    if (!member) return unexpected(member.error());
    return Inspection{path, "npz", std::move(member->array), member->fortranOrder, {}, {}};
}

Expected<Inspection> readCsvFile(const std::string& path, const CsvOptions& options) {
    auto table = readCsv(path, options);
    if (!table) return unexpected(table.error());
    return Inspection{path, "csv", std::move(table->array), {}, {}, {}};
}

Expected<Inspection> readAny(FileKind kind, const std::string& path, const CsvOptions& options) {
    switch (kind) {
    case FileKind::Npy:
        return readNpyFile(path);
    case FileKind::Npz:
        return readMember(path);
    case FileKind::Csv:
        break;
    }
    return readCsvFile(path, options);
}

} // namespace

Expected<Inspection> inspect(const std::string& path, const CsvOptions& options) {
    const auto kind = fileKind(path);
    if (!kind) return unexpected(kind.error());
    auto inspection = readAny(*kind, path, options);
    if (!inspection) return inspection;
    inspection->all = summarise(inspection->array, 0, 1);
    summariseColumns(*inspection);
    return inspection;
}

bool isArchive(const std::string& path) {
    const auto kind = fileKind(path);
    return kind && *kind == FileKind::Npz && npzPlace(path).member.empty();
}

Expected<ArchiveInspection> inspectArchive(const std::string& path) {
    auto members = readEachOfNpz(path);
    if (!members) return unexpected(members.error());
    ArchiveInspection archive{path, {}, {}, {}};
    for (Expected<NpzMember>& member : *members) {
        if (!member) {
            archive.refused.push_back(member.error());
            continue;
        }
        const Summary all = summarise(member->array, 0, 1);
        archive.names.push_back(member->name);
        archive.arrays.push_back(
            {path + ":" + member->name, "npz", std::move(member->array), member->fortranOrder, all, {}});
    }
    if (archive.arrays.empty()) return unexpected(archive.refused.front());
    return archive;
}

} // namespace normscope::cli
