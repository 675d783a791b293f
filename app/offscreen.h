// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

class QApplication;

namespace normscope::cli {

// The window's application without a display, so that the same comes out with and without one. One at a time.
class Offscreen {
public:
    explicit Offscreen(const std::string& language); // "en", "zh_CN"
    ~Offscreen();
    Offscreen(const Offscreen&) = delete;
    Offscreen& operator=(const Offscreen&) = delete;

private:
    int m_argc = 1;
    char m_name[10] = "normscope";
    char* m_argv[2] = {m_name, nullptr};
    std::unique_ptr<QApplication> m_application;
};

} // namespace normscope::cli
