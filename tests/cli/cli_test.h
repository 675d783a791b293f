// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/npy.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

// Runs the built program as a person's script does, in a folder of its own.
namespace normscope::test {

struct Result {
    int exitCode;
    QByteArray out, err;
};

inline QString casePath(const char* name) { return NORMSCOPE_TEST_DIR "/golden/cases/" + QString(name); }
inline QString goldenPath(const QString& name) { return NORMSCOPE_TEST_DIR "/golden/cli/" + name; }

class Program {
public:
    // Without a display, a session and Qt's settings: the command line needs none of them.
    Program() {
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "QT_QPA_PLATFORM"})
            m_environment.remove(name);
    }

    const QProcessEnvironment& environment() const { return m_environment; }

    void setLocale(const QString& name) { m_environment.insert("LC_ALL", name); }

    Result run(const QStringList& words) const {
        QProcess process;
        process.setProcessEnvironment(m_environment);
        process.setWorkingDirectory(m_folder.path());
        process.start(NORMSCOPE_BINARY, words);
        if (!process.waitForFinished(120000) || process.exitStatus() != QProcess::NormalExit)
            return {-1, {}, "crashed, hung or did not start"};
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

    QString path(const QString& name) const { return m_folder.filePath(name); }
    bool has(const QString& name) const { return QFile::exists(path(name)); }
    QStringList files() const {
        return QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

    QByteArray bytes(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    void write(const QString& name, const QByteArray& bytes) const {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write a test's input");
    }

    template <class T>
    void writeArray(const QString& name, std::vector<Index> shape, std::vector<T> values) const {
        Array array;
        array.shape = std::move(shape);
        array.values = std::move(values);
        write(name, QByteArray::fromStdString(npyBytes(array)));
    }

    Array array(const QString& name) const {
        auto read = readNpy(path(name).toStdString());
        if (!read) qFatal("%s", plain(read.error()).c_str());
        return *read;
    }

    std::vector<double> values(const QString& name) const {
        return std::visit([](const auto& all) { return std::vector<double>(all.begin(), all.end()); },
                          array(name).values);
    }

private:
    QTemporaryDir m_folder;
    QProcessEnvironment m_environment = QProcessEnvironment::systemEnvironment();
};

// Largest |a - b| / max(1, |b|); infinite if the sizes differ or one is NaN.
inline double difference(const std::vector<double>& a, const std::vector<double>& b) {
    if (a.size() != b.size()) return std::numeric_limits<double>::infinity();
    double largest = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        const double each = std::abs(a[i] - b[i]) / std::max(1.0, std::abs(b[i]));
        if (!(each <= largest)) largest = std::isnan(each) ? std::numeric_limits<double>::infinity() : each;
    }
    return largest;
}

} // namespace normscope::test
