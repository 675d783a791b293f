// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/precision_scene.h"

// What broke the chosen cell.
namespace normscope {

// The operations of the chosen cell, by name.
class ChosenTrace {
public:
    explicit ChosenTrace(const PrecisionScene& scene) : m_scene(scene) {}

    const PrecisionScene& scene() const { return m_scene; }
    const PrecisionResult& result() const { return m_scene.result; }
    const PrecisionCell& cell() const { return m_scene.result.chosen; }
    Index size() const { return std::ssize(m_scene.result.row); }
    NumberFormat format() const { return m_scene.settings().format; }
    double eps() const { return m_scene.result.scenario.norm.eps; }
    NumberFormat sumFormat() const; // of sums, statistics and eps
    double storedEps() const;
    double smallest() const; // number above 0 that a sum or a statistic can be

    NumberFormat formatOf(NormOperation operation) const; // that its result is kept in
    Text nameOf(NormOperation operation) const;

    const OperationTrace* find(NormOperation operation) const; // null: there is none
    double exact(NormOperation operation) const;               // of single values
    double emulated(NormOperation operation) const;

private:
    const PrecisionScene& m_scene;
};

Text causeText(const ChosenTrace& trace);    // "σ² = 1.0e−8 rounds to 0 ..."
Text outcomeText(const ChosenTrace& trace);  // "So y = (x − μ) / √(0 + 0) = inf in 64 of 64."
Text harmlessText(const ChosenTrace& trace); // of a cell that is finite and no more than inexact
Text wrongText(const ChosenTrace& trace);    // of a cell that is finite and wrong

} // namespace normscope
