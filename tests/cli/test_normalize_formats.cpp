// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli_test.h"

using namespace normscope;

// Norms in float16 and bfloat16 through the command line: where they break, and that it is said.
class TestNormalizeFormats : public QObject {
    Q_OBJECT

private slots:
    void squaresPastTheRange();
    void wideSums();
    void longRows();
    void anInputPastTheRange();
    void theSameRowInWiderFormats();
    void aVarianceThatVanishes();
    void columnsAndGroups();
    void scaleAndShiftPastTheRange();
    void withoutANormOnlyTheInput();
    void runningStatisticsAreNoCause();
    void whatWasNotFiniteIsNoFault();
    void subnormalNumbersFlushed();
    void gradientsPastTheRange();
    void resultsAreOfTheFormat();

private:
    static QStringList words(const QString& norm, const QString& type, const QStringList& more = {}) {
        return QStringList{"normalize", "--norm", norm, "--input", "x.npy", "--output", "y.npy", "--dtype", type} +
               more;
    }
    static bool hasDigits(double value, int binary) {
        int exponent = 0;
        const double scaled = std::ldexp(std::frexp(value, &exponent), binary);
        return scaled == std::floor(scaled);
    }
    static bool allNan(const std::vector<double>& values) {
        return std::all_of(values.begin(), values.end(), [](double v) { return std::isnan(v); });
    }
};

// 300² is past 65504: infinite, and every value of the row becomes 0.
void TestNormalizeFormats::squaresPastTheRange() {
    const test::Program program;
    program.writeArray("x.npy", {4}, std::vector<float>{300, 400, 0, 500});
    const auto result = program.run(words("rms", "float16"));
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(
        result.err,
        QByteArray("normscope: note: x.npy: Rows that float16 breaks: 1. In the first, row 1, x² is the first that "
                   "is not finite, at row 1, column 1; the whole row becomes 0.\n"));
    QCOMPARE(program.values("y.npy"), (std::vector<double>{0, 0, 0, 0}));
}

void TestNormalizeFormats::wideSums() {
    const test::Program program;
    program.writeArray("x.npy", {4}, std::vector<float>{300, 400, 0, 500});
    const auto result = program.run(words("rms", "float16", {"--accumulate", "float32"}));
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(result.err, QByteArray());
    QVERIFY(test::difference(program.values("y.npy"), {0.848528, 1.131371, 0, 1.414214}) < 1e-3);
}

void TestNormalizeFormats::longRows() {
    const test::Program program;
    program.writeArray("x.npy", {4096}, std::vector<float>(4096, 20));
    QCOMPARE(program.run(words("rms", "float16", {"--accumulate", "float32"})).exitCode, 0);
    QCOMPARE(program.values("y.npy"), std::vector<double>(4096, 1));
    QCOMPARE(program.run(words("rms", "float32")).exitCode, 0);
    QVERIFY(test::difference(program.values("y.npy"), std::vector<double>(4096, 1)) < 1e-6);
    const auto native = program.run(words("rms", "float16"));
    QVERIFY2(native.err.contains("Σ x² is the first that is not finite; the whole row becomes 0."), native.err);
}

void TestNormalizeFormats::anInputPastTheRange() {
    const test::Program program;
    program.writeArray("x.npy", {2, 4}, std::vector<float>{1, 2, 3, 4, 66246, 5000, -100, 0});
    const auto result = program.run(words("layer", "float16"));
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(result.err,
             QByteArray("normscope: note: x.npy: Rows that float16 breaks: 1. In the first, row 2, the input 66246 at "
                        "row 2, column 1 is beyond the largest number, 65504; the whole row becomes NaN.\n"));
    const auto y = program.values("y.npy");
    QVERIFY(test::difference({y.begin(), y.begin() + 4}, {-1.3416, -0.4472, 0.4472, 1.3416}) < 2e-3);
    QVERIFY(allNan({y.begin() + 4, y.end()}));
}

void TestNormalizeFormats::theSameRowInWiderFormats() {
    const test::Program program;
    const std::vector<double> right = {1.727366, -0.455782, -0.637574, -0.634010};
    program.writeArray("x.npy", {4}, std::vector<float>{66246, 5000, -100, 0});
    QCOMPARE(program.run(words("layer", "float32")).err, QByteArray());
    QVERIFY(test::difference(program.values("y.npy"), right) < 1e-5);
    QCOMPARE(program.run(words("layer", "bfloat16")).err, QByteArray());
    QVERIFY(test::difference(program.values("y.npy"), right) < 2e-2);
}

void TestNormalizeFormats::aVarianceThatVanishes() {
    const test::Program program;
    program.writeArray("x.npy", {4}, std::vector<float>{1e-4F, -1e-4F, 1e-4F, -1e-4F});
    const auto result = program.run(words("layer", "float16", {"--eps", "1e-8"}));
    QCOMPARE(result.err.count('\n'), 2);
    QVERIFY2(result.err.startsWith("normscope: note: x.npy: eps 1e-08 is 0 in float16.\n"), result.err);
    QVERIFY2(result.err.contains(" is 0 although it should not be; 0 of its 4 values stay finite.\n"), result.err);
    QCOMPARE(program.run(words("layer", "float16", {"--eps", "1e-8", "--accumulate", "float32"})).err, QByteArray());
}

void TestNormalizeFormats::columnsAndGroups() {
    const test::Program program;
    program.writeArray("x.npy", {2, 2, 2}, std::vector<float>{1, 2, 3, 7e4F, 5, 6, 7, 8});
    QVERIFY2(program.run(words("batch", "float16"))
                 .err.contains("Columns that float16 breaks: 1. In the first, column 2, the input 70000 at row 2, "
                               "column 2 is beyond the largest number, 65504; the whole column becomes NaN."),
             "batch");
    QVERIFY2(program.run(words("instance", "float16"))
                 .err.contains("Groups that float16 breaks: 1. In the first, sample 1, channel 2, the input 70000"),
             "instance");
    QVERIFY2(program.run(words("group", "float16", {"--groups", "1"}))
                 .err.contains("Groups that float16 breaks: 1. In the first, sample 1, group 1, the input 70000"),
             "group");
}

void TestNormalizeFormats::scaleAndShiftPastTheRange() {
    const test::Program program;
    program.writeArray("x.npy", {4}, std::vector<float>{1, 2, 3, 4});
    program.writeArray("g.npy", {4}, std::vector<float>{1, 1, 1, 6e4F});
    const auto result = program.run(words("layer", "float16", {"--gamma", "g.npy"}));
    QCOMPARE(result.err, QByteArray("normscope: note: x.npy: Results that are not finite in float16: 1, the first at "
                                    "row 1, column 4.\n"));
    QVERIFY(std::isinf(program.values("y.npy")[3]));
}

void TestNormalizeFormats::withoutANormOnlyTheInput() {
    const test::Program program;
    program.writeArray("x.npy", {3}, std::vector<float>{0.1F, 65519, 65520});
    const auto result = program.run(words("none", "float16"));
    QCOMPARE(result.err,
             QByteArray("normscope: note: x.npy: Results that are not finite in float16: 1; the input 65520 "
                        "at row 1, column 3 is beyond the largest number, 65504.\n"));
    const auto y = program.values("y.npy");
    QVERIFY(y[0] == 0.0999755859375 && y[1] == 65504 && std::isinf(y[2]));
}

void TestNormalizeFormats::runningStatisticsAreNoCause() {
    const test::Program program;
    program.writeArray("x.npy", {2, 1}, std::vector<float>{300, 70000});
    program.writeArray("m.npy", {1}, std::vector<float>{100});
    program.writeArray("v.npy", {1}, std::vector<float>{1});
    const auto result =
        program.run(words("batch", "float16", {"--mode", "eval", "--running-mean", "m.npy", "--running-var", "v.npy"}));
    QVERIFY2(result.err.contains("Results that are not finite in float16: 1; the input 70000 at row 2"), result.err);
    QCOMPARE(program.values("y.npy")[0], 200.0);
}

void TestNormalizeFormats::whatWasNotFiniteIsNoFault() {
    const test::Program program;
    program.writeArray("x.npy", {2, 2}, std::vector<double>{1, std::nan(""), 3, 4});
    const auto result = program.run(words("layer", "bfloat16"));
    QCOMPARE(result.err,
             QByteArray("normscope: note: x.npy: Values that are not finite: 1, the first in row 1, column 2.\n"));
}

void TestNormalizeFormats::subnormalNumbersFlushed() {
    const test::Program program;
    program.writeArray("x.npy", {2}, std::vector<float>{0x1p-20F, 0x1p-14F});
    QCOMPARE(program.run(words("none", "float16")).exitCode, 0);
    QCOMPARE(program.values("y.npy"), (std::vector<double>{0x1p-20, 0x1p-14}));
    QCOMPARE(program.run(words("none", "float16", {"--flush-to-zero"})).exitCode, 0);
    QCOMPARE(program.values("y.npy"), (std::vector<double>{0, 0x1p-14}));
}

void TestNormalizeFormats::gradientsPastTheRange() {
    const test::Program program;
    program.writeArray("x.npy", {2}, std::vector<float>{1, 3});
    program.writeArray("dy.npy", {2}, std::vector<float>{6e4F, 6e4F});
    const auto result = program.run(
        words("layer", "float16", {"--grad-output", "dy.npy", "--grad-dir", ".", "--accumulate", "native"}));
    QCOMPARE(result.exitCode, 0);
    QVERIFY2(result.err.startsWith("normscope: note: ./dx.npy: Values that are not finite: 2"), result.err);
}

void TestNormalizeFormats::resultsAreOfTheFormat() {
    const test::Program program;
    program.writeArray("x.npy", {3}, std::vector<double>{0.1, 0.2, 0.7});
    for (const char* type : {"float16", "bfloat16"}) {
        QCOMPARE(program.run(words("layer", type)).exitCode, 0);
        QCOMPARE(program.array("y.npy").stored, NumberType::Float32);
        for (const double y : program.values("y.npy")) QVERIFY(hasDigits(y, QByteArray(type) == "float16" ? 11 : 8));
    }
}

QTEST_GUILESS_MAIN(TestNormalizeFormats)
#include "test_normalize_formats.moc"
