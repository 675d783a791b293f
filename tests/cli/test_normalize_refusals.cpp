// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli_test.h"

using namespace normscope;

// Every way to ask for what cannot be done: one line that names file, place and reason, nothing written.
class TestNormalizeRefusals : public QObject {
    Q_OBJECT

private slots:
    void isRefused_data();
    void isRefused();
    void writingFails_data();
    void writingFails();
    void noHalfWrittenResults();
};

namespace {

// A folder with x (2, 3) and parameters of right and wrong shapes.
void prepare(const test::Program& program) {
    program.writeArray("x.npy", {2, 3}, std::vector<double>{1, 2, 4, 8, 16, 32});
    program.writeArray("g3.npy", {3}, std::vector<double>{1, 2, 3});
    program.writeArray("g2.npy", {2}, std::vector<double>{1, 2});
    program.writeArray("negative.npy", {3}, std::vector<double>{1, -2, 3});
    program.writeArray("empty.npy", {0, 3}, std::vector<double>{});
    program.writeArray("single.npy", {}, std::vector<double>{5});
    program.write("words.csv", "a,b\n1,two\n");
}

const QString layer = "--norm layer --input x.npy --output y.npy ";
const QString batch = "--norm batch --input x.npy --output y.npy ";

// Words behind "normalize", separated by blanks, and the message behind "normscope: ".
void row(const char* name, const QString& words, const char* message) {
    QTest::newRow(name) << words << QByteArray(message);
}

void usageRows() {
    row("nothing", "", "--norm: is required; see --help");
    row("no output", "--norm layer --input x.npy", "--output: is required; see --help");
    row("an operand", layer + "more", "more: unexpected; see --help");
    row("unknown norm", "--norm weight --input x.npy --output y.npy",
        "--norm: must be one of layer, rms, batch, none, not \"weight\"");
}

void unsupportedRows() {
    row("group", "--norm group --input x.npy --output y.npy --groups 2",
        "--norm: group is not supported by this version; layer, rms, batch and none are");
    row("instance", "--norm instance --input x.npy --output y.npy",
        "--norm: instance is not supported by this version; layer, rms, batch and none are");
    row("groups", layer + "--groups 2", "--groups: group norms are not supported by this version");
    row("float16", layer + "--dtype float16",
        "--dtype: float16 is not supported by this version; float32 and float64 are");
    row("bfloat16", layer + "--dtype bfloat16",
        "--dtype: bfloat16 is not supported by this version; float32 and float64 are");
    row("int8", layer + "--dtype int8", "--dtype: must be one of float32, float64, not \"int8\"");
}

void optionRows() {
    row("negative eps", layer + "--eps -1", "--eps: must lie in 0 ... 1e+300, not -1");
    row("eps nan", layer + "--eps nan", "--eps: must be a number in 0 ... 1e+300, not \"nan\"");
    row("eps empty", layer + "--eps=", "--eps: must be a number in 0 ... 1e+300, not \"\"");
    row("momentum 2", batch + "--momentum 2", "--momentum: must lie in 0 ... 1, not 2");
    row("momentum with layer", layer + "--momentum 0.1", "--momentum: goes with --norm batch only");
    row("running with layer", layer + "--running-out d", "--running-out: goes with --norm batch only");
    row("running-out in eval", batch + "--mode eval --running-out d",
        "--running-out: goes with --mode train only: evaluation updates nothing");
    row("dims with batch", batch + "--normalized-dims 2", "--normalized-dims: goes with --norm layer or rms only");
    row("gamma with none", "--norm none --input x.npy --output y.npy --gamma g3.npy",
        "--gamma: --norm none has no parameters");
    row("gradient without a folder", layer + "--grad-output x.npy", "--grad-output: needs --grad-dir as well");
    row("folder without a gradient", layer + "--grad-dir d", "--grad-dir: needs --grad-output as well");
    row("no dims", layer + "--normalized-dims 0", "--normalized-dims: must lie in 1 ... 64, not 0");
}

void inputRows() {
    row("output of no kind", "--norm layer --input x.npy --output y.txt", "y.txt: the name must end in .npy or .csv");
    row("npz", "--norm layer --input x.npz --output y.npy",
        "x.npz: .npz files are not supported by this version; .npy and .csv are");
    row("too many dims", layer + "--normalized-dims 3",
        "x.npy: shape: (2, 3) has 2 axes, --normalized-dims asks for 3");
    row("gamma too short", layer + "--gamma g2.npy", "g2.npy: shape: must be (3,) to go with the input, not (2,)");
    row("beta of another rank", layer + "--normalized-dims 2 --beta g3.npy",
        "g3.npy: shape: must be (2, 3) to go with the input, not (3,)");
    row("running mean too short", batch + "--running-mean g2.npy",
        "g2.npy: shape: must be (3,) to go with the input, not (2,)");
    row("negative variance", batch + "--running-var negative.npy", "negative.npy: a variance must not be negative");
    row("gradient of another shape", layer + "--grad-output g3.npy --grad-dir d",
        "g3.npy: shape: must be (2, 3) to go with the input, not (3,)");
    row("empty batch", "--norm batch --input empty.npy --output y.npy",
        "empty.npy: shape: (0, 3) holds no values: there is nothing to normalize");
    row("a single number", "--norm layer --input single.npy --output y.npy",
        "single.npy: shape: () is a single number: there is no axis of features");
    row("a word in a cell", "--norm layer --input words.csv --output y.npy",
        "words.csv: line 2, column 2 (b): 'two' is not a number");
    row("unknown separator", layer + "--separator pipe",
        "--separator: must be one of auto, comma, semicolon, tab, space, not \"pipe\"");
}

} // namespace

void TestNormalizeRefusals::isRefused_data() {
    QTest::addColumn<QString>("words");
    QTest::addColumn<QByteArray>("message");
    usageRows();
    unsupportedRows();
    optionRows();
    inputRows();
}

void TestNormalizeRefusals::isRefused() {
    QFETCH(QString, words);
    QFETCH(QByteArray, message);
    const test::Program program;
    prepare(program);
    const QStringList before = program.files();
    const auto result = program.run(QStringList("normalize") + words.split(' ', Qt::SkipEmptyParts));
    QCOMPARE(result.err, "normscope: " + message + "\n");
    QCOMPARE(result.exitCode, 2);
    QVERIFY(result.out.isEmpty());
    QCOMPARE(program.files(), before);
}

void TestNormalizeRefusals::writingFails_data() {
    QTest::addColumn<QString>("words");
    QTest::newRow("no such folder") << "--output nowhere/y.npy";
    QTest::newRow("a folder in place of the file") << "--output folder.npy";
    QTest::newRow("a file in place of the folder") << "--output y.npy --grad-output x.npy --grad-dir x.npy";
}

void TestNormalizeRefusals::writingFails() {
    QFETCH(QString, words);
    const test::Program program;
    prepare(program);
    QVERIFY(QDir().mkdir(program.path("folder.npy")));
    const QStringList before = program.files();
    const auto result = program.run(QStringList{"normalize", "--norm", "layer", "--input", "x.npy"} + words.split(' '));
    QCOMPARE(result.exitCode, 1);
    QVERIFY2(result.err.startsWith("normscope: ") && result.err.count('\n') == 1, result.err);
    QCOMPARE(program.files(), before);
}

// The gradients' folder cannot take dbeta.npy: the result, which comes last, is not there either.
void TestNormalizeRefusals::noHalfWrittenResults() {
    const test::Program program;
    prepare(program);
    QVERIFY(QDir().mkpath(program.path("g/dbeta.npy")));
    const auto result = program.run({"normalize", "--norm", "layer", "--input", "x.npy", "--output", "y.npy", "--beta",
                                     "g3.npy", "--grad-output", "x.npy", "--grad-dir", "g"});
    QCOMPARE(result.exitCode, 1);
    QVERIFY(!program.has("y.npy"));
}

QTEST_GUILESS_MAIN(TestNormalizeRefusals)
#include "test_normalize_refusals.moc"
