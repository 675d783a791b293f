// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "normalize.h"

#include <algorithm>

namespace normscope::cli {

namespace {

template <class T>
std::vector<T> valuesAs(const Array& array) {
    return std::visit([](const auto& values) { return std::vector<T>(values.begin(), values.end()); }, array.values);
}

template <class T>
std::vector<T> valuesAs(const std::optional<Array>& array, std::vector<T> otherwise = {}) {
    return array ? valuesAs<T>(*array) : std::move(otherwise);
}

template <class T>
Array arrayOf(std::vector<Index> shape, std::vector<T> values) {
    Array array;
    array.shape = std::move(shape);
    array.stored = std::is_same_v<T, float> ? NumberType::Float32 : NumberType::Float64;
    array.values = std::move(values);
    return array;
}

Index rowsOf(const NormalizeInput& input, Index columns) { return input.x.size() / columns; }

// One computation in T: the norm with its parameters, the arrays as matrices, the results.
template <class T>
class Computation {
public:
    Computation(const NormalizeSettings& settings, const NormalizeInput& input)
        : m_settings(settings), m_input(input), m_columns(columnsOf(input)), m_rows(rowsOf(input, m_columns)),
          m_x(valuesAs<T>(input.x)), m_y(m_x.size()), m_norm(normOf()), m_running(runningOf()) {}

    Outcome<std::vector<NormalizeOutput>> run() {
        const NormStatus status = forward<T>(m_norm, m_settings.mode, matrix(m_x), matrix(m_y), m_cache, m_running);
        if (status != NormStatus::Ok) return unexpected(failure(status));
        if (m_input.gradOutput) runBackward();
        if (!m_settings.runningOut.empty()) keepRunning();
        keep(m_settings.output, m_input.x.shape, std::move(m_y)); // last: when it is there, all is there
        m_results.back().array.columns = m_input.x.columns;
        return std::move(m_results);
    }

private:
    static Index columnsOf(const NormalizeInput& input) {
        Index columns = 1;
        for (const Index n : input.group) columns *= n;
        return columns;
    }

    Norm<T> normOf() const {
        const Affine<T> affine{valuesAs<T>(m_input.gamma), valuesAs<T>(m_input.beta)};
        switch (m_settings.kind) {
        case NormKind::Layer:
            return LayerNorm<T>{m_settings.eps, affine};
        case NormKind::Rms:
            return RmsNorm<T>{m_settings.eps, affine};
        case NormKind::Batch:
            return BatchNorm<T>{m_settings.eps, affine, m_settings.momentum, m_settings.convention};
        case NormKind::None:
            break;
        }
        return NoNorm{};
    }

    RunningStatistics<T> runningOf() const {
        auto running = initialRunningStatistics<T>(m_columns);
        running.mean = valuesAs<T>(m_input.runningMean, std::move(running.mean));
        running.var = valuesAs<T>(m_input.runningVar, std::move(running.var));
        return running;
    }

    auto matrix(std::vector<T>& values) const { return Eigen::Map<Matrix<T>>(values.data(), m_rows, m_columns); }

    void runBackward() {
        std::vector<T> dy = valuesAs<T>(*m_input.gradOutput), dx(dy.size());
        AffineGradient<T> gradient;
        if (m_input.gamma) gradient.dgamma.assign(std::size_t(m_columns), T(0));
        if (m_input.beta) gradient.dbeta.assign(std::size_t(m_columns), T(0));
        backward<T>(m_norm, m_settings.mode, matrix(m_x), matrix(dy), m_cache, matrix(dx), gradient);
        keep(m_settings.gradDir + "/dx.npy", m_input.x.shape, std::move(dx));
        if (m_input.gamma) keep(m_settings.gradDir + "/dgamma.npy", m_input.group, std::move(gradient.dgamma));
        if (m_input.beta) keep(m_settings.gradDir + "/dbeta.npy", m_input.group, std::move(gradient.dbeta));
    }

    void keepRunning() {
        keep(m_settings.runningOut + "/running_mean.npy", m_input.group, m_running.mean);
        keep(m_settings.runningOut + "/running_var.npy", m_input.group, m_running.var);
    }

    void keep(std::string path, std::vector<Index> shape, std::vector<T> values) {
        m_results.push_back({std::move(path), arrayOf(std::move(shape), std::move(values))});
    }

    Failure failure(NormStatus status) const {
        if (status == NormStatus::OneValuePerChannel)
            return Error{m_settings.input,
                         "shape",
                         {NORMSCOPE_TEXT("%1 is one value per channel: BatchNorm in training needs at least two, as "
                                         "the variance of one value says nothing"),
                          {shapeText(m_input.x.shape)}}};
        if (status == NormStatus::ZeroVarianceZeroEps)
            return Failure({m_settings.input,
                            undefinedGroup(),
                            {NORMSCOPE_TEXT("%1 is 0 and so is eps: 0/0 is undefined; choose an eps above 0"),
                             {m_settings.kind == NormKind::Rms ? Text(NORMSCOPE_TEXT("the mean square"))
                                                               : Text(NORMSCOPE_TEXT("the variance"))}}},
                           RunFailed);
        return Error{m_settings.input, "shape", NORMSCOPE_TEXT("there is nothing to normalize")};
    }

    // A failed pass leaves rstd 0 for the groups it could not divide.
    std::string undefinedGroup() const {
        const bool columnwise = m_settings.kind == NormKind::Batch;
        const bool given = columnwise && m_settings.mode == NormMode::Evaluate;
        const std::vector<T>& marks = given ? m_running.var : m_cache.rstd;
        const auto found = std::ranges::find(marks, T(0)) - marks.begin();
        return (columnwise ? "column " : "row ") + std::to_string(found + 1);
    }

    const NormalizeSettings& m_settings;
    const NormalizeInput& m_input;
    Index m_columns, m_rows;
    std::vector<T> m_x, m_y;
    Norm<T> m_norm;
    NormCache<T> m_cache;
    RunningStatistics<T> m_running;
    std::vector<NormalizeOutput> m_results;
};

bool inFloat(const NormalizeSettings& settings, const Array& x) {
    if (settings.arithmetic == Arithmetic::AsInput) return std::holds_alternative<std::vector<float>>(x.values);
    return settings.arithmetic == Arithmetic::Float32;
}

} // namespace

Outcome<std::vector<NormalizeOutput>> normalize(const NormalizeSettings& settings, const NormalizeInput& input) {
    if (inFloat(settings, input.x)) return Computation<float>(settings, input).run();
    return Computation<double>(settings, input).run();
}

} // namespace normscope::cli
