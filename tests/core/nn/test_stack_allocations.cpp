// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/counted_allocations.h"
#include "core/nn/stack_support.h"

#include <QtTest>

using namespace normscope;
using namespace normscope::test;

class TestStackAllocations : public QObject {
    Q_OBJECT

private slots:
    void aSecondStepAllocatesNothing();
};

// The first pass may size the caches of the norms. Eigen packs small products on the stack; large ones (above 128 KiB)
// it takes from the heap, which is its own affair.
void TestStackAllocations::aSecondStepAllocatesNothing() {
    const auto cases = golden("stack_goldens.json").at("cases");
    for (const auto& c : cases) {
        Pass<float> pass(c);
        pass.forward();
        pass.backward();
        const std::size_t before = allocations;
        pass.forward();
        pass.backward();
        const std::size_t after = allocations;
        QVERIFY2(after == before, c.at("name").get<std::string>().c_str());
    }
}

QTEST_APPLESS_MAIN(TestStackAllocations)
#include "test_stack_allocations.moc"
