// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/png_text.h"

#include <cstdint>
#include <stdexcept>

namespace normscope {

namespace {

constexpr std::string_view signature = "\x89PNG\r\n\x1a\n";
constexpr std::size_t frame = 12;                  // of a chunk around its data: length, type, checksum
constexpr std::size_t headerEnd = 8 + frame + 13;  // signature, IHDR
constexpr std::size_t mostData = (1U << 31U) - 1U; // of a chunk, by the standard

struct Chunk {
    std::string_view type;
    std::string_view data;
};

std::uint32_t number(std::string_view bytes) {
    std::uint32_t value = 0;
    for (const char byte : bytes.substr(0, 4)) value = value << 8U | static_cast<unsigned char>(byte);
    return value;
}

std::string bytesOf(std::uint32_t value) {
    std::string bytes;
    for (const unsigned shift : {24U, 16U, 8U, 0U}) bytes += static_cast<char>(value >> shift & 0xffU);
    return bytes;
}

// CRC-32 as in the standard's appendix.
std::uint32_t checksum(std::string_view bytes) {
    std::uint32_t crc = 0xffffffffU;
    for (const char byte : bytes) {
        crc ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit) crc = (crc & 1U) != 0 ? crc >> 1U ^ 0xedb88320U : crc >> 1U;
    }
    return crc ^ 0xffffffffU;
}

tl::unexpected<Error> refusal(const std::string& file, Text reason) {
    return unexpected(Error{file, "", std::move(reason)});
}

// The keyword ends at the first NUL. Behind it an iTXt has: is it compressed, how, language NUL, keyword again NUL.
Expected<std::string_view> textOf(const Chunk& chunk, std::string_view keyword, const std::string& file) {
    std::string_view rest = chunk.data.substr(keyword.size() + 1);
    if (chunk.type == "tEXt") return rest;
    if (rest.size() < 2) return refusal(file, NORMSCOPE_TEXT("the text in this PNG file is damaged"));
    if (chunk.type == "zTXt" || rest[0] != '\0')
        return refusal(file, NORMSCOPE_TEXT("the text in this PNG file is compressed, not supported"));
    rest.remove_prefix(2);
    for (int k = 0; k < 2; ++k) {
        const auto end = rest.find('\0');
        if (end == std::string_view::npos) return refusal(file, NORMSCOPE_TEXT("the text in this PNG file is damaged"));
        rest.remove_prefix(end + 1);
    }
    return rest;
}

bool isTextUnder(std::string_view keyword, const Chunk& chunk) {
    return (chunk.type == "iTXt" || chunk.type == "tEXt" || chunk.type == "zTXt") &&
           chunk.data.size() > keyword.size() && chunk.data.starts_with(keyword) && chunk.data[keyword.size()] == '\0';
}

// The chunk at the beginning of these bytes; none: it is not all there. The checksum is left unread.
std::optional<Chunk> chunkAt(std::string_view bytes) {
    if (bytes.size() < frame) return std::nullopt;
    const std::size_t size = number(bytes);
    if (size > mostData || size > bytes.size() - frame) return std::nullopt;
    return Chunk{bytes.substr(4, 4), bytes.substr(8, size)};
}

bool isSound(std::string_view bytes, const Chunk& chunk) {
    const std::size_t end = 8 + chunk.data.size();
    return checksum(bytes.substr(4, end - 4)) == number(bytes.substr(end));
}

} // namespace

bool isPng(std::string_view bytes) { return bytes.starts_with(signature); }

Expected<std::optional<std::string>> pngText(std::string_view png, std::string_view keyword, const std::string& file) {
    if (!isPng(png)) return refusal(file, NORMSCOPE_TEXT("is not a PNG file"));
    std::string_view rest = png.substr(signature.size());
    while (const std::optional<Chunk> chunk = chunkAt(rest)) {
        if (chunk->type == "IEND") return std::nullopt;
        if (isTextUnder(keyword, *chunk)) {
            if (!isSound(rest, *chunk))
                return refusal(file, NORMSCOPE_TEXT("the text in this PNG file is damaged: its checksum is wrong"));
            const auto text = textOf(*chunk, keyword, file);
            if (!text) return unexpected(text.error());
            return std::string(*text);
        }
        rest.remove_prefix(chunk->data.size() + frame);
    }
    return refusal(file, NORMSCOPE_TEXT("this PNG file is cut short"));
}

std::string withPngText(std::string_view png, std::string_view keyword, std::string_view text) {
    if (!isPng(png) || png.size() < headerEnd || png.substr(12, 4) != "IHDR")
        throw std::invalid_argument("a text is added to a PNG file");
    std::string content = "iTXt";
    content.append(keyword).append(5, '\0').append(text); // not compressed, no language, no keyword in another one
    if (content.size() - 4 > mostData) throw std::length_error("a text in a PNG file is below 2 GiB");
    std::string file(png.substr(0, headerEnd));
    file += bytesOf(static_cast<std::uint32_t>(content.size() - 4)) + content + bytesOf(checksum(content));
    return file.append(png.substr(headerEnd));
}

} // namespace normscope
