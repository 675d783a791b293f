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
    program.writeArray("m2.npy", {2}, std::vector<double>{0, 1});
    program.writeArray("zero2.npy", {2}, std::vector<double>{0, 0});
    program.writeArray("nan2.npy", {2}, std::vector<double>{1, std::nan("")});
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
        "--norm: must be one of layer, rms, batch, group, instance, none, not \"weight\"");
}

const QString group = "--norm group --input x.npy --output y.npy ";

void groupRows() {
    row("group without groups", group, "--groups: is required by --norm group");
    row("no groups", group + "--groups 0", "--groups: must lie in 1 ... 1000000000, not 0");
    row("groups that do not divide", group + "--groups 2",
        "x.npy: shape: 3 channels cannot be cut into 2 equal groups");
    row("more groups than channels", group + "--groups 4",
        "x.npy: shape: 3 channels cannot be cut into 4 equal groups");
    row("one value a group", group + "--groups 3",
        "x.npy: shape: (2, 3) is one value per group of GroupNorm: its variance says nothing");
    row("groups with layer", layer + "--groups 2", "--groups: goes with --norm group only");
    row("groups with instance", "--norm instance --input x.npy --output y.npy --groups 2",
        "--groups: goes with --norm group only");
    row("dims with group", group + "--groups 1 --normalized-dims 2",
        "--normalized-dims: goes with --norm layer or rms only");
    row("gamma of group too short", group + "--groups 1 --gamma g2.npy",
        "g2.npy: shape: must be (3,) to go with the input, not (2,)");
}

void formatRows() {
    row("int8", layer + "--dtype int8", "--dtype: must be one of float32, float64, float16, bfloat16, not \"int8\"");
    row("accumulate in float32", layer + "--dtype float32 --accumulate float32",
        "--accumulate: goes with --dtype float16 or bfloat16 only");
    row("accumulate alone", layer + "--accumulate native", "--accumulate: goes with --dtype float16 or bfloat16 only");
    row("accumulate in double", layer + "--dtype float16 --accumulate float64",
        "--accumulate: must be one of native, float32, not \"float64\"");
    row("flush without a format", layer + "--flush-to-zero",
        "--flush-to-zero: goes with --dtype float16 or bfloat16 only");
}

void runningRows() {
    row("mask with layer", layer + "--mask m2.npy", "--mask: goes with --norm batch only");
    row("tracking with layer", layer + "--no-running-stats", "--no-running-stats: goes with --norm batch only");
    row("untracked with a momentum", batch + "--no-running-stats --momentum 0.1",
        "--momentum: means nothing with --no-running-stats: there are none");
    row("untracked with an output", batch + "--no-running-stats --running-out d",
        "--running-out: means nothing with --no-running-stats: there are none");
    row("average in Keras", batch + "--momentum none --momentum-convention keras",
        "--momentum: none is PyTorch's: the Keras convention has no such average");
    row("batches with a momentum", batch + "--batches-seen 3",
        "--batches-seen: goes with --momentum none only: others do not count");
    row("batches without statistics", batch + "--momentum none --batches-seen 3",
        "--batches-seen: needs --running-mean and --running-var, their average");
    row("batches in eval", batch + "--momentum none --batches-seen 3 --mode eval",
        "--batches-seen: goes with --mode train only: evaluation updates nothing");
    row("mask of another length", batch + "--mask g3.npy",
        "g3.npy: shape: must be (2,), one value a row of the input's (2, 3), not (3,)");
    row("mask with NaN", batch + "--mask nan2.npy", "nan2.npy: a mask must not hold NaN");
    row("mask of zeros", batch + "--mask zero2.npy", "zero2.npy: the mask is 0 throughout: no row is real");
    row("mask with a single row", batch + "--mask m2.npy",
        "x.npy: shape: the mask leaves (2, 3) one value per channel: BatchNorm in training needs at least two, as the "
        "variance of one value says nothing");
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
    row("output of an archive", "--norm layer --input x.npy --output y.npz",
        "y.npz: .npz files are not written by this version; .npy and .csv are");
    row("output into an archive", "--norm layer --input x.npy --output y.npz:a",
        "y.npz:a: .npz files are not written by this version; .npy and .csv are");
    row("input of no kind", "--norm layer --input x.txt --output y.npy",
        "x.txt: the name must end in .npy, .npz or .csv");
    row("safetensors", "--norm layer --input x.safetensors --output y.npy",
        "x.safetensors: .safetensors files are not supported by this version; .npy, .npz and .csv are");
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
    groupRows();
    formatRows();
    runningRows();
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
