// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "norm/emulated_norm.h"

#include <algorithm>
#include <cmath>

namespace normscope {

namespace {

using Values = std::vector<double>;

// Both computations of a row, side by side: exact by plain doubles, the other by rounding each step.
class Tracer {
public:
    Tracer(const Emulation& emulation, std::span<const double> x)
        : m_emulation(emulation), m_exact(x.begin(), x.end()), m_emulated(x.begin(), x.end()) {
        keep(NormOperation::Input);
    }

    template <class Exact, class Emulated>
    void cells(NormOperation operation, const Exact& exact, const Emulated& emulated) {
        for (double& v : m_exact) v = exact(v);
        for (double& v : m_emulated) v = emulated(v);
        keep(operation);
    }

    void single(NormOperation operation, double exact, double emulated) {
        m_trace.operations.push_back({operation, {exact}, {emulated}});
    }

    const OperationTrace& last() const { return m_trace.operations.back(); }
    double exactSum() const { return sumOf(m_exact); }
    double exactMeanSquare() const {
        double total = 0;
        for (const double v : m_exact) total += v * v;
        return total / static_cast<double>(size());
    }
    double emulatedSum() const {
        double total = 0;
        for (const double v : m_emulated) total = m_emulation.roundedSum(total + v);
        return total;
    }
    std::size_t size() const { return m_exact.size(); }

    void restore(const OperationTrace& operation) {
        m_exact = operation.exact;
        m_emulated = operation.emulated;
    }

    RowTrace& trace() { return m_trace; }

private:
    static double sumOf(const Values& values) {
        double total = 0;
        for (const double v : values) total += v;
        return total;
    }

    void keep(NormOperation operation) { m_trace.operations.push_back({operation, m_exact, m_emulated}); }

    const Emulation& m_emulation;
    Values m_exact, m_emulated;
    RowTrace m_trace;
};

bool isFinite(const Values& values) {
    return std::all_of(values.begin(), values.end(), [](double v) { return std::isfinite(v); });
}

bool isZero(const Values& values) {
    return std::all_of(values.begin(), values.end(), [](double v) { return v == 0; });
}

bool vanished(const OperationTrace& operation) { return isZero(operation.emulated) && !isZero(operation.exact); }

bool mayVanish(NormOperation operation) {
    using enum NormOperation;
    return operation == SumOfSquares || operation == Variance || operation == AddEps || operation == Root;
}

std::optional<std::size_t> firstFault(const RowTrace& trace) {
    const OperationTrace& last = trace.operations.back();
    if (isFinite(last.emulated) && !vanished(last)) return {};
    for (std::size_t k = 0; k < trace.operations.size(); ++k) {
        const OperationTrace& operation = trace.operations[k];
        if (!isFinite(operation.emulated) || (mayVanish(operation.operation) && vanished(operation))) return k;
    }
    return trace.operations.size() - 1;
}

void centre(Tracer& tracer, const Emulation& e) {
    const double n = static_cast<double>(tracer.size()), count = e.roundedSum(n);
    tracer.single(NormOperation::Sum, tracer.exactSum(), tracer.emulatedSum());
    const double exactSum = tracer.last().exact[0], sum = tracer.last().emulated[0];
    tracer.single(NormOperation::Mean, exactSum / n, e.roundedSum(sum / count));
    const double exactMean = tracer.last().exact[0], mean = tracer.last().emulated[0];
    tracer.cells(
        NormOperation::Centre, [&](double v) { return v - exactMean; }, [&](double v) { return e.rounded(v - mean); });
}

// Sum of squares over n.
void meanSquare(Tracer& tracer, const Emulation& e) {
    const double n = static_cast<double>(tracer.size()), count = e.roundedSum(n);
    tracer.cells(
        NormOperation::Square, [](double v) { return v * v; }, [&](double v) { return e.roundedSum(v * v); });
    tracer.single(NormOperation::SumOfSquares, tracer.exactSum(), tracer.emulatedSum());
    const double exact = tracer.last().exact[0] / n, sum = tracer.last().emulated[0];
    tracer.single(NormOperation::Variance, exact, e.roundedSum(sum / count));
}

// The other algorithms have sums of their own, which are not shown.
void spread(Tracer& tracer, Centring centring, const Emulation& e, VarianceAlgorithm algorithm,
            std::span<const double> x) {
    if (centring == Centring::None || algorithm == VarianceAlgorithm::TwoPass) return meanSquare(tracer, e);
    tracer.single(NormOperation::Variance, tracer.exactMeanSquare(), variance(algorithm, e, x));
}

} // namespace

RowTrace traceRow(Centring centring, double eps, const Emulation& emulation, VarianceAlgorithm algorithm,
                  std::span<const double> x) {
    Tracer tracer(emulation, x);
    if (centring == Centring::Mean) centre(tracer, emulation);
    const OperationTrace centred = tracer.last();
    spread(tracer, centring, emulation, algorithm, x);
    const double exactVar = tracer.last().exact[0], var = tracer.last().emulated[0];
    tracer.single(NormOperation::AddEps, exactVar + eps, emulation.roundedSum(var + emulation.roundedSum(eps)));
    const double exactSum = tracer.last().exact[0], sum = tracer.last().emulated[0];
    tracer.single(NormOperation::Root, std::sqrt(exactSum), emulation.roundedSum(std::sqrt(sum)));
    const double exactRoot = tracer.last().exact[0], root = tracer.last().emulated[0];
    tracer.restore(centred);
    tracer.cells(
        NormOperation::Divide, [&](double v) { return v / exactRoot; },
        [&](double v) { return emulation.rounded(v / root); });
    tracer.trace().broken = firstFault(tracer.trace());
    return tracer.trace();
}

} // namespace normscope
