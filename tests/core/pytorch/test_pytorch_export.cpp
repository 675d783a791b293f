// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/npz_writer.h"
#include "pytorch/pytorch_export.h"
#include "scenario/scenario_json.h"

#include <QProcess>
#include <QtTest>

#include <set>

using namespace normscope;

// Scripts as texts. What they compute is compared in tests/cli/test_export_pytorch.cpp.
class TestPytorchExport : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyPresetIsPython_data();
    void everyPresetIsPython();
    void everyModuleOfPartsIsPython();
    void equalScenariosGiveEqualExports();
    void arraysAreThoseThatAreRead_data() { everyPresetIsPython_data(); }
    void arraysAreThoseThatAreRead();
    void aHostileTitleStaysText();
    void nothingIsLeftToChoose_data() { everyPresetIsPython_data(); }
    void nothingIsLeftToChoose();
    void fileOfTheArrays();
    void whatCannotBeComputedIsLeftOut();
    void theLagKeepsStatistics();
    void featuresWithTheirOwnGammaAndBeta();

private:
    std::map<std::string, PytorchExport> m_exports;
};

namespace {

// Small enough to be exported in no time.
Scenario small(Scenario scenario) {
    scenario.depth.layers = std::min<Index>(scenario.depth.layers, 3);
    scenario.depth.seeds = scenario.training.seeds = scenario.batch.seeds = 1;
    scenario.training.steps = scenario.batch.steps = 5;
    scenario.training.all.model.layers = std::min<Index>(scenario.training.all.model.layers, 3);
    scenario.precision.models = 1;
    scenario.precision.modelSteps = 3;
    scenario.precision.seeds = 2;
    return scenario;
}

PytorchExport exported(const Scenario& scenario) {
    auto result = pytorchExport(scenario, "arrays.npz");
    if (!result) qFatal("%s", plain(result.error()).c_str());
    return std::move(*result);
}

// The Models page computes nothing.
std::vector<Preset> exportable() {
    std::vector<Preset> found = presets();
    std::erase_if(found, [](const Preset& preset) { return preset.scenario.page == Page::Models; });
    return found;
}

bool compiles(const std::string& script, QByteArray& message) {
    QProcess python;
    python.start("/usr/bin/python3", {"-c", "import ast, sys; ast.parse(sys.stdin.buffer.read())"});
    python.write(QByteArray::fromStdString(script));
    python.closeWriteChannel();
    const bool ended = python.waitForFinished(60000);
    message = python.readAllStandardError();
    return ended && python.exitCode() == 0;
}

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

} // namespace

void TestPytorchExport::initTestCase() {
    for (const Preset& preset : exportable()) m_exports.emplace(preset.id, exported(small(preset.scenario)));
}

void TestPytorchExport::everyPresetIsPython_data() {
    QTest::addColumn<QString>("id");
    for (const Preset& preset : exportable()) QTest::newRow(preset.id.c_str()) << QString::fromStdString(preset.id);
}

void TestPytorchExport::everyPresetIsPython() {
    QFETCH(const QString, id);
    if (!QFile::exists("/usr/bin/python3")) QSKIP("there is no /usr/bin/python3");
    const std::string& script = m_exports.at(id.toStdString()).script;
    QByteArray message;
    QVERIFY2(compiles(script, message), message);
    QVERIFY(script.starts_with("\"\"\"") && script.ends_with("\nmain()\n"));
}

// Lines to choose from stand below each other: the modules themselves can be read and checked.
void TestPytorchExport::everyModuleOfPartsIsPython() {
    if (!QFile::exists("/usr/bin/python3")) QSKIP("there is no /usr/bin/python3");
    const QDir parts(NORMSCOPE_SOURCE_DIR "/core/pytorch/parts");
    QVERIFY(parts.entryList({"*.py"}).size() > 10);
    for (const QFileInfo& module : parts.entryInfoList({"*.py"})) {
        QFile file(module.filePath());
        QByteArray message;
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(compiles(file.readAll().toStdString(), message), module.fileName().toUtf8() + message);
    }
}

void TestPytorchExport::equalScenariosGiveEqualExports() {
    for (const char* id : {"wine", "drift", "warm-up", "running-settles", "half-floor"}) {
        const auto found = std::ranges::find(presets(), id, &Preset::id);
        const PytorchExport again = exported(small(found->scenario));
        QVERIFY2(again.script == m_exports.at(id).script, id);
        QVERIFY2(npzBytes(again.arrays) == npzBytes(m_exports.at(id).arrays), id);
        QVERIFY2(contains(again.script, code(small(found->scenario))), id);
    }
}

// A script names an array in quotes, whole or from a part of its name on.
void TestPytorchExport::arraysAreThoseThatAreRead() {
    QFETCH(const QString, id);
    const PytorchExport& made = m_exports.at(id.toStdString());
    for (const NpzMember& member : made.arrays) {
        const std::string first = member.name.substr(0, member.name.find('.'));
        const std::string stem = first.substr(0, first.find_last_not_of("0123456789") + 1);
        QVERIFY2(contains(made.script, "\"" + member.name + "\"") || contains(made.script, "\"" + first + "\"") ||
                     contains(made.script, "\"" + stem + "{") || contains(made.script, "\"" + first + "."),
                 member.name.c_str());
    }
}

void TestPytorchExport::aHostileTitleStaysText() {
    Scenario scenario;
    scenario.title = "a \"\"\" b \\ c \\\"\"\"\nimport os";
    scenario.note = "\"\"\"";
    QByteArray message;
    const std::string script = exported(scenario).script;
    QVERIFY(!contains(script, "\nimport os"));
    if (QFile::exists("/usr/bin/python3")) QVERIFY2(compiles(script, message), message);
}

// The remarks by which lines are chosen are no part of a script.
void TestPytorchExport::nothingIsLeftToChoose() {
    QFETCH(const QString, id);
    QVERIFY(!contains(m_exports.at(id.toStdString()).script, "  # if "));
}

void TestPytorchExport::fileOfTheArrays() {
    QCOMPARE(npzPathOf("a/drift.py"), std::string("a/drift.npz"));
    QVERIFY(contains(m_exports.at("wine").script, "with_name(\"arrays.npz\")"));
    const QTemporaryDir folder;
    const std::string path = folder.filePath("wine.py").toStdString();
    QVERIFY(writePytorch(Scenario(), path).has_value());
    const auto arrays = readNpz(npzPathOf(path));
    QVERIFY(arrays.has_value());
    QCOMPARE(arrays->front().name, std::string("x"));
    QVERIFY(arrays->front().array.shape == std::vector<Index>({12, 13}));
    QVERIFY(!writePytorch(Scenario(), npzPathOf(path)).has_value());
}

// BatchNorm has no variance to take over one row.
void TestPytorchExport::whatCannotBeComputedIsLeftOut() {
    Scenario scenario;
    scenario.data.samples = 1;
    const std::string axes = exported(scenario).script;
    QVERIFY(contains(axes, "# nn.BatchNorm1d(13, eps=EPS, momentum=MOMENTUM) is left out: PyTorch refuses"));
    QVERIFY(contains(axes, "layer = nn.LayerNorm(13"));
    scenario.page = Page::Depth;
    scenario.depth = {.arms = {{NormKind::Batch, Placement::Pre}, {NormKind::Layer, Placement::Pre}}, .layers = 2};
    scenario.depth.tokens = scenario.depth.batch = scenario.depth.seeds = 1;
    const std::string depth = exported(scenario).script;
    QVERIFY(contains(depth, "# Pre-BN: PyTorch refuses") && !contains(depth, "\"pre_bn\":"));
    QVERIFY(contains(depth, "\"pre_ln\":"));
}

// Whatever the page is set to, as in the app: it asks how they follow the weights.
void TestPytorchExport::theLagKeepsStatistics() {
    Scenario scenario = small({});
    scenario.page = Page::Batch;
    scenario.batch.view = BatchView::Gap;
    scenario.norm.trackRunningStats = false;
    const std::string script = exported(scenario).script;
    QVERIFY(contains(script, "def lag_norm(width, momentum):\n    return nn.BatchNorm1d(width, eps=EPS, "
                             "momentum=momentum)\n"));
}

// They go with the arrays, as many as the matrix has columns; on another page they are no part of the script.
void TestPytorchExport::featuresWithTheirOwnGammaAndBeta() {
    Scenario scenario;
    scenario.norm.gammaValues = {0.5, -2};
    scenario.norm.beta = 0.25;
    const PytorchExport axes = exported(scenario);
    QVERIFY(contains(axes.script, "GAMMA, BETA = arrays[\"gamma\"], arrays[\"beta\"]"));
    QVERIFY(contains(axes.script, "layer = started_at(nn.LayerNorm(13, eps=EPS), GAMMA, BETA)"));
    QVERIFY(contains(axes.script, "def started_at(") && contains(axes.script, "dx, x, GAMMA * upstream, over_row)"));
    const auto gamma = std::ranges::find(axes.arrays, "gamma", &NpzMember::name);
    const auto beta = std::ranges::find(axes.arrays, "beta", &NpzMember::name);
    std::vector<double> expected(13, 1);
    expected[0] = 0.5;
    expected[1] = -2;
    QVERIFY(std::get<std::vector<double>>(gamma->array.values) == expected);
    QVERIFY(std::get<std::vector<double>>(beta->array.values) == std::vector<double>(13, 0.25));
    QByteArray message;
    if (QFile::exists("/usr/bin/python3")) QVERIFY2(compiles(axes.script, message), message);
    scenario.axes.norms = {NormKind::None};
    QVERIFY(!contains(exported(scenario).script, "GAMMA"));
    scenario.page = Page::Depth;
    QVERIFY(contains(exported(small(scenario)).script, "GAMMA, BETA = 1, 0.25"));
}

QTEST_GUILESS_MAIN(TestPytorchExport)
#include "test_pytorch_export.moc"
