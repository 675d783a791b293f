// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/job_error.h"

#include <exception>
#include <new>

namespace normscope::ui {

Error caughtError() {
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return {{}, {}, NORMSCOPE_TEXT("not enough memory for this scenario")};
    } catch (const std::exception& exception) {
        return {{}, {}, Text(NORMSCOPE_TEXT("this scenario cannot be computed (%1)"), {exception.what()})};
    }
}

} // namespace normscope::ui
