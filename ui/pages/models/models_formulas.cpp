// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/models/models_formulas.h"

#include "formula/formula_choice.h"
#include "pages/depth/arm_formula.h"

#include <QCoreApplication>

#include <algorithm>

namespace normscope::ui {

namespace {

struct ModelsFormulas {
    Q_DECLARE_TR_FUNCTIONS(ModelsFormulas)
};

bool isOneStep(const Model& model) {
    return model.sublayers == Sublayers::Sequential && model.placement != ModelPlacement::InsideBranch &&
           model.placement != ModelPlacement::ConvBlock;
}

} // namespace

NormTold normOf(const Model& model) {
    NormTold told;
    told.kind = model.norm;
    told.settings.elementwiseAffine = model.affine != ModelAffine::None;
    told.settings.bias = model.affine == ModelAffine::GammaBeta;
    told.width = model.norm == NormKind::Batch ? 0 : model.width;
    return told;
}

NormTold normOf(const CheckpointNorm& norm) {
    NormTold told;
    const bool beta = !norm.beta.empty();
    told.kind = norm.place.batch() ? NormKind::Batch : beta ? NormKind::Layer : NormKind::Rms;
    told.settings.elementwiseAffine = beta || !norm.gamma.empty();
    told.settings.bias = beta;
    told.width = told.kind == NormKind::Batch ? 0 : std::ssize(norm.gamma);
    return told;
}

std::vector<FormulaRef> normFormulas(const NormTold& norm) {
    return definitionFormulas(norm.kind, norm.settings, {0, norm.width});
}

QString stepFormula(const Model& model, const Scenario& scenario) {
    return isOneStep(model) ? armFormula(depthScenario(model, scenario).depth.arms.front()) : QString();
}

QString affineRemark(const Model& model) {
    if (model.affine != ModelAffine::OnePlusGamma) return {};
    return ModelsFormulas::tr("%1 is learned from 0 on.").arg(QStringLiteral("<i>γ</i> = 1 + <i>w</i>: <i>w</i>"));
}

QString modelsLegend(ModelsView view) {
    if (view == ModelsView::Table)
        return ModelsFormulas::tr(
            "The table says what published code and configurations say; nothing is measured here.");
    return ModelsFormulas::tr("A norm holds one γ and one β a feature. A norm without β is taken for an RMSNorm here.");
}

QString modelsGestures(ModelsView view) {
    if (view == ModelsView::Table)
        return ModelsFormulas::tr("Click a row, or go there with the arrow keys up and down. Click the name of a "
                                  "column to sort by it, again for the other way round. Enter or a double click opens "
                                  "the model on the Depth page.");
    return ModelsFormulas::tr("Click a row of the table to choose a norm, a layer in the upper plot to see its values. "
                              "Enter or a double click on a row takes γ and β to the Axes page.");
}

} // namespace normscope::ui
