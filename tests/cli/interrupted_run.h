// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/cli_test.h"

#include <csignal>
#include <unistd.h>

// A run that is interrupted by Ctrl-C once it is well under way.
namespace normscope::test {

// Before it has a handler of its own, the signal would simply end it.
inline bool handlesInterrupt(qint64 process) {
    QFile status(QString("/proc/%1/status").arg(process));
    if (!status.open(QIODevice::ReadOnly)) return false;
    const auto match = QRegularExpression("SigCgt:\\s*([0-9a-f]+)").match(status.readAll());
    return (match.captured(1).toULongLong(nullptr, 16) >> (SIGINT - 1) & 1) != 0;
}

// It has computed for half a second of its own time: some steps, however slow the machine.
inline bool hasWorked(qint64 process) {
    QFile file(QString("/proc/%1/stat").arg(process));
    if (!file.open(QIODevice::ReadOnly)) return false;
    const QByteArray all = file.readAll();
    const QList<QByteArray> fields = all.mid(all.lastIndexOf(')') + 2).split(' '); // from the third one, the state
    const qint64 userTicks = fields.value(11).toLongLong();
    return 2 * userTicks >= sysconf(_SC_CLK_TCK);
}

inline Result interrupted(const Program& program, const QStringList& words) {
    QProcess process;
    process.setProcessEnvironment(program.environment());
    process.setWorkingDirectory(program.path("."));
    process.setChildProcessModifier([] { std::signal(SIGINT, SIG_DFL); }); // a shell in the background ignores it
    process.start(NORMSCOPE_BINARY, words);
    const bool ready = process.waitForStarted() &&
                       QTest::qWaitFor([&] { return handlesInterrupt(process.processId()); }, 60'000) &&
                       QTest::qWaitFor([&] { return hasWorked(process.processId()); }, 60'000);
    if (!ready || ::kill(static_cast<pid_t>(process.processId()), SIGINT) != 0 || !process.waitForFinished(60'000) ||
        process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, "it could not be interrupted"};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

inline Result interruptedRun(const Program& program, const QString& scenario, const QString& out) {
    return interrupted(program, {"run", scenario, "--out", out});
}

} // namespace normscope::test
