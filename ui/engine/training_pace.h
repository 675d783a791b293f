// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace normscope::ui {

// How far a request to the engine lets a training go. It goes on from where the last one has left it.
enum class TrainingPace {
    Run,    // to the end, shown on the way
    ToEnd,  // to the end, shown once a second: all the time is for training
    Pause,  // no further
    Step,   // one step of every arm of the first seed that has not ended; then, as Pause
    Restart // from step 0, then as Run
};

} // namespace normscope::ui
