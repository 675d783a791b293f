// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/axes.h"
#include "plot/theme.h"

#include <QCoreApplication>

namespace normscope::ui {

// How far three ways of computing each norm lie apart: the formula step by step in float32, the fused float32 kernel,
// and float64. A column a norm.
class ExactnessTable {
    Q_DECLARE_TR_FUNCTIONS(ExactnessTable)
public:
    ExactnessTable() = default;
    ExactnessTable(const AxesResult& result, const Figure& figure);

    static QString explanation();
    QString richText(const Theme& theme) const; // empty without a norm
    bool operator==(const ExactnessTable&) const = default;

private:
    struct Column {
        Text title;
        Role role = Role::Plain;
        std::string stepsToKernel, stepsToDouble, kernelToDouble;
        bool operator==(const Column&) const = default;
    };
    QString row(const QString& title, std::string Column::*value) const;

    std::vector<Column> m_columns;
};

} // namespace normscope::ui
