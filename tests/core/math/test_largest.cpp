// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "math/largest.h"

#include <QtTest>

#include <limits>

using namespace normscope;

class TestLargest : public QObject {
    Q_OBJECT

private slots:
    void ofTwo();
    void ofAMatrix();
};

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN(),
                 infinity = std::numeric_limits<double>::infinity();

} // namespace

void TestLargest::ofTwo() {
    QCOMPARE(greater(1, 2), 2.0);
    QCOMPARE(greater(2, -3), 2.0);
    QCOMPARE(greater(1, infinity), infinity);
    QVERIFY(std::isnan(greater(notANumber, 1)));
    QVERIFY(std::isnan(greater(1, notANumber)));
    QVERIFY(std::isnan(greater(notANumber, infinity)));
    QVERIFY(std::isnan(greater(infinity, notANumber)));
}

// Wherever the NaN is: vectorised maxima lose one in most places.
void TestLargest::ofAMatrix() {
    MatrixD values = MatrixD::Constant(3, 7, 0.5);
    values(1, 4) = -2;
    QCOMPARE(largest(values), 2.0);
    QCOMPARE(largest(MatrixD(0, 3)), 0.0);
    for (Index row = 0; row < 3; ++row)
        for (Index column = 0; column < 7; ++column) {
            MatrixD holed = values;
            holed(row, column) = notANumber;
            QVERIFY(std::isnan(largest(holed)));
        }
}

QTEST_APPLESS_MAIN(TestLargest)
#include "test_largest.moc"
