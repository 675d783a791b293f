// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/claim_json.h"

#include <limits>

namespace normscope {

namespace {

using nlohmann::json;

constexpr NumberRange anyNumber = {std::numeric_limits<double>::lowest(), std::numeric_limits<double>::max()};
constexpr NumberRange notNegative = {0, std::numeric_limits<double>::max()};

// A metric of the same run, or an object that names another.
void readOver(JsonObject& object, Measured& measured) {
    const json* over = object.find("over");
    if (!over) return;
    if (!over->is_object()) {
        measured.over = object.text("over");
        measured.overRun = measured.run;
        return;
    }
    JsonObject other(*over, object.placeOf("over"), object.errors());
    measured.overRun = other.text("run", "");
    measured.over = other.text("metric");
    other.refuseOthers();
}

void readBound(JsonObject& object, Claim& claim) {
    const json& bound = object.need("bound");
    if (bound.is_object()) {
        JsonObject other(bound, object.placeOf("bound"), object.errors());
        claim.boundMeasured = measuredFrom(other);
        claim.bound = other.number("times", anyNumber, 1);
        other.refuseOthers();
    } else if (bound.is_null()) {
        claim.bound = std::numeric_limits<double>::quiet_NaN();
        if (claim.comparison != Comparison::Is)
            object.refuse("bound", NORMSCOPE_TEXT("null stands for not a number and goes with \"is\" only"));
    } else {
        claim.bound = object.number("bound", anyNumber);
    }
}

void readTolerance(JsonObject& object, Claim& claim) {
    const bool near = claim.comparison == Comparison::Near || claim.comparison == Comparison::Within;
    if (near)
        claim.tolerance = object.number("tolerance", notNegative);
    else if (object.find("tolerance"))
        object.refuse("tolerance", NORMSCOPE_TEXT("goes with \"near\" and \"within\" only"));
}

} // namespace

Measured measuredFrom(JsonObject& object) {
    Measured measured;
    measured.run = object.text("run", "");
    measured.metric = object.text("metric");
    readOver(object, measured);
    return measured;
}

Claim claimFrom(const json& value, const std::string& place, FirstError& errors) {
    JsonObject object(value, place, errors);
    Claim claim;
    claim.measured = measuredFrom(object);
    claim.comparison = Comparison(object.oneOf("is", {"<", "<=", ">", ">=", "near", "within", "is"}));
    readBound(object, claim);
    readTolerance(object, claim);
    object.refuseOthers();
    return claim;
}

Quoted quotedFrom(const json& value, const std::string& place, FirstError& errors) {
    JsonObject object(value, place, errors);
    Quoted quoted;
    quoted.measured = measuredFrom(object);
    quoted.as = Quoted::As(object.oneOf("as", {"fixed", "significant", "percent"}, 1));
    const int least = quoted.as == Quoted::As::Significant ? 1 : 0;
    quoted.digits = object.whole("digits", least, 17, quoted.digits);
    object.refuseOthers();
    return quoted;
}

} // namespace normscope
