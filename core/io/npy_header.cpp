// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/npy_header.h"

#include "io/excerpt.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>

namespace normscope {

namespace {

using Kind = PythonLiteral::Kind;

constexpr std::string_view magic = "\x93NUMPY";

std::string_view asText(std::span<const std::byte> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::size_t littleEndian(std::string_view bytes) {
    std::size_t value = 0;
    for (std::size_t i = bytes.size(); i-- > 0;) value = value << 8 | static_cast<unsigned char>(bytes[i]);
    return value;
}

tl::unexpected<Error> refuse(const std::string& name, std::string place, Text reason) {
    return tl::make_unexpected(Error{name, std::move(place), std::move(reason)});
}

tl::unexpected<Error> cutShort(const std::string& name, std::size_t needed, std::size_t size) {
    return refuse(name, "header",
                  Text(NORMSCOPE_TEXT("the file is cut short: %1 bytes expected, %2 found"),
                       {std::to_string(needed), std::to_string(size)}));
}

// Where the header's text starts and how long it is.
struct Extent {
    std::size_t begin, size;
};

Expected<Extent> extent(std::string_view file, const std::string& name) {
    const std::size_t known = std::min(file.size(), magic.size());
    if (file.substr(0, known) != magic.substr(0, known) || file.empty())
        return refuse(name, "byte 0", NORMSCOPE_TEXT("not an .npy file: it does not begin with \\x93NUMPY"));
    if (file.size() < 8) return cutShort(name, 8, file.size());
    const int major = static_cast<unsigned char>(file[6]), minor = static_cast<unsigned char>(file[7]);
    if (major < 1 || major > 3 || minor != 0)
        return refuse(name, "byte 6",
                      Text(NORMSCOPE_TEXT("format version %1.%2 is unknown; 1.0, 2.0 and 3.0 can be read"),
                           {std::to_string(major), std::to_string(minor)}));
    const std::size_t lengthBytes = major == 1 ? 2 : 4, begin = 8 + lengthBytes;
    if (file.size() < begin) return cutShort(name, begin, file.size());
    const std::size_t size = littleEndian(file.substr(8, lengthBytes));
    if (size > file.size() - begin) return cutShort(name, begin + size, file.size());
    if (size > maxNpyHeader)
        return refuse(name, "byte 8",
                      Text(NORMSCOPE_TEXT("the header has %1 bytes, at most %2 are read"),
                           {std::to_string(size), std::to_string(maxNpyHeader)}));
    return Extent{begin, size};
}

// The values of the three keys, each exactly once and nothing else: as NumPy demands.
struct Entries {
    const PythonLiteral* descr = nullptr;
    const PythonLiteral* fortranOrder = nullptr;
    const PythonLiteral* shape = nullptr;
};

tl::expected<Entries, Text> entries(const PythonLiteral& header) {
    if (header.kind != Kind::Dict) return tl::make_unexpected(Text(NORMSCOPE_TEXT("the header is not a dictionary")));
    Entries found;
    for (std::size_t i = 0; i + 1 < header.items.size(); i += 2) {
        const std::string& key = header.items[i].text;
        const PythonLiteral** place = key == "descr"           ? &found.descr
                                      : key == "fortran_order" ? &found.fortranOrder
                                      : key == "shape"         ? &found.shape
                                                               : nullptr;
        if (!place) return tl::make_unexpected(Text(NORMSCOPE_TEXT("unknown key '%1'"), {excerpt(key)}));
        if (*place) return tl::make_unexpected(Text(NORMSCOPE_TEXT("key '%1' stands there twice"), {key}));
        *place = &header.items[i + 1];
    }
    const char* absent = !found.descr          ? "descr"
                         : !found.fortranOrder ? "fortran_order"
                         : !found.shape        ? "shape"
                                               : nullptr;
    if (absent) return tl::make_unexpected(Text(NORMSCOPE_TEXT("key '%1' is missing"), {absent}));
    return found;
}

std::optional<bool> truth(const PythonLiteral& literal) {
    if (literal.kind != Kind::Word || (literal.text != "True" && literal.text != "False")) return std::nullopt;
    return literal.text == "True";
}

std::optional<Index> dimension(const PythonLiteral& literal) {
    Index value = 0;
    const char* end = literal.text.data() + literal.text.size();
    if (literal.kind != Kind::Number) return std::nullopt;
    const auto [stop, error] = std::from_chars(literal.text.data(), end, value);
    if (error != std::errc() || stop != end || value < 0) return std::nullopt;
    return value;
}

// The product of all dimensions but those that are 0, if it fits.
std::optional<Index> extentOf(const std::vector<Index>& shape) {
    Index product = 1;
    for (const Index n : shape) {
        if (n != 0 && product > std::numeric_limits<Index>::max() / n) return std::nullopt;
        if (n != 0) product *= n;
    }
    return product;
}

tl::expected<std::vector<Index>, Text> shapeOf(const PythonLiteral& literal) {
    if (literal.kind != Kind::Tuple) return tl::make_unexpected(Text(NORMSCOPE_TEXT("'shape' is not a tuple")));
    if (literal.items.size() > maxNpyDimensions)
        return tl::make_unexpected(Text(NORMSCOPE_TEXT("the shape has %1 dimensions, at most %2 are read"),
                                        {std::to_string(literal.items.size()), std::to_string(maxNpyDimensions)}));
    std::vector<Index> shape;
    for (const PythonLiteral& item : literal.items) {
        const std::optional<Index> n = dimension(item);
        if (!n)
            return tl::make_unexpected(
                Text(NORMSCOPE_TEXT("the shape holds '%1', which is no size"), {excerpt(item.text)}));
        shape.push_back(*n);
    }
    const std::optional<Index> product = extentOf(shape);
    const bool hasNumbers = std::find(shape.begin(), shape.end(), 0) == shape.end();
    if (!product || (!hasNumbers && *product > maxEmptyExtent))
        return tl::make_unexpected(Text(NORMSCOPE_TEXT("the shape is too large")));
    return shape;
}

tl::expected<NpyHeader, Text> interpret(const PythonLiteral& literal) {
    const auto found = entries(literal);
    if (!found) return tl::make_unexpected(found.error());
    const auto type = npyType(*found->descr);
    if (!type) return tl::make_unexpected(type.error());
    const std::optional<bool> fortranOrder = truth(*found->fortranOrder);
    if (!fortranOrder) return tl::make_unexpected(Text(NORMSCOPE_TEXT("'fortran_order' is neither True nor False")));
    auto shape = shapeOf(*found->shape);
    if (!shape) return tl::make_unexpected(shape.error());
    return NpyHeader{*type, *fortranOrder, std::move(*shape), 0};
}

} // namespace

Expected<NpyHeader> parseNpyHeader(std::span<const std::byte> bytes, const std::string& name) {
    const std::string_view file = asText(bytes);
    const Expected<Extent> where = extent(file, name);
    if (!where) return tl::make_unexpected(where.error());
    const auto literal = parsePythonLiteral(file.substr(where->begin, where->size));
    if (!literal)
        return refuse(name, "header, byte " + std::to_string(where->begin + literal.error()),
                      NORMSCOPE_TEXT("not a Python dictionary as NumPy writes it"));
    auto header = interpret(*literal);
    if (!header) return refuse(name, "header", header.error());
    header->dataOffset = where->begin + where->size;
    return std::move(*header);
}

} // namespace normscope
