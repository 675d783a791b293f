// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/language_model.h"

#include "math/moments.h"
#include "nn/loss.h"
#include "train/language_draws.h"
#include "train/language_network.h"

#include <algorithm>
#include <stdexcept>

namespace normscope {

namespace {

enum Stream : std::uint64_t { BatchStream = 2 };

const std::vector<int>& encodedText() {
    static const std::vector<int> encoded = [] {
        std::vector<int> places;
        for (const char c : languageText()) places.push_back(int(languageAlphabet().find(c)));
        return places;
    }();
    return encoded;
}

// Characters of windows, and the ones that follow each.
struct Windows {
    std::vector<int> characters, next;

    void add(Index start, Index context) {
        const auto& text = encodedText();
        for (Index k = start; k < start + context; ++k) {
            characters.push_back(text[std::size_t(k)]);
            next.push_back(text[std::size_t(k + 1)]);
        }
    }
};

Windows drawWindows(const LanguageSettings& settings, Random& random) {
    Windows windows;
    for (const Index start : drawWindowStarts(settings, random)) windows.add(start, settings.context);
    return windows;
}

void clear(const std::vector<ParameterSpan<float>>& parameters) {
    for (const auto& p : parameters) std::ranges::fill(p.gradient, 0.f);
}

// Adam over both groups, each with its own rate.
class Optimizer {
public:
    Optimizer(const LanguageSettings& settings, LanguageParameters parameters)
        : m_settings(settings), m_parameters(std::move(parameters)), m_small(initialState(m_adam, m_parameters.small)),
          m_others(initialState(m_adam, m_parameters.others)) {}

    void clearGradients() {
        clear(m_parameters.small);
        clear(m_parameters.others);
    }

    void step() {
        optimize(m_adam, m_settings.lr * m_settings.residualScale, m_parameters.small, m_small);
        optimize(m_adam, m_settings.lr, m_parameters.others, m_others);
    }

private:
    const LanguageSettings& m_settings;
    OptimizerSettings m_adam;
    LanguageParameters m_parameters;
    OptimizerState<float> m_small, m_others;
};

} // namespace

Random windowRandom(const LanguageSettings& settings) { return Random(settings.seed, BatchStream); }

std::vector<Index> drawWindowStarts(const LanguageSettings& settings, Random& random) {
    std::vector<Index> starts(static_cast<std::size_t>(settings.batch));
    const Index places = std::ssize(encodedText()) - settings.context - 1;
    for (Index& start : starts) start = random.below(places);
    return starts;
}

struct TrainedLanguageModel::State {
    LanguageSettings settings;
    LanguageNetwork network;
    std::vector<double> losses;
};

TrainedLanguageModel::TrainedLanguageModel(std::unique_ptr<State> state) : m_state(std::move(state)) {}
TrainedLanguageModel::~TrainedLanguageModel() = default;

std::shared_ptr<const TrainedLanguageModel> TrainedLanguageModel::train(const LanguageSettings& settings,
                                                                        std::stop_token stop,
                                                                        const std::function<void(Index)>& onStep) {
    auto state = std::make_unique<State>();
    state->settings = settings;
    state->network = initialNetwork(settings, std::ssize(languageAlphabet()));
    LanguageGradient gradient = zeroGradient(state->network);
    Optimizer optimizer(state->settings, parametersOf(state->network, gradient));
    LanguageWorkspace work(state->network, settings.batch);
    Random random = windowRandom(settings);
    for (Index step = 0; step < settings.steps; ++step) {
        if (stop.stop_requested()) return nullptr;
        const Windows windows = drawWindows(settings, random);
        work.forward(state->network, windows.characters);
        state->losses.push_back(work.loss(windows.next));
        optimizer.clearGradients();
        work.backward(state->network, windows.characters, gradient);
        optimizer.step();
        if (onStep) onStep(step + 1);
    }
    return std::shared_ptr<const TrainedLanguageModel>(new TrainedLanguageModel(std::move(state)));
}

const LanguageSettings& TrainedLanguageModel::settings() const { return m_state->settings; }
const std::vector<double>& TrainedLanguageModel::losses() const { return m_state->losses; }

// A shorter context is filled up behind: nothing looks ahead, so that what stands there does not matter.
MatrixD TrainedLanguageModel::logits(const std::vector<int>& characters, double eps) const {
    const auto context = std::size_t(m_state->settings.context);
    if (characters.empty() || characters.size() > context)
        throw std::invalid_argument("characters must fit the context");
    std::vector<int> filled = characters;
    filled.resize(context, 0);
    const LanguageNetwork network = withEps(m_state->network, eps);
    LanguageWorkspace work(network, 1);
    work.forward(network, filled);
    return work.logits().topRows(Index(characters.size())).cast<double>();
}

std::vector<double> TrainedLanguageModel::normVariance() const {
    Windows window;
    window.add(0, m_state->settings.context);
    LanguageWorkspace work(m_state->network, 1);
    work.forward(m_state->network, window.characters);
    std::vector<double> variances;
    for (Index k = 0; k <= std::ssize(m_state->network.stack.steps); ++k) {
        const auto stream = work.stack().stream(k);
        double total = 0;
        for (Index i = 0; i < stream.rows(); ++i) total += moments(stream.row(i)).var;
        variances.push_back(total / double(stream.rows()));
    }
    return variances;
}

double TrainedLanguageModel::crossEntropy(double eps) const {
    const Index context = m_state->settings.context;
    Windows windows;
    Index count = 0;
    for (Index start = 0; start + context < std::ssize(encodedText()); start += context / 2, ++count)
        windows.add(start, context);
    const LanguageNetwork network = withEps(m_state->network, eps);
    LanguageWorkspace work(network, count);
    work.forward(network, windows.characters);
    MatrixD logits = work.logits().cast<double>();
    return normscope::crossEntropy<double>(logits, windows.next, logits);
}

} // namespace normscope
