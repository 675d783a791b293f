// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/pages.h"

#include "pages/axes/axes_page.h"
#include "pages/batch/batch_page.h"
#include "pages/depth/depth_page.h"
#include "pages/models/models_page.h"
#include "pages/precision/precision_page.h"
#include "pages/training/training_page.h"

namespace normscope::ui {

std::vector<PageWidget*> makePages() {
    return {new AxesPage, new DepthPage, new TrainingPage, new BatchPage, new PrecisionPage, new ModelsPage};
}

} // namespace normscope::ui
