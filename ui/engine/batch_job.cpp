// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/batch_job.h"

#include "engine/batch_pass.h"
#include "engine/job_error.h"
#include "engine/threads.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace normscope::ui {

BatchJob::BatchJob(unsigned threads) : m_threads(atLeastOne(threads)) {}

BatchAnswer BatchJob::operator()(const Scenario& scenario, std::stop_token stop, const Progress& progress) try {
    BatchPass pass(scenario, m_trained.of(scenario), std::move(stop), progress);
    pass.showWhatIsQuick();
    onThreads(std::min<std::size_t>(m_threads, pass.tasks()), [&pass](std::size_t) { pass.work(); });
    return pass.answer();
} catch (const std::exception&) {
    return unexpected(caughtError());
}

BatchAnswer runBatchJob(const Scenario& scenario, unsigned threads, std::stop_token stop,
                        const BatchJob::Progress& progress) {
    return BatchJob(threads)(scenario, std::move(stop), progress);
}

} // namespace normscope::ui
