// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/source.h"
#include "io/csv.h"
#include "io/file.h"
#include "io/npy.h"
#include "io/npz.h"

#include <filesystem>
#include <stdexcept>

namespace normscope {

namespace {

bool isNpy(const std::string& path, std::span<const std::byte> bytes) {
    constexpr std::string_view magic = "\x93NUMPY";
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    return text.starts_with(magic) || std::filesystem::path(path).extension() == ".npy";
}

bool isNpz(const std::string& path) {
    return std::filesystem::path(npzPlace(path).file).extension() == ".npz"; // with or without a member behind it
}

bool isZip(std::span<const std::byte> bytes) {
    constexpr std::string_view magic = "PK\x03\x04";
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    return text.starts_with(magic);
}

Expected<Array> readMember(const std::string& path) {
    auto member = readNpzMember(path);
    if (!member) return tl::make_unexpected(member.error());
    return std::move(member->array);
}

// As a person calls it: "x.npy", "x.npz:a".
std::string shortName(const std::string& path) {
    const NpzPlace place = npzPlace(path);
    std::string name = std::filesystem::path(place.file).filename().string();
    return place.member.empty() ? name : name.append(":").append(place.member);
}

Expected<Array> readArray(const std::string& path, const DataSettings& settings) {
    if (isNpz(path)) return readMember(path);
    const auto bytes = readFile(path);
    if (!bytes) return tl::make_unexpected(bytes.error());
    if (isZip(*bytes)) return readMember(path);
    if (isNpy(path, *bytes)) return parseNpy(*bytes, path);
    const std::string_view text(reinterpret_cast<const char*>(bytes->data()), bytes->size());
    auto table = parseCsv(text, {settings.separator, settings.decimal, settings.header}, path);
    if (!table) return tl::make_unexpected(table.error());
    return std::move(table->array);
}

MatrixD asMatrix(const Array& array, Index columns) {
    return std::visit(
        [&](const auto& values) -> MatrixD {
            using Scalar = typename std::decay_t<decltype(values)>::value_type;
            return Eigen::Map<const Matrix<Scalar>>(values.data(), array.size() / columns, columns)
                .template cast<double>();
        },
        array.values);
}

std::vector<std::string> columnNames(const Array& array, Index columns) {
    std::vector<std::string> names = array.columns;
    names.resize(std::size_t(columns));
    for (std::size_t j = 0; j < names.size(); ++j)
        if (names[j].empty()) names[j] = "feature " + std::to_string(j + 1);
    return names;
}

} // namespace

Expected<Table> readTable(const std::string& path, const DataSettings& settings) {
    Expected<Array> array = readArray(path, settings);
    if (!array) return tl::make_unexpected(array.error());
    if (array->size() == 0)
        return tl::make_unexpected(Error{path, "shape", NORMSCOPE_TEXT("the array holds no numbers")});
    const Index columns = array->shape.empty() ? 1 : array->shape.back();
    Table table;
    table.name = shortName(path);
    table.values = asMatrix(*array, columns);
    table.columns = columnNames(*array, columns);
    table.missing = array->missing;
    table.notes = std::move(array->notes);
    return table;
}

Expected<Table> loadTable(const DataSettings& settings, std::uint64_t seed) {
    switch (settings.source) {
    case DataSource::Wine:
        return wine();
    case DataSource::Digits:
        return digits();
    case DataSource::Gaussian:
    case DataSource::Outlier:
        return synthetic(settings.source, settings.samples * settings.tokens, settings.features, seed);
    case DataSource::File:
        if (settings.file.empty())
            return tl::make_unexpected(Error{"", "data.file", NORMSCOPE_TEXT("no file is chosen")});
        return readTable(settings.file, settings);
    }
    throw std::invalid_argument("loadTable: not a DataSource");
}

} // namespace normscope
