// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/precision.h"
#include "lab/precision_words.h"
#include "pytorch/page_exports.h"
#include "pytorch/precision_arrays.h"
#include "pytorch/python_script.h"
#include "pytorch/stack_text.h"
#include "train/language_model.h"

#include <embedded/pytorch_language.h>
#include <embedded/pytorch_precision.h>
#include <embedded/pytorch_show.h>

#include <algorithm>

namespace normscope {

namespace {

using python::Flags;
using python::literal;
using python::Script;
using python::StackKind;

const StackKind languageStack{{NormKind::Layer, Placement::Pre}, BlockKind::AttentionFfn};

std::vector<std::string> remarksOf(const PrecisionSettings& settings) {
    if (settings.view == PrecisionView::Generation)
        return {"Training multiplies what rounding leaves: the losses of the first steps agree with NormScope's to "
                "about 1e-4, later numbers as two runs of one experiment do."};
    return {"What becomes of eps is always told, and beside it the study that the page shows. Every operation is done "
            "in float64 and rounded to the format once, as NormScope does it; PyTorch's own kernels may keep wider "
            "sums."};
}

bool isWide(const PrecisionSettings& settings) { return settings.sums == Accumulation::Float32; }

class PrecisionScript {
public:
    PrecisionScript(const Scenario& scenario, const std::string& npzName)
        : m_scenario(scenario), m_settings(scenario.precision), m_flags(flagsOf()),
          m_script(scenario, npzName, {.functional = true, .math = generates(), .namespaces = generates()},
                   remarksOf(scenario.precision)) {}

    std::string text() {
        if (generates())
            addLanguage();
        else
            addFormats();
        return m_script.finished();
    }

private:
    bool generates() const { return m_settings.view == PrecisionView::Generation; }
    bool means() const { return m_settings.norm == PrecisionNorm::Layer; }

    Flags flagsOf() const {
        Flags flags = {"causal"}; // of the language model
        if (m_settings.flushToZero) flags.insert("flush");
        if (isWide(m_settings)) flags.insert("wide");
        if (means()) flags.insert({"mean", isWide(m_settings) ? "mean_wide" : "mean_narrow"});
        if (!means() || m_settings.variance == VarianceAlgorithm::TwoPass) flags.insert("two_pass");
        return flags;
    }

    void addFormats() {
        m_script.line("torch.set_default_dtype(torch.float64)");
        m_script.blank();
        m_script.constant("EPS", literal(m_scenario.norm.eps));
        m_script.constant("FORMATS", "{\"fp32\": torch.float32, \"fp16\": torch.float16, \"bf16\": torch.bfloat16}");
        addStudyConstants();
        m_script.block(python::definitions(embedded::pytorch_show, {"show"}));
        m_script.block(python::definitions(embedded::pytorch_precision, formatNames(), m_flags));
        if (!m_flags.contains("two_pass") && readsRows())
            m_script.block("variance = " + algorithmKey(m_settings.variance) + "\n");
        m_script.block("def main():\n    show_eps()\n" + studyCalls());
    }

    bool readsRows() const { return m_settings.view == PrecisionView::Grid; }

    void addStudyConstants() {
        if (m_settings.view == PrecisionView::Grid || m_settings.view == PrecisionView::Floor)
            m_script.constant("GRID_EPS", grid(gridEps, m_scenario.norm.eps));
        if (m_settings.view == PrecisionView::Grid || m_settings.view == PrecisionView::Overflow)
            m_script.constant("CHOSEN_FORMAT", literal(formatName(m_settings.format)));
        if (!readsRows()) return;
        m_script.constant("GRID_SDS", grid(gridSds, m_settings.sd));
        m_script.constant("CHOSEN_SD", literal(m_settings.sd));
        m_script.constant("OFFSET", literal(m_settings.offset), "added to every value of a row");
    }

    template <std::size_t n>
    static std::string grid(const double (&values)[n], double chosen) {
        std::vector<double> all(values, values + n);
        if (std::ranges::find(all, chosen) == all.end()) all.push_back(chosen);
        return python::list(all);
    }

    std::vector<std::string> formatNames() const {
        std::vector<std::string> names = {"rounded", "show_eps"};
        const auto add = [&](std::initializer_list<const char*> more) {
            names.insert(names.end(), more.begin(), more.end());
        };
        if (isWide(m_settings)) add({"stored"});
        switch (m_settings.view) {
        case PrecisionView::Grid:
            add({"summed", "averaged", "normalized", "exact", "row", "outcome", "show_grid", "show_chosen"});
            addVarianceOf(names);
            break;
        case PrecisionView::Floor:
            add({"show_floor"});
            break;
        case PrecisionView::Overflow:
            add({"show_overflow"});
            break;
        case PrecisionView::Variance:
            add({"summed", "averaged", "one_pass", "shifted", "corrected_two_pass", "two_pass", "pairwise", "welford",
                 "show_variance"});
            break;
        case PrecisionView::Generation:
            break;
        }
        return names;
    }

    // The algorithm of the norm where it is not the usual one; two of them are one pass over other values.
    void addVarianceOf(std::vector<std::string>& names) const {
        if (m_flags.contains("two_pass")) return;
        const std::string own = algorithmKey(m_settings.variance);
        names.push_back(own);
        if (own == "shifted" || own == "corrected_two_pass") names.emplace_back("one_pass");
    }

    std::string studyCalls() const {
        switch (m_settings.view) {
        case PrecisionView::Grid:
            return "    show_grid()\n    show_chosen()\n";
        case PrecisionView::Floor:
            return "    show_floor()\n";
        case PrecisionView::Overflow:
            return "    show_overflow()\n";
        case PrecisionView::Variance:
            return "    show_variance()\n";
        case PrecisionView::Generation:
            break;
        }
        return {};
    }

    void addLanguage() {
        const LanguageSettings model;
        m_script.line("TEXT = (\n" + quoted(python::wrapped(languageText(), 90)) + ")");
        m_script.constant("ALPHABET", "\"\".join(sorted(set(TEXT)))");
        m_script.constant("CONTEXT", std::to_string(model.context), "characters");
        m_script.constant("EPS", literal(m_settings.trainEps), "that the models learn with");
        m_script.constant("CHOSEN_EPS", literal(m_settings.generateEps), "that they generate with");
        m_script.constant("RESIDUAL_SCALE", literal(m_settings.residualScale));
        m_script.block("def layer_norm(width):\n    return nn.LayerNorm(width, eps=EPS)\n");
        m_script.block(python::stackDefinitions({languageStack}, m_flags));
        m_script.block(settingsText(model));
        m_script.block(python::definitions(embedded::pytorch_show, {"show"}));
        m_script.block(python::definitions(embedded::pytorch_language,
                                           {"LanguageModel", "windows", "trained", "set_eps", "cross_entropy",
                                            "norm_variances", "next_logits", "pick", "generate", "show_generation"}));
        m_script.block(languageMain());
    }

    // Each line in quotes, with the space that ends it.
    static std::string quoted(const std::string& lines) {
        return "    \"" + python::replaced(lines, "\n", " \"\n    \"") + " \"\n";
    }

    static std::string settingsText(const LanguageSettings& model) {
        return "settings = SimpleNamespace(\n    placement=PreNorm,\n    norm=layer_norm,\n    branches=[Attention, "
               "MLP],\n"
               "    layers=" +
               std::to_string(model.layers) + ",\n    width=" + std::to_string(model.width) +
               ",\n    hidden=" + std::to_string(model.hidden) +
               ",\n    activation=nn.GELU(),\n    heads=" + std::to_string(model.heads) + ",\n    tokens=CONTEXT,\n)\n";
    }

    std::string languageMain() const {
        return "def main():\n    runs = [trained(seed) for seed in range(" + std::to_string(m_settings.models) +
               ")]  # seed " + std::to_string(m_scenario.seed) +
               " and on\n    models = [model for model, _ in runs]\n"
               "    show(\"generation.loss\", np.mean([loss for _, loss in runs]))\n"
               "    first, last = np.mean([norm_variances(model) for model in models], axis=0)\n"
               "    show(\"generation.norm_variance_first\", first)\n"
               "    show(\"generation.norm_variance_last\", last)\n"
               "    show_generation(models)\n";
    }

    const Scenario& m_scenario;
    const PrecisionSettings& m_settings;
    Flags m_flags;
    Script m_script;
};

} // namespace

Expected<PytorchExport> precisionExport(const Scenario& scenario, const std::string& npzName) {
    return PytorchExport{PrecisionScript(scenario, npzName).text(), precisionArrays(scenario)};
}

} // namespace normscope
