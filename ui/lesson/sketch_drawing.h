// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/sketch.h"

#include <optional>
#include <vector>

namespace normscope::ui {

// A curve while it is drawn by hand: a value, or none yet, at each place. Heights are shares of the y axis, 0 at its
// lower end, so that a logarithmic axis is drawn on like any other.
class SketchDrawing {
public:
    explicit SketchDrawing(const SketchTarget& target);

    std::size_t places() const { return m_heights.size(); }
    std::size_t drawn() const;
    bool whole() const { return drawn() == places(); }
    std::optional<double> height(std::size_t place) const { return m_heights.at(place); }
    std::vector<double> values() const; // NaN where nothing is drawn
    double valueAt(double height) const;

    void setValues(const std::vector<double>& values); // of an earlier drawing; another number of places: nothing
    void draw(std::size_t place, double height);       // clamped to the axis
    void drag(std::size_t from, std::size_t to, double height); // what lies between is drawn too, on a line
    void erase(std::size_t place) { m_heights.at(place).reset(); }
    void clear();

    // The place that the keyboard changes.
    std::size_t chosen() const { return m_chosen; }
    void choose(std::size_t place) { m_chosen = place; }
    void chooseNext(int by);
    void nudge(double by); // its height; of one not yet drawn that of the place drawn nearest before it, or the middle

private:
    double start(std::size_t place) const;

    Axis m_y;
    std::vector<std::optional<double>> m_heights;
    std::size_t m_chosen = 0;
};

} // namespace normscope::ui
