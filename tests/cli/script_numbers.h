// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/cli_test.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <functional>
#include <map>

// The scripts of export-pytorch print the numbers that run writes. PyTorch is the independent side: it computes every
// norm, network and gradient by its own kernels.
namespace normscope::test {

struct ScriptCase {
    QString name;
    QStringList words; // the scenario, then settings
    double tolerance;  // of |difference| / max(0.01, |value|)
    int atLeast;       // names that both sides tell
};

// float64 on both sides: what is left is the order of sums.
inline constexpr double exact = 1e-9;
// float32: sums of some thousand terms at the start; a few training steps multiply what they leave.
inline constexpr double start = 1e-5, losses = 1e-4;

using Numbers = std::map<std::string, double>;

inline QStringList settingsOf(const ScriptCase& one) {
    QStringList words = {one.words[0]};
    for (const QString& setting : one.words.mid(1)) words << "--set" << setting;
    return words;
}

inline QString fileOf(std::size_t k) { return QString("script_%1.py").arg(k); }

// One process for all scripts, as it takes seconds to import torch. Prints "# NUMBER" before what a script prints.
inline void startScripts(QProcess& python, const Program& program, std::size_t count) {
    QStringList words = {"-c", "import runpy, sys, torch\n"
                               "for k, path in enumerate(sys.argv[1:]):\n"
                               "    torch.set_default_dtype(torch.float32)\n"
                               "    print('#', k)\n"
                               "    runpy.run_path(path)\n"};
    for (std::size_t k = 0; k < count; ++k) words << program.path(fileOf(k));
    python.setStandardOutputFile(program.path("printed.txt"));
    python.start("/usr/bin/python3", words);
}

inline std::vector<Numbers> printed(const QByteArray& output, std::size_t count) {
    std::vector<Numbers> all(count);
    std::size_t current = 0;
    for (const QByteArray& line : output.split('\n')) {
        const auto space = line.lastIndexOf(' ');
        if (space < 0) continue;
        if (line.startsWith("# "))
            current = line.mid(2).toULong();
        else
            all.at(current)[line.left(space).toStdString()] = line.mid(space + 1).toDouble();
    }
    return all;
}

inline Numbers metricsOf(const Program& program, const QString& folder) {
    Numbers numbers;
    const QJsonObject metrics =
        QJsonDocument::fromJson(program.bytes(folder + "/metrics.json")).object()["metrics"].toObject();
    for (auto it = metrics.begin(); it != metrics.end(); ++it)
        numbers[it.key().toStdString()] = it->isDouble() ? it->toDouble() : qQNaN();
    return numbers;
}

inline std::vector<QByteArrayList> rowsOf(const Program& program, const QString& file) {
    std::vector<QByteArrayList> rows;
    for (const QByteArray& line : program.bytes(file).split('\n')) rows.push_back(line.split(','));
    return rows;
}

// What the tables beside the metrics hold: curves over layers, losses of each step.
inline void addTable(Numbers& numbers, const std::vector<QByteArrayList>& rows, const char* place,
                     const std::map<const char*, const char*>& columns) {
    const auto column = [&](const char* name) { return rows.front().indexOf(name); };
    for (const QByteArrayList& row : rows)
        for (const auto& [name, title] : columns)
            if (row.size() == rows.front().size() && row[column("seed")] != "seed")
                numbers.emplace(
                    (row[column("arm")] + ".seed_" + row[column("seed")] + "." + name + "." + row[column(place)])
                        .toStdString(),
                    row[column(title)].isEmpty() ? qQNaN() : row[column(title)].toDouble());
}

inline Numbers expected(const Program& program, const QString& folder) {
    Numbers numbers = metricsOf(program, folder);
    if (program.has(folder + "/steps.csv"))
        addTable(numbers, rowsOf(program, folder + "/steps.csv"), "step",
                 {{"loss", "loss"}, {"test_loss", "test_loss"}, {"accuracy", "test_accuracy"}});
    else if (program.has(folder + "/layers.csv"))
        addTable(numbers, rowsOf(program, folder + "/layers.csv"), "layer",
                 {{"rms", "rms"}, {"weight_gradient", "weight_gradient"}});
    return numbers;
}

// Numbers that are not finite have no value in JSON.
inline bool agree(double script, double run, double tolerance) {
    if (!std::isfinite(script) || !std::isfinite(run)) return !std::isfinite(script) && !std::isfinite(run);
    return std::abs(script - run) <= tolerance * std::max(0.01, std::abs(run));
}

// For each case the program's command, the settings and where to.
inline void runAll(const Program& program, const char* command, const std::vector<ScriptCase>& all,
                   const std::function<QString(std::size_t)>& out) {
    for (std::size_t k = 0; k < all.size(); ++k) {
        const auto done = program.run(QStringList{command} + settingsOf(all[k]) + QStringList{"--out", out(k)});
        QVERIFY2(done.exitCode == 0, done.err);
    }
}

inline void compare(const ScriptCase& one, const Numbers& script, const Numbers& run) {
    int compared = 0;
    for (const auto& [name, value] : script) {
        const auto found = run.find(name);
        if (found == run.end()) continue;
        ++compared;
        QVERIFY2(agree(value, found->second, one.tolerance),
                 qPrintable(QString("%1, %2: the script prints %3, run writes %4")
                                .arg(one.name, name.c_str())
                                .arg(value, 0, 'g', 12)
                                .arg(found->second, 0, 'g', 12)));
    }
    QVERIFY2(compared >= one.atLeast, qPrintable(QString("%1: %2 names").arg(one.name).arg(compared)));
}

inline bool hasPytorch() {
    QProcess probe;
    probe.start("/usr/bin/python3", {"-c", "import torch"});
    return probe.waitForFinished(240000) && probe.exitCode() == 0;
}

// Writes all scripts, runs them in one process while the program runs the same scenarios, and compares.
inline void compareAll(const Program& program, const std::vector<ScriptCase>& all) {
    const auto number = [](std::size_t k) { return QString::number(k); };
    runAll(program, "export-pytorch", all, fileOf);
    if (QTest::currentTestFailed()) return;
    QProcess python;
    startScripts(python, program, all.size());
    runAll(program, "run", all, number);
    QVERIFY(python.waitForFinished(600'000));
    QVERIFY2(python.exitCode() == 0, python.readAllStandardError());
    const std::vector<Numbers> scripts = printed(program.bytes("printed.txt"), all.size());
    for (std::size_t k = 0; k < all.size(); ++k) compare(all[k], scripts[k], expected(program, number(k)));
}

} // namespace normscope::test
