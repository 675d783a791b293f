// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli_test.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace normscope;

class TestInspect : public QObject {
    Q_OBJECT

private slots:
    void aTableForPeople();
    void anArrayAsJson();
    void aTableAsJson();
    void nothingFiniteIsNull();
    void farValuesKeepTheirDigits();
    void anArchiveWithOneUnreadableArray();
    void anArchiveAsATable_data();
    void anArchiveAsATable();
    void anArchiveAsJson();
    void oneArrayOfAnArchive();
    void aCheckpointAsATable();
    void aCheckpointAsJson();
    void otherFilesAreRefused_data();
    void otherFilesAreRefused();

private:
    static QJsonObject json(const test::Program& program, const QString& file) {
        const auto result = program.run({"inspect", file, "--json"});
        if (result.exitCode != 0) qFatal("%s", result.err.constData());
        return QJsonDocument::fromJson(result.out).object();
    }
};

void TestInspect::aTableForPeople() {
    const test::Program program;
    const auto result = program.run({"inspect", test::casePath("missing.csv")});
    QCOMPARE(result.exitCode, 0);
    QVERIFY(result.err.isEmpty());
    QVERIFY2(result.out.contains("shape    (3, 6)\n"), result.out);
    QVERIFY2(QRegularExpression("\nb +2 +1 +0 +0 +3 +1\\.5 +1\\.5\n").match(result.out).hasMatch(), result.out);
}

void TestInspect::anArrayAsJson() {
    const test::Program program;
    const auto object = json(program, test::casePath("f_order.npy"));
    QCOMPARE(object["format"].toString(), QString("npy"));
    QCOMPARE(object["shape"].toArray(), (QJsonArray{2, 3}));
    QCOMPARE(object["fortran_order"].toBool(), true);
    QCOMPARE(object["size"].toInt(), 6);
    QCOMPARE(object["min"].toDouble(), 1.0);
    QCOMPARE(object["max"].toDouble(), 7.0);
    QCOMPARE(object["mean"].toDouble(), 22.0 / 6);
    QCOMPARE(object["columns"][2].toObject()["mean"].toDouble(), 5.0);
    QCOMPARE(object["columns"][2].toObject()["sd"].toDouble(), 2.0);
}

// Column b of the report is missing, 0, 3: mean 1.5 over 2 values, not 1 over 3.
void TestInspect::aTableAsJson() {
    const test::Program program;
    const auto object = json(program, test::casePath("missing.csv"));
    const auto b = object["columns"][1].toObject();
    QCOMPARE(b["name"].toString(), QString("b"));
    QCOMPARE(b["finite"].toInt(), 2);
    QCOMPARE(b["nan"].toInt(), 1);
    QCOMPARE(b["mean"].toDouble(), 1.5);
    QCOMPARE(object["inf"].toInt(), 1);
    QVERIFY(object["missing"].toInt() >= 3);
    QVERIFY(object["notes"].toArray().size() >= 2);
}

void TestInspect::nothingFiniteIsNull() {
    const test::Program program;
    const auto object = json(program, test::casePath("nanonly.csv"));
    QCOMPARE(object["finite"].toInt(), 0);
    QVERIFY(object["mean"].isNull() && object["min"].isNull());
    program.writeArray("empty.npy", {0, 3}, std::vector<float>{});
    QVERIFY(json(program, "empty.npy")["mean"].isNull());
}

void TestInspect::farValuesKeepTheirDigits() {
    const test::Program program;
    program.writeArray("x.npy", {4}, std::vector<float>{1e8F + 8, 1e8F - 8, 1e8F + 16, 1e8F - 16});
    const auto object = json(program, "x.npy");
    QCOMPARE(object["mean"].toDouble(), 1e8);
    QVERIFY(std::abs(object["sd"].toDouble() - std::sqrt(160.0)) < 1e-9);
}

void TestInspect::anArchiveWithOneUnreadableArray() {
    const test::Program program;
    const auto result = program.run({"inspect", test::casePath("names_beside.npz")});
    QVERIFY2(result.exitCode == 0, result.err);
    QVERIFY2(result.out.contains("arrays    1\n") && result.out.contains("not read  "), result.out);
    QVERIFY2(result.out.contains("dtype '<U7'") && result.out.contains("\nx "), result.out);
}

void TestInspect::anArchiveAsATable_data() {
    QTest::addColumn<QString>("file");
    QTest::newRow("deflated") << "two_deflated.npz";
    QTest::newRow("sizes of 0xFFFFFFFF in the local headers") << "zip64_local.npz";
}

void TestInspect::anArchiveAsATable() {
    QFETCH(QString, file);
    const test::Program program;
    const auto result = program.run({"inspect", test::casePath(qPrintable(file))});
    QVERIFY2(result.exitCode == 0, result.err);
    QVERIFY(result.err.isEmpty());
    QVERIFY2(result.out.contains("arrays  2\n"), result.out);
    QVERIFY2(QRegularExpression("\na +\\(2, 3\\) +float32 +C +6 +0 +0 +1 +7 +3\\.66\\d* +1\\.97\\d*\n")
                 .match(result.out)
                 .hasMatch(),
             result.out);
    QVERIFY2(
        QRegularExpression("\nb +\\(5,\\) +float64 +C +5 +0 +0 +0 +4 +2 +1\\.41\\d*\n").match(result.out).hasMatch(),
        result.out);
}

void TestInspect::anArchiveAsJson() {
    const test::Program program;
    const auto object = json(program, test::casePath("two_deflated.npz"));
    QCOMPARE(object["format"].toString(), QString("npz"));
    const auto arrays = object["arrays"].toArray();
    QCOMPARE(arrays.size(), 2);
    QCOMPARE(arrays[0]["name"].toString(), QString("a"));
    QCOMPARE(arrays[0]["shape"].toArray(), (QJsonArray{2, 3}));
    QCOMPARE(arrays[0]["dtype"].toString(), QString("float32"));
    QCOMPARE(arrays[0]["fortran_order"].toBool(true), false);
    QCOMPARE(arrays[1]["name"].toString(), QString("b"));
    QCOMPARE(arrays[1]["size"].toInt(), 5);
    QCOMPARE(arrays[1]["finite"].toInt(), 5);
    QCOMPARE(arrays[1]["mean"].toDouble(), 2.0);
}

void TestInspect::oneArrayOfAnArchive() {
    const test::Program program;
    const QString path = test::casePath("two_deflated.npz") + ":a";
    const auto object = json(program, path);
    QCOMPARE(object["file"].toString(), path);
    QCOMPARE(object["columns"][2].toObject()["mean"].toDouble(), 5.0);
    const auto table = program.run({"inspect", path});
    QVERIFY2(table.out.contains("order   C\n") && table.out.contains("\nCOLUMN"), table.out);
    QCOMPARE(program.run({"inspect", test::casePath("two_deflated.npz") + ":c"}).exitCode, 2);
}

void TestInspect::aCheckpointAsATable() {
    const auto result = test::Program().run({"inspect", test::casePath("gamma_names.safetensors")});
    QCOMPARE(result.exitCode, 0);
    QVERIFY(result.out.contains("norm layers  1\n"));
    QVERIFY2(result.out.contains("encoder.LayerNorm  gamma  2     2.5   0.5  2     3\n"), result.out);
    QVERIFY2(result.out.contains("block.gamma"), result.out); // listed, but no norm's
}

void TestInspect::aCheckpointAsJson() {
    const test::Program program;
    const QJsonObject object = json(program, test::casePath("gamma_names.safetensors"));
    QCOMPARE(object["tensors"].toArray().size(), 3);
    QCOMPARE(object["norms"].toArray().size(), 1);
    const QJsonObject norm = object["norms"].toArray()[0].toObject();
    QCOMPARE(norm["name"].toString(), "encoder.LayerNorm");
    QVERIFY(norm["layer"].isNull());
    QCOMPARE(norm["beta"].toObject()["max"].toDouble(), 0.5);
}

void TestInspect::otherFilesAreRefused_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("safetensors") << "a.safetensors"
                                 << QByteArray(
                                        "normscope: a.safetensors: cannot be opened: No such file or directory\n");
    QTest::newRow("broken checkpoint") << test::casePath("notdict.safetensors")
                                       << QByteArray("normscope: " + test::casePath("notdict.safetensors").toUtf8() +
                                                     ": the header is not an object\n");
    QTest::newRow("picture") << "a.png"
                             << QByteArray("normscope: a.png: cannot be opened: No such file or directory\n");
    QTest::newRow("another ending") << "a.jpg"
                                    << QByteArray("normscope: a.jpg: the name must end in .npy, .npz or .csv\n");
    QTest::newRow("no archive") << "a.npz"
                                << QByteArray("normscope: a.npz: cannot be opened: No such file or directory\n");
    QTest::newRow("of no archive") << "a.npz:b"
                                   << QByteArray("normscope: a.npz: cannot be opened: No such file or directory\n");
    QTest::newRow("nowhere") << "a.npy"
                             << QByteArray("normscope: a.npy: cannot be opened: No such file or directory\n");
}

void TestInspect::otherFilesAreRefused() {
    QFETCH(QString, file);
    const auto result = test::Program().run({"inspect", file});
    QCOMPARE(result.exitCode, 2);
    QTEST(result.err, "message");
    QVERIFY(result.out.isEmpty());
}

QTEST_GUILESS_MAIN(TestInspect)
#include "test_inspect.moc"
