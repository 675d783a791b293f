// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "normalize_pass.h"
#include "normalize_values.h"

namespace normscope::cli {

namespace {

// One computation in T: the arrays as matrices, the results.
template <class T>
class Computation {
public:
    Computation(const NormalizeSettings& settings, const NormalizeInput& input)
        : m_settings(settings), m_input(input), m_emulation(emulationOf(settings)), m_columns(input.columns()),
          m_rows(input.x.size() / m_columns), m_x(cells(input.x)), m_y(m_x.size()), m_pass(settings, input) {}

    Outcome<NormalizeResult> run() {
        const NormStatus status = m_pass.forward(matrix(m_x), matrix(m_y));
        if (status != NormStatus::Ok) {
            const Index group = status == NormStatus::ZeroVarianceZeroEps ? m_pass.undefinedGroup() : 0;
            return unexpected(refusalOf(status, m_settings, m_input, group));
        }
        if (m_input.gradOutput) runBackward();
        if (!m_settings.runningOut.empty()) keepRunning();
        keepNotes();
        keep(m_settings.output, m_input.x.shape, m_y); // last: when it is there, all is there
        m_result.outputs.back().array.columns = m_input.x.columns;
        return std::move(m_result);
    }

private:
    std::vector<T> cells(const Array& array) const {
        std::vector<T> values = valuesAs<T>(array);
        if (m_emulation)
            for (T& value : values)
                value =
                    static_cast<T>(roundTo(m_emulation->format, static_cast<double>(value), m_emulation->flushToZero));
        return values;
    }

    auto matrix(std::vector<T>& values) const { return Eigen::Map<Matrix<T>>(values.data(), m_rows, m_columns); }

    void runBackward() {
        std::vector<T> dy = cells(*m_input.gradOutput), dx(dy.size());
        AffineGradient<T> gradient;
        if (m_input.gamma) gradient.dgamma.assign(std::size_t(m_columns), T(0));
        if (m_input.beta) gradient.dbeta.assign(std::size_t(m_columns), T(0));
        m_pass.backward(matrix(m_x), matrix(dy), matrix(dx), gradient);
        keep(m_settings.gradDir + "/dx.npy", m_input.x.shape, dx);
        if (m_input.gamma) keep(m_settings.gradDir + "/dgamma.npy", m_input.group, gradient.dgamma);
        if (m_input.beta) keep(m_settings.gradDir + "/dbeta.npy", m_input.group, gradient.dbeta);
    }

    void keepRunning() {
        keep(m_settings.runningOut + "/running_mean.npy", m_input.group, m_pass.running().mean);
        keep(m_settings.runningOut + "/running_var.npy", m_input.group, m_pass.running().var);
    }

    void keepNotes() {
        if constexpr (std::is_same_v<T, double>)
            if (m_emulation)
                m_result.notes = formatNotes(m_settings, m_input, EmulatedNorm{m_pass.norm(), *m_emulation},
                                             matrix(m_x), matrix(m_y));
    }

    // A float holds every value of a half format, and what is summed in float32.
    void keep(std::string path, std::vector<Index> shape, const std::vector<T>& values) {
        Array array = m_emulation ? arrayOf(std::move(shape), std::vector<float>(values.begin(), values.end()))
                                  : arrayOf(std::move(shape), values);
        m_result.outputs.push_back({std::move(path), std::move(array)});
    }

    const NormalizeSettings& m_settings;
    const NormalizeInput& m_input;
    std::optional<Emulation> m_emulation;
    Index m_columns, m_rows;
    std::vector<T> m_x, m_y;
    NormalizePass<T> m_pass;
    NormalizeResult m_result;
};

bool inFloat(const NormalizeSettings& settings, const Array& x) {
    if (settings.arithmetic == Arithmetic::AsInput) return std::holds_alternative<std::vector<float>>(x.values);
    return settings.arithmetic == Arithmetic::Float32;
}

} // namespace

Outcome<NormalizeResult> normalize(const NormalizeSettings& settings, const NormalizeInput& input) {
    if (inFloat(settings, input.x)) return Computation<float>(settings, input).run();
    return Computation<double>(settings, input).run();
}

} // namespace normscope::cli
