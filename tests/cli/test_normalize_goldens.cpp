// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli_test.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace normscope;

// Every run of tests/golden/cli/normalize.json (written by make_cli_goldens.py): inputs, options, right results from
// float64. Tolerances: absolute up to 1 and relative above, 1e-5 where the arithmetic is float32 (eps of float32 times
// a few roundings and a sum's length), 1e-6 or, against PyTorch in float64, 1e-10 where it is float64, none in the half
// formats.
class TestNormalizeGoldens : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void agrees_data();
    void agrees();
    void agreesForStoredTypes_data();
    void agreesForStoredTypes();

private:
    static QJsonArray read(const QString& name);
    static std::vector<double> numbers(const QJsonValue& array);
    static std::vector<Index> shape(const QJsonValue& array);
    static void write(const test::Program& program, const QString& name, const QJsonValue& array);
    static QStringList optionsFor(const QJsonObject& run);
    static QStringList withRunning(const QStringList& words, int batches);
    static QString fileOf(const QString& output);

    QJsonArray m_runs, m_types;
};

QJsonArray TestNormalizeGoldens::read(const QString& name) {
    QFile file(test::goldenPath(name));
    if (!file.open(QIODevice::ReadOnly)) qFatal("no goldens");
    return QJsonDocument::fromJson(file.readAll()).array();
}

// null is NaN, which JSON does not have.
std::vector<double> TestNormalizeGoldens::numbers(const QJsonValue& array) {
    std::vector<double> values;
    for (const auto& value : array["values"].toArray()) values.push_back(value.isNull() ? qQNaN() : value.toDouble());
    return values;
}

std::vector<Index> TestNormalizeGoldens::shape(const QJsonValue& array) {
    std::vector<Index> axes;
    for (const auto& axis : array["shape"].toArray()) axes.push_back(axis.toInt());
    return axes;
}

void TestNormalizeGoldens::write(const test::Program& program, const QString& name, const QJsonValue& array) {
    const std::vector<double> values = numbers(array);
    if (array["dtype"].toString() == "float32")
        program.writeArray(name, shape(array), std::vector<float>(values.begin(), values.end()));
    else
        program.writeArray(name, shape(array), values);
}

QStringList TestNormalizeGoldens::optionsFor(const QJsonObject& run) {
    QStringList words = {"normalize", "--norm", run["norm"].toString(), "--input", "x.npy", "--output", "y.npy"};
    for (const auto& option : run["options"].toArray()) words << option.toString();
    const auto inputs = run["inputs"].toObject();
    for (const auto& name : inputs.keys()) words << "--" + QString(name).replace('_', '-') << name + ".npy";
    if (inputs.contains("grad_output"))
        words << "--grad-dir"
              << ".";
    if (run["outputs"].toObject().contains("running_mean"))
        words << "--running-out"
              << ".";
    return words;
}

// For the next step: the running statistics that the last one left.
QStringList TestNormalizeGoldens::withRunning(const QStringList& words, int batches) {
    QStringList more = {"--running-mean", "running_mean.npy", "--running-var", "running_var.npy"};
    if (words.contains("none")) more << "--batches-seen" << QString::number(batches);
    return words + more;
}

QString TestNormalizeGoldens::fileOf(const QString& output) { return output + ".npy"; }

void TestNormalizeGoldens::initTestCase() {
    m_runs = read("normalize.json");
    m_types = read("stored_types.json");
    QVERIFY(m_runs.size() > 220);
    QVERIFY(m_types.size() >= 5);
}

void TestNormalizeGoldens::agrees_data() {
    QTest::addColumn<QJsonObject>("run");
    for (const auto& run : m_runs) QTest::newRow(qPrintable(run.toObject()["name"].toString())) << run.toObject();
}

void TestNormalizeGoldens::agrees() {
    QFETCH(QJsonObject, run);
    const test::Program program;
    const auto inputs = run["inputs"].toObject();
    for (const auto& name : inputs.keys()) write(program, name + ".npy", inputs[name]);
    const QStringList words = optionsFor(run);
    int batches = 0;
    for (const auto& step : run["steps"].toArray()) {
        write(program, "x.npy", step);
        const auto result = program.run(batches++ == 0 ? words : withRunning(words, batches - 1));
        QVERIFY2(result.exitCode == 0, result.err);
    }
    const auto outputs = run["outputs"].toObject();
    for (const auto& name : outputs.keys()) {
        const double error = test::difference(program.values(fileOf(name)), numbers(outputs[name]));
        QVERIFY2(error <= run["tolerance"].toDouble(), qPrintable(QString("%1 is off by %2").arg(name).arg(error)));
    }
    QCOMPARE(program.array("y.npy").shape, shape(run["steps"].toArray().last()));
}

void TestNormalizeGoldens::agreesForStoredTypes_data() {
    QTest::addColumn<QJsonObject>("run");
    for (const auto& run : m_types) QTest::newRow(qPrintable(run.toObject()["file"].toString())) << run.toObject();
}

void TestNormalizeGoldens::agreesForStoredTypes() {
    QFETCH(QJsonObject, run);
    const test::Program program;
    const QString file = test::goldenPath(run["file"].toString());
    const auto result = program.run({"normalize", "--norm", "layer", "--input", file, "--output", "y.npy"});
    QVERIFY2(result.exitCode == 0, result.err);
    const bool single = run["dtype"].toString() == "float32";
    QCOMPARE(program.array("y.npy").stored, single ? NumberType::Float32 : NumberType::Float64);
    QVERIFY(test::difference(program.values("y.npy"), numbers(run)) <= (single ? 1e-5 : 1e-6));
}

QTEST_GUILESS_MAIN(TestNormalizeGoldens)
#include "test_normalize_goldens.moc"
