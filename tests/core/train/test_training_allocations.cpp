// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/counted_allocations.h"
#include "core/train/train_support.h"

#include <QtTest>

using namespace normscope;
using namespace normscope::test;

class TestTrainingAllocations : public QObject {
    Q_OBJECT

private slots:
    void aStepAllocatesNothing_data();
    void aStepAllocatesNothing();
};

void TestTrainingAllocations::aStepAllocatesNothing_data() {
    QTest::addColumn<int>("block");
    QTest::addColumn<bool>("batchNorm");
    QTest::newRow("attention") << int(BlockKind::AttentionFfn) << false;
    QTest::newRow("MLP, BatchNorm") << int(BlockKind::Mlp) << true;
    QTest::newRow("plain, BatchNorm") << int(BlockKind::Plain) << true;
}

// Dropout, clipping, Adam and an evaluation in every step. Eigen packs small products on the stack; large ones (above
// 128 KiB) it takes from the heap, which is its own affair: these are small.
void TestTrainingAllocations::aStepAllocatesNothing() {
    QFETCH(int, block);
    QFETCH(bool, batchNorm);
    TrainerSettings settings = digitsSettings(Placement::Pre, 2, 3e-3, 0);
    settings.stack.block = BlockKind(block);
    settings.norms.dropout = 0.1;
    settings.clip = 1;
    settings.batch = 16;
    settings.evaluateEvery = 1;
    if (batchNorm) settings.norms.norm = BatchNorm<float>{1e-5, layerNormOf(32).affine};
    Trainer trainer(settings, std::make_shared<const TrainingTask>(digitsTask(8, 0)));
    trainer.step();
    const std::size_t before = allocations;
    for (int k = 0; k < 3; ++k) trainer.step();
    const std::size_t after = allocations;
    QCOMPARE(after, before);
}

QTEST_APPLESS_MAIN(TestTrainingAllocations)
#include "test_training_allocations.moc"
