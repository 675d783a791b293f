// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pytorch/python_text.h"
#include "scenario/scenario.h"

#include <string>
#include <string_view>
#include <vector>

namespace normscope::python {

// A script from top to bottom: first what it is and what it imports, then what pages add.
class Script {
public:
    // More modules to import, beside Path, numpy as np, torch and nn.
    struct Imports {
        bool copy = false, functional = false, math = false, namespaces = false;
    };
    // remarks: what the reader has to know of this script in particular, one sentence each.
    Script(const Scenario& scenario, const std::string& npzName, const Imports& imports,
           const std::vector<std::string>& remarks = {});

    void line(const std::string& text);
    void blank();
    void constant(const std::string& name, const std::string& value, const std::string& comment = "");
    // Two empty lines around; nothing for an empty text.
    void block(const std::string& text);
    // Runs main().
    std::string finished();

private:
    std::string m_text;
};

} // namespace normscope::python
