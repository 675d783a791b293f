// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/source.h"
#include "lab/training.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>

namespace normscope {

namespace {

constexpr Index digitRows = 8; // tokens of a digit
constexpr std::size_t mostClasses = 1000;
constexpr Index fewestOfAClass = 2; // one to learn from, one to be tested on

Error refusal(const Scenario& scenario, Text reason) {
    return {scenario.data.file, scenario.training.label, std::move(reason)};
}

std::string listed(const std::vector<std::string>& names) {
    std::string all;
    for (const std::string& name : names) {
        if (!all.empty()) all.append(", ");
        all.append(name);
    }
    return all;
}

// By name, else by number from 1; the last one if none is named.
Expected<Index> labelColumn(const Scenario& scenario, const Table& table) {
    const std::string& wanted = scenario.training.label;
    if (wanted.empty()) return table.values.cols() - 1;
    const auto found = std::ranges::find(table.columns, wanted);
    if (found != table.columns.end()) return Index(found - table.columns.begin());
    Index number = 0;
    const auto [end, fault] = std::from_chars(wanted.data(), wanted.data() + wanted.size(), number);
    const bool whole = fault == std::errc() && end == wanted.data() + wanted.size();
    if (whole && number >= 1 && number <= table.values.cols()) return number - 1;
    return unexpected(
        refusal(scenario, {NORMSCOPE_TEXT("no column of this name or number holds the classes; there are: %1"),
                           {listed(table.columns)}}));
}

Expected<std::vector<int>> classesIn(const Scenario& scenario, const Table& table, Index column) {
    std::set<double> values;
    for (Index row = 0; row < table.values.rows(); ++row) {
        const double value = table.values(row, column);
        if (value != std::floor(value)) // NaN too
            return unexpected(refusal(scenario, {NORMSCOPE_TEXT("the classes must be whole numbers; row %1 has %2"),
                                                 {std::to_string(row + 1), roundTrip(value)}}));
        values.insert(value);
    }
    if (values.size() < 2 || values.size() > mostClasses)
        return unexpected(refusal(scenario, {NORMSCOPE_TEXT("2 to %1 classes can be told apart, this column has %2"),
                                             {std::to_string(mostClasses), std::to_string(values.size())}}));
    std::vector<int> labels;
    for (Index row = 0; row < table.values.rows(); ++row)
        labels.push_back(int(std::distance(values.begin(), values.find(table.values(row, column)))));
    return labels;
}

Expected<void> checkSizes(const Scenario& scenario, const Table& table) {
    const int classes = 1 + *std::ranges::max_element(table.labels);
    for (int c = 0; c < classes; ++c) {
        const Index members = std::ranges::count(table.labels, c);
        if (members < fewestOfAClass)
            return unexpected(refusal(scenario, {NORMSCOPE_TEXT("every class needs %1 rows or more; one has %2"),
                                                 {std::to_string(fewestOfAClass), std::to_string(members)}}));
    }
    if (!table.values.hasNaN()) return {};
    return unexpected(refusal(scenario, {NORMSCOPE_TEXT("%1 cells are empty; training needs a number in every cell"),
                                         {std::to_string(std::max<Index>(table.missing, 1))}}));
}

Expected<Table> labelledFile(const Scenario& scenario) {
    auto table = readTable(scenario.data.file, scenario.data);
    if (!table) return table;
    if (table->values.cols() < 2)
        return unexpected(refusal(scenario, NORMSCOPE_TEXT("a column of classes and one of features are needed")));
    const auto column = labelColumn(scenario, *table);
    if (!column) return unexpected(column.error());
    auto labels = classesIn(scenario, *table, *column);
    if (!labels) return unexpected(labels.error());
    table->labels = std::move(*labels);
    MatrixD features(table->values.rows(), table->values.cols() - 1);
    features << table->values.leftCols(*column), table->values.rightCols(features.cols() - *column);
    table->values = std::move(features);
    table->columns.erase(table->columns.begin() + *column);
    if (const auto fit = checkSizes(scenario, *table); !fit) return unexpected(fit.error());
    return table;
}

using Task = std::shared_ptr<const TrainingTask>;

Task shared(TrainingTask task) { return std::make_shared<const TrainingTask>(std::move(task)); }

} // namespace

Expected<Task> trainingTask(const Scenario& scenario, std::uint64_t seed, std::vector<Text>* notes) {
    switch (scenario.training.data) {
    case TrainingData::DigitRows:
        return shared(makeTask(digits(), digitRows, Standardise::Together, seed));
    case TrainingData::DigitPixels:
        return shared(makeTask(digits(), 1, Standardise::Together, seed));
    case TrainingData::Wine:
        return shared(makeTask(wine(), 1, Standardise::PerFeature, seed));
    case TrainingData::File:
        break;
    }
    const auto table = labelledFile(scenario);
    if (!table) return unexpected(table.error());
    if (notes) *notes = table->notes;
    return shared(makeTask(*table, 1, Standardise::PerFeature, seed));
}

} // namespace normscope
