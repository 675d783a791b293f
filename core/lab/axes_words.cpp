// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_words.h"

#include <array>
#include <charconv>
#include <cmath>

namespace normscope {

namespace {

constexpr double roundingSize = 1e-12; // means of normalised data are 0 up to this

std::string withoutTrailingZeros(std::string text) {
    if (text.find('.') == std::string::npos || text.find('e') != std::string::npos) return text;
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') text.pop_back();
    return text;
}

// Up to three digits, with an exponent for what is smaller than 0.001 or large.
struct Scientific {
    std::string mantissa;
    int exponent = 0;
    bool plain = true; // the mantissa is all
};

Scientific scientific(double value) {
    if (value == 0 || (value >= 0.001 && value < 1000)) return {withoutTrailingZeros(significant(value, 3)), 0, true};
    std::array<char, 32> buffer;
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::scientific, 2);
    const std::string text(buffer.data(), end.ptr);
    const std::size_t e = text.find('e');
    return {withoutTrailingZeros(text.substr(0, e)), std::stoi(text.substr(e + 1)), false};
}

Text joined(const Text& a, const Text& b, const char* separator) {
    return Text("%1" + std::string(separator) + "%2", {a, b});
}

} // namespace

std::string number(double value) {
    const double size = std::abs(value);
    if (!std::isfinite(value) || size < roundingSize) return fixed(value, 2);
    if (size < 0.005) return significant(value, 2);
    if (size < 99.995) return fixed(value, 2);
    if (size < 999.5) return fixed(value, 1);
    return size < 999999.5 ? fixed(value, 0) : significant(value, 3);
}

std::string signedNumber(double value) {
    const std::string text = number(value);
    const bool zero = text.find_first_of("123456789") == std::string::npos;
    return value > 0 && !zero ? "+" + text : text;
}

std::string shortNumber(double value) { return withoutTrailingZeros(number(value)); }

std::string percent(double share) { return fixed(100 * share, 1); }

std::string epsPlain(double eps) {
    const Scientific e = scientific(eps);
    return e.plain ? e.mantissa : e.mantissa + "e" + std::to_string(e.exponent);
}

std::string epsPower(double eps) {
    const Scientific e = scientific(eps);
    if (e.plain) return e.mantissa;
    return (e.mantissa == "1" ? std::string() : e.mantissa + "·") + "10^" + fixed(e.exponent, 0);
}

std::string count(Index n) { return std::to_string(n); }

Text valuesText(Index n) {
    if (n == 1) return NORMSCOPE_TEXT("one value");
    return {NORMSCOPE_TEXT("%1 values"), {count(n)}};
}

Text batches(Index n) {
    if (n == 1) return NORMSCOPE_TEXT("one batch");
    return {NORMSCOPE_TEXT("%1 batches"), {count(n)}};
}

Text earlierBatches(Index n) {
    if (n == 1) return NORMSCOPE_TEXT("one earlier batch");
    return {NORMSCOPE_TEXT("%1 earlier batches"), {count(n)}};
}

bool readAlike(double a, double b) { return fixed(a, 2) == fixed(b, 2); }

TextArgument meanPhrase(const MarginRange& r) {
    if (readAlike(r.meanMin, r.meanMax))
        return {Text(NORMSCOPE_TEXT("mean %1"), {shortNumber(r.meanMin)}), Role::Statistic};
    return {Text(NORMSCOPE_TEXT("a mean of %1 to %2"), {number(r.meanMin), number(r.meanMax)}), Role::Statistic};
}

TextArgument sdPhrase(const MarginRange& r) {
    if (readAlike(r.sdMin, r.sdMax)) return {Text(NORMSCOPE_TEXT("sd %1"), {shortNumber(r.sdMin)}), Role::Statistic};
    return {Text(NORMSCOPE_TEXT("an sd of %1 to %2"), {number(r.sdMin), number(r.sdMax)}), Role::Statistic};
}

Role roleOf(NormKind kind) {
    switch (kind) {
    case NormKind::Layer:
        return Role::Layer;
    case NormKind::Batch:
        return Role::Batch;
    case NormKind::Rms:
        return Role::Rms;
    case NormKind::Group:
        return Role::Group;
    case NormKind::Instance:
        return Role::Instance;
    case NormKind::None:
        break;
    }
    return Role::None;
}

Text methodTitle(NormKind kind) {
    return kind == NormKind::None ? Text(NORMSCOPE_TEXT("No norm")) : Text("%1", {methodName(kind)});
}

TextArgument methodName(NormKind kind) {
    switch (kind) {
    case NormKind::Layer:
        return {"LayerNorm", Role::Layer};
    case NormKind::Batch:
        return {"BatchNorm", Role::Batch};
    case NormKind::Rms:
        return {"RMSNorm", Role::Rms};
    case NormKind::Group:
        return {"GroupNorm", Role::Group};
    case NormKind::Instance:
        return {"InstanceNorm", Role::Instance};
    case NormKind::None:
        break;
    }
    return {Text(NORMSCOPE_TEXT("no norm")), Role::None};
}

TextArgument strong(const std::string& text) { return {text, Role::Strong}; }

TextArgument statistic(const std::string& text) { return {text, Role::Statistic}; }

Text rowNoun(const Sample& sample) { return sample.tokens > 1 ? Text(NORMSCOPE_TEXT("token")) : sample.rowNoun; }

Text rowsNoun(const Sample& sample) { return sample.tokens > 1 ? Text(NORMSCOPE_TEXT("tokens")) : sample.rowsNoun; }

Text capitalRowNoun(const Sample& sample) {
    const std::string noun = rowNoun(sample).pattern;
    if (noun == "wine") return NORMSCOPE_TEXT("Wine");
    if (noun == "digit") return NORMSCOPE_TEXT("Digit");
    if (noun == "token") return NORMSCOPE_TEXT("Token");
    if (noun == "sample") return NORMSCOPE_TEXT("Sample");
    return NORMSCOPE_TEXT("Row");
}

std::string rowLabel(const Sample& sample, Index row) {
    const auto place = std::size_t(row);
    return place < sample.rowLabels.size() ? sample.rowLabels[place] : count(row + 1);
}

std::string columnLabel(const Sample& sample, Index column) {
    const auto place = std::size_t(column);
    return place < sample.columnLabels.size() ? sample.columnLabels[place] : count(column + 1);
}

std::string unitsName(const DataSettings& data) {
    if (data.scale != 1 || data.offset != 0) return "";
    return data.units == Units::Standard ? "sd units" : "raw units";
}

Text sequence(const std::vector<Text>& parts, const char* separator) {
    Text result;
    for (const Text& part : parts) {
        if (part.empty()) continue;
        result = result.empty() ? part : joined(result, part, separator);
    }
    return result;
}

} // namespace normscope
