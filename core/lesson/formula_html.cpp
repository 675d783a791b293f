// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_text.h"
#include "lesson/tex_signs.h"

#include <algorithm>
#include <utility>

namespace normscope {

namespace {

using Kind = TexSign::Kind;

constexpr int deepest = 16; // a hostile formula must not eat the stack
constexpr std::string_view hat = "\u0302", bar = "\u0304", tilde = "\u0303", minus = "−", bound = "\u00a0";

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

std::string escaped(std::string_view text) {
    std::string html;
    for (const char c : text) {
        if (c == '<')
            html += "&lt;";
        else if (c == '>')
            html += "&gt;";
        else if (c == '&')
            html += "&amp;";
        else if (c == '"')
            html += "&quot;";
        else
            html += c;
    }
    return html;
}

std::string tagged(const char* tag, std::string_view inside) {
    return std::string("<").append(tag).append(">").append(inside).append("</").append(tag).append(">");
}

// HTML of a part of a formula.
struct Piece {
    std::string html;
    int atoms = 0;
    bool sum = false;     // an operator or relation stands in it: as a part of a fraction it needs brackets
    bool operand = false; // ends with something that an operator may stand behind
};

// "a + b" with brackets, "a" without.
std::string bracketed(const Piece& piece, bool always) {
    return always ? std::string("(").append(piece.html).append(")") : piece.html;
}

class Reader {
public:
    explicit Reader(std::string_view tex) : m_tex(tex) {}

    std::string html() {
        std::string html;
        while (!atEnd()) { // a closing brace too many ends a sequence and is left out
            html += sequence().html;
            take('}');
        }
        return html;
    }

private:
    bool atEnd() const { return m_at >= m_tex.size(); }
    bool take(char c) {
        if (atEnd() || m_tex[m_at] != c) return false;
        ++m_at;
        return true;
    }
    void skipSpaces() {
        while (take(' ') || take('\t') || take('\n')) continue;
    }

    Piece sequence() {
        Piece piece;
        for (skipSpaces(); !atEnd() && m_tex[m_at] != '}'; skipSpaces()) atom(piece);
        return piece;
    }

    // A group in braces, or the next atom.
    Piece argument() {
        Piece piece;
        skipSpaces();
        if (++m_depth > deepest) {
            piece.html = escaped(m_tex.substr(std::exchange(m_at, m_tex.size())));
        } else if (take('{')) {
            piece = sequence();
            take('}');
        } else if (!atEnd()) {
            atom(piece);
        }
        --m_depth;
        return piece;
    }

    Piece tightArgument() {
        const bool before = std::exchange(m_tight, true);
        Piece piece = argument();
        m_tight = before;
        return piece;
    }

    void atom(Piece& piece) {
        const char c = m_tex[m_at];
        if (c == '\\') return command(piece);
        if (c == '{') return add(piece, argument().html);
        if (isLetter(c)) return add(piece, tagged("i", takeChar()));
        ++m_at;
        switch (c) {
        case '^':
            return raise(piece, "sup");
        case '_':
            return raise(piece, "sub");
        case '+':
            return binary(piece, "+");
        case '-':
            return binary(piece, minus);
        case '=':
        case '<':
        case '>':
            return relation(piece, escaped(std::string_view(&c, 1)));
        case ',':
            return open(piece, m_tight ? "," : ", ");
        case '(':
        case '[':
            return open(piece, std::string_view(&c, 1));
        case '~':
            return space(piece, bound);
        case '\'':
            return add(piece, "′");
        default:
            --m_at;
            return add(piece, escaped(takeChar()));
        }
    }

    // One character, with all bytes of it.
    std::string_view takeChar() {
        const std::size_t from = m_at++;
        while (!atEnd() && (static_cast<unsigned char>(m_tex[m_at]) & 0xc0) == 0x80) ++m_at;
        return m_tex.substr(from, m_at - from);
    }

    static void add(Piece& piece, std::string_view html) {
        piece.html += html;
        piece.operand = true;
        ++piece.atoms;
    }
    static void open(Piece& piece, std::string_view html) {
        add(piece, html);
        piece.operand = false;
    }
    static void space(Piece& piece, std::string_view html) { piece.html += html; }

    void raise(Piece& piece, const char* tag) { add(piece, tagged(tag, tightArgument().html)); }

    // A sign without an operand before it is the number's own: it stands close, "−1".
    void binary(Piece& piece, std::string_view sign) {
        const bool apart = piece.operand && !m_tight;
        piece.sum = piece.sum || piece.operand;
        open(piece, apart ? std::string(bound).append(sign).append(bound) : std::string(sign));
    }
    void relation(Piece& piece, std::string_view sign) {
        piece.sum = true;
        open(piece, m_tight ? std::string(sign) : std::string(piece.html.empty() ? "" : " ").append(sign).append(" "));
    }

    void command(Piece& piece) {
        const std::string_view name = commandName(m_tex.substr(++m_at));
        m_at += name.size();
        if (const TexSign* sign = texSign(name)) return addSign(piece, *sign);
        if (name == "frac") return fraction(piece);
        if (name == "sqrt") return root(piece);
        if (name == "hat") return accent(piece, hat);
        if (name == "bar") return accent(piece, bar);
        if (name == "tilde") return accent(piece, tilde);
        if (name == "text" || name == "mathrm" || name == "operatorname") return upright(piece);
        add(piece, escaped(name));
    }

    void addSign(Piece& piece, const TexSign& sign) {
        switch (sign.kind) {
        case Kind::Letter:
            return add(piece, tagged("i", sign.text));
        case Kind::Upright:
            return add(piece, sign.text);
        case Kind::Function:
            return function(piece, sign.text);
        case Kind::Binary:
            return binary(piece, sign.text);
        case Kind::Relation:
            return relation(piece, sign.text);
        case Kind::Space:
            return space(piece, sign.text);
        case Kind::Nothing:
            return;
        }
    }

    // "log x", but "log(x)" and "log_2".
    void function(Piece& piece, std::string_view name) {
        add(piece, name);
        skipSpaces();
        const bool close = atEnd() || std::string_view("(_^{}[").find(m_tex[m_at]) != std::string_view::npos;
        if (!close) space(piece, bound);
    }

    void fraction(Piece& piece) {
        const Piece above = argument(), below = argument();
        add(piece, bracketed(above, above.sum).append("⁄").append(bracketed(below, below.sum || below.atoms > 2)));
    }

    void root(Piece& piece) {
        const Piece inside = argument();
        add(piece, std::string("√").append(bracketed(inside, inside.atoms != 1)));
    }

    // Behind the letter, and inside its tag.
    void accent(Piece& piece, std::string_view mark) {
        std::string html = argument().html;
        html.insert(html.ends_with("</i>") ? html.size() - 4 : html.size(), mark);
        add(piece, html);
    }

    void upright(Piece& piece) {
        skipSpaces();
        if (!take('{')) return;
        const std::size_t close = std::min(m_tex.find('}', m_at), m_tex.size());
        add(piece, escaped(m_tex.substr(m_at, close - m_at)));
        m_at = std::min(close + 1, m_tex.size());
    }

    const std::string_view m_tex;
    std::size_t m_at = 0;
    int m_depth = 0;
    bool m_tight = false; // in an index or a power
};

std::string withOneTagARun(std::string html) {
    constexpr std::string_view seam = "</i><i>";
    for (std::size_t at = html.find(seam); at != std::string::npos; at = html.find(seam, at))
        html.erase(at, seam.size());
    return html;
}

} // namespace

std::string formulaHtml(std::string_view tex) { return withOneTagARun(Reader(tex).html()); }

} // namespace normscope
