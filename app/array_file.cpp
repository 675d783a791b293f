// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "array_file.h"

#include "io/npy.h"
#include "io/npz.h"
#include "typed_option.h"

#include <algorithm>
#include <filesystem>

namespace normscope::cli {

namespace {

std::string extension(const std::string& path) {
    std::string text = std::filesystem::path(path).extension().string();
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = char(c - 'A' + 'a');
    return text;
}

// The value of a data.* parameter from the option of the same name.
Expected<void> apply(const Arguments& arguments, const std::string& name, Scenario& scenario) {
    const auto text = arguments.value("--" + name);
    if (!text) return {};
    const Parameter& parameter = *findParameter("data." + name);
    const auto value = parseValue(parameter, *text);
    if (!value) return unexpected(Error{"", "--" + name, value.error().reason});
    parameter.set(scenario, *value);
    return {};
}

} // namespace

Expected<FileKind> fileKind(const std::string& path) {
    const std::string ending = extension(npzPlace(path).file);
    if (ending == ".npy") return FileKind::Npy;
    if (ending == ".npz") return FileKind::Npz;
    if (ending == ".csv") return FileKind::Csv;
    if (ending == ".safetensors")
        return unexpected(
            Error{path,
                  "",
                  {NORMSCOPE_TEXT("%1 files are not supported by this version; .npy, .npz and .csv are"), {ending}}});
    return unexpected(Error{path, "", NORMSCOPE_TEXT("the name must end in .npy, .npz or .csv")});
}

Expected<FileKind> resultKind(const std::string& path) {
    const std::string ending = extension(npzPlace(path).file);
    if (ending == ".npy") return FileKind::Npy;
    if (ending == ".csv") return FileKind::Csv;
    if (ending == ".npz" || ending == ".safetensors")
        return unexpected(
            Error{path, "", {NORMSCOPE_TEXT("%1 files are not written by this version; .npy and .csv are"), {ending}}});
    return unexpected(Error{path, "", NORMSCOPE_TEXT("the name must end in .npy or .csv")});
}

std::vector<Option> csvOptionTable() {
    return {{"--separator", "S", "of CSV files: auto (guessed), comma, semicolon, tab or space"},
            {"--decimal", "D", "of CSV files: auto (guessed), point or comma"},
            {"--header", "H", "whether the first line of CSV files holds names: auto (guessed), yes or no"}};
}

Expected<CsvOptions> csvOptions(const Arguments& arguments) {
    Scenario scenario;
    for (const char* name : {"separator", "decimal", "header"})
        if (const auto applied = apply(arguments, name, scenario); !applied) return unexpected(applied.error());
    return CsvOptions{scenario.data.separator, scenario.data.decimal, scenario.data.header};
}

Expected<Array> readArray(const std::string& path, const CsvOptions& options) {
    const auto kind = fileKind(path);
    if (!kind) return unexpected(kind.error());
    if (*kind == FileKind::Npy) return readNpy(path);
    if (*kind == FileKind::Npz) {
        auto member = readNpzMember(path);
        if (!member) return unexpected(member.error());
        return std::move(member->array);
    }
    auto table = readCsv(path, options);
    if (!table) return unexpected(table.error());
    return std::move(table->array);
}

Expected<std::string> arrayBytes(const std::string& path, const Array& array) {
    const auto kind = resultKind(path);
    if (!kind) return unexpected(kind.error());
    return *kind == FileKind::Npy ? npyBytes(array) : csvBytes(array);
}

std::string shapeText(const std::vector<Index>& shape) {
    std::string text = "(";
    for (std::size_t i = 0; i < shape.size(); ++i) {
        if (i > 0) text += ", ";
        text += std::to_string(shape[i]);
    }
    return text + (shape.size() == 1 ? ",)" : ")");
}

} // namespace normscope::cli
