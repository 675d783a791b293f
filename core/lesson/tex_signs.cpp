// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/tex_signs.h"

#include <algorithm>
#include <map>

namespace normscope {

namespace {

using Kind = TexSign::Kind;
using Signs = std::map<std::string_view, TexSign>;

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

void add(Signs& signs, Kind kind, std::initializer_list<std::pair<std::string_view, std::string_view>> named) {
    for (const auto& [name, text] : named) signs[name] = {kind, text};
}

void addGreek(Signs& signs) {
    add(signs, Kind::Letter,
        {{"alpha", "α"}, {"beta", "β"},    {"gamma", "γ"}, {"delta", "δ"},  {"epsilon", "ε"}, {"varepsilon", "ε"},
         {"zeta", "ζ"},  {"eta", "η"},     {"theta", "θ"}, {"iota", "ι"},   {"kappa", "κ"},   {"lambda", "λ"},
         {"mu", "μ"},    {"nu", "ν"},      {"xi", "ξ"},    {"pi", "π"},     {"rho", "ρ"},     {"sigma", "σ"},
         {"tau", "τ"},   {"upsilon", "υ"}, {"phi", "φ"},   {"varphi", "φ"}, {"chi", "χ"},     {"psi", "ψ"},
         {"omega", "ω"}, {"ell", "ℓ"}});
    add(signs, Kind::Upright,
        {{"Gamma", "Γ"},
         {"Delta", "Δ"},
         {"Theta", "Θ"},
         {"Lambda", "Λ"},
         {"Xi", "Ξ"},
         {"Pi", "Π"},
         {"Sigma", "Σ"},
         {"Phi", "Φ"},
         {"Psi", "Ψ"},
         {"Omega", "Ω"}});
}

void addOperators(Signs& signs) {
    add(signs, Kind::Binary, {{"cdot", "·"}, {"times", "×"}, {"pm", "±"}, {"odot", "⊙"}, {"oplus", "⊕"}});
    add(signs, Kind::Relation,
        {{"approx", "≈"},
         {"le", "≤"},
         {"leq", "≤"},
         {"ge", "≥"},
         {"geq", "≥"},
         {"ne", "≠"},
         {"neq", "≠"},
         {"ll", "≪"},
         {"gg", "≫"},
         {"to", "→"},
         {"rightarrow", "→"},
         {"sim", "∼"},
         {"equiv", "≡"},
         {"propto", "∝"},
         {"in", "∈"},
         {"mid", "|"},
         {"Rightarrow", "⇒"}});
    add(signs, Kind::Function,
        {{"log", "log"}, {"ln", "ln"}, {"exp", "exp"}, {"max", "max"}, {"min", "min"}, {"tanh", "tanh"}});
}

void addOthers(Signs& signs) {
    add(signs, Kind::Upright,
        {{"sum", "∑"},
         {"prod", "∏"},
         {"infty", "∞"},
         {"partial", "∂"},
         {"nabla", "∇"},
         {"top", "⊤"},
         {"ldots", "…"},
         {"dots", "…"},
         {"cdots", "⋯"},
         {"prime", "′"},
         {"|", "‖"},
         {"lVert", "‖"},
         {"rVert", "‖"},
         {"%", "%"},
         {"{", "{"},
         {"}", "}"},
         {"$", "$"},
         {"#", "#"},
         {"_", "_"}});
    add(signs, Kind::Space, {{",", "\u2009"}, {":", "\u2009"}, {";", "\u00a0"}, {" ", "\u00a0"}, {"quad", "\u2003"}});
    add(signs, Kind::Nothing, {{"!", ""}, {"left", ""}, {"right", ""}, {"displaystyle", ""}});
}

const Signs& texSigns() {
    static const Signs signs = [] {
        Signs all;
        addGreek(all);
        addOperators(all);
        addOthers(all);
        return all;
    }();
    return signs;
}

bool isStructure(std::string_view name) {
    constexpr std::string_view names[] = {"sqrt", "frac", "hat", "bar", "tilde", "text", "mathrm", "operatorname"};
    return std::ranges::find(names, name) != std::end(names);
}

} // namespace

const TexSign* texSign(std::string_view name) {
    const auto found = texSigns().find(name);
    return found == texSigns().end() ? nullptr : &found->second;
}

std::string_view commandName(std::string_view text) {
    std::size_t length = 0;
    while (length < text.size() && isLetter(text[length])) ++length;
    return text.substr(0, std::max(length, std::min<std::size_t>(text.size(), 1)));
}

std::optional<std::string> unknownCommand(std::string_view tex) {
    for (std::size_t at = tex.find('\\'); at < tex.size(); at = tex.find('\\', at)) {
        const std::string_view name = commandName(tex.substr(at + 1));
        if (!texSign(name) && !isStructure(name)) return std::string(name);
        at += 1 + name.size();
    }
    return {};
}

} // namespace normscope
