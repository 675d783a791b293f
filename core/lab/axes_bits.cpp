// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes.h"
#include "lab/bits_hash.h"

namespace normscope {

std::string bitsCode(const AxesResult& result) {
    BitsHash hash;
    for (const AxesRun& run : result.runs)
        for (Index k = 0; k < run.y.size(); ++k) hash.add(run.y.data()[k]);
    return hash.code();
}

} // namespace normscope
