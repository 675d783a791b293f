// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/computed.h"

#include <memory>

// A file of many pictures (the frames of an animation, slides) that is drawn one picture after the other.
namespace normscope::ui {

// So that a window stays alive meanwhile. Given up early it leaves no file.
class FileRun {
public:
    virtual ~FileRun() = default;

    virtual std::size_t planned() const = 0; // pictures
    virtual std::size_t done() const = 0;
    virtual Expected<void>
    step() = 0; // the next picture; with the last one the file is written. Not once it has failed
    bool finished() const { return done() == planned(); }
};

// What is to be computed, and the file to be made of it.
struct FileOrder {
    Scenario scenario;
    std::function<Expected<std::unique_ptr<FileRun>>(const PageResult& result)> begin;
};

struct FileProgress {
    RunProgress computing; // may be empty
    RunProgress drawing;   // of the pictures, on this thread; may be empty
};

// Computes the result once, then draws. Needs a QApplication and loaded fonts, on its thread. When it fails or is
// stopped it leaves no file.
Expected<void> makeFile(const FileOrder& order, const FileProgress& progress, const std::stop_token& stop);

} // namespace normscope::ui
