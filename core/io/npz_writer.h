// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/npz.h"

#include <string>
#include <vector>

// NumPy's .npz as numpy.savez writes it: a zip archive of .npy files, stored and not deflated, as weights hardly
// shrink. Equal arrays give equal bytes: every entry bears the time stamp of 1 January 1980.
namespace normscope {

// float as '<f4', double as '<f8'; doubles that are stored as Int64 as '<i8'. Throws std::invalid_argument for a name
// that is empty or there twice, a shape that is not that of the values, or an Int64 that is no whole number below 2^53.
std::string npzBytes(const std::vector<NpzMember>& members);

// Written aside and renamed.
Expected<void> writeNpz(const std::string& path, const std::vector<NpzMember>& members);

} // namespace normscope
