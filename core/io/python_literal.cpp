// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/python_literal.h"

#include <optional>

namespace normscope {

namespace {

bool isSpace(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isWordCharacter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || isDigit(c) || c == '_'; }
bool isQuote(char c) { return c == '\'' || c == '"'; }

// Every function takes what it names from the front and leaves m_position at the culprit if it cannot.
class Parser {
public:
    explicit Parser(std::string_view text) : m_text(text) {}

    tl::expected<PythonLiteral, std::size_t> whole() {
        auto literal = value(0);
        skipSpace();
        if (!literal || m_position != m_text.size()) return tl::make_unexpected(m_position);
        return std::move(*literal);
    }

private:
    char peek(std::size_t ahead = 0) const {
        return m_position + ahead < m_text.size() ? m_text[m_position + ahead] : '\0';
    }
    bool take(char c) {
        if (m_position >= m_text.size() || m_text[m_position] != c) return false;
        ++m_position;
        return true;
    }
    void skipSpace() {
        while (m_position < m_text.size() && isSpace(m_text[m_position])) ++m_position;
    }

    std::optional<PythonLiteral> value(int depth) {
        if (depth > maxLiteralDepth) return std::nullopt;
        skipSpace();
        if (take('{')) return sequence(PythonLiteral::Kind::Dict, '}', depth);
        if (take('(')) return sequence(PythonLiteral::Kind::Tuple, ')', depth);
        if (take('[')) return sequence(PythonLiteral::Kind::List, ']', depth);
        if ((peek() == 'u' || peek() == 'b') && isQuote(peek(1))) ++m_position;
        if (isQuote(peek())) return quoted();
        if (isDigit(peek()) || peek() == '-' || peek() == '+') return number();
        return word();
    }

    std::optional<PythonLiteral> sequence(PythonLiteral::Kind kind, char close, int depth) {
        PythonLiteral result{kind, {}, {}};
        for (skipSpace(); !take(close); skipSpace()) {
            if (!result.items.empty() && !separated()) return std::nullopt;
            if (take(close)) break;
            if (!item(result, depth)) return std::nullopt;
        }
        return result;
    }

    // A comma between items; after it a closing bracket may follow.
    bool separated() {
        if (!take(',')) return false;
        skipSpace();
        return peek() != ',';
    }

    bool item(PythonLiteral& sequence, int depth) {
        auto first = value(depth + 1);
        if (!first) return false;
        sequence.items.push_back(std::move(*first));
        if (sequence.kind != PythonLiteral::Kind::Dict) return true;
        skipSpace();
        if (!take(':')) return false;
        auto second = value(depth + 1);
        if (!second) return false;
        sequence.items.push_back(std::move(*second));
        return true;
    }

    std::optional<PythonLiteral> quoted() {
        PythonLiteral result{PythonLiteral::Kind::Text, {}, {}};
        const char quote = m_text[m_position++];
        while (!take(quote)) {
            // An escaped quote or backslash is taken as itself; other escapes are names of no use here and stay.
            if (peek() == '\\' && (isQuote(peek(1)) || peek(1) == '\\')) ++m_position;
            if (m_position >= m_text.size()) return std::nullopt;
            result.text += m_text[m_position++];
        }
        return result;
    }

    std::optional<PythonLiteral> number() {
        PythonLiteral result{PythonLiteral::Kind::Number, {}, {}};
        if (take('-'))
            result.text = "-";
        else
            take('+');
        if (!isDigit(peek())) return std::nullopt;
        while (isDigit(peek())) result.text += m_text[m_position++];
        take('L');
        return result;
    }

    std::optional<PythonLiteral> word() {
        PythonLiteral result{PythonLiteral::Kind::Word, {}, {}};
        while (isWordCharacter(peek())) result.text += m_text[m_position++];
        if (result.text.empty()) return std::nullopt;
        return result;
    }

    std::string_view m_text;
    std::size_t m_position = 0;
};

} // namespace

tl::expected<PythonLiteral, std::size_t> parsePythonLiteral(std::string_view text) { return Parser(text).whole(); }

} // namespace normscope
