// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/golden.h"

#include <QtTest>

using namespace normscope;
using namespace normscope::test;
using nlohmann::json;

// golden/norm_goldens.json: torch.nn.functional in float64 on random shapes of 1 to 4 dimensions.
class TestNormGolden : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void inDouble_data() { addCases(); }
    void inDouble();
    void inFloat_data() { addCases(); }
    void inFloat();

private:
    void addCases();
    json m_cases;
};

namespace {

Index columnsOf(const json& c) {
    const auto shape = c.at("shape").get<std::vector<Index>>();
    Index columns = 1;
    for (std::size_t k = shape.size() - c.at("normalizedDims").get<std::size_t>(); k < shape.size(); ++k)
        columns *= shape[k];
    return columns;
}

template <class T>
Norm<T> normOf(const json& c) {
    const double eps = c.at("eps");
    const Affine<T> affine{vectorOf<T>(c, "gamma"), vectorOf<T>(c, "beta")};
    if (c.at("kind") == "layer") return LayerNorm<T>{eps, affine};
    if (c.at("kind") == "rms") return RmsNorm<T>{eps, affine};
    return BatchNorm<T>{eps, affine, c.at("momentum").get<double>()};
}

template <class T>
RunningStatistics<T> runningOf(const json& c) {
    if (!c.contains("momentum")) return {};
    return {vectorOf<T>(c, "runningMean"), vectorOf<T>(c, "runningVar")};
}

// rstd |h| at its largest.
template <class T>
double gradientSize(const json& c, const NormCache<T>& cache) {
    double rstd = 0, dy = 0, gamma = 1;
    for (const T r : cache.rstd) rstd = std::max(rstd, static_cast<double>(r));
    for (const double g : vectorOf<double>(c, "dy")) dy = std::max(dy, std::fabs(g));
    for (const double g : vectorOf<double>(c, "gamma")) gamma = std::max(gamma, std::fabs(g));
    return rstd * dy * gamma;
}

// Empty, or what differs from the golden case.
template <class T>
std::string mismatch(const json& c) {
    const Index columns = columnsOf(c);
    const Norm<T> norm = normOf<T>(c);
    const NormMode mode = c.at("kind") == "batch-eval" ? NormMode::Evaluate : NormMode::Train;
    const Matrix<T> x = matrixOf<T>(c, "x", columns), dy = matrixOf<T>(c, "dy", columns);
    Matrix<T> y(x.rows(), columns), dx(x.rows(), columns);
    NormCache<T> cache;
    RunningStatistics<T> running = runningOf<T>(c);
    if (forward<T>(norm, mode, x, y, cache, running) != NormStatus::Ok) return "the forward pass refused";
    AffineGradient<T> gradient{std::vector<T>(c.at("gamma").size()), std::vector<T>(c.at("beta").size())};
    backward<T>(norm, mode, x, dy, cache, dx, gradient);
    std::string text = difference<T>("y", y, matrixOf<double>(c, "y", columns));
    text += difference<T>(" dx", dx, matrixOf<double>(c, "dx", columns), gradientSize(c, cache));
    text += difference<T>(" dgamma", gradient.dgamma, matrixOf<double>(c, "dgamma", columns), 4);
    text += difference<T>(" dbeta", gradient.dbeta, matrixOf<double>(c, "dbeta", columns), 4);
    if (c.contains("momentum")) {
        text += difference<T>(" running mean", running.mean, matrixOf<double>(c, "runningMeanAfter", columns));
        text += difference<T>(" running var", running.var, matrixOf<double>(c, "runningVarAfter", columns));
    }
    return text;
}

} // namespace

void TestNormGolden::initTestCase() {
    m_cases = golden("norm_goldens.json");
    QCOMPARE(m_cases.size(), std::size_t{56});
}

void TestNormGolden::addCases() {
    QTest::addColumn<int>("number");
    for (std::size_t k = 0; k < m_cases.size(); ++k) {
        const json& c = m_cases[k];
        const std::string name = c.at("kind").get<std::string>() + " " + c.at("shape").dump() +
                                 (c.at("gamma").empty() ? "" : " gamma") + (c.at("beta").empty() ? "" : " beta");
        QTest::addRow("%d: %s", static_cast<int>(k), name.c_str()) << static_cast<int>(k);
    }
}

void TestNormGolden::inDouble() {
    QFETCH(int, number);
    const std::string text = mismatch<double>(m_cases[static_cast<std::size_t>(number)]);
    QVERIFY2(text.empty(), text.c_str());
}

void TestNormGolden::inFloat() {
    QFETCH(int, number);
    const std::string text = mismatch<float>(m_cases[static_cast<std::size_t>(number)]);
    QVERIFY2(text.empty(), text.c_str());
}

QTEST_APPLESS_MAIN(TestNormGolden)
#include "test_norm_golden.moc"
