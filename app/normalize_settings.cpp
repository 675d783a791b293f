// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "normalize.h"
#include "typed_option.h"

#include <map>

namespace normscope::cli {

namespace {

constexpr Range anyEps = {0, 1e300}, anyMomentum = {0, 1}, anyDims = {1, 64};

tl::unexpected<Error> refusal(const std::string& option, Text reason) {
    return unexpected(Error{"", option, std::move(reason)});
}

// Collects values until the first refusal.
class Reader {
public:
    explicit Reader(const Arguments& arguments) : m_arguments(arguments) {}

    template <class T, class Target>
    void take(const Expected<T>& value, Target& target) {
        if (value)
            target = *value;
        else
            fail(value.error());
    }

    template <class Enum>
    void word(const std::string& option, Enum& target, const std::vector<std::pair<std::string, Enum>>& meanings) {
        std::vector<std::string> words;
        for (const auto& [name, meaning] : meanings) words.push_back(name);
        const auto chosen = wordOption(m_arguments, option, "", words);
        if (!chosen) return fail(chosen.error());
        for (const auto& [name, meaning] : meanings)
            if (name == *chosen) target = meaning;
    }

    void file(const std::string& option, std::string& target) { target = m_arguments.value(option, ""); }

    void fail(Error error) {
        if (!m_error) m_error = std::move(error);
    }

    const std::optional<Error>& error() const { return m_error; }
    const Arguments& arguments() const { return m_arguments; }

private:
    const Arguments& m_arguments;
    std::optional<Error> m_error;
};

Expected<void> refuseUnsupported(const Arguments& arguments) {
    const std::string norm = arguments.value("--norm", "");
    if (norm == "group" || norm == "instance")
        return refusal("--norm",
                       {NORMSCOPE_TEXT("%1 is not supported by this version; layer, rms, batch and none are"), {norm}});
    const std::string type = arguments.value("--dtype", "");
    if (type == "float16" || type == "bfloat16")
        return refusal("--dtype",
                       {NORMSCOPE_TEXT("%1 is not supported by this version; float32 and float64 are"), {type}});
    if (arguments.has("--groups"))
        return refusal("--groups", NORMSCOPE_TEXT("group norms are not supported by this version"));
    return {};
}

Expected<void> requireGiven(const Arguments& arguments) {
    for (const char* option : {"--norm", "--input", "--output"})
        if (arguments.value(option, "").empty()) return refusal(option, NORMSCOPE_TEXT("is required; see --help"));
    if (!arguments.operands().empty())
        return refusal(arguments.operands()[0], NORMSCOPE_TEXT("unexpected; see --help"));
    return {};
}

Expected<void> requireTogether(const Arguments& arguments, const std::string& one, const std::string& other) {
    if (arguments.has(one) == arguments.has(other)) return {};
    const bool first = arguments.has(one);
    return refusal(first ? one : other, {NORMSCOPE_TEXT("needs %1 as well"), {first ? other : one}});
}

Expected<void> refuseMeaningless(const Arguments& arguments, const NormalizeSettings& settings) {
    if (settings.kind != NormKind::Batch)
        for (const char* option :
             {"--running-mean", "--running-var", "--running-out", "--momentum", "--momentum-convention"})
            if (arguments.has(option)) return refusal(option, NORMSCOPE_TEXT("goes with --norm batch only"));
    if (arguments.has("--normalized-dims") && settings.kind != NormKind::Layer && settings.kind != NormKind::Rms)
        return refusal("--normalized-dims", NORMSCOPE_TEXT("goes with --norm layer or rms only"));
    if (settings.kind == NormKind::None)
        for (const char* option : {"--gamma", "--beta"})
            if (arguments.has(option)) return refusal(option, NORMSCOPE_TEXT("--norm none has no parameters"));
    if (arguments.has("--running-out") && settings.mode == NormMode::Evaluate)
        return refusal("--running-out", NORMSCOPE_TEXT("goes with --mode train only: evaluation updates nothing"));
    return requireTogether(arguments, "--grad-output", "--grad-dir");
}

void readNumbers(Reader& reader, NormalizeSettings& settings) {
    reader.take(realOption(reader.arguments(), "--eps", settings.eps, anyEps), settings.eps);
    const bool keras = settings.convention == MomentumConvention::Keras;
    const double momentum = keras ? convertMomentum(settings.momentum) : settings.momentum;
    reader.take(realOption(reader.arguments(), "--momentum", momentum, anyMomentum), settings.momentum);
    reader.take(wholeOption(reader.arguments(), "--normalized-dims", 1, anyDims), settings.normalizedDims);
}

void readWords(Reader& reader, NormalizeSettings& settings) {
    reader.word<NormKind>(
        "--norm", settings.kind,
        {{"layer", NormKind::Layer}, {"rms", NormKind::Rms}, {"batch", NormKind::Batch}, {"none", NormKind::None}});
    reader.word<NormMode>("--mode", settings.mode, {{"train", NormMode::Train}, {"eval", NormMode::Evaluate}});
    reader.word<MomentumConvention>("--momentum-convention", settings.convention,
                                    {{"pytorch", MomentumConvention::PyTorch}, {"keras", MomentumConvention::Keras}});
    reader.word<Arithmetic>("--dtype", settings.arithmetic,
                            {{"float32", Arithmetic::Float32}, {"float64", Arithmetic::Float64}});
}

void readFiles(Reader& reader, NormalizeSettings& settings) {
    reader.file("--input", settings.input);
    reader.file("--output", settings.output);
    reader.file("--gamma", settings.gamma);
    reader.file("--beta", settings.beta);
    reader.file("--running-mean", settings.runningMean);
    reader.file("--running-var", settings.runningVar);
    reader.file("--running-out", settings.runningOut);
    reader.file("--grad-output", settings.gradOutput);
    reader.file("--grad-dir", settings.gradDir);
    reader.take(csvOptions(reader.arguments()), settings.csv);
}

} // namespace

Expected<NormalizeSettings> normalizeSettings(const Arguments& arguments) {
    if (const auto given = requireGiven(arguments); !given) return unexpected(given.error());
    if (const auto supported = refuseUnsupported(arguments); !supported) return unexpected(supported.error());
    NormalizeSettings settings;
    Reader reader(arguments);
    readWords(reader, settings);
    readNumbers(reader, settings);
    readFiles(reader, settings);
    if (reader.error()) return unexpected(*reader.error());
    if (const auto meaning = refuseMeaningless(arguments, settings); !meaning) return unexpected(meaning.error());
    if (const auto kind = fileKind(settings.output); !kind) return unexpected(kind.error());
    return settings;
}

} // namespace normscope::cli
