// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "normalize.h"
#include "typed_option.h"

namespace normscope::cli {

namespace {

constexpr Range anyEps = {0, 1e300}, anyMomentum = {0, 1}, anyDims = {1, 64}, anyCount = {0, 1e9};

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

void readMomentum(Reader& reader, NormalizeSettings& settings) {
    settings.cumulative = reader.arguments().value("--momentum", "") == "none";
    if (settings.cumulative) return;
    const bool keras = settings.convention == MomentumConvention::Keras;
    const double momentum = keras ? convertMomentum(settings.momentum) : settings.momentum;
    reader.take(realOption(reader.arguments(), "--momentum", momentum, anyMomentum), settings.momentum);
}

void readNumbers(Reader& reader, NormalizeSettings& settings) {
    reader.take(realOption(reader.arguments(), "--eps", settings.eps, anyEps), settings.eps);
    readMomentum(reader, settings);
    reader.take(wholeOption(reader.arguments(), "--batches-seen", 0, anyCount), settings.batchesSeen);
    reader.take(wholeOption(reader.arguments(), "--normalized-dims", 1, anyDims), settings.normalizedDims);
    if (reader.arguments().has("--groups"))
        reader.take(wholeOption(reader.arguments(), "--groups", 1, {1, anyCount.upper}), settings.groups);
}

void readWords(Reader& reader, NormalizeSettings& settings) {
    reader.word<NormKind>("--norm", settings.kind,
                          {{"layer", NormKind::Layer},
                           {"rms", NormKind::Rms},
                           {"batch", NormKind::Batch},
                           {"group", NormKind::Group},
                           {"instance", NormKind::Instance},
                           {"none", NormKind::None}});
    reader.word<NormMode>("--mode", settings.mode, {{"train", NormMode::Train}, {"eval", NormMode::Evaluate}});
    reader.word<MomentumConvention>("--momentum-convention", settings.convention,
                                    {{"pytorch", MomentumConvention::PyTorch}, {"keras", MomentumConvention::Keras}});
    reader.word<Arithmetic>("--dtype", settings.arithmetic,
                            {{"float32", Arithmetic::Float32},
                             {"float64", Arithmetic::Float64},
                             {"float16", Arithmetic::Float16},
                             {"bfloat16", Arithmetic::BFloat16}});
    reader.word<Accumulation>("--accumulate", settings.sums,
                              {{"native", Accumulation::Native}, {"float32", Accumulation::Float32}});
    settings.flushToZero = reader.arguments().has("--flush-to-zero");
    settings.trackRunningStats = !reader.arguments().has("--no-running-stats");
}

void readFiles(Reader& reader, NormalizeSettings& settings) {
    reader.file("--input", settings.input);
    reader.file("--output", settings.output);
    reader.file("--gamma", settings.gamma);
    reader.file("--beta", settings.beta);
    reader.file("--mask", settings.mask);
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
    NormalizeSettings settings;
    Reader reader(arguments);
    readWords(reader, settings);
    readNumbers(reader, settings);
    readFiles(reader, settings);
    if (reader.error()) return unexpected(*reader.error());
    if (const auto meaning = refuseMeaningless(arguments, settings); !meaning) return unexpected(meaning.error());
    if (const auto kind = resultKind(settings.output); !kind) return unexpected(kind.error());
    return settings;
}

std::optional<Emulation> emulationOf(const NormalizeSettings& settings) {
    if (settings.arithmetic == Arithmetic::Float16)
        return Emulation{NumberFormat::Float16, settings.sums, settings.flushToZero};
    if (settings.arithmetic == Arithmetic::BFloat16)
        return Emulation{NumberFormat::BFloat16, settings.sums, settings.flushToZero};
    return {};
}

bool usesRunning(const NormalizeSettings& settings) {
    return settings.kind == NormKind::Batch && settings.mode == NormMode::Evaluate && settings.trackRunningStats;
}

} // namespace normscope::cli
