// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/asked_json.h"

#include "lesson/claim_json.h"
#include "lesson/names.h"

#include <algorithm>

namespace normscope {

namespace {

using nlohmann::json;

constexpr std::size_t mostOptions = 8;
constexpr NumberRange tolerances = {1e-12, 1e12};

// The keys options and right, of a prediction as of a question.
template <class Choice>
Choice choiceFrom(JsonObject& object) {
    object.need("options");
    Choice choice{object.texts("options", mostOptions), object.text("right")};
    if (choice.options.size() < 2) object.refuse("options", NORMSCOPE_TEXT("must be two at least"));
    for (const std::string& option : choice.options)
        if (!isName(option))
            object.refuse("options",
                          {NORMSCOPE_TEXT("\"%1\" must be letters, digits, hyphens and underscores"), {option}});
    if (std::ranges::find(choice.options, choice.right) == choice.options.end())
        object.refuse("right", {NORMSCOPE_TEXT("\"%1\" is none of the options%2"),
                                {choice.right, insteadOf(choice.right, choice.options)}});
    return choice;
}

NumberPrediction numberFrom(JsonObject& object) {
    NumberPrediction number;
    number.measured = measuredFrom(object);
    number.tolerance = object.number("tolerance", tolerances, number.tolerance);
    number.absolute = object.flag("absolute", number.absolute);
    return number;
}

SketchPrediction sketchFrom(JsonObject& object) {
    SketchPrediction sketch;
    sketch.panel = object.text("panel");
    if (object.has("of")) {
        const std::size_t what = object.oneOf("of", {"row_means", "feature_means"});
        sketch.what = what == 0 ? SketchPrediction::What::RowMeans : SketchPrediction::What::FeatureMeans;
        if (object.find("series")) object.refuse("series", NORMSCOPE_TEXT("not together with \"of\""));
    } else {
        sketch.series = object.text("series");
    }
    sketch.tolerance = object.number("tolerance", {0.001, 1}, sketch.tolerance);
    return sketch;
}

Prediction predictionOf(std::size_t kind, JsonObject& object) {
    if (kind == 0) return choiceFrom<ChoosePrediction>(object);
    if (kind == 1) return numberFrom(object);
    return sketchFrom(object);
}

} // namespace

Prediction predictionFrom(const json& value, const std::string& place, FirstError& errors) {
    JsonObject object(value, place, errors);
    const std::size_t kind = object.oneOf("kind", {"choose", "number", "sketch"});
    Prediction prediction = predictionOf(kind, object);
    object.refuseOthers();
    return prediction;
}

Question questionFrom(const json& value, const std::string& place, FirstError& errors) {
    JsonObject object(value, place, errors);
    Question question = choiceFrom<Question>(object);
    object.refuseOthers();
    return question;
}

} // namespace normscope
