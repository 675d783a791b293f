// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes.h"
#include "lab/axes_norms.h"
#include "lab/axes_padding.h"
#include "lab/invariance_draw.h"
#include "pytorch/export_arrays.h"
#include "pytorch/norm_text.h"
#include "pytorch/page_exports.h"
#include "pytorch/python_script.h"

#include <embedded/pytorch_axes.h>
#include <embedded/pytorch_norms.h>
#include <embedded/pytorch_show.h>

#include <algorithm>

namespace normscope {

namespace {

using python::literal;
using python::Script;

std::string number(Index value) { return std::to_string(value); }

bool isBlock(const AxesRun& run) { return run.groups.shape == GroupShape::Block; }

// Why a norm of the page is left out; empty: it is not.
std::string leftOut(const AxesRun& run) {
    if (run.status == NormStatus::Ok) return {};
    if (run.status == NormStatus::ZeroVarianceZeroEps)
        return "is left out: eps = 0 makes 0 / 0 of equal values, of which PyTorch's LayerNorm makes NaN and its "
               "BatchNorm 0.";
    return "is left out: PyTorch refuses it on this matrix, and the page calls it undefined.";
}

// Features with a gamma and beta of their own: those go with the arrays.
python::AffineStart affineStart(const Scenario& scenario) {
    const NormSettings& norm = scenario.norm;
    const bool own = norm.elementwiseAffine && !(norm.gammaValues.empty() && norm.betaValues.empty());
    const bool any = std::ranges::any_of(scenario.axes.norms, [](NormKind kind) { return kind != NormKind::None; });
    return own && any ? python::AffineStart::Arrays : python::AffineStart::Shared;
}

class AxesScript {
public:
    AxesScript(const AxesResult& result, const std::string& npzName)
        : m_result(result), m_norm(result.scenario.norm), m_data(result.scenario.data),
          m_start(affineStart(result.scenario)), m_showsBench(result.scenario.axes.view == AxesView::Invariance),
          m_script(result.scenario, npzName, {.functional = needsFunctional()}) {}

    std::string text() {
        m_script.line("torch.set_default_dtype(torch.float64)");
        m_script.blank();
        addConstants();
        addMatrix();
        addDefinitions();
        addMain();
        return m_script.finished();
    }

private:
    bool needsFunctional() const {
        const bool keras = m_norm.convention == MomentumConvention::Keras;
        return m_showsBench || (keras && std::ranges::find(kinds(), NormKind::Batch) != kinds().end());
    }

    const std::vector<NormKind>& kinds() const { return m_result.scenario.axes.norms; }
    const std::vector<AxesRun>& runs() const { return m_result.runs; }
    bool anyRun(bool (*is)(const AxesRun&)) const { return std::ranges::any_of(runs(), is); }
    bool masks() const {
        return anyRun([](const AxesRun& run) { return !run.groups.real.empty(); });
    }
    bool hasPadding() const { return paddingRows(m_result.sample) > 0; }

    void addConstants() {
        m_script.line(python::normConstants(kinds(), m_norm, m_start));
        if (anyRun(isBlock)) m_script.constant("TOKENS", number(m_result.sample.tokens), "rows of a sample");
        std::vector<std::string> names;
        for (const std::string& name : m_result.sample.columnLabels) names.push_back(python::replaced(name, " ", "_"));
        m_script.line("features = [\n" + indented(python::wrapped(python::list(names), 100)) + "\n]");
        m_script.blank();
    }

    // "[a, b]" without its brackets, four columns to the right.
    static std::string indented(const std::string& list) {
        return "    " + python::replaced(list.substr(1, list.size() - 2), "\n", "\n    ") + ",";
    }

    void addMatrix() {
        const bool edited = !m_result.edited.cells.empty();
        m_script.constant(edited ? "before" : "x", "arrays[\"x\"]", "rows x features, as the page prepares them");
        if (edited) {
            m_script.line("x = before.clone()");
            for (const CellEdit& edit : m_data.edits)
                if (edit.row < m_result.sample.x.rows() && edit.column < m_result.sample.x.cols())
                    m_script.line("x[" + number(edit.row) + ", " + number(edit.column) + "] = " + literal(edit.value));
        }
        m_script.line("x.requires_grad_()");
        m_script.constant("upstream", "arrays[\"upstream\"]", "the gradient that arrives at each output");
        if (hasPadding()) m_script.constant("real", "arrays[\"real\"].bool()", "rows that are no padding");
    }

    void addDefinitions() {
        std::vector<std::string> norms = python::normDefinitions(kinds(), m_norm, m_start);
        if (anyRun(isBlock)) norms.emplace_back("OverSamples");
        if (masks()) norms.emplace_back("OverRealRows");
        m_script.block(python::definitions(embedded::pytorch_norms, norms));
        m_script.block(python::definitions(embedded::pytorch_show, {"show"}));
        m_script.block(python::definitions(embedded::pytorch_axes, measures()));
    }

    std::vector<std::string> measures() const {
        std::vector<std::string> names = {"extremes", "show_margin", "show_statistics", "show_energy"};
        const auto needs = [&](bool needed, const char* name) {
            if (needed) names.emplace_back(name);
        };
        needs(anyRun([](const AxesRun& run) { return run.group == GroupShape::Row; }), "over_row");
        needs(anyRun([](const AxesRun& run) { return run.groups.shape == GroupShape::Column; }), "over_column");
        needs(anyRun(isBlock), "over_sample");
        needs(anyRun([](const AxesRun& run) { return run.group != GroupShape::Cell; }), "show_gradient");
        needs(anyRun([](const AxesRun& run) { return run.group == GroupShape::Cell; }), "show_plain_gradient");
        needs(!m_result.edited.cells.empty(), "show_changes");
        needs(std::ranges::any_of(runs(), [&](const AxesRun& run) { return poolsPadding(run, m_result.sample); }),
              "show_padding");
        if (m_showsBench) names.insert(names.end(), {"show_invariance", "bench_norms", "bench_changes"});
        return names;
    }

    void addMain() {
        std::string text = "def main():\n    show_statistics(\"input\", x)\n";
        for (const AxesRun& run : runs()) text += "\n" + normLines(run);
        if (m_showsBench) text += "\n    show_invariance(factor=" + literal(m_result.invariance.factor) + ")\n";
        m_script.block(text);
    }

    std::string normLayer(NormKind kind) const {
        return python::normLayer(kind, m_norm, number(m_result.sample.x.cols()), m_start);
    }

    std::string layerOf(const AxesRun& run) const {
        std::string layer = normLayer(run.kind);
        if (isBlock(run)) layer = "OverSamples(" + layer + ", TOKENS)";
        return run.groups.real.empty() ? layer : "OverRealRows(" + layer + ", real)";
    }

    std::string normLines(const AxesRun& run) const {
        const std::string key = normKey(run.kind), name = key == "none" ? "no_norm" : key;
        if (const std::string why = leftOut(run); !why.empty()) return "    # " + layerOf(run) + " " + why + "\n";
        const bool edited = !m_result.edited.cells.empty();
        std::string text = "    " + name + " = " + layerOf(run) + "\n" + trainedLines(run, name, edited);
        text += "    y = " + name + "(x)\n    (dx,) = torch.autograd.grad(y, x, upstream)\n";
        text += "    show_statistics(\"" + key + "\", y" + (run.groups.real.empty() ? "" : ", real") + ")\n";
        text += gradientLine(run, key);
        if (edited) text += "    show_changes(\"" + key + "\", " + name + "(before), y)\n";
        if (poolsPadding(run, m_result.sample)) text += "    show_padding(\"" + key + "\", x, " + over(run) + ")\n";
        if (run.toLayerNorm)
            text += "    layer_norm = " + normLayer(NormKind::Layer) +
                    "\n    show(\"group.to_layer_norm\", (layer_norm(x) - y).abs().max())\n";
        return text;
    }

    // BatchNorm in evaluation: its running statistics have seen this batch, unedited, so many times.
    std::string trainedLines(const AxesRun& run, const std::string& name, bool edited) const {
        if (run.kind != NormKind::Batch || m_norm.mode != NormMode::Evaluate) return {};
        std::string text;
        if (run.running.batches > 0)
            text = "    for _ in range(" + number(run.running.batches) + "):  # its running statistics have seen so " +
                   "many batches\n        " + name + (edited ? "(before)\n" : "(x)\n");
        return text + "    " + name + ".eval()\n";
    }

    std::string gradientLine(const AxesRun& run, const std::string& key) const {
        const std::string rows = run.groups.real.empty() ? "" : "[real]";
        const std::string h = (run.kind == NormKind::None ? "" : scale()) + "upstream" + rows;
        if (run.group == GroupShape::Cell) return "    show_plain_gradient(\"" + key + "\", dx, " + h + ")\n";
        return "    show_gradient(\"" + key + "\", dx, x" + rows + ", " + h + ", " + over(run) +
               (run.kind == NormKind::Rms ? ", subtracts_mean=False" : "") + ")\n";
    }

    // In front of the gradient that arrives.
    std::string scale() const {
        if (m_start == python::AffineStart::Arrays) return "GAMMA * ";
        return gammaOf(m_norm) == 1 ? "" : literal(gammaOf(m_norm)) + " * ";
    }

    std::string over(const AxesRun& run) const {
        if (run.groups.shape == GroupShape::Row) return "over_row";
        if (run.groups.shape == GroupShape::Column) return "over_column";
        return "lambda values: over_sample(values, " + number(run.groups.across) + ")";
    }

    const AxesResult& m_result;
    const NormSettings& m_norm;
    const DataSettings& m_data;
    python::AffineStart m_start;
    bool m_showsBench;
    Script m_script;
};

std::vector<NpzMember> arraysOf(const AxesResult& result) {
    ExportArrays arrays;
    arrays.add("x", result.sample.prepared);
    if (!result.runs.empty()) arrays.add("upstream", result.runs.front().upstream);
    if (paddingRows(result.sample) > 0) arrays.add("real", result.sample.real);
    if (affineStart(result.scenario) == python::AffineStart::Arrays) {
        arrays.add("gamma", gammasOf(result.scenario.norm, result.sample.x.cols()));
        arrays.add("beta", betasOf(result.scenario.norm, result.sample.x.cols()));
    }
    if (result.scenario.axes.view != AxesView::Invariance) return arrays.take();
    const BenchDraw draw =
        drawBench(benchWines(), result.invariance.units, result.scenario.axes.factor, result.scenario.seed);
    arrays.add("bench.x", draw.x);
    arrays.add("bench.weights", draw.weights);
    arrays.add("bench.vector", std::vector<double>(draw.vector.begin(), draw.vector.end()));
    return arrays.take();
}

} // namespace

Expected<PytorchExport> axesExport(const Scenario& scenario, const std::string& npzName) {
    const auto table = loadTable(scenario.data, scenario.seed);
    if (!table) return unexpected(table.error());
    const AxesResult result = runAxes(scenario, *table);
    return PytorchExport{AxesScript(result, npzName).text(), arraysOf(result)};
}

} // namespace normscope
