// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/precision_support.h"

#include "lab/precision_scene.h"

using namespace normscope;
using namespace normscope::test;
using nlohmann::json;
using State = PrecisionCell::State;

// Formats × eps × sd against NumPy's own half and single precision, and the deterministic facts about them.
class TestPrecisionGrid : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_goldens = golden("precision_goldens.json"); }
    void statesOfEveryCell();
    void defaultCounts();
    void theChosenSettingIsInTheGrid();
    void effectiveEpsInEveryDigit();
    void epsCutOfFloat16();
    void constantVectors();
    void oneUlpMakesNanAndInf();
    void constantsThatLeaveAResidue();
    void tinyVectors();
    void silentZero();
    void overflowOfThePlainSum();
    void sumsStagnate();
    void floatSumsRepairTheSums();
    void flushedSubnormals();
    void twiceTheSameBits();

private:
    static void compareGrid(const json& c);
    json m_goldens;
};

namespace {

char letterOf(State state) {
    switch (state) {
    case State::Exact:
        return '=';
    case State::Ok:
        return '.';
    case State::Wrong:
        return 'w';
    case State::AllZero:
        return '0';
    case State::Infinite:
        return 'i';
    case State::NotANumber:
        return 'N';
    }
    return '?';
}

std::string lettersOf(const std::vector<PrecisionCell>& row) {
    std::string letters;
    for (const PrecisionCell& cell : row) letters += letterOf(cell.state);
    return letters;
}

std::vector<double> ones(Index n, double value = 1) { return std::vector<double>(std::size_t(n), value); }

const std::vector<double>& outputOf(const RowTrace& trace) { return trace.operations.back().emulated; }

Index nansOf(const RowTrace& trace) {
    return std::ranges::count_if(outputOf(trace), [](double v) { return std::isnan(v); });
}

Index infinitiesOf(const RowTrace& trace) {
    return std::ranges::count_if(outputOf(trace), [](double v) { return std::isinf(v); });
}

bool allZero(const RowTrace& trace) {
    return std::ranges::all_of(outputOf(trace), [](double v) { return v == 0; });
}

double greatest(const std::vector<double>& values) {
    double most = 0;
    for (const double value : values) most = std::max(most, std::abs(value));
    return most;
}

EffectiveEps effective(NumberFormat format, double eps) {
    Scenario scenario = precisionScenario();
    scenario.norm.eps = eps;
    for (const EffectiveEps& one : effectiveEps(scenario))
        if (one.format == format) return one;
    throw std::runtime_error("no such format");
}

} // namespace

void TestPrecisionGrid::compareGrid(const json& c) {
    Scenario scenario = precisionScenario();
    scenario.seed = c.at("seed").get<std::uint64_t>();
    scenario.precision.norm = c.at("norm") == "layer" ? PrecisionNorm::Layer : PrecisionNorm::Rms;
    scenario.precision.features = c.at("features").get<Index>();
    const PrecisionResult result = gridOnly(scenario);
    for (const auto& [name, rows] : c.at("states").items()) {
        const auto& cells = result.grid.cells.at(formatOf(name));
        QCOMPARE(cells.size(), rows.size());
        for (std::size_t k = 0; k < cells.size(); ++k) QCOMPARE(lettersOf(cells[k]), rows[k].get<std::string>());
        const double expected = c.at("median").at(name), found = countOf(result.grid, formatOf(name)).medianError;
        QVERIFY(within(("median error, " + name).c_str(), found, expected, 1e-6 * expected));
    }
}

void TestPrecisionGrid::statesOfEveryCell() {
    for (const json& c : m_goldens.at("grids")) compareGrid(c);
}

void TestPrecisionGrid::defaultCounts() {
    const PrecisionResult result = gridOnly(precisionScenario());
    const GridCount half = countOf(result.grid, NumberFormat::Float16);
    QVERIFY(exactly("fp16 cells", double(half.cells), 50));
    QVERIFY(exactly("fp16 NaN", double(half.nan), 2));
    QVERIFY(exactly("fp16 inf", double(half.infinite), 4));
    QVERIFY(exactly("fp16 all zero", double(half.allZero), 10));
    for (const NumberFormat format : {NumberFormat::Float32, NumberFormat::BFloat16}) {
        const GridCount counted = countOf(result.grid, format);
        QVERIFY(exactly("fp32, bf16 finite", double(counted.finite()), 50));
        QCOMPARE(counted.failing(), Index(0));
    }
}

void TestPrecisionGrid::theChosenSettingIsInTheGrid() {
    Scenario scenario = precisionScenario();
    scenario.norm.eps = 3e-7;
    scenario.precision.sd = 0.02;
    const PrecisionResult result = gridOnly(scenario);
    QCOMPARE(result.grid.eps, (std::vector<double>{1e-3, 1e-5, 1e-6, 3e-7, 1e-8, 1e-12}));
    QCOMPARE(result.grid.sds.size(), std::size_t(11));
    QVERIFY(std::ranges::is_sorted(result.grid.sds));
    const CellIndex place = *chosenPlace(result);
    QCOMPARE(place.row, Index(3));
    const PrecisionCell& cell =
        result.grid.cells.at(NumberFormat::Float16)[std::size_t(place.row)][std::size_t(place.column)];
    QCOMPARE(cell.error, result.chosen.error);
    QCOMPARE(result.row.size(), std::size_t(64));
}

void TestPrecisionGrid::effectiveEpsInEveryDigit() {
    struct Fact {
        NumberFormat format;
        double eps, stored;
        bool subnormal, absorbed;
    };
    constexpr auto half = NumberFormat::Float16, brain = NumberFormat::BFloat16, single = NumberFormat::Float32;
    for (const Fact& fact : {Fact{half, 1e-5, 1.0013580322265625e-5, true, true},
                             {half, 1e-6, 1.0132789611816406e-6, true, true},
                             {half, 1e-8, 0, false, true},
                             {half, 1e-12, 0, false, true},
                             {brain, 1e-5, 1.0013580322265625e-5, false, true},
                             {brain, 1e-6, 9.98377799987793e-7, false, true},
                             {brain, 1e-8, 1.0011717677116394e-8, false, true},
                             {brain, 1e-12, 1.0018652574217413e-12, false, true},
                             {single, 1e-5, 9.999999747378752e-6, false, false},
                             {single, 1e-6, 9.999999974752427e-7, false, false},
                             {single, 1e-8, 9.99999993922529e-9, false, true},
                             {single, 1e-12, 9.999999960041972e-13, false, true}}) {
        const EffectiveEps found = effective(fact.format, fact.eps);
        QVERIFY(exactly("what eps becomes", found.stored, fact.stored));
        QCOMPARE(found.subnormal, fact.subnormal);
        QCOMPARE(found.absorbedAtOne, fact.absorbed);
    }
    QCOMPARE(effective(NumberFormat::Float64, 1e-5).stored, 1e-5);
}

void TestPrecisionGrid::epsCutOfFloat16() {
    QVERIFY(within("fp16(1e-7)", effective(NumberFormat::Float16, 1e-7).stored, 1.192e-7, 1e-10));
    QVERIFY(within("fp16(3e-8)", effective(NumberFormat::Float16, 3e-8).stored, 5.96e-8, 1e-10));
    QVERIFY(exactly("fp16(2.9e-8)", effective(NumberFormat::Float16, 2.9e-8).stored, 0));
}

void TestPrecisionGrid::constantVectors() {
    const Emulation half = native(NumberFormat::Float16);
    for (const double value : {0.0, 1.0}) {
        for (const double eps : {1e-3, 1e-5, 1e-6}) QVERIFY(allZero(layerTrace(half, eps, ones(64, value))));
        for (const double eps : {1e-8, 1e-12})
            QVERIFY(
                exactly("NaN of a constant fp16 vector", double(nansOf(layerTrace(half, eps, ones(64, value)))), 64));
    }
}

void TestPrecisionGrid::oneUlpMakesNanAndInf() {
    std::vector<double> row = ones(64);
    row[0] += 0x1p-10;
    for (const auto& [eps, exact] : {std::pair{1e-8, 6.1}, std::pair{1e-12, 7.9}}) {
        const RowTrace trace = layerTrace(native(NumberFormat::Float16), eps, row);
        QVERIFY(exactly("NaN, one ulp above 1", double(nansOf(trace)), 63));
        QVERIFY(exactly("inf, one ulp above 1", double(infinitiesOf(trace)), 1));
        QVERIFY(within("exact largest output", greatest(trace.operations.back().exact), exact, 0.05));
    }
}

void TestPrecisionGrid::constantsThatLeaveAResidue() {
    for (const json& c : m_goldens.at("constants")) {
        const std::string format = c.at("format");
        const RowTrace trace = layerTrace(native(formatOf(format)), c.at("eps"), ones(c.at("features"), c.at("value")));
        QVERIFY(exactly(("y of a constant vector, " + format).c_str(), outputOf(trace)[0], c.at("y")));
    }
}

void TestPrecisionGrid::tinyVectors() {
    Scenario scenario = precisionScenario();
    scenario.norm.eps = 1e-8;
    const PrecisionResult broken = gridOnly(scenario);
    QVERIFY(exactly("inf of N(0, 1e-4^2), eps 1e-8", double(broken.chosen.infinite), 64));
    QCOMPARE(int(broken.chosen.state), int(State::Infinite));
    scenario.norm.eps = 1e-5;
    const PrecisionResult held = gridOnly(scenario);
    const OperationTrace& y = held.trace.operations.back();
    QVERIFY(within("largest output of N(0, 1e-4^2), eps 1e-5", greatest(y.emulated), greatest(y.exact), 1e-3));
    scenario.norm.eps = 1e-8;
    scenario.precision.sd = 1e-3;
    const PrecisionResult fine = gridOnly(scenario);
    QCOMPARE(int(fine.chosen.state), int(State::Ok));
    QVERIFY(
        within("variance of N(0, 1e-3^2)", operation(fine.trace, NormOperation::Variance).emulated[0], 1.1e-6, 3e-7));
}

void TestPrecisionGrid::silentZero() {
    Scenario scenario = precisionScenario();
    scenario.precision.norm = PrecisionNorm::Rms;
    scenario.precision.features = 1024;
    scenario.precision.sd = 16;
    const PrecisionResult result = gridOnly(scenario);
    QCOMPARE(int(result.chosen.state), int(State::AllZero));
    QVERIFY(exactly("NaN of d = 1024, sd 16", double(result.chosen.nan), 0));
    QVERIFY(result.trace.broken);
    QVERIFY(result.trace.operations[*result.trace.broken].operation == NormOperation::SumOfSquares);
}

void TestPrecisionGrid::overflowOfThePlainSum() {
    const RowTrace trace = layerTrace(native(NumberFormat::Float16), 1e-5, ones(768, 100.1));
    QVERIFY(exactly("NaN of const 100.1, d = 768", double(nansOf(trace)), 768));
    QVERIFY(trace.broken && trace.operations[*trace.broken].operation == NormOperation::Sum);
}

void TestPrecisionGrid::sumsStagnate() {
    const auto meanSquare = [](NumberFormat format, const std::vector<double>& x) {
        const Emulation emulation = native(format);
        std::vector<double> row;
        for (const double value : x) row.push_back(emulation.rounded(value));
        const RowTrace trace = traceRow(Centring::None, 1e-5, emulation, VarianceAlgorithm::TwoPass, row);
        return operation(trace, NormOperation::SumOfSquares);
    };
    QVERIFY(exactly("fp16 sum of ones", meanSquare(NumberFormat::Float16, ones(5000)).emulated[0], 2048));
    QVERIFY(exactly("bf16 sum of ones", meanSquare(NumberFormat::BFloat16, ones(5000)).emulated[0], 256));
    const auto share = [&](NumberFormat format, Index d) {
        const OperationTrace sum = meanSquare(format, normals(0, PrecisionStream::Row, d));
        return sum.emulated[0] / sum.exact[0];
    };
    QVERIFY(within("fp16 mean square over exact, d = 1024", share(NumberFormat::Float16, 1024), 0.959 / 0.972, 0.02));
    QVERIFY(within("fp16 mean square over exact, d = 4096", share(NumberFormat::Float16, 4096), 0.896 / 0.967, 0.02));
    QVERIFY(within("fp16 mean square over exact, d = 16384", share(NumberFormat::Float16, 16384), 0.629 / 0.979, 0.04));
    QVERIFY(within("bf16 mean square over exact, d = 4096", share(NumberFormat::BFloat16, 4096), 0.508 / 1.0251, 0.03));
}

void TestPrecisionGrid::floatSumsRepairTheSums() {
    Scenario scenario = precisionScenario();
    scenario.precision.sums = Accumulation::Float32;
    const PrecisionResult result = gridOnly(scenario);
    // The mean square of sd 1000, 10^6, does not fit fp16, but it stays in float32.
    const auto& row = result.grid.cells.at(NumberFormat::Float16)[0];
    QCOMPARE(int(row[8].state), int(State::Ok));
    QCOMPARE(int(row[9].state), int(State::Ok));
}

void TestPrecisionGrid::flushedSubnormals() {
    for (const double eps : {1e-5, 1e-6})
        QVERIFY(exactly("NaN of a constant vector, flushed",
                        double(nansOf(layerTrace(native(NumberFormat::Float16, true), eps, ones(64)))), 64));
    QVERIFY(allZero(layerTrace(native(NumberFormat::Float16, true), 1e-3, ones(64))));
}

void TestPrecisionGrid::twiceTheSameBits() {
    const PrecisionResult a = gridOnly(precisionScenario()), b = gridOnly(precisionScenario());
    QCOMPARE(bitsCode(a), bitsCode(b));
    Scenario other = precisionScenario();
    other.seed = 1;
    QVERIFY(bitsCode(gridOnly(other)) != bitsCode(a));
}

QTEST_APPLESS_MAIN(TestPrecisionGrid)
#include "test_precision_grid.moc"
