// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/counted_allocations.h"
#include "core/norm/norm_samples.h"

#include <QtTest>

using namespace normscope;
using namespace normscope::test;

class TestNormAllocations : public QObject {
    Q_OBJECT

private slots:
    void theCounterCounts();
    void secondCallAllocatesNothing();
};

void TestNormAllocations::theCounterCounts() {
    const std::size_t before = allocations;
    const std::vector<double> values(100, 1.0);
    QVERIFY(allocations > before);
#ifdef NORMSCOPE_COUNTS_MALLOC
    const std::size_t beforeMatrix = allocations;
    const MatrixD matrix = MatrixD::Constant(10, 10, values[3]);
    QVERIFY(allocations > beforeMatrix);
    QCOMPARE(matrix(3, 3), 1.0);
#endif
}

namespace {

template <class T>
void countSecondCalls() {
    constexpr Index rows = 150, columns = 1500; // more than one block and one panel
    Matrix<T> x = normals<T>(rows, columns, 1);
    x.row(5) *= T(1e20); // and the careful path
    const Matrix<T> dy = normals<T>(rows, columns, 2);
    for (const NamedNorm<T>& named : allNorms<T>(columns)) {
        Run<T> r = run<T>(named.norm, named.mode, x, dy);
        const std::size_t before = allocations;
        forward<T>(named.norm, named.mode, x, r.y, r.cache, r.running);
        backward<T>(named.norm, named.mode, x, dy, r.cache, r.dx, r.gradient);
        const std::size_t after = allocations;
        QVERIFY2(after == before, named.name.c_str());
    }
}

} // namespace

void TestNormAllocations::secondCallAllocatesNothing() {
    countSecondCalls<float>();
    countSecondCalls<double>();
}

QTEST_APPLESS_MAIN(TestNormAllocations)
#include "test_norm_allocations.moc"
