// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_signal.h"
#include "lab/batch_stream.h"
#include "pytorch/batch_arrays.h"
#include "pytorch/norm_text.h"
#include "pytorch/page_exports.h"
#include "pytorch/python_script.h"

#include <embedded/pytorch_batch.h>
#include <embedded/pytorch_batch_training.h>
#include <embedded/pytorch_norms.h>
#include <embedded/pytorch_show.h>
#include <embedded/pytorch_stack.h>

#include <algorithm>

namespace normscope {

namespace {

using python::Flags;
using python::literal;
using python::Script;

std::string number(Index value) { return std::to_string(value); }

bool trains(BatchView view) {
    return view == BatchView::Accuracy || view == BatchView::Gap || view == BatchView::Composition ||
           view == BatchView::Padding;
}

std::vector<std::string> remarksOf(const Scenario& scenario) {
    const Index seeds = scenario.batch.seeds;
    std::vector<std::string> remarks = {
        "The stream of batches is always rebuilt, and beside it the study that the page shows."};
    if (trains(scenario.batch.view))
        remarks.push_back("Accuracies are means over " + number(seeds) + (seeds == 1 ? " seed" : " seeds") +
                          ". Training multiplies what rounding leaves, so that they agree with NormScope's as two runs "
                          "of one experiment do.");
    return remarks;
}

class BatchScript {
public:
    BatchScript(const Scenario& scenario, const std::string& npzName)
        : m_scenario(scenario), m_batch(scenario.batch), m_norm(scenario.norm), m_flags(flagsOf()),
          m_script(scenario, npzName, {.copy = true, .functional = true}, remarksOf(scenario)) {}

    std::string text() {
        addConstants();
        addSignal();
        addNorms();
        m_script.block(python::definitions(embedded::pytorch_show, {"show"}));
        m_script.block(
            python::definitions(embedded::pytorch_batch, {"batches", "take", "stream", "show_stream"}, m_flags));
        addStudy();
        m_script.block("def main():\n    show_stream(*stream(batch_norm(" + number(features()) + ").double()))\n    " +
                       studyCall());
        return m_script.finished();
    }

private:
    bool has(StreamEvent::Kind kind) const {
        return std::ranges::any_of(m_batch.events, [kind](const StreamEvent& event) { return event.kind == kind; });
    }

    Flags flagsOf() const {
        using Kind = StreamEvent::Kind;
        Flags flags;
        const auto flag = [&](bool holds, const char* name) {
            if (holds) flags.insert(name);
        };
        const bool padded = paddingRows(m_batch) > 0, single = smallestBatch() == 1;
        flag(streamIsRagged(m_scenario), "ragged");
        flag(padded, "padding");
        flag(padded && m_batch.mask, "masked");
        flag(has(Kind::Poison), "poison");
        flag(has(Kind::Reset), "reset");
        flag(has(Kind::Repair), "repair");
        flag(has(Kind::Poison) && m_batch.guard, "guard");
        flag(single && m_norm.eps > 0, "single");
        flag(m_norm.eps == 0, "eps0");
        flag(single || m_norm.eps == 0, "refuses");
        flag(m_norm.trackRunningStats, "tracked");
        return flags;
    }

    // Rows that the statistics of the smallest batch are taken over.
    Index smallestBatch() const {
        const Index padding = paddingRows(m_batch), real = m_batch.size - padding;
        const Index samples = tableOf(m_batch.data).values.rows();
        const bool ragged = m_batch.order == BatchOrder::Sorted;
        return (ragged ? lastBatch(samples, real) : real) + (m_batch.mask ? 0 : padding);
    }

    Index features() const {
        return m_batch.signal == StreamSignal::PreActivation ? firstLayerUnits : tableOf(m_batch.data).values.cols();
    }

    void addConstants() {
        m_script.line(python::normConstants({NormKind::Batch, NormKind::Layer}, m_norm));
        m_script.constant("FEATURE", number(std::clamp<Index>(m_batch.feature, 1, features()) - 1),
                          "the one that is followed, from 0");
        if (m_flags.contains("padding"))
            m_script.constant("PADDING", number(paddingRows(m_batch)), "rows of every batch, zeros at its end");
        if (!m_batch.events.empty()) addEvents();
        if (!trains(m_batch.view)) return;
        m_script.constant("SEEDS", number(m_batch.seeds));
        m_script.constant("CLASSES", m_batch.data == StreamData::Wine ? "3" : "10");
    }

    void addEvents() {
        std::string events;
        for (const StreamEvent& event : m_batch.events) {
            const char* names[] = {"reset", "poison", "repair"};
            events.append(events.empty() ? "" : ", ")
                .append("(" + number(event.batch) + ", " + literal(std::string(names[int(event.kind)])) + ")");
        }
        m_script.constant("EVENTS", "[" + events + "]", "what happens at which batch, from 1");
        if (!has(StreamEvent::Kind::Poison)) return;
        const bool all = m_batch.signal == StreamSignal::PreActivation;
        m_script.constant("POISONED", all ? "slice(None)" : number(poisonedFeature(features())),
                          all ? "a NaN in the data reaches every unit of the first layer" : "the feature with the NaN");
    }

    void addSignal() {
        m_script.blank();
        m_script.constant("data", "arrays[\"data\"]", "samples x features, standardised");
        const bool layer = m_batch.signal == StreamSignal::PreActivation;
        m_script.constant("signal", layer ? "F.linear(data, arrays[\"weight\"], arrays[\"bias\"])" : "data",
                          layer ? "what goes into the norm behind a first layer" : "what goes into the norm");
        m_script.line("population_mean, population_var = signal.mean(0), signal.var(0, unbiased=False)");
    }

    void addNorms() {
        std::vector<std::string> names = python::normDefinitions({NormKind::Batch, NormKind::Layer}, m_norm);
        const bool compares = m_batch.view == BatchView::Conventions;
        if (compares && std::ranges::find(names, "KerasBatchNorm") == names.end()) names.emplace_back("KerasBatchNorm");
        m_script.block(python::definitions(embedded::pytorch_norms, names));
        m_script.block(python::normMaker(NormKind::Batch, m_norm));
        if (m_batch.view == BatchView::Perturbation || trains(m_batch.view))
            m_script.block(python::normMaker(NormKind::Layer, m_norm));
        if (m_batch.view == BatchView::Gap) m_script.block(lagNorm());
    }

    // Whatever the scenario's convention and tracking are: the study compares two momenta of PyTorch's.
    std::string lagNorm() const {
        NormSettings settings = m_norm;
        settings.convention = MomentumConvention::PyTorch;
        settings.cumulative = false;
        settings.trackRunningStats = true;
        const std::string layer = python::normLayer(NormKind::Batch, settings, "width");
        return "def lag_norm(width, momentum):\n    return " +
               python::replaced(layer, "momentum=MOMENTUM", "momentum=momentum") + "\n";
    }

    void addStudy() {
        using namespace embedded;
        const auto add = [&](std::string_view module, const std::vector<std::string>& names) {
            m_script.block(python::definitions(module, names, m_flags));
        };
        if (trains(m_batch.view)) add(pytorch_stack, {"load"});
        switch (m_batch.view) {
        case BatchView::Law:
            return add(pytorch_batch, {"show_law"});
        case BatchView::Perturbation:
            return add(pytorch_batch, {"show_perturbation"});
        case BatchView::Conventions:
            m_script.block(conventions());
            return add(pytorch_batch, {"show_conventions"});
        case BatchView::Padding:
            add(pytorch_batch, {"show_padding"});
            return add(pytorch_batch_training,
                       {"mean", "PaddedNetwork", "train_padded", "padded_accuracy", "show_padded_trainings"});
        case BatchView::Accuracy:
            m_script.block(learningRate());
            break;
        case BatchView::Gap:
        case BatchView::Composition:
            break;
        }
        add(pytorch_batch_training, trainingNames());
    }

    std::vector<std::string> trainingNames() const {
        std::vector<std::string> names = {"network",          "training",       "accuracy",
                                          "running_accuracy", "batch_accuracy", "mean"};
        if (m_batch.view != BatchView::Gap) names.emplace_back("trained");
        names.emplace_back(m_batch.view == BatchView::Accuracy ? "show_accuracy"
                           : m_batch.view == BatchView::Gap    ? "show_lag"
                                                               : "show_composition");
        return names;
    }

    std::string learningRate() const {
        const std::string rate = literal(m_batch.lr);
        return "def learning_rate(size):\n    return " + rate + (m_batch.scaleLr ? " * min(1, size / 32)" : "") + "\n";
    }

    // The scenario's momentum as PyTorch tells it, the same number in Keras, the same memory in Keras, a plain average.
    std::string conventions() const {
        const bool pyTorch = m_norm.convention == MomentumConvention::PyTorch;
        const double own = pyTorch ? m_norm.momentum : convertMomentum(m_norm.momentum);
        const double memory = pyTorch ? convertMomentum(own) : m_norm.momentum;
        const auto way = [&](const char* norm, const std::string& momentum) {
            return std::string("    lambda: ") + norm + "(" + number(features()) + ", eps=EPS, momentum=" + momentum +
                   ").double(),\n";
        };
        return "conventions = [\n" + way("nn.BatchNorm1d", literal(own)) + way("KerasBatchNorm", literal(own)) +
               way("KerasBatchNorm", literal(memory)) + way("nn.BatchNorm1d", "None") + "]\n";
    }

    std::string studyCall() const {
        switch (m_batch.view) {
        case BatchView::Law:
            return "show_law()\n";
        case BatchView::Accuracy:
            return "show_accuracy()\n";
        case BatchView::Gap:
            return "show_lag()\n";
        case BatchView::Perturbation:
            return "show_perturbation(factor=" + literal(m_batch.perturbation) + ")\n";
        case BatchView::Composition:
            return "show_composition()\n";
        case BatchView::Padding:
            return "show_padding()\n    show_padded_trainings()\n";
        case BatchView::Conventions:
            break;
        }
        return "show_conventions()\n";
    }

    const Scenario& m_scenario;
    const BatchSettings& m_batch;
    const NormSettings& m_norm;
    Flags m_flags;
    Script m_script;
};

} // namespace

Expected<PytorchExport> batchExport(const Scenario& scenario, const std::string& npzName) {
    return PytorchExport{BatchScript(scenario, npzName).text(), batchArrays(scenario)};
}

} // namespace normscope
