// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_text.h"

#include "io/excerpt.h"
#include "lesson/asked_text.h"
#include "lesson/lesson_words.h"
#include "lesson/names.h"
#include "lesson/plain_text.h"
#include "lesson/step_json.h"

#include <algorithm>

namespace normscope {

namespace {

unexpected<Error> refusal(std::string place, Text reason) {
    return unexpected(Error{"", std::move(place), std::move(reason)});
}

std::string linePlace(const TextSection& section) { return "line " + std::to_string(section.line); }

// Goes through the sections of a text along the steps of its lesson.
class Reader {
public:
    Reader(std::vector<TextSection> sections, const std::vector<LessonStep>& steps)
        : m_sections(std::move(sections)), m_steps(steps) {}

    Expected<LessonTexts> read() {
        LessonTexts texts;
        if (const auto head = readHead(texts); !head) return unexpected(head.error());
        for (const LessonStep& step : m_steps) {
            auto words = readStep(step);
            if (!words) return unexpected(words.error());
            texts.steps.push_back(std::move(*words));
        }
        if (m_next < m_sections.size()) return unexpected(unknownStep(m_sections[m_next]));
        return texts;
    }

private:
    const TextSection* next(int level) const {
        return m_next < m_sections.size() && m_sections[m_next].level == level ? &m_sections[m_next] : nullptr;
    }

    Expected<void> readHead(LessonTexts& texts) {
        const TextSection* head = next(1);
        if (!head || head->heading.empty())
            return refusal("line 1", NORMSCOPE_TEXT("the title must come first: \"# A title\""));
        texts.title = head->heading;
        for (const std::string& line : head->lines) append(texts.summary, line);
        if (texts.summary.empty())
            return refusal("", NORMSCOPE_TEXT("a sentence of summary is missing below the title"));
        ++m_next;
        return {};
    }

    // "ID: TITLE" of a step.
    static std::pair<std::string, std::string> parted(const TextSection& section) {
        const std::size_t colon = std::min(section.heading.find(':'), section.heading.size());
        const std::string_view title =
            std::string_view(section.heading).substr(std::min(colon + 1, section.heading.size()));
        return {section.heading.substr(0, colon), std::string(withoutMargins(title))};
    }

    Expected<LessonWords> readStep(const LessonStep& step) {
        const TextSection* section = next(2);
        if (!section && m_next < m_sections.size()) return unexpected(unknownStep(m_sections[m_next]));
        if (!section || parted(*section).first != step.id) return unexpected(missing(step));
        LessonWords words;
        words.title = parted(*section).second;
        words.body = joined(section->lines);
        if (words.title.empty()) return refusal(stepPlace(step.id), NORMSCOPE_TEXT("has no title: \"## ID: A title\""));
        if (words.body.empty()) return refusal(stepPlace(step.id), NORMSCOPE_TEXT("says nothing"));
        ++m_next;
        if (const auto asked = readAsked(step, words); !asked) return unexpected(asked.error());
        return words;
    }

    // Of a heading that should not be where it is.
    Error unknownStep(const TextSection& section) const {
        if (section.level != 2)
            return {"", linePlace(section), {NORMSCOPE_TEXT("\"%1\" is no heading here"), {excerpt(section.heading)}}};
        std::vector<std::string> ids;
        for (const LessonStep& step : m_steps) ids.push_back(step.id);
        const std::string id = parted(section).first;
        if (std::ranges::find(ids, id) != ids.end())
            return {"", stepPlace(id), NORMSCOPE_TEXT("stands in another place than in lesson.json")};
        return {"", stepPlace(excerpt(id)), {NORMSCOPE_TEXT("lesson.json has no such step%1"), {insteadOf(id, ids)}}};
    }

    bool isStep(const std::string& id) const {
        return std::ranges::find(m_steps, id, &LessonStep::id) != m_steps.end();
    }

    // Where a step should be is another one, or the end.
    Error missing(const LessonStep& step) const {
        const auto own = [&](const TextSection& one) { return one.level == 2 && parted(one).first == step.id; };
        const bool later = std::any_of(m_sections.begin() + std::ptrdiff_t(m_next), m_sections.end(), own);
        const TextSection* here = next(2);
        if (later || (here && !isStep(parted(*here).first))) return unknownStep(m_sections[m_next]);
        return {"", stepPlace(step.id), NORMSCOPE_TEXT("has no words here")};
    }

    Expected<void> readAsked(const LessonStep& step, LessonWords& words) {
        while (const TextSection* section = next(3)) {
            const bool predicts = section->heading == "predict";
            const bool belongs = predicts ? step.prediction.has_value() : step.question.has_value();
            const std::string place = stepPlace(step.id) + ", " + excerpt(section->heading);
            if (!predicts && section->heading != "question")
                return refusal(place, NORMSCOPE_TEXT("must be ### predict or ### question"));
            auto& asked = predicts ? words.prediction : words.question;
            if (!belongs) return refusal(place, NORMSCOPE_TEXT("lesson.json does not ask here"));
            if (asked) return refusal(place, NORMSCOPE_TEXT("stands here twice"));
            auto read = askedWords(*section, predicts ? optionsOf(*step.prediction) : step.question->options);
            if (!read)
                return refusal(read.error().place.empty() ? place : place + ", " + read.error().place,
                               read.error().reason);
            asked = std::move(*read);
            ++m_next;
        }
        return checkAsked(step, words);
    }

    static Expected<void> checkAsked(const LessonStep& step, const LessonWords& words) {
        if (step.prediction && !words.prediction)
            return refusal(stepPlace(step.id) + ", predict", NORMSCOPE_TEXT("has no words here"));
        if (step.question && !words.question)
            return refusal(stepPlace(step.id) + ", question", NORMSCOPE_TEXT("has no words here"));
        return {};
    }

    static std::vector<std::string> optionsOf(const Prediction& prediction) {
        const auto* choose = std::get_if<ChoosePrediction>(&prediction);
        return choose ? choose->options : std::vector<std::string>();
    }

    const std::vector<TextSection> m_sections;
    const std::vector<LessonStep>& m_steps;
    std::size_t m_next = 0;
};

} // namespace

Expected<LessonTexts> parseLessonText(std::string_view markdown, const std::vector<LessonStep>& steps,
                                      const std::string& name) {
    const auto lines = textLines(markdown, name);
    if (!lines) return unexpected(lines.error());
    auto texts = Reader(textSections(*lines), steps).read();
    if (texts)
        if (auto words = checkWords(*texts, steps); !words) texts = unexpected(words.error());
    if (!texts) return unexpected(Error{name, texts.error().place, texts.error().reason});
    return texts;
}

} // namespace normscope
