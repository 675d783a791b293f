// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pytorch/depth_parts.h"
#include "pytorch/norm_text.h"
#include "pytorch/page_exports.h"
#include "pytorch/python_script.h"
#include "pytorch/stack_text.h"

#include <embedded/pytorch_depth.h>
#include <embedded/pytorch_norms.h>
#include <embedded/pytorch_show.h>

#include "scenario/depth_arms.h"

#include <algorithm>

namespace normscope {

namespace {

using python::Fields;
using python::literal;
using python::Script;
using python::StackKind;

std::string number(Index value) { return std::to_string(value); }

std::vector<std::string> remarksOf(const Scenario& scenario, const DepthExtent& extent) {
    const Index seeds = scenario.depth.seeds;
    std::vector<std::string> remarks;
    if (extent.seeds < seeds)
        remarks.push_back("The weights of all " + number(seeds) +
                          " seeds would take too much room: this is the first " +
                          "one, and its numbers are not the medians that 'normscope run' writes.");
    if (!extent.sweep && scenario.depth.view == DepthView::AgainstDepth)
        remarks.emplace_back("The curve against depth is not rebuilt: its weights would take too much room.");
    return remarks;
}

class DepthScript {
public:
    DepthScript(const Scenario& scenario, const DepthExtent& extent, const std::string& npzName)
        : m_scenario(scenario), m_depth(scenario.depth), m_extent(extent),
          m_script(scenario, npzName,
                   {.functional = true, .math = python::hasAttention(scenario.depth.block), .namespaces = true},
                   remarksOf(scenario, extent)) {}

    std::string text() {
        const std::vector<NormKind> norms = normKinds();
        m_script.line(python::normConstants(norms, m_scenario.norm));
        m_script.block(python::definitions(embedded::pytorch_norms, python::normDefinitions(norms, m_scenario.norm)));
        for (const NormKind kind : norms) m_script.block(python::normMaker(kind, m_scenario.norm));
        m_script.block(python::stackDefinitions(stackKinds(), flags()));
        m_script.block(armsText());
        m_script.block(python::definitions(embedded::pytorch_show, {"show"}));
        m_script.block(python::definitions(embedded::pytorch_depth, measures(), flags()));
        m_script.block(mainText());
        return m_script.finished();
    }

private:
    std::vector<NormKind> normKinds() const {
        std::vector<NormKind> kinds;
        const auto add = [&](NormKind kind) {
            if (kind != NormKind::None && std::ranges::find(kinds, kind) == kinds.end()) kinds.push_back(kind);
        };
        for (const DepthArm& arm : m_extent.arms) {
            add(arm.norm);
            if (m_depth.embeddingNorm) add(embeddingKind(arm));
        }
        return kinds;
    }

    static NormKind embeddingKind(const DepthArm& arm) {
        return arm.norm == NormKind::None ? NormKind::Layer : arm.norm;
    }

    std::vector<StackKind> stackKinds() const {
        std::vector<StackKind> kinds;
        for (const DepthArm& arm : m_extent.arms) kinds.push_back({arm, m_depth.block});
        return kinds;
    }

    bool normsQk(const DepthArm& arm) const { return m_depth.qkNorm || arm.placement == Placement::OutputQk; }
    bool endsWithNorm(const DepthArm& arm) const { return m_depth.finalNorm && mayEndWithNorm(arm.placement); }
    bool any(bool (DepthScript::*is)(const DepthArm&) const) const {
        return std::ranges::any_of(m_extent.arms, [&](const DepthArm& arm) { return (this->*is)(arm); });
    }
    bool labelsSequences() const { return m_depth.labels == DepthLabels::Sequence; }

    python::Flags flags() const {
        python::Flags flags;
        if (m_depth.causal) flags.insert("causal");
        if (any(&DepthScript::normsQk)) flags.insert("qk_norm");
        if (m_depth.dropout > 0) flags.insert({"drop", "masks"});
        if (m_depth.embeddingNorm) flags.insert("embedding");
        if (any(&DepthScript::endsWithNorm)) flags.insert("final");
        if (labelsSequences()) flags.insert("sequence");
        return flags;
    }

    std::string armsText() const {
        std::vector<std::string> names;
        std::vector<Fields> fields;
        for (const DepthArm& arm : m_extent.arms) {
            names.push_back(named(arm).key);
            fields.push_back(fieldsOf(arm));
        }
        return python::armsText(names, fields);
    }

    Fields fieldsOf(const DepthArm& arm) const {
        Fields fields = {{"placement", python::placementClass({arm, m_depth.block})},
                         {"norm", arm.norm == NormKind::None ? "None" : python::normMakerName(arm.norm)}};
        if (any(&DepthScript::endsWithNorm)) fields.emplace_back("final_norm", literal(endsWithNorm(arm)));
        if (m_depth.embeddingNorm) fields.emplace_back("embedding_norm", python::normMakerName(embeddingKind(arm)));
        if (python::hasAttention(m_depth.block) && any(&DepthScript::normsQk))
            fields.emplace_back("qk_norm", literal(normsQk(arm)));
        const Fields shared = sharedFields();
        fields.insert(fields.end(), shared.begin(), shared.end());
        return fields;
    }

    Fields sharedFields() const {
        std::string branches;
        for (const std::string& name : python::branchClasses(m_depth.block))
            branches.append(branches.empty() ? "" : ", ").append(name);
        const bool attends = python::hasAttention(m_depth.block), xiong = m_depth.block == BlockKind::Xiong;
        Fields fields = {
            {"branches", "[" + branches + "]"}, {"layers", number(m_depth.layers)}, {"width", number(m_depth.width)}};
        if (attends || m_depth.block == BlockKind::Mlp)
            fields.emplace_back("hidden", number(m_depth.hidden * m_depth.width));
        if (!xiong) fields.emplace_back("activation", python::activationText(m_depth.activation));
        if (attends) fields.emplace_back("heads", number(headsOf(m_depth)));
        if (attends || xiong || labelsSequences()) fields.emplace_back("tokens", number(m_depth.tokens));
        if (any(&DepthScript::scalesLayers)) fields.emplace_back("layer_scale", literal(m_depth.layerScale));
        return fields;
    }

    bool scalesLayers(const DepthArm& arm) const { return arm.placement == Placement::LayerScale; }

    std::vector<std::string> measures() const {
        std::vector<std::string> names = {"Stack", "run", "norm", "medians", "show_arm", "show_layers"};
        if (m_extent.sweep) names.emplace_back("show_sweep");
        return names;
    }

    std::string mainText() const {
        const std::string first = std::to_string(m_scenario.seed);
        const bool whole = m_extent.seeds == m_depth.seeds;
        std::string text = "def main():\n";
        for (const std::string& arm : m_extent.refused) text += "    # " + arm + "\n";
        text += "    for name, arm in arms.items():\n        runs = [run(arm, seed) for seed in range(" +
                number(m_extent.seeds) + ")]  # seed " + first + " and on\n";
        text += std::string("        show_arm(") + (whole ? "name" : "f\"{name}.seed_" + first + "\"") + ", runs)\n";
        text += "        show_layers(f\"{name}.seed_" + first + "\", runs[0])\n";
        return text + (m_extent.sweep ? sweepText(whole, first) : "");
    }

    std::string sweepText(bool whole, const std::string& first) const {
        return "        gradients = {}\n        for layers in [6, 12, 24, 48, 96]:\n"
               "            deeper = SimpleNamespace(**{**vars(arm), \"layers\": layers})\n"
               "            runs = [run(deeper, seed) for seed in range(" +
               number(m_extent.seeds) +
               ")]\n            gradients[layers] = medians(runs, \"last_gradient\")[-1]\n        show_sweep(" +
               (whole ? "name" : "f\"{name}.seed_" + first + "\"") + ", gradients)\n";
    }

    const Scenario& m_scenario;
    const DepthSettings& m_depth;
    const DepthExtent& m_extent;
    Script m_script;
};

} // namespace

Expected<PytorchExport> depthExport(const Scenario& scenario, const std::string& npzName) {
    const DepthExtent extent = depthExtent(scenario);
    return PytorchExport{DepthScript(scenario, extent, npzName).text(), depthArrays(scenario, extent)};
}

} // namespace normscope
