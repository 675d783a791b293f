// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <vector>

namespace normscope::test {

// Points. The width of each line that the file draws, read from its pages' operators: w as the matrices of cm scale it.
// Only of files as Qt writes them: deflated streams, no nested ones.
std::vector<double> strokeWidths(const QByteArray& pdf);

} // namespace normscope::test
