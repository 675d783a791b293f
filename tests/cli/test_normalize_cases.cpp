// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli_test.h"
#include "io/csv.h"

#include <limits>

using namespace normscope;

// Public bug reports about undefined and extreme numbers, with the answer that is right.
class TestNormalizeCases : public QObject {
    Q_OBJECT

private slots:
    void oneValuePerChannelIsRefused_data();
    void oneValuePerChannelIsRefused();
    void zeroOverZeroIsSaid_data();
    void zeroOverZeroIsSaid();
    void rmsOfAConstantRowNeedsNoEps();
    void aNotFiniteCellSpoilsItsOwnGroupOnly_data();
    void aNotFiniteCellSpoilsItsOwnGroupOnly();
    void batchNormOfOneRowOnRunningStatistics();
    void aMomentumThatIsRarelyMeantIsSaid_data();
    void aMomentumThatIsRarelyMeantIsSaid();
    void noNormCopies();
    void exportedNumbersReadBackToTheBit_data();
    void exportedNumbersReadBackToTheBit();

private:
    static QStringList words(const QString& norm, const QString& output = "y.npy") {
        return {"normalize", "--norm", norm, "--input", "x.npy", "--output", output};
    }
};

void TestNormalizeCases::oneValuePerChannelIsRefused_data() {
    QTest::addColumn<QList<int>>("axes");
    QTest::addColumn<QByteArray>("shape");
    QTest::newRow("one row") << QList<int>{1, 2} << QByteArray("(1, 2)");
    QTest::newRow("one axis") << QList<int>{2} << QByteArray("(2,)");
    QTest::newRow("three axes") << QList<int>{1, 1, 2} << QByteArray("(1, 1, 2)");
}

void TestNormalizeCases::oneValuePerChannelIsRefused() {
    QFETCH(QList<int>, axes);
    QFETCH(QByteArray, shape);
    const test::Program program;
    program.writeArray("x.npy", {axes.begin(), axes.end()}, std::vector<double>{1, 2});
    const auto result = program.run(words("batch") << "--running-out"
                                                   << "stats");
    QCOMPARE(result.exitCode, 2);
    QVERIFY2(result.err.startsWith("normscope: x.npy: shape: " + shape + " is one value per channel"), result.err);
    QCOMPARE(result.err.count('\n'), 1);
    QCOMPARE(program.files(), QStringList{"x.npy"});
}

void TestNormalizeCases::zeroOverZeroIsSaid_data() {
    QTest::addColumn<QString>("norm");
    QTest::addColumn<QList<double>>("x");
    QTest::addColumn<QByteArray>("message");
    const QByteArray end = " is 0 and so is eps: 0/0 is undefined; choose an eps above 0\n";
    QTest::newRow("layer, constant row") << "layer" << QList<double>{1, 2, 3, 5, 5, 5}
                                         << "normscope: x.npy: row 2: the variance" + end;
    QTest::newRow("batch, constant column")
        << "batch" << QList<double>{1, 2, 7, 3, 4, 7} << "normscope: x.npy: column 3: the variance" + end;
    QTest::newRow("rms, row of zeros") << "rms" << QList<double>{0, 0, 0, 1, 2, 3}
                                       << "normscope: x.npy: row 1: the mean square" + end;
}

void TestNormalizeCases::zeroOverZeroIsSaid() {
    QFETCH(QString, norm);
    QFETCH(QList<double>, x);
    const test::Program program;
    program.writeArray("x.npy", {2, 3}, std::vector<double>(x.begin(), x.end()));
    const auto result = program.run(words(norm) << "--eps"
                                                << "0");
    QCOMPARE(result.exitCode, 1);
    QTEST(result.err, "message");
    QVERIFY(!program.has("y.npy"));
}

void TestNormalizeCases::rmsOfAConstantRowNeedsNoEps() {
    const test::Program program;
    program.writeArray("x.npy", {3}, std::vector<double>{7, 7, 7});
    QCOMPARE(program
                 .run(words("rms") << "--eps"
                                   << "0")
                 .exitCode,
             0);
    QVERIFY(test::difference(program.values("y.npy"), {1, 1, 1}) < 1e-15);
}

void TestNormalizeCases::aNotFiniteCellSpoilsItsOwnGroupOnly_data() {
    QTest::addColumn<QString>("norm");
    QTest::addColumn<double>("bad");
    QTest::addColumn<QByteArray>("spoilt"); // of the cells 11 12 13 21 22 23
    const double nan = std::nan(""), inf = std::numeric_limits<double>::infinity();
    QTest::newRow("layer, NaN") << "layer" << nan << QByteArray("000111");
    QTest::newRow("layer, inf") << "layer" << inf << QByteArray("000111");
    QTest::newRow("rms, NaN") << "rms" << nan << QByteArray("000111");
    QTest::newRow("batch, NaN") << "batch" << nan << QByteArray("010010");
    QTest::newRow("batch, inf") << "batch" << -inf << QByteArray("010010");
    QTest::newRow("none, NaN") << "none" << nan << QByteArray("000010");
}

void TestNormalizeCases::aNotFiniteCellSpoilsItsOwnGroupOnly() {
    QFETCH(QString, norm);
    QFETCH(double, bad);
    const test::Program program;
    program.writeArray("x.npy", {2, 3}, std::vector<double>{1, 2, 4, 8, bad, 32});
    const auto result = program.run(words(norm));
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(result.err,
             QByteArray("normscope: note: x.npy: Values that are not finite: 1, the first in row 2, column 2.\n"));
    QByteArray spoilt;
    for (const double y : program.values("y.npy")) spoilt += std::isfinite(y) ? '0' : '1';
    QTEST(spoilt, "spoilt");
}

void TestNormalizeCases::batchNormOfOneRowOnRunningStatistics() {
    const test::Program program;
    program.writeArray("x.npy", {1, 2}, std::vector<double>{1, 2});
    program.writeArray("mean.npy", {2}, std::vector<double>{1, 0});
    program.writeArray("var.npy", {2}, std::vector<double>{4, 1});
    const auto result = program.run(words("batch") << "--mode"
                                                   << "eval"
                                                   << "--running-mean"
                                                   << "mean.npy"
                                                   << "--running-var"
                                                   << "var.npy"
                                                   << "--eps"
                                                   << "0");
    QCOMPARE(result.exitCode, 0);
    QVERIFY(result.err.isEmpty());
    QVERIFY(test::difference(program.values("y.npy"), {0, 2}) < 1e-15);
    QVERIFY(program
                .run(words("batch") << "--mode"
                                    << "eval")
                .err.contains("mean 0 and variance 1"));
}

// kazuto1011/deeplab-pytorch#79: 0.999 copied from Caffe makes the running mean the last batch.
void TestNormalizeCases::aMomentumThatIsRarelyMeantIsSaid_data() {
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<QByteArray>("note");
    const auto row = [](const char* name, const QStringList& more, const char* note) {
        QTest::newRow(name) << more << QByteArray(note);
    };
    row("the usual one", {"--momentum", "0.1"}, "");
    row("Caffe's", {"--momentum", "0.999"}, "Momentum 0.999 in PyTorch's convention keeps only 0.1 %");
    row("frozen", {"--momentum", "0"}, "Momentum 0 in this convention never updates the running statistics");
    row("Keras's own", {"--momentum", "0.99", "--momentum-convention", "keras"}, "");
    row("PyTorch's in Keras", {"--momentum", "0.1", "--momentum-convention", "keras"},
        "Momentum 0.1 in Keras's convention keeps only 10 %");
    row("plain average", {"--momentum", "none"}, "");
}

void TestNormalizeCases::aMomentumThatIsRarelyMeantIsSaid() {
    QFETCH(QStringList, more);
    QFETCH(QByteArray, note);
    const test::Program program;
    program.writeArray("x.npy", {2, 1}, std::vector<double>{8, 12});
    const auto result = program.run(words("batch") + more + QStringList{"--running-out", "stats"});
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(result.err.isEmpty(), note.isEmpty());
    QVERIFY2(result.err.startsWith(note.isEmpty() ? note : "normscope: note: " + note), result.err);
}

void TestNormalizeCases::noNormCopies() {
    const test::Program program;
    program.writeArray("x.npy", {2, 2}, std::vector<float>{1.5F, -2, 0.1F, 1e30F});
    program.writeArray("dy.npy", {2, 2}, std::vector<float>{1, 2, 3, 4});
    QCOMPARE(program
                 .run(words("none") << "--grad-output"
                                    << "dy.npy"
                                    << "--grad-dir"
                                    << "g")
                 .exitCode,
             0);
    QCOMPARE(program.bytes("y.npy"), program.bytes("x.npy"));
    QCOMPARE(program.bytes("g/dx.npy"), program.bytes("dy.npy"));
    QVERIFY(!program.has("g/dgamma.npy") && !program.has("g/dbeta.npy"));
}

void TestNormalizeCases::exportedNumbersReadBackToTheBit_data() {
    QTest::addColumn<QString>("locale");
    QTest::newRow("C") << "C.UTF-8";
    QTest::newRow("German") << "de_DE.UTF-8";
}

void TestNormalizeCases::exportedNumbersReadBackToTheBit() {
    QFETCH(QString, locale);
    test::Program program;
    program.setLocale(locale);
    const double inf = std::numeric_limits<double>::infinity();
    const std::vector<double> x = {1047552.0F, 0.1F, 0.1 + 0.2, 1.785e-08, std::nan(""), -inf};
    program.writeArray("x.npy", {6}, x);
    QCOMPARE(program.run(words("none", "y.csv")).exitCode, 0);
    QCOMPARE(program.bytes("y.csv"),
             QByteArray("1047552,0.10000000149011612,0.30000000000000004,1.785e-08,nan,-inf\n"));
    const auto back = readCsv(program.path("y.csv").toStdString(), {});
    const auto& values = std::get<std::vector<double>>(back->array.values);
    for (std::size_t i = 0; i < x.size(); ++i)
        QVERIFY(values[i] == x[i] || (std::isnan(values[i]) && std::isnan(x[i])));
    program.writeArray("x.npy", {2}, std::vector<float>{1047552.0F, 0.1F});
    QCOMPARE(program.run(words("none", "y.csv")).exitCode, 0);
    QCOMPARE(program.bytes("y.csv"), QByteArray("1047552,0.1\n"));
}

QTEST_GUILESS_MAIN(TestNormalizeCases)
#include "test_normalize_cases.moc"
