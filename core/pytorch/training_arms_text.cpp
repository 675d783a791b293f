// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pytorch/norm_text.h"
#include "pytorch/training_parts.h"
#include "scenario/depth_arms.h"

#include <algorithm>
#include <functional>

// The arms of a script of the Training page: everything that tells one from another, by name.
namespace normscope {

namespace {

using python::Fields;
using python::literal;
using Arm = TrainingExtent::Arm;

std::string number(Index value) { return std::to_string(value); }

bool isPlain(const Arm& arm) { return arm.plan.start.model.block == BlockKind::Plain; }
bool hasAttention(const Arm& arm) { return python::hasAttention(arm.plan.start.model.block); }
bool hasTokens(const Arm& arm) { return hasAttention(arm) || arm.plan.start.model.block == BlockKind::Xiong; }
bool hasHidden(const Arm& arm) { return hasAttention(arm) || arm.plan.start.model.block == BlockKind::Mlp; }
bool hasActivation(const Arm& arm) { return arm.plan.start.model.block != BlockKind::Xiong; }
bool normsInput(const Arm& arm) { return arm.plan.start.model.embeddingNorm; }
bool normsQk(const Arm& arm) {
    return arm.plan.start.model.qkNorm || arm.plan.start.arm.placement == Placement::OutputQk;
}
bool endsWithNorm(const Arm& arm) {
    return arm.plan.start.model.finalNorm && mayEndWithNorm(arm.plan.start.arm.placement);
}
bool scalesLayers(const Arm& arm) { return arm.plan.start.arm.placement == Placement::LayerScale; }
bool hasBatchNorm(const Arm& arm) { return arm.plan.start.arm.norm == NormKind::Batch; }

bool hasMomentum(const LearningSettings& l) { return l.optimizer == OptimizerKind::Momentum; }
bool isAdaptive(const LearningSettings& l) {
    return l.optimizer == OptimizerKind::Adam || l.optimizer == OptimizerKind::AdamW;
}
bool decays(const LearningSettings& l) { return l.weightDecay > 0; }
bool clips(const LearningSettings& l) { return l.clip > 0; }
bool drops(const LearningSettings& l) { return l.dropout > 0; }
bool rises(const LearningSettings& l) { return l.warmup > 0; }
bool falls(const LearningSettings& l) {
    return l.schedule == ScheduleKind::Linear || l.schedule == ScheduleKind::Cosine;
}
bool isNoam(const LearningSettings& l) { return l.schedule == ScheduleKind::Noam; }
bool readsWarmup(const LearningSettings& l) { return rises(l) || l.schedule != ScheduleKind::Constant; }

const char* optimizerName(OptimizerKind kind) {
    constexpr const char* names[] = {"sgd", "momentum", "adam", "adamw"};
    return names[int(kind)];
}

const char* scheduleName(ScheduleKind kind) {
    constexpr const char* names[] = {"constant", "linear", "cosine", "inverse_sqrt", "noam"};
    return names[int(kind)];
}

const char* decayName(DecayOf rule) {
    constexpr const char* names[] = {"all_parameters", "matrices", "norm_parameters"};
    return names[int(rule)];
}

class ArmsText {
public:
    ArmsText(const Scenario& scenario, const TrainingExtent& extent) : m_scenario(scenario), m_extent(extent) {}

    std::string text() const {
        std::vector<std::string> names, remarks;
        std::vector<Fields> fields;
        for (const Arm& arm : m_extent.arms) {
            names.push_back(arm.letter);
            fields.push_back(fieldsOf(arm));
            remarks.push_back(plain(trainingArmName(m_scenario.training, arm.place)));
        }
        return python::armsText(names, fields, remarks);
    }

    bool any(bool (*is)(const Arm&)) const { return std::ranges::any_of(m_extent.arms, is); }
    bool any(bool (*is)(const LearningSettings&)) const {
        return std::ranges::any_of(m_extent.arms, [&](const Arm& arm) {
            return is(arm.plan.start.learning) ||
                   std::ranges::any_of(arm.plan.later, [&](const ArmPlan::Later& later) { return is(later.learning); });
        });
    }
    bool isMixed() const { return any(isPlain) && !std::ranges::all_of(m_extent.arms, isPlain); }
    bool hasModels() const { return !m_extent.arms.empty() && !m_extent.arms.front().weights.empty(); }
    bool hasLater() const {
        return any([](const Arm& arm) { return !arm.plan.later.empty(); });
    }

private:
    Fields fieldsOf(const Arm& arm) const {
        Fields fields = modelFields(arm);
        const Fields sizes = sizeFields(arm), learning = learningFields(arm.plan.start.learning);
        fields.insert(fields.end(), sizes.begin(), sizes.end());
        fields.insert(fields.end(), learning.begin(), learning.end());
        fields.emplace_back("batch", number(arm.plan.start.batch));
        if (hasLater()) fields.emplace_back("later", laterText(arm));
        return fields;
    }

    Fields modelFields(const Arm& arm) const {
        const ArmSettings& own = arm.plan.start;
        Fields fields;
        if (isMixed()) fields.emplace_back("model", isPlain(arm) ? "PlainClassifier" : "Classifier");
        fields.emplace_back("placement", python::placementClass({own.arm, own.model.block}));
        fields.emplace_back("norm", makerOf(own.arm.norm));
        if (any(normsInput)) fields.emplace_back("embedding_norm", embeddingText(arm));
        if (any(endsWithNorm)) fields.emplace_back("final_norm", literal(endsWithNorm(arm)));
        if (hasModels()) fields.emplace_back("weights", literal(arm.weights));
        std::string branches;
        for (const std::string& name : python::branchClasses(own.model.block))
            branches.append(branches.empty() ? "" : ", ").append(name);
        fields.emplace_back("branches", "[" + branches + "]");
        return fields;
    }

    static std::string makerOf(NormKind kind) { return kind == NormKind::None ? "None" : python::normMakerName(kind); }

    static std::string embeddingText(const Arm& arm) {
        if (!normsInput(arm)) return "nn.Identity";
        const NormKind own = arm.plan.start.arm.norm;
        return makerOf(own == NormKind::None ? NormKind::Layer : own);
    }

    Fields sizeFields(const Arm& arm) const {
        const ModelSettings& model = arm.plan.start.model;
        Fields fields = {{"layers", number(model.layers)}, {"width", number(model.width)}};
        if (any(hasHidden)) fields.emplace_back("hidden", number(model.hidden * model.width));
        if (any(hasActivation)) fields.emplace_back("activation", python::activationText(model.activation));
        if (any(hasAttention)) fields.emplace_back("heads", number(headsOf(model.heads, model.width)));
        if (any(hasAttention) && any(normsQk)) fields.emplace_back("qk_norm", literal(normsQk(arm)));
        if (any(hasTokens)) fields.emplace_back("tokens", "TOKENS");
        if (any(scalesLayers)) fields.emplace_back("layer_scale", literal(model.layerScale));
        return fields;
    }

    Fields learningFields(const LearningSettings& l) const {
        Fields fields = {
            {"optimizer", optimizerName(l.optimizer)}, {"lr", literal(l.lr)}, {"schedule", scheduleName(l.schedule)}};
        if (any(readsWarmup)) fields.emplace_back("warmup", number(l.warmup));
        if (any(falls)) fields.emplace_back("min_lr", literal(l.minLr));
        if (any(hasMomentum)) fields.emplace_back("momentum", literal(l.momentum));
        if (any(isAdaptive)) {
            fields.emplace_back("betas", "(" + literal(l.beta1) + ", " + literal(l.beta2) + ")");
            fields.emplace_back("eps", literal(l.eps));
        }
        if (any(decays)) {
            fields.emplace_back("weight_decay", literal(l.weightDecay));
            fields.emplace_back("decay_of", decayName(l.decayOf));
        }
        if (any(clips)) fields.emplace_back("clip", literal(l.clip));
        if (any(drops)) fields.emplace_back("dropout", literal(l.dropout));
        return fields;
    }

    // "{50: dict(lr=0.001)}": what is new from there on.
    std::string laterText(const Arm& arm) const {
        std::string text;
        Fields before = learningFields(arm.plan.start.learning);
        for (const ArmPlan::Later& later : arm.plan.later) {
            const Fields now = learningFields(later.learning);
            std::string changes;
            for (std::size_t k = 0; k < now.size(); ++k)
                if (now[k] != before[k])
                    changes.append(changes.empty() ? "" : ", ").append(now[k].first + "=" + now[k].second);
            text.append(text.empty() ? "" : ", ").append(number(later.step) + ": dict(" + changes + ")");
            before = now;
        }
        return "{" + text + "}";
    }

    const Scenario& m_scenario;
    const TrainingExtent& m_extent;
};

} // namespace

std::string trainingArmsText(const Scenario& scenario, const TrainingExtent& extent) {
    return ArmsText(scenario, extent).text();
}

python::Flags trainingFlags(const TrainingExtent& extent) {
    const Scenario unused;
    const ArmsText arms(unused, extent);
    python::Flags flags;
    const auto flag = [&](bool holds, const char* name) {
        if (holds) flags.insert(name);
    };
    flag(arms.any(normsQk) && arms.any(hasAttention), "qk_norm");
    flag(arms.any(normsInput), "embedding");
    flag(arms.any(endsWithNorm), "final");
    flag(arms.any(hasBatchNorm), "batch_norm");
    flag(arms.hasModels(), "models");
    flag(arms.isMixed(), "mixed");
    flag(arms.hasLater(), "later");
    flag(arms.any(decays), "decay");
    flag(arms.any(clips), "clip");
    flag(arms.any(drops), "drop");
    flag(arms.any(drops), "dropout");
    flag(arms.any(rises), "rises");
    flag(arms.any(rises), arms.any(isNoam) ? "warmup_noam" : "warmup");
    return flags;
}

} // namespace normscope
