// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "figure/figure.h"

namespace normscope {

const std::string& panelName(const Panel& panel) {
    return std::visit([](const auto& one) -> const std::string& { return one.name; }, panel);
}

} // namespace normscope
