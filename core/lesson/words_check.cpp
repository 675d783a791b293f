// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/words_check.h"

#include "io/excerpt.h"
#include "lesson/lesson_text.h"
#include "lesson/names.h"
#include "lesson/typed_number.h"

#include <algorithm>

namespace normscope {

namespace {

bool has(const std::vector<std::string>& names, const std::string& name) {
    return std::ranges::find(names, name) != names.end();
}

std::optional<Text> typed(const std::string& words) {
    const auto number = typedNumber(words);
    if (!number) return {};
    return Text(NORMSCOPE_TEXT("%1 is typed: quote what is measured as {NAME}, write a setting as `%1` or $%1$"),
                {*number});
}

// What the target of a mark is not.
std::optional<Text> unknownTarget(const Span& span, const Figure* figure) {
    const std::string& name = span.target;
    if (span.kind == Span::Kind::Panel && figure) return missingPanel(*figure, name);
    if (span.kind == Span::Kind::Term && !has(termNames(), name))
        return Text(NORMSCOPE_TEXT("no formula has the term \"%1\"%2"), {excerpt(name), insteadOf(name, termNames())});
    if (span.kind == Span::Kind::Method && !has(methodNames(), name))
        return Text(NORMSCOPE_TEXT("no method is called \"%1\"%2"), {excerpt(name), insteadOf(name, methodNames())});
    return {};
}

std::vector<Span> spansIn(const PlacedWords& words) {
    if (!words.marked) return {{Span::Kind::Words, words.text, {}}};
    std::vector<Span> spans;
    for (Paragraph& paragraph : paragraphs(words.text))
        for (Span& span : paragraph.spans) spans.push_back(std::move(span));
    return spans;
}

} // namespace

std::vector<Error> wordMistakes(const std::vector<PlacedWords>& words, const Figure* figure) {
    std::vector<Error> mistakes;
    for (const PlacedWords& one : words)
        for (const Span& span : spansIn(one)) {
            const bool plain = !span.code && span.kind != Span::Kind::Number && span.kind != Span::Kind::Formula;
            for (auto& reason : {unknownTarget(span, figure), plain ? typed(span.text) : std::nullopt})
                if (reason) mistakes.push_back({"", one.place, *reason});
        }
    return mistakes;
}

std::optional<Text> missingPanel(const Figure& figure, const std::string& panel) {
    std::vector<std::string> names;
    for (const Panel& one : figure.panels) names.push_back(panelName(one));
    if (has(names, panel)) return {};
    return Text(NORMSCOPE_TEXT("the figure has no panel \"%1\"%2"), {excerpt(panel), insteadOf(panel, names)});
}

} // namespace normscope
