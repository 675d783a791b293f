// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/engine.h"
#include "render/file_run.h"

#include <QObject>
#include <QTimer>

namespace normscope::ui {

// Makes a file of many pictures beside the work: the engine computes on its own thread, and each turn of the event loop
// draws one picture.
class FileMaker : public QObject {
    Q_OBJECT
public:
    explicit FileMaker(QObject* parent = nullptr);

    void start(const FileOrder& order); // one before it is given up
    void stop();                        // leaves no file
    bool running() const { return m_running; }

signals:
    void computed(std::size_t done, std::size_t planned);
    void drawn(std::size_t done, std::size_t planned); // pictures
    void finished();                                   // the file is written
    void failed(const normscope::Error& error);        // there is none

private:
    void take(const PageResult& result, bool complete);
    void step();
    void fail(const Error& error);

    FileOrder m_order;
    Engine* m_engine = nullptr;     // of the run that computes or has computed
    std::unique_ptr<FileRun> m_run; // none while it computes
    QTimer m_turn;
    bool m_running = false;
};

} // namespace normscope::ui
