// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pytorch/python_script.h"

#include "scenario/parameter.h"
#include "scenario/scenario_json.h"

namespace normscope::python {

namespace {

constexpr std::size_t width = 100;

std::string pageName(Page page) {
    switch (page) {
    case Page::Axes:
        return "Axes";
    case Page::Depth:
        return "Depth";
    case Page::Training:
        return "Training";
    case Page::Batch:
        return "Batch";
    case Page::Precision:
        return "Precision";
    case Page::Models:
        break;
    }
    return "Models";
}

// Inside a docstring nothing ends it and nothing is an escape.
std::string harmless(const std::string& text) { return replaced(replaced(text, "\\", "\\\\"), "\"", "\\\""); }

std::string scriptOf(const std::string& npzName) { return npzName.substr(0, npzName.rfind('.')) + ".py"; }

std::string docstring(const Scenario& scenario, const std::string& npzName, const std::vector<std::string>& remarks) {
    const auto paragraph = [](const std::string& text) { return wrapped(harmless(text), width) + "\n\n"; };
    std::string text = "\"\"\"" + paragraph(scenario.title.empty() ? pageName(scenario.page) : scenario.title);
    if (!scenario.note.empty()) text += paragraph(scenario.note);
    text += paragraph("NormScope scenario " + code(scenario) + ", page " + pageName(scenario.page) + ", seed " +
                      std::to_string(scenario.seed) +
                      ". Written by 'normscope export-pytorch'. The numbers that NormScope drew are in " + npzName +
                      " beside this file. Needs PyTorch 1.13 or later and NumPy:");
    text += "    python3 " + harmless(scriptOf(npzName)) + "\n\n";
    text += paragraph("prints lines of a name and a value, named as in the metrics of 'normscope run'.");
    for (const std::string& remark : remarks) text += paragraph(remark);
    text.pop_back();
    return text + "\"\"\"\n\n";
}

std::string importLines(const Script::Imports& imports) {
    std::string text;
    if (imports.copy) text += "import copy\n";
    if (imports.math) text += "import math\n";
    text += "from pathlib import Path\n";
    if (imports.namespaces) text += "from types import SimpleNamespace\n";
    text += "\nimport numpy as np\nimport torch\n";
    if (imports.functional) text += "import torch.nn.functional as F\n";
    return text + "from torch import nn\n";
}

} // namespace

Script::Script(const Scenario& scenario, const std::string& npzName, const Imports& imports,
               const std::vector<std::string>& remarks)
    : m_text(docstring(scenario, npzName, remarks) + importLines(imports)) {
    blank();
    line("file = np.load(Path(__file__).with_name(" + literal(npzName) + "))");
    line("arrays = {name: torch.from_numpy(file[name]) for name in file.files}");
    blank();
}

void Script::line(const std::string& text) { m_text.append(text).append("\n"); }

void Script::blank() {
    if (!m_text.ends_with("\n\n")) m_text += "\n";
}

void Script::constant(const std::string& name, const std::string& value, const std::string& comment) {
    line(name + " = " + value + (comment.empty() ? "" : "  # " + comment));
}

void Script::block(const std::string& text) {
    if (text.empty()) return;
    while (!m_text.ends_with("\n\n\n")) m_text += "\n";
    m_text += text;
    m_text += "\n\n";
}

std::string Script::finished() {
    block("main()\n");
    while (m_text.ends_with("\n\n")) m_text.pop_back();
    return m_text;
}

} // namespace normscope::python
