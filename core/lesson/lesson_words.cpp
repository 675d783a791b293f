// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_words.h"

#include "io/excerpt.h"
#include "lesson/lesson_text.h"
#include "lesson/names.h"
#include "lesson/step_json.h"
#include "lesson/tex_signs.h"

#include <set>

namespace normscope {

namespace {

void addAsked(std::vector<PlacedWords>& all, const std::optional<LessonWords::Asked>& asked, const std::string& place) {
    if (!asked) return;
    all.push_back({place, asked->text});
    for (const auto& [id, option] : asked->options) {
        all.push_back({place + ", option \"" + id + "\"", option.text});
        all.push_back({place + ", option \"" + id + "\"", option.explanation});
    }
    if (!asked->after.empty()) all.push_back({place + ", after", asked->after});
}

// The words of one step.
class StepWords {
public:
    StepWords(const LessonStep& step, std::set<std::string>& quoted) : m_step(step), m_quoted(quoted) {}

    Expected<void> check(const PlacedWords& words) {
        for (const Paragraph& paragraph : paragraphs(words.text))
            for (const Span& span : paragraph.spans)
                if (auto reason = faultOf(span)) return unexpected(Error{"", words.place, std::move(*reason)});
        return {};
    }

private:
    std::optional<Text> faultOf(const Span& span) {
        if (span.kind == Span::Kind::Number) return faultOfNumber(span.text);
        if (span.kind == Span::Kind::Formula) return faultOfFormula(span.text);
        const std::size_t link = span.code ? std::string::npos : span.text.find("](");
        if (link == std::string::npos) return {};
        return Text(NORMSCOPE_TEXT("\"%1\" is no mark; marks are [words](panel:NAME), (term:NAME), (method:NAME)"),
                    {excerpt(span.text.substr(link))});
    }

    std::optional<Text> faultOfNumber(const std::string& name) {
        m_quoted.insert(name);
        if (m_step.quoted.contains(name)) return {};
        std::vector<std::string> names;
        for (const auto& [one, number] : m_step.quoted) names.push_back(one);
        return Text(NORMSCOPE_TEXT("{%1} is not among the step's numbers in lesson.json%2"),
                    {name, insteadOf(name, names)});
    }

    static std::optional<Text> faultOfFormula(const std::string& tex) {
        const auto unknown = unknownCommand(tex);
        if (!unknown) return {};
        return Text(NORMSCOPE_TEXT("$%1$: \\%2 is not among the signs that formulas may hold"),
                    {excerpt(tex), excerpt(*unknown)});
    }

    const LessonStep& m_step;
    std::set<std::string>& m_quoted;
};

} // namespace

std::vector<PlacedWords> headWords(const LessonTexts& texts) {
    return {{"title", texts.title, false}, {"summary", texts.summary, false}};
}

std::vector<PlacedWords> wordsOf(const LessonWords& words, const std::string& step) {
    const std::string place = stepPlace(step);
    std::vector<PlacedWords> all = {{place + ", title", words.title, false}, {place, words.body}};
    addAsked(all, words.prediction, place + ", predict");
    addAsked(all, words.question, place + ", question");
    return all;
}

Expected<void> checkWords(const LessonTexts& texts, const std::vector<LessonStep>& steps) {
    for (std::size_t i = 0; i < steps.size(); ++i) {
        std::set<std::string> quoted;
        StepWords step(steps[i], quoted);
        for (const PlacedWords& words : wordsOf(texts.steps[i], steps[i].id))
            if (words.marked)
                if (auto done = step.check(words); !done) return done;
        for (const auto& [name, number] : steps[i].quoted)
            if (!quoted.contains(name))
                return unexpected(
                    Error{"", stepPlace(steps[i].id), {NORMSCOPE_TEXT("{%1} is not among its words"), {name}}});
    }
    return {};
}

} // namespace normscope
