// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "math/variance.h"

#include <stdexcept>
#include <vector>

namespace normscope {

namespace {

// What one emulation makes of a value: x - shift is a cell's, everything else a term or a statistic.
class Rounded {
public:
    explicit Rounded(const Emulation& emulation) : m_emulation(emulation) {}

    double value(double x) const { return m_emulation.rounded(x); }
    double term(double x) const { return m_emulation.roundedSum(x); }
    double perCount(double sum, std::size_t n) const { return term(sum / count(n)); }
    double count(std::size_t n) const { return term(static_cast<double>(n)); }

    template <class Term>
    double sum(std::span<const double> x, const Term& termOf) const {
        double total = 0;
        for (const double v : x) total = term(total + term(termOf(v)));
        return total;
    }

    // Halves until few are left; those are added in order.
    template <class Term>
    double pairwiseSum(std::span<const double> x, const Term& termOf) const {
        constexpr std::size_t few = 8;
        if (x.size() <= few) return sum(x, termOf);
        const std::size_t half = x.size() / 2;
        return term(pairwiseSum(x.first(half), termOf) + pairwiseSum(x.subspan(half), termOf));
    }

private:
    const Emulation& m_emulation;
};

constexpr auto itself = [](double v) { return v; };
constexpr auto square = [](double v) { return v * v; };

// E[x^2] - E[x]^2 from both sums.
double difference(const Rounded& r, double sum, double squares, std::size_t n) {
    const double mean = r.perCount(sum, n);
    return r.term(r.perCount(squares, n) - r.term(mean * mean));
}

double onePass(const Rounded& r, std::span<const double> x) {
    return difference(r, r.sum(x, itself), r.sum(x, square), x.size());
}

double pairwise(const Rounded& r, std::span<const double> x) {
    return difference(r, r.pairwiseSum(x, itself), r.pairwiseSum(x, square), x.size());
}

std::vector<double> minus(const Rounded& r, std::span<const double> x, double shift) {
    std::vector<double> moved;
    moved.reserve(x.size());
    for (const double v : x) moved.push_back(r.value(v - shift));
    return moved;
}

double twoPass(const Rounded& r, std::span<const double> x) {
    const auto centred = minus(r, x, r.perCount(r.sum(x, itself), x.size()));
    return r.perCount(r.sum(centred, square), x.size());
}

double correctedTwoPass(const Rounded& r, std::span<const double> x) {
    const auto centred = minus(r, x, r.perCount(r.sum(x, itself), x.size()));
    return difference(r, r.sum(centred, itself), r.sum(centred, square), x.size());
}

double welford(const Rounded& r, std::span<const double> x) {
    double mean = 0, squares = 0;
    std::size_t n = 0;
    for (const double v : x) {
        ++n;
        const double before = r.term(v - mean);
        mean = r.term(mean + r.term(before / r.count(n)));
        squares = r.term(squares + r.term(before * r.term(v - mean)));
    }
    return r.perCount(squares, n);
}

} // namespace

double variance(VarianceAlgorithm algorithm, const Emulation& emulation, std::span<const double> x) {
    if (x.empty()) throw std::invalid_argument("the variance of no value");
    const Rounded r(emulation);
    switch (algorithm) {
    case VarianceAlgorithm::OnePass:
        return onePass(r, x);
    case VarianceAlgorithm::Pairwise:
        return pairwise(r, x);
    case VarianceAlgorithm::TwoPass:
        return twoPass(r, x);
    case VarianceAlgorithm::CorrectedTwoPass:
        return correctedTwoPass(r, x);
    case VarianceAlgorithm::Welford:
        return welford(r, x);
    case VarianceAlgorithm::Shifted:
        return onePass(r, minus(r, x, x.front()));
    }
    throw std::invalid_argument("no such algorithm");
}

} // namespace normscope
