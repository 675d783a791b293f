// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/npy_type.h"

#include "io/excerpt.h"

#include <algorithm>
#include <array>
#include <bit>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace normscope {

namespace {

using Kind = PythonLiteral::Kind;

constexpr std::array<std::pair<std::string_view, NumberType>, 13> codes = {{
    {"?", NumberType::Bool},
    {"b1", NumberType::Bool},
    {"i1", NumberType::Int8},
    {"i2", NumberType::Int16},
    {"i4", NumberType::Int32},
    {"i8", NumberType::Int64},
    {"u1", NumberType::UInt8},
    {"u2", NumberType::UInt16},
    {"u4", NumberType::UInt32},
    {"u8", NumberType::UInt64},
    {"f2", NumberType::Float16},
    {"f4", NumberType::Float32},
    {"f8", NumberType::Float64},
}};

bool startsWithByteOrder(std::string_view dtype) {
    return !dtype.empty() && std::string_view("<>=|").find(dtype.front()) != std::string_view::npos;
}

std::string_view withoutByteOrder(std::string_view dtype) {
    return startsWithByteOrder(dtype) ? dtype.substr(1) : dtype;
}

bool isSwapped(std::string_view dtype) {
    return dtype.starts_with(std::endian::native == std::endian::little ? '>' : '<');
}

Text contents(std::string_view code) {
    switch (code.empty() ? '\0' : code.front()) {
    case 'O':
        return NORMSCOPE_TEXT("Python objects, which are never unpickled since that runs code from the file");
    case 'c':
        return code == "c8"    ? NORMSCOPE_TEXT("complex numbers (complex64)")
               : code == "c16" ? NORMSCOPE_TEXT("complex numbers (complex128)")
                               : NORMSCOPE_TEXT("complex numbers");
    case 'S':
    case 'a':
        return NORMSCOPE_TEXT("byte strings");
    case 'U':
        return NORMSCOPE_TEXT("text strings");
    case 'M':
        return NORMSCOPE_TEXT("dates (datetime64)");
    case 'm':
        return NORMSCOPE_TEXT("time spans (timedelta64)");
    case 'V':
        return NORMSCOPE_TEXT("raw bytes (void)");
    case 'f':
        return NORMSCOPE_TEXT("floats of a size that differs between machines");
    default:
        return NORMSCOPE_TEXT("an unknown type");
    }
}

Text refusal(const std::string& dtype) {
    return Text(NORMSCOPE_TEXT("dtype '%1' holds %2; bool, integers and float16, float32, float64 can be read"),
                {excerpt(dtype), contents(withoutByteOrder(dtype))});
}

// "act <f4, grad <f8": a field is a tuple of name, dtype and perhaps a shape.
std::string fieldList(const PythonLiteral& fields) {
    std::string result;
    for (const PythonLiteral& field : fields.items) {
        if (field.items.size() < 2) continue;
        if (!result.empty()) result += ", ";
        const PythonLiteral& dtype = field.items[1];
        result += field.items[0].text + " " + (dtype.kind == Kind::Text ? dtype.text : "(structured)");
    }
    return excerpt(result);
}

} // namespace

std::size_t bytesOf(NumberType type) {
    switch (type) {
    case NumberType::Bool:
    case NumberType::Int8:
    case NumberType::UInt8:
        return 1;
    case NumberType::Int16:
    case NumberType::UInt16:
    case NumberType::Float16:
        return 2;
    case NumberType::Int32:
    case NumberType::UInt32:
    case NumberType::Float32:
        return 4;
    case NumberType::Int64:
    case NumberType::UInt64:
    case NumberType::Float64:
        return 8;
    }
    throw std::invalid_argument("bytesOf: not a NumberType");
}

tl::expected<NpyType, Text> npyType(const PythonLiteral& descr) {
    if (descr.kind == Kind::List)
        return tl::make_unexpected(
            Text(NORMSCOPE_TEXT("structured dtype with the fields %1; save one field as an array of its own"),
                 {fieldList(descr)}));
    if (descr.kind != Kind::Text)
        return tl::make_unexpected(Text(NORMSCOPE_TEXT("'descr' is not the name of a dtype")));
    const std::string_view code = withoutByteOrder(descr.text);
    const auto byCode = std::find_if(codes.begin(), codes.end(), [&](const auto& c) { return c.first == code; });
    if (byCode != codes.end()) return NpyType{byCode->second, isSwapped(descr.text)};
    const auto byName =
        std::find_if(codes.begin(), codes.end(), [&](const auto& c) { return numberTypeName(c.second) == descr.text; });
    if (byName != codes.end()) return NpyType{byName->second, false};
    return tl::make_unexpected(refusal(descr.text));
}

} // namespace normscope
