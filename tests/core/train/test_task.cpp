// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/train_support.h"

#include <QtTest>

using namespace normscope;
using namespace normscope::test;

class TestTask : public QObject {
    Q_OBJECT

private slots:
    void aQuarterOfEachClassIsForTesting();
    void theSeedDecidesWhich();
    void pixelsShareOneMeanAndSd();
    void featuresHaveTheirOwn();
    void tokensArePiecesOfARow();
    void refusesWhatCannotBeLearned();
};

void TestTask::aQuarterOfEachClassIsForTesting() {
    const TrainingTask task = digitsTask(8, 0);
    QCOMPARE(task.classes, 10);
    QCOMPARE(task.train.labels.size() + task.test.labels.size(), std::size_t(1797));
    for (int c = 0; c < 10; ++c) {
        const double all = double(std::ranges::count(digits().labels, c));
        QVERIFY(std::abs(double(std::ranges::count(task.test.labels, c)) - all / 4) <= 0.5);
    }
}

void TestTask::theSeedDecidesWhich() {
    QCOMPARE(digitsTask(1, 3).train.x, digitsTask(1, 3).train.x);
    QVERIFY(digitsTask(1, 3).test.x != digitsTask(1, 4).test.x);
}

// Over all of digits the mean is 4.884 and the sd 6.017; the training rows are three quarters of them.
void TestTask::pixelsShareOneMeanAndSd() {
    const MatrixF& x = digitsTask(1, 0).train.x;
    const MatrixD values = x.cast<double>();
    QVERIFY(std::abs(values.mean()) < 1e-6);
    QVERIFY(std::abs(values.squaredNorm() / double(values.size()) - 1) < 1e-6);
    QVERIFY(std::abs(double(x.minCoeff()) + 4.884 / 6.017) < 0.02); // an empty pixel
}

void TestTask::featuresHaveTheirOwn() {
    const MatrixD x = makeTask(wine(), 1, Standardise::PerFeature, 0).train.x.cast<double>();
    for (Index j = 0; j < x.cols(); ++j) {
        QVERIFY(std::abs(x.col(j).mean()) < 1e-6);
        QVERIFY(std::abs(x.col(j).squaredNorm() / double(x.rows()) - 1) < 1e-6);
    }
}

void TestTask::tokensArePiecesOfARow() {
    const TrainingTask whole = digitsTask(1, 0), cut = digitsTask(8, 0);
    QCOMPARE(cut.inputs, Index(8));
    QCOMPARE(cut.test.labels, whole.test.labels);
    QCOMPARE(MatrixF(cut.test.x.row(2 * 8 + 3)), MatrixF(whole.test.x.row(2).segment(24, 8)));
}

void TestTask::refusesWhatCannotBeLearned() {
    Table table = wine();
    QVERIFY_EXCEPTION_THROWN(makeTask(table, 2, Standardise::PerFeature, 0), std::invalid_argument);
    table.values(3, 3) = NAN;
    QVERIFY_EXCEPTION_THROWN(makeTask(table, 1, Standardise::PerFeature, 0), std::invalid_argument);
    table.labels.clear();
    QVERIFY_EXCEPTION_THROWN(makeTask(table, 1, Standardise::PerFeature, 0), std::invalid_argument);
}

QTEST_APPLESS_MAIN(TestTask)
#include "test_task.moc"
