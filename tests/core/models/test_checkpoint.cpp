// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "checkpoint_files.h"
#include "io/safetensors.h"
#include "models/checkpoint.h"
#include "scenario/number_list.h"
#include "scenario/parameter.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace normscope;

// Reading the norms of a checkpoint, and taking one of them to the Axes page.
class TestCheckpoint : public QObject {
    Q_OBJECT

private slots:
    void rolesThenLayers();
    void numbersAndTheirSummaries();
    void halfPrecision();
    void normsWithoutBeta();
    void runningStatisticsAlone();
    void aNormThatIsNotFinite();
    void anUnknownRoleIsTheFirst();
    void refusals();
    void tooManyNumbersAreNotRead();
    void aStopGivesFewerNorms();
    void aSparseFileOfManyGigabytes();
    void theAxesPageTakesItsValues();
    void theAxesPageTakesWhatFits();
    void gaussianDataTakeItsWidth();
};

namespace {

using namespace normscope::test;
using Values = std::vector<double>;

Checkpoint readOwn(const std::vector<OwnTensor>& tensors) {
    const CheckpointFolder folder;
    auto checkpoint = readCheckpoint(folder.write(tensors));
    if (!checkpoint) qFatal("%s", plain(checkpoint.error()).c_str());
    return std::move(*checkpoint);
}

QString refusalOf(const std::vector<OwnTensor>& tensors) {
    const CheckpointFolder folder;
    const auto checkpoint = readCheckpoint(folder.write(tensors));
    return checkpoint ? "accepted" : QString::fromStdString(plain(checkpoint.error()));
}

} // namespace

void TestCheckpoint::rolesThenLayers() {
    const Checkpoint checkpoint = readOwn(threeLayers());
    QCOMPARE(checkpoint.file, std::string("own.safetensors"));
    QCOMPARE(checkpoint.tensors, std::size_t(10));
    QCOMPARE(checkpoint.roles, (std::vector<std::string>{"h.*.ln_1", "h.*.ln_2"}));
    QCOMPARE(checkpoint.norms.size(), std::size_t(6));
    std::vector<Index> layers;
    for (const CheckpointNorm* norm : checkpoint.of("h.*.ln_2")) {
        QCOMPARE(norm->place.role, std::string("h.*.ln_2"));
        layers.push_back(norm->place.layer.value());
    }
    QCOMPARE(layers, (std::vector<Index>{0, 2, 10})); // as numbers, not as texts
}

void TestCheckpoint::numbersAndTheirSummaries() {
    const Checkpoint checkpoint = readOwn(threeLayers());
    const CheckpointNorm& last = *checkpoint.of("h.*.ln_1").back();
    QCOMPARE(last.gamma, (Values{-1, 1, 2, 4}));
    QCOMPARE(last.beta, (Values{0.25, 0.25, 0.25, 0.25}));
    QCOMPARE(last.gammaSummary.count, Index(4));
    QCOMPARE(last.gammaSummary.mean, 1.5);
    QCOMPARE(last.gammaSummary.sd, std::sqrt(3.25)); // (6.25 + 0.25 + 0.25 + 6.25) / 4
    QCOMPARE(last.gammaSummary.min, -1.0);
    QCOMPARE(last.gammaSummary.max, 4.0);
    QCOMPARE(last.betaSummary.sd, 0.0);
}

// 0x3c00 and 0x3800 are 1 and 0.5 as fp16; 0x3f80 and 0xc020 are 1 and -2.5 as bf16.
void TestCheckpoint::halfPrecision() {
    const Checkpoint checkpoint = readOwn({halves("model.layers.0.input_layernorm.weight", "F16", {0x3c00, 0x3800}),
                                           halves("model.layers.1.input_layernorm.weight", "BF16", {0x3f80, 0xc020})});
    const auto norms = checkpoint.of("model.layers.*.input_layernorm");
    QCOMPARE(norms.size(), std::size_t(2));
    QCOMPARE(norms[0]->gamma, (Values{1, 0.5}));
    QCOMPARE(norms[1]->gamma, (Values{1, -2.5}));
}

void TestCheckpoint::normsWithoutBeta() {
    const Checkpoint checkpoint = readOwn({floats("model.norm.weight", {1, 3})});
    QVERIFY(checkpoint.norms[0].beta.empty());
    QCOMPARE(checkpoint.norms[0].betaSummary.count, Index(0));
    QVERIFY(!checkpoint.norms[0].place.layer);
}

// BatchNorm without gamma and beta: it is a norm that has neither.
void TestCheckpoint::runningStatisticsAlone() {
    const Checkpoint checkpoint = readOwn({floats("bn1.running_mean", {1, 3}), floats("bn1.running_var", {1, 3})});
    QVERIFY(checkpoint.norms[0].place.batch());
    QVERIFY(checkpoint.norms[0].gamma.empty() && checkpoint.norms[0].beta.empty());
}

void TestCheckpoint::aNormThatIsNotFinite() {
    const float nan = std::numeric_limits<float>::quiet_NaN(), inf = std::numeric_limits<float>::infinity();
    const Checkpoint checkpoint = readOwn({floats("norm.weight", {1, nan, 3, -inf}), floats("norm.bias", {nan, nan})});
    const CheckpointNorm& norm = checkpoint.norms[0];
    QVERIFY(std::isnan(norm.gamma[1]) && std::isinf(norm.gamma[3]));
    QCOMPARE(norm.gammaSummary.nonFinite, Index(2));
    QCOMPARE(norm.gammaSummary.mean, 2.0);
    QCOMPARE(norm.betaSummary.nonFinite, Index(2));
    QVERIFY(std::isnan(norm.betaSummary.mean) && std::isnan(norm.betaSummary.max));
}

void TestCheckpoint::anUnknownRoleIsTheFirst() {
    const Checkpoint checkpoint = readOwn(threeLayers());
    for (const char* role : {"", "h.*.ln_9"})
        QCOMPARE(checkpoint.of(role).front()->place.name, std::string("h.0.ln_1"));
    QVERIFY(Checkpoint().of("").empty());
}

void TestCheckpoint::refusals() {
    QVERIFY(refusalOf({floats("mlp.weight", {1, 2})})
                .endsWith("own.safetensors: none of its 1 tensors is the γ or β of a norm layer"));
    QVERIFY(refusalOf({{"norm.weight", "F8_E4M3", 2, "ab"}})
                .endsWith("norm.weight: its type F8_E4M3 is not supported: it is listed, not read"));
    const CheckpointFolder folder;
    const auto text = readCheckpoint(folder.write("table.csv", "a,b,c,d,e\n1,2,3,4,5\n"));
    QVERIFY(!text && QString::fromStdString(plain(text.error())).contains("not a .safetensors file"));
    QVERIFY(!readCheckpoint("/nowhere/x.safetensors"));
}

// 24 million numbers claimed by one norm: refused by the header, in a file that has no such bytes on the disk.
void TestCheckpoint::tooManyNumbersAreNotRead() {
    const CheckpointFolder folder;
    const std::uint64_t bytes = 24'000'000;
    const std::string header = R"({"norm.weight":{"dtype":"U8","shape":[24000000],"data_offsets":[0,24000000]}})";
    const std::string path = folder.write("large.safetensors", lengthBytes(header.size()) + header);
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QIODevice::ReadWrite) && file.resize(qint64(8 + header.size() + bytes)));
    file.close();
    const auto checkpoint = readCheckpoint(path);
    QVERIFY(!checkpoint);
    QVERIFY(QString::fromStdString(plain(checkpoint.error()))
                .endsWith("norm.weight: its norm layers hold more than 20000000 numbers"));
}

void TestCheckpoint::aStopGivesFewerNorms() {
    const CheckpointFolder folder;
    std::stop_source stop;
    stop.request_stop();
    const auto checkpoint = readCheckpoint(folder.write(threeLayers()), stop.get_token());
    QVERIFY(checkpoint && checkpoint->norms.empty() && checkpoint->of("").empty());
    QCOMPARE(checkpoint->tensors, std::size_t(10));
}

// Only the header and the norm are read: the 6 GiB of weights before it take no memory and no time.
void TestCheckpoint::aSparseFileOfManyGigabytes() {
    const CheckpointFolder folder;
    const qint64 gap = qint64(6) << 30;
    const std::string end = std::to_string(gap);
    const std::string header = R"({"weights":{"dtype":"U8","shape":[)" + end + R"(],"data_offsets":[0,)" + end +
                               R"(]},"norm.weight":{"dtype":"F32","shape":[1],"data_offsets":[)" + end + "," +
                               std::to_string(gap + 4) + "]}}";
    const std::string path = folder.write("large.safetensors", lengthBytes(header.size()) + header);
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QIODevice::ReadWrite));
    if (!file.resize(qint64(8 + header.size()) + gap)) QSKIP("this file system has no sparse files of 6 GiB");
    file.seek(file.size());
    file.write(QByteArray::fromStdString(raw(std::vector<float>{0.5f})));
    file.close();
    const auto checkpoint = readCheckpoint(path);
    QVERIFY2(checkpoint, checkpoint ? "" : plain(checkpoint.error()).c_str());
    QCOMPARE(checkpoint->norms[0].gamma, Values{0.5});
    QCOMPARE(checkpoint->tensors, std::size_t(2));
}

void TestCheckpoint::theAxesPageTakesItsValues() {
    const Checkpoint checkpoint = readOwn(threeLayers());
    Scenario before;
    before.page = Page::Models;
    before.norm.elementwiseAffine = before.norm.bias = false;
    const Scenario axes = axesScenario(checkpoint, *checkpoint.of("h.*.ln_1").back(), before);
    QVERIFY(validate(axes));
    QVERIFY(axes.page == Page::Axes && axes.norm.elementwiseAffine && axes.norm.bias);
    QCOMPARE(axes.norm.gammaValues, (Values{-1, 1, 2, 4}));
    QCOMPARE(axes.norm.betaValues, (Values{0.25, 0.25, 0.25, 0.25}));
    QCOMPARE(axes.norm.affineSource, std::string("h.10.ln_1 of own.safetensors"));
    QVERIFY(axes.data == before.data && axes.axes == before.axes && axes.models == before.models);
    const Scenario noBeta = axesScenario(checkpoint, *checkpoint.of("h.*.ln_2").back(), axes);
    QVERIFY(!noBeta.norm.bias && noBeta.norm.betaValues.empty());
}

// The parameters hold finite numbers, at most 512: what is beyond the first that they cannot hold is left out.
void TestCheckpoint::theAxesPageTakesWhatFits() {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const Checkpoint checkpoint =
        readOwn({floats("a.norm.weight", {1, 2, nan, 4}), floats("a.norm.bias", {2e6f, 1, 1, 1}),
                 floats("wide.norm.weight", std::vector<float>(600, 0.5f)),
                 floats(std::string(400, 'n') + ".norm.weight", {1})});
    Scenario scenario = axesScenario(checkpoint, checkpoint.norms[0], {});
    QVERIFY(validate(scenario));
    QCOMPARE(scenario.norm.gammaValues, (Values{1, 2}));
    QVERIFY(scenario.norm.betaValues.empty());
    scenario = axesScenario(checkpoint, *checkpoint.of("wide.norm").front(), {});
    QCOMPARE(scenario.norm.gammaValues, Values(mostListed, 0.5));
    QVERIFY(validate(axesScenario(checkpoint, checkpoint.norms.back(), {}))); // its long name is cut
}

void TestCheckpoint::gaussianDataTakeItsWidth() {
    const Checkpoint checkpoint =
        readOwn({floats("a.norm.weight", {1, 2, 3, 4}), floats("wide.norm.weight", std::vector<float>(600, 0.5f))});
    Scenario scenario;
    scenario.data.source = DataSource::Gaussian;
    QCOMPARE(axesScenario(checkpoint, checkpoint.norms[0], scenario).data.features, Index(4));
    QCOMPARE(axesScenario(checkpoint, checkpoint.norms[1], scenario).data.features, maxColumns);
    scenario.data.source = DataSource::Outlier;
    QVERIFY(axesScenario(checkpoint, checkpoint.norms[0], scenario).data == scenario.data);
}

QTEST_APPLESS_MAIN(TestCheckpoint)
#include "test_checkpoint.moc"
