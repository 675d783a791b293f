// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/spans.h"

#include "lesson/names.h"

#include <algorithm>

namespace normscope {

namespace {

constexpr std::size_t none = std::string_view::npos;
// In bytes, so that a hostile text costs no square of its length.
constexpr std::size_t reach = 2000, linkReach = 400;

bool isSpace(char c) { return c == ' ' || c == '\t'; }
bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isPunctuation(char c) { return std::string_view("\\`*_{}[]()$#+-.!:~\"'<>|&/").find(c) != none; }

// Of "`code`" or "$tex$" at the start of the text: bytes with both ends, or 0. Dollars of prices are none: an open one
// has no space behind it, a closing one none before it and no digit behind it.
std::size_t quoteLength(std::string_view text) {
    if (text.empty() || (text[0] != '`' && text[0] != '$')) return 0;
    if (text[0] == '`') {
        const std::size_t close = text.find('`', 1);
        return close == none || close == 1 ? 0 : close + 1;
    }
    for (std::size_t at = text.find('$', 1); at != none; at = text.find('$', at + 1)) {
        if (text[at - 1] == '\\') continue;
        const bool price = at + 1 < text.size() && isDigit(text[at + 1]);
        return at == 1 || isSpace(text[1]) || isSpace(text[at - 1]) || price ? 0 : at + 1;
    }
    return 0;
}

// What can hold no mark at the start of a text: code, a formula, an escaped sign; 0: nothing of it.
std::size_t closedLength(std::string_view text) {
    if (text.size() >= 2 && text[0] == '\\' && isPunctuation(text[1])) return 2;
    return quoteLength(text);
}

// Where the text from `at` on has the other end of an emphasis, stars behind no space; none: nowhere.
std::size_t emphasisEnd(std::string_view text, std::size_t stars) {
    for (std::size_t at = stars; at < text.size();) {
        const std::size_t closed = closedLength(text.substr(at));
        if (closed > 0) {
            at += closed;
            continue;
        }
        const std::size_t run = std::min(text.find_first_not_of('*', at), text.size()) - at;
        if (run >= stars && (stars == 2 || run != 2) && !isSpace(text[at - 1]) && at > stars) return at + run - stars;
        at += std::max<std::size_t>(run, 1);
    }
    return none;
}

// The bracket that closes the one at the start.
std::size_t bracketEnd(std::string_view text) {
    int open = 0;
    for (std::size_t at = 0; at != none;) {
        const std::size_t closed = closedLength(text.substr(at));
        open += closed > 0 ? 0 : text[at] == '[' ? 1 : text[at] == ']' ? -1 : 0;
        if (open == 0) return at;
        at = text.find_first_of("[]\\`$", at + std::max<std::size_t>(closed, 1));
    }
    return none;
}

// "(panel:layer)" behind the words of a mark.
struct Target {
    Span::Kind kind = Span::Kind::Words; // Words: it is no target
    std::string name;
    std::size_t length = 0;
};

Target targetOf(std::string_view text) {
    const std::size_t colon = text.find(':'), close = text.find(')');
    if (!text.starts_with('(') || colon == none || close == none || close < colon + 2) return {};
    const std::string_view kind = text.substr(1, colon - 1);
    const std::string name(text.substr(colon + 1, close - colon - 1));
    if (kind == "panel") return {Span::Kind::Panel, name, close + 1};
    if (kind == "term") return {Span::Kind::Term, name, close + 1};
    if (kind == "method") return {Span::Kind::Method, name, close + 1};
    return {};
}

// Words that follow words of the same kind are one span; each number and formula is its own.
bool joins(const Span& before, const Span& next) {
    return next.kind != Span::Kind::Number && next.kind != Span::Kind::Formula && before.kind == next.kind &&
           before.target == next.target && before.bold == next.bold && before.italic == next.italic &&
           before.code == next.code;
}

// Takes a paragraph apart. Emphasis stands in marks and marks in emphasis, each once.
class Parser {
public:
    void parse(std::string_view text, const Span& style) {
        while (!text.empty()) {
            std::size_t taken = takeMark(text.substr(0, reach), style);
            if (taken == 0) {
                taken = std::min(text.find_first_of("\\`${[*", 1), text.size());
                add(style, text.substr(0, taken));
            }
            text.remove_prefix(taken);
        }
    }

    std::vector<Span> take() { return std::move(m_spans); }

private:
    void add(Span span, std::string_view text) {
        if (!m_spans.empty() && joins(m_spans.back(), span)) {
            m_spans.back().text += text;
            return;
        }
        span.text = text;
        m_spans.push_back(std::move(span));
    }

    // Bytes; 0: no mark begins here.
    std::size_t takeMark(std::string_view text, const Span& style) {
        switch (text[0]) {
        case '\\':
            return takeEscape(text, style);
        case '`':
            return takeCode(text, style);
        case '$':
            return takeFormula(text, style);
        case '{':
            return takeNumber(text, style);
        case '[':
            return takeLink(text, style);
        case '*':
            return takeEmphasis(text, style);
        default:
            return 0;
        }
    }

    std::size_t takeEscape(std::string_view text, const Span& style) {
        if (closedLength(text) == 0) return 0;
        add(style, text.substr(1, 1));
        return 2;
    }

    std::size_t takeCode(std::string_view text, Span style) {
        const std::size_t length = quoteLength(text);
        style.code = true;
        if (length > 0) add(style, text.substr(1, length - 2));
        return length;
    }

    std::size_t takeFormula(std::string_view text, Span style) {
        const std::size_t length = quoteLength(text);
        style.kind = Span::Kind::Formula;
        style.target.clear();
        if (length > 0) add(style, text.substr(1, length - 2));
        return length;
    }

    std::size_t takeNumber(std::string_view text, Span style) {
        const std::size_t close = text.find('}');
        if (close == none || !isNumberName(text.substr(1, close - 1))) return 0;
        style.kind = Span::Kind::Number;
        style.target.clear();
        add(style, text.substr(1, close - 1));
        return close + 1;
    }

    std::size_t takeLink(std::string_view text, Span style) {
        const std::size_t close = bracketEnd(text.substr(0, linkReach));
        if (close == none || style.kind != Span::Kind::Words) return 0;
        const Target target = targetOf(text.substr(close + 1));
        if (target.length == 0) return 0;
        style.kind = target.kind;
        style.target = target.name;
        parse(text.substr(1, close - 1), style);
        return close + 1 + target.length;
    }

    std::size_t takeEmphasis(std::string_view text, Span style) {
        const std::size_t stars = text.starts_with("**") ? 2 : 1;
        bool& on = stars == 2 ? style.bold : style.italic;
        if (on || text.size() <= stars || isSpace(text[stars])) return 0;
        const std::size_t end = emphasisEnd(text, stars);
        if (end == none) return 0;
        on = true;
        parse(text.substr(stars, end - stars), style);
        return end + stars;
    }

    std::vector<Span> m_spans;
};

} // namespace

std::vector<Span> spansOf(std::string_view text) {
    Parser parser;
    parser.parse(text, {});
    return parser.take();
}

} // namespace normscope
