// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/golden.h"
#include "nn/loss.h"

#include <QtTest>

using namespace normscope;
using namespace normscope::test;

class TestLoss : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTorch();
    void equalLogitsCostTheLogarithmOfTheClasses();
    void theGradientOfARowSumsToZero();
    void largeLogitsDoNotOverflow();
    void refusesLabelsThatAreNoClass();
};

void TestLoss::agreesWithTorch() {
    const auto cases = golden("nn_goldens.json").at("loss");
    for (const auto& c : cases) {
        const Index classes = c.at("classes");
        const MatrixD logits = matrixOf<double>(c, "logits", classes);
        MatrixD dlogits(logits.rows(), classes);
        const double loss = crossEntropy<double>(logits, vectorOf<int>(c, "labels"), dlogits);
        QVERIFY(std::abs(loss - c.at("loss").get<double>()) <= 1e-13 * std::max(1.0, loss));
        const std::string message = difference<double>("dlogits", dlogits, matrixOf<double>(c, "dlogits", classes), 1);
        QVERIFY2(message.empty(), message.c_str());
    }
}

void TestLoss::equalLogitsCostTheLogarithmOfTheClasses() {
    MatrixF dlogits(4, 10);
    const std::vector<int> labels = {0, 3, 9, 9};
    const double loss = crossEntropy<float>(MatrixF::Constant(4, 10, 2.5f), labels, dlogits);
    QVERIFY(std::abs(loss - std::log(10.0)) < 1e-12); // exp(0) = 1 ten times: exact in float
    QVERIFY(std::abs(dlogits(0, 0) - (0.1f - 1) / 4) < 1e-7f);
}

void TestLoss::theGradientOfARowSumsToZero() {
    const MatrixD logits{{1, -2, 0.5}, {3, 3, -1}};
    MatrixD dlogits(2, 3);
    crossEntropy<double>(logits, std::vector<int>{2, 0}, dlogits);
    QVERIFY(dlogits.rowwise().sum().cwiseAbs().maxCoeff() < 1e-15);
}

void TestLoss::largeLogitsDoNotOverflow() {
    const MatrixF logits{{3e38f, -3e38f}};
    MatrixF dlogits(1, 2);
    QCOMPARE(crossEntropy<float>(logits, std::vector<int>{0}, dlogits), 0.0);
    QCOMPARE(crossEntropy<float>(logits, std::vector<int>{1}, dlogits), double(3e38f) - double(-3e38f));
    QVERIFY(std::isfinite(dlogits(0, 0)) && std::isfinite(dlogits(0, 1)));
}

void TestLoss::refusesLabelsThatAreNoClass() {
    MatrixD dlogits(1, 2);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                             crossEntropy<double>(MatrixD::Zero(1, 2), std::vector<int>{2}, dlogits));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                             crossEntropy<double>(MatrixD::Zero(1, 2), std::vector<int>{0, 1}, dlogits));
}

QTEST_APPLESS_MAIN(TestLoss)
#include "test_loss.moc"
