// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/array.h"

#include <span>
#include <string>

// NumPy's .npy format, versions 1 to 3 (numpy.lib.format). Files from strangers are expected: sizes are checked against
// the file before anything is allocated, object arrays are never unpickled.
namespace normscope {

// name stands in error messages.
Expected<Array> parseNpy(std::span<const std::byte> bytes, const std::string& name);
Expected<Array> readNpy(const std::string& path);

// Version 1, C order, '<f4' or '<f8' by the type of values. Written aside and renamed.
Expected<void> writeNpy(const std::string& path, const Array& array);
std::string npyBytes(const Array& array);

} // namespace normscope
