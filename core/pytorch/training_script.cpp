// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pytorch/norm_text.h"
#include "pytorch/page_exports.h"
#include "pytorch/python_script.h"
#include "pytorch/training_parts.h"

#include <embedded/pytorch_norms.h>
#include <embedded/pytorch_show.h>
#include <embedded/pytorch_training.h>

#include <algorithm>

namespace normscope {

namespace {

using python::Flags;
using python::literal;
using python::Script;
using python::StackKind;

std::string number(Index value) { return std::to_string(value); }

std::vector<StackKind> stackKinds(const TrainingExtent& extent) {
    std::vector<StackKind> kinds;
    for (const auto& arm : extent.arms) kinds.push_back({arm.plan.start.arm, arm.plan.start.model.block});
    return kinds;
}

std::vector<std::string> remarksOf(const Scenario& scenario, const TrainingExtent& extent, const Flags& flags) {
    std::vector<std::string> remarks = {
        "The losses of the first steps agree with NormScope's to about 1e-4. Training multiplies what rounding leaves, "
        "so later steps drift apart, and final numbers agree as two runs of one experiment do."};
    if (extent.seeds > 1)
        remarks.push_back(
            "To train with " + number(extent.seeds) +
            " seeds may take minutes; a smaller range in main() is faster, and its medians are over fewer.");
    if (flags.contains("dropout"))
        remarks.emplace_back("Dropout draws its own numbers here: an arm that has it takes another path from its first "
                             "step on.");
    if (extent.seeds < scenario.training.seeds)
        remarks.push_back("The arrays of all " + number(scenario.training.seeds) +
                          " seeds would take too much room: this is the first one, and its numbers are not the "
                          "medians that 'normscope run' writes.");
    return remarks;
}

class TrainingScript {
public:
    TrainingScript(const Scenario& scenario, const TrainingExtent& extent, const std::string& npzName)
        : m_scenario(scenario), m_extent(extent), m_flags(trainingFlags(extent)),
          m_arms(trainingArmsText(scenario, extent)),
          m_script(
              scenario, npzName,
              {.copy = m_flags.contains("batch_norm"), .functional = true, .math = needsMath(), .namespaces = true},
              remarksOf(scenario, extent, m_flags)) {}

    std::string text() {
        addConstants();
        const std::vector<NormKind> norms = normKinds();
        m_script.block(python::definitions(embedded::pytorch_norms, python::normDefinitions(norms, m_scenario.norm)));
        for (const NormKind kind : norms) m_script.block(python::normMaker(kind, m_scenario.norm));
        m_script.block(python::stackDefinitions(stackKinds(m_extent), m_flags));
        addClassifiers();
        m_script.block("NORMS = (" + normClasses(norms) + ")\n");
        m_script.block(python::definitions(embedded::pytorch_training, learningNames(), m_flags));
        m_script.block(m_arms);
        m_script.block(python::definitions(embedded::pytorch_show, {"show"}));
        m_script.block(python::definitions(embedded::pytorch_training, runNames(), m_flags));
        m_script.block(mainText());
        return m_script.finished();
    }

private:
    bool uses(const char* name) const { return m_arms.find(name) != std::string::npos; }

    bool needsMath() const {
        const auto attends = [](const StackKind& kind) { return python::hasAttention(kind.block); };
        return std::ranges::any_of(stackKinds(m_extent), attends) || uses("schedule=cosine") ||
               uses("schedule=inverse_sqrt");
    }

    std::vector<NormKind> normKinds() const {
        std::vector<NormKind> kinds;
        for (const NormKind kind : {NormKind::Layer, NormKind::Rms, NormKind::Batch})
            if (uses(("=" + python::normMakerName(kind)).c_str())) kinds.push_back(kind);
        return kinds;
    }

    static std::string normClasses(const std::vector<NormKind>& kinds) {
        std::string text;
        for (const NormKind kind : kinds)
            text += kind == NormKind::Layer ? "nn.LayerNorm, "
                    : kind == NormKind::Rms ? "RMSNorm, "
                                            : "nn.BatchNorm1d, ";
        if (kinds.size() > 1) text.erase(text.size() - 2);
        return text.ends_with(", ") ? text.substr(0, text.size() - 1) : text;
    }

    void addConstants() {
        const TrainingSettings& training = m_scenario.training;
        m_script.constant("STEPS", number(training.steps));
        m_script.constant("EVALUATE_EVERY", number(training.evaluateEvery));
        m_script.constant("SUCCESS", literal(training.success), "the test accuracy that counts as one");
        m_script.line("TOKENS, INPUTS, CLASSES = " + number(m_extent.task->tokens) + ", " +
                      number(m_extent.task->inputs) + ", " + number(m_extent.task->classes));
        m_script.line(python::normConstants(normKinds(), m_scenario.norm));
    }

    void addClassifiers() {
        Flags residual = m_flags, plain = m_flags;
        residual.insert({"residual", m_flags.contains("models") ? "positions_models" : "positions"});
        plain.insert("plain");
        const auto isPlain = [](const StackKind& kind) { return kind.block == BlockKind::Plain; };
        const bool anyPlain = std::ranges::any_of(stackKinds(m_extent), isPlain);
        if (!anyPlain || m_flags.contains("mixed"))
            m_script.block(python::definitions(embedded::pytorch_training, {"Classifier"}, residual));
        if (!anyPlain) return;
        std::string text = python::definitions(embedded::pytorch_training, {"Classifier"}, plain);
        if (m_flags.contains("mixed")) text = python::replaced(text, "class Classifier", "class PlainClassifier");
        m_script.block(text);
    }

    std::vector<std::string> learningNames() const {
        std::vector<std::string> names = {"make_optimizer", "learning_rate"};
        for (const char* name : {"sgd", "momentum", "adam", "adamw"})
            if (uses((std::string("optimizer=") + name + ",").c_str()) ||
                uses((std::string("optimizer=") + name + ")").c_str()))
                names.emplace_back(name);
        for (const char* name : {"constant", "linear", "cosine", "inverse_sqrt", "noam"})
            if (uses((std::string("schedule=") + name).c_str())) names.emplace_back(name);
        for (const char* name : {"all_parameters", "norm_parameters"})
            if (uses((std::string("decay_of=") + name).c_str())) names.emplace_back(name);
        names.emplace_back("matrices");
        if (m_flags.contains("decay")) names.emplace_back("parameter_groups");
        if (m_flags.contains("later")) names.emplace_back("changed");
        return names;
    }

    std::vector<std::string> runNames() const {
        std::vector<std::string> names = {"train",    "train_step", "flat",   "share_between", "evaluate",  "accuracy",
                                          "describe", "last",       "middle", "show_arm",      "show_steps"};
        if (m_flags.contains("batch_norm")) names.emplace_back("batch_accuracy");
        return names;
    }

    std::string mainText() const {
        const std::string first = std::to_string(m_scenario.seed);
        const bool whole = m_extent.seeds == m_scenario.training.seeds;
        std::string text = "def main():\n";
        for (const std::string& arm : m_extent.refused) text += "    # " + arm + "\n";
        text += "    for name, arm in arms.items():\n        runs = [train(arm, seed) for seed in range(" +
                number(m_extent.seeds) + ")]  # seed " + first + " and on\n";
        text += std::string("        show_arm(") + (whole ? "name" : "f\"{name}.seed_" + first + "\"") + ", runs)\n";
        return text + "        show_steps(f\"{name}.seed_" + first + "\", runs[0])\n";
    }

    const Scenario& m_scenario;
    const TrainingExtent& m_extent;
    Flags m_flags;
    std::string m_arms;
    Script m_script;
};

} // namespace

Expected<PytorchExport> trainingExport(const Scenario& scenario, const std::string& npzName) {
    const auto extent = trainingExtent(scenario);
    if (!extent) return unexpected(extent.error());
    auto arrays = trainingArrays(scenario, *extent);
    if (!arrays) return unexpected(arrays.error());
    return PytorchExport{TrainingScript(scenario, *extent, npzName).text(), std::move(*arrays)};
}

} // namespace normscope
