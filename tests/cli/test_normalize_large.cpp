// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli_test.h"

using namespace normscope;

// Sizes at which other kernels went wrong: 2^16 rows and more, widths that are no multiple of a vector register.
class TestNormalizeLarge : public QObject {
    Q_OBJECT

private slots:
    void rowsPast65536AreAllRight();
    void everyWidthIsRight();

private:
    static double firstOutput(const test::Program& program, Index width);
};

void TestNormalizeLarge::rowsPast65536AreAllRight() {
    constexpr Index rows = 65537;
    std::vector<float> x;
    for (Index r = 0; r < rows; ++r)
        for (const float value : {float(r % 5), 1.0F, 2.0F, 4.0F}) x.push_back(value);
    const test::Program program;
    program.writeArray("x.npy", {rows, 4}, x);
    QCOMPARE(program.run({"normalize", "--norm", "layer", "--input", "x.npy", "--output", "y.npy"}).exitCode, 0);
    const auto y = program.values("y.npy");
    QCOMPARE(Index(y.size()), rows * 4);
    for (std::size_t i = 20; i < y.size(); ++i) // rows of a class are equal to the last bit
        if (y[i] != y[i % 20]) QFAIL(qPrintable(QString("value %1 differs").arg(i)));
    QVERIFY(std::abs(y[0] + 1.183211) < 1e-5); // (0 - 1.75) / sqrt(2.1875 + 1e-5)
}

double TestNormalizeLarge::firstOutput(const test::Program& program, Index width) {
    std::vector<float> x;
    for (Index i = 0; i < width; ++i) x.push_back(float(i));
    program.writeArray("x.npy", {width}, x);
    const auto result = program.run({"normalize", "--norm", "layer", "--input", "x.npy", "--output", "y.npy"});
    if (result.exitCode != 0) qFatal("%s", result.err.constData());
    return program.values("y.npy")[0];
}

// For 0 ... n - 1: mean (n - 1) / 2, variance (n² - 1) / 12.
void TestNormalizeLarge::everyWidthIsRight() {
    const test::Program program;
    for (Index n = 1; n <= 67; ++n) {
        const double width = double(n), right = -(width - 1) / 2 / std::sqrt((width * width - 1) / 12 + 1e-5);
        QVERIFY2(std::abs(firstOutput(program, n) - right) < 1e-5, std::to_string(n).c_str());
    }
    QVERIFY(std::abs(firstOutput(program, 1025) + 1.730362) < 1e-5);
}

QTEST_GUILESS_MAIN(TestNormalizeLarge)
#include "test_normalize_large.moc"
