// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formula/formula_choice.h"
#include "gui/gui_test.h"

using namespace normscope;
using namespace normscope::ui;

namespace {

constexpr MatrixShape wine{12, 13, 26}; // of which GroupNorm pools 26

NormSettings settings(bool affine, bool bias, NormMode mode) {
    NormSettings result;
    result.elementwiseAffine = affine;
    result.bias = bias;
    result.mode = mode;
    return result;
}

// "layer-affine layer-mean:13 layer-variance:13"
QString listing(const std::vector<FormulaRef>& chosen) {
    QStringList words;
    for (const FormulaRef& formula : chosen) {
        formulaInfo(formula.id); // throws when there is no such formula
        words.append(formula.count ? QString("%1:%2").arg(formula.id).arg(formula.count) : formula.id);
    }
    return words.join(' ');
}

} // namespace

class TestFormulaChoice : public QObject {
    Q_OBJECT
private slots:
    void definition_data();
    void definition();
    void influenceAndBackward_data();
    void influenceAndBackward();
    void runningStatisticsFollowTheConvention();
    void anUnevenGroupHasALetter();
    void withoutRunningStatisticsEvaluationTakesTheBatch();
    void everyStageLightsATermOfLayerNorm();
    void rmsNormHasNoMean();
};

void TestFormulaChoice::definition_data() {
    QTest::addColumn<NormKind>("norm");
    QTest::addColumn<bool>("affine");
    QTest::addColumn<bool>("bias");
    QTest::addColumn<bool>("evaluate");
    QTest::addColumn<QString>("expected");
    QTest::newRow("LayerNorm") << NormKind::Layer << true << true << false
                               << "layer-affine layer-mean:13 layer-variance:13";
    QTest::newRow("LayerNorm without beta")
        << NormKind::Layer << true << false << false << "layer-scale layer-mean:13 layer-variance:13";
    QTest::newRow("LayerNorm without affine")
        << NormKind::Layer << false << true << false << "layer-plain layer-mean:13 layer-variance:13";
    QTest::newRow("LayerNorm knows no mode")
        << NormKind::Layer << true << true << true << "layer-affine layer-mean:13 layer-variance:13";
    QTest::newRow("BatchNorm") << NormKind::Batch << true << true << false
                               << "batch-affine batch-mean:12 batch-variance:12";
    QTest::newRow("BatchNorm, running") << NormKind::Batch << true << false << true << "batch-evaluation-scale";
    QTest::newRow("RMSNorm") << NormKind::Rms << true << true << false << "rms-affine rms-mean-square:13";
    QTest::newRow("GroupNorm") << NormKind::Group << true << true << true
                               << "group-affine group-mean:26 group-variance:26";
    QTest::newRow("InstanceNorm without affine")
        << NormKind::Instance << false << false << false << "group-plain group-mean:26 group-variance:26";
    QTest::newRow("none has no affine") << NormKind::None << true << true << false << "none";
}

void TestFormulaChoice::definition() {
    QFETCH(NormKind, norm);
    QFETCH(bool, affine);
    QFETCH(bool, bias);
    QFETCH(bool, evaluate);
    const NormMode mode = evaluate ? NormMode::Evaluate : NormMode::Train;
    QTEST(listing(definitionFormulas(norm, settings(affine, bias, mode), wine)), "expected");
}

void TestFormulaChoice::influenceAndBackward_data() {
    QTest::addColumn<NormKind>("norm");
    QTest::addColumn<bool>("affine");
    QTest::addColumn<bool>("evaluate");
    QTest::addColumn<QString>("influence");
    QTest::addColumn<QString>("backward");
    QTest::newRow("LayerNorm") << NormKind::Layer << true << false << "layer-influence-scale:13 layer-rstd layer-xhat"
                               << "layer-backward upstream-scale row-average:13";
    QTest::newRow("RMSNorm without affine")
        << NormKind::Rms << false << false << "rms-influence-plain:13 rms-rstd rms-xhat"
        << "rms-backward upstream-plain row-average:13";
    QTest::newRow("BatchNorm") << NormKind::Batch << true << false << "batch-influence-scale:12 batch-rstd batch-xhat"
                               << "batch-backward upstream-scale column-average:12";
    QTest::newRow("BatchNorm, running") << NormKind::Batch << true << true
                                        << "batch-evaluation-influence-scale batch-evaluation-rstd"
                                        << "batch-evaluation-backward upstream-scale";
    QTest::newRow("GroupNorm") << NormKind::Group << true << false << "group-influence-scale:26 group-rstd group-xhat"
                               << "group-backward upstream-scale group-average:26";
    QTest::newRow("none") << NormKind::None << true << false << "none-influence"
                          << "none-backward";
}

void TestFormulaChoice::influenceAndBackward() {
    QFETCH(NormKind, norm);
    QFETCH(bool, affine);
    QFETCH(bool, evaluate);
    const NormSettings chosen = settings(affine, true, evaluate ? NormMode::Evaluate : NormMode::Train);
    QTEST(listing(influenceFormulas(norm, chosen, wine)), "influence");
    QTEST(listing(backwardFormulas(norm, chosen, wine)), "backward");
}

void TestFormulaChoice::runningStatisticsFollowTheConvention() {
    QCOMPARE(listing(runningFormulas(MomentumConvention::PyTorch)),
             "batch-running-mean-pytorch batch-running-variance-pytorch");
    QCOMPARE(listing(runningFormulas(MomentumConvention::Keras)),
             "batch-running-mean-keras batch-running-variance-keras");
    QCOMPARE(listing(runningFormulas(MomentumConvention::Keras, true)),
             "batch-running-mean-cumulative batch-running-variance-cumulative-keras");
}

void TestFormulaChoice::anUnevenGroupHasALetter() {
    QCOMPARE(listing(definitionFormulas(NormKind::Group, settings(false, false, NormMode::Train), {12, 13})),
             "group-plain group-mean group-variance");
}

void TestFormulaChoice::withoutRunningStatisticsEvaluationTakesTheBatch() {
    NormSettings untracked = settings(true, true, NormMode::Evaluate);
    untracked.trackRunningStats = false;
    QCOMPARE(listing(definitionFormulas(NormKind::Batch, untracked, wine)),
             "batch-affine batch-mean:12 batch-variance:12");
}

void TestFormulaChoice::everyStageLightsATermOfLayerNorm() {
    const QStringList terms = formulaInfo("layer-affine").terms;
    QVERIFY(termNames(Term::None).isEmpty());
    for (const Term term : {Term::Input, Term::Mean, Term::Centre, Term::Variance, Term::Normalise, Term::Affine}) {
        QVERIFY(!termNames(term).isEmpty());
        for (const QString& name : termNames(term)) QVERIFY2(terms.contains(name), qPrintable(name));
    }
}

void TestFormulaChoice::rmsNormHasNoMean() {
    for (const Term term : {Term::Mean, Term::Centre})
        QVERIFY(!formulaInfo("rms-affine").terms.contains(termNames(term).first()));
}

NORMSCOPE_GUI_TEST(TestFormulaChoice)
#include "test_formula_choice.moc"
