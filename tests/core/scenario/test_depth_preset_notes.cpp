// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/depth.h"
#include "scenario/scenario_json.h"

#include <QTest>

#include <cmath>

using namespace normscope;

// What the notes of the Depth page's presets claim, measured. The numbers were found beforehand with PyTorch.
class TestDepthPresetNotes : public QObject {
    Q_OBJECT

private slots:
    void drift();
    void blowUp();
    void boundedBranch();
    void torchInit();
    void coherentBranch();
    void xiongLemma();
    void batchBranches();
    void lastGradient();
    void postFlat();
    void postDecay();
    void outputNorm();
    void placements();

private:
    void run(const char* id, bool sweep = false) {
        for (const Preset& preset : presets())
            if (preset.id == id) m_result = runDepth(preset.scenario, sweep);
        m_metrics = metrics(m_result);
    }
    void holds(const char* metric, double lower, double upper) const {
        const double value = m_metrics.at(metric);
        qInfo("%-32s expected %.4g ... %.4g, measured %.4g", metric, lower, upper, value);
        QVERIFY2(value >= lower && value <= upper, metric);
    }

    DepthResult m_result;
    std::map<std::string, double> m_metrics;
};

void TestDepthPresetNotes::drift() {
    run("drift");
    holds("none.growth", 1.10, 1.18);
    holds("post_ln.rms_last", 0.9999, 1.0001);
    holds("pre_ln.rms_last", 2.45, 2.65);
    holds("pre_ln.theory_misfit", 0, 0.02); // of the root law
}

void TestDepthPresetNotes::blowUp() {
    run("blow-up");
    holds("none.growth", 1.67, 1.75);
    holds("none.rms_last", 1e10, 1e12);
    holds("pre_ln.rms_last", 5, 15);
}

void TestDepthPresetNotes::boundedBranch() {
    run("bounded-branch");
    holds("none.rms_last", 5.8, 6.4);
    holds("none.rms_middle", 4.14 / 1.05, 4.14 * 1.05); // half the layers: 1 / sqrt 2 of the growth
}

void TestDepthPresetNotes::torchInit() {
    run("torch-init");
    holds("none.growth", 1.018, 1.028);
}

void TestDepthPresetNotes::coherentBranch() {
    run("coherent-branch");
    holds("pre_ln.rms_middle", 10.1 - 0.3, 10.1 + 0.3);
    holds("pre_ln.rms_last", 19.6 - 0.5, 19.6 + 0.5);
}

void TestDepthPresetNotes::xiongLemma() {
    run("xiong-lemma");
    for (const DepthResult::Arm& arm : m_result.arms) {
        const bool post = arm.arm.placement == Placement::Post;
        const std::vector<double> rms = band(arm.runs, post ? &DepthLayer::sumRms : &DepthLayer::rms).median;
        for (std::size_t l = 1; l < rms.size(); ++l) {
            const double square = rms[l] * rms[l];
            if (post)
                QVERIFY(std::abs(square - 1.5) < 0.4);
            else
                QVERIFY(square >= 1 + double(l) / 2 && square <= 1 + 1.5 * double(l));
        }
    }
}

void TestDepthPresetNotes::batchBranches() {
    run("batch-branches");
    holds("output_bn.rms_last", std::sqrt(49) * 0.96, std::sqrt(49) * 1.04);
    holds("output_ln.rms_last", std::sqrt(49) * 0.96, std::sqrt(49) * 1.04);
    holds("output_bn.update_last", 0.1, 0.2);
    holds("output_bn.update_first", 0.9, 1.1);
}

void TestDepthPresetNotes::lastGradient() {
    run("last-gradient", true);
    holds("pre_ln.depth_slope", -0.65, -0.25);
    holds("post_ln.depth_slope", -0.15, 0.45);
}

void TestDepthPresetNotes::postFlat() {
    run("post-flat");
    holds("post_ln.gradient_ratio", 0.5, 2);
}

void TestDepthPresetNotes::postDecay() {
    run("post-decay");
    holds("post_ln.gradient_ratio", 1 / 8.0, 1 / 2.0);
}

void TestDepthPresetNotes::outputNorm() {
    run("output-norm");
    holds("output_ln.gradient_first", 30, 1000);
    holds("output_qk_ln.gradient_first", 1, 4);
}

void TestDepthPresetNotes::placements() {
    run("placements");
    for (const char* one : {"post_ln.rms_last", "deepnorm_ln.rms_last", "layer_scale_ln.rms_last"})
        holds(one, 0.97, 1.03); // the input of 4096 values has this much spread
    holds("peri_ln.rms_last", 7 * 0.95, 7 * 1.05); // 1 + 2 l = 49 at layer 24
}

QTEST_APPLESS_MAIN(TestDepthPresetNotes)
#include "test_depth_preset_notes.moc"
