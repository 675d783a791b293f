// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_check.h"

#include "lesson/lesson_words.h"
#include "lesson/sketch.h"
#include "lesson/step_json.h"
#include "lesson/words_check.h"

#include <cmath>

namespace normscope {

namespace {

std::string indexed(const char* list, std::size_t index) {
    return std::string(list) + "[" + std::to_string(index) + "]";
}

// One step of a lesson against what it measures.
class StepCheck {
public:
    StepCheck(const LessonStep& step, std::vector<Error>& mistakes) : m_step(step), m_mistakes(mistakes) {}

    // Its figure stays; none: nothing could be measured.
    std::optional<Figure> check(const Measure& measure) {
        auto measurements = measured(m_step, measure);
        if (!measurements) {
            refuseBelow("", measurements.error());
            return {};
        }
        checkClaims(*measurements);
        for (const auto& [name, quoted] : m_step.quoted)
            if (const auto value = valueOf(quoted.measured, *measurements); !value)
                refuseBelow("numbers." + name, value.error());
        Figure& figure = measurements->at("").figure;
        checkPanels(figure);
        checkPrediction(*measurements, figure);
        return std::move(figure);
    }

private:
    void refuse(const std::string& key, Text reason) {
        m_mistakes.push_back(
            {"lesson.json", stepPlace(m_step.id) + (key.empty() ? "" : ", " + key), std::move(reason)});
    }

    // Of something below the key: its place is put behind it, its file before it.
    void refuseBelow(const std::string& key, const Error& error) {
        const std::string place = key.empty() || error.place.empty() ? key + error.place : key + "." + error.place;
        refuse(place, error.file.empty() ? error.reason : Text("%1: %2", {error.file, error.reason}));
    }

    void checkClaims(const StepMeasurements& measurements) {
        for (std::size_t i = 0; i < m_step.claims.size(); ++i) {
            const Claim& claim = m_step.claims[i];
            const auto result = tested(claim, measurements);
            if (!result) refuseBelow(indexed("claims", i), result.error());
            if (result && !result->holds) refuse(indexed("claims", i), broken(claim, *result));
        }
    }

    static Text broken(const Claim& claim, const ClaimResult& result) {
        if (claim.boundMeasured)
            return {NORMSCOPE_TEXT("%1 does not hold: %2 was measured, the bound is %3"),
                    {plain(claim), roundTrip(result.measured), roundTrip(result.bound)}};
        return {NORMSCOPE_TEXT("%1 does not hold: %2 was measured"), {plain(claim), roundTrip(result.measured)}};
    }

    void checkPanels(const Figure& figure) {
        checkPanels(figure, "focus", m_step.focus);
        checkPanels(figure, "hide", m_step.hidden);
    }

    void checkPanels(const Figure& figure, const char* list, const std::vector<std::string>& panels) {
        for (std::size_t i = 0; i < panels.size(); ++i)
            if (auto missing = missingPanel(figure, panels[i])) refuse(indexed(list, i), std::move(*missing));
    }

    void checkPrediction(const StepMeasurements& measurements, const Figure& figure) {
        if (!m_step.prediction) return;
        if (const auto* sketch = std::get_if<SketchPrediction>(&*m_step.prediction))
            if (const auto target = sketchTarget(figure, *sketch); !target) refuseBelow("predict", target.error());
        if (const auto* number = std::get_if<NumberPrediction>(&*m_step.prediction))
            checkNumber(*number, valueOf(number->measured, measurements));
    }

    // What nobody could get right.
    void checkNumber(const NumberPrediction& number, const Expected<double>& value) {
        if (!value)
            refuseBelow("predict", value.error());
        else if (!std::isfinite(*value))
            refuse("predict", {NORMSCOPE_TEXT("%1 was measured, which nobody can predict"), {roundTrip(*value)}});
        else if (*value == 0 && !number.absolute)
            refuse("predict", NORMSCOPE_TEXT("0 was measured, of which no tolerance is a part: it has to be absolute"));
    }

    const LessonStep& m_step;
    std::vector<Error>& m_mistakes;
};

void addWords(std::vector<Error>& mistakes, std::vector<Error> words, const std::string& language) {
    for (Error& mistake : words) {
        mistake.file = language + ".md";
        mistakes.push_back(std::move(mistake));
    }
}

} // namespace

std::vector<Error> check(const Lesson& lesson, const Measure& measure) {
    std::vector<Error> mistakes;
    for (const auto& [language, texts] : lesson.texts)
        addWords(mistakes, wordMistakes(headWords(texts), nullptr), language);
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const LessonStep& step = lesson.steps[i];
        const auto figure = StepCheck(step, mistakes).check(measure);
        for (const auto& [language, texts] : lesson.texts)
            addWords(mistakes, wordMistakes(wordsOf(texts.steps[i], step.id), figure ? &*figure : nullptr), language);
    }
    return mistakes;
}

} // namespace normscope
