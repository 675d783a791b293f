// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/npz.h"
#include "math/matrix.h"

#include <span>
#include <string>
#include <vector>

// Arrays of an export, in the order in which they are added. Values of equal shape may be stacked along new first axes:
// seeds, layers, steps.
namespace normscope {

class ExportArrays {
public:
    void add(const std::string& name, const MatrixD& values); // f8
    void add(const std::string& name, const std::vector<double>& values);
    void add(const std::string& name, const std::vector<bool>& values);                            // i8, 0 or 1
    void add(const std::string& name, const std::vector<int>& values);                             // i8
    void add(const std::string& name, std::vector<Index> shape, const std::vector<Index>& values); // i8

    // One more part of the array `name`, behind those already there. outer: the first axes in the end; the parts fill
    // them in order. Throws when the parts differ in shape.
    void stack(const std::string& name, const std::vector<Index>& outer, const std::vector<Index>& shape,
               std::span<const float> part);
    void stack(const std::string& name, const std::vector<Index>& outer, const MatrixF& part);
    void stack(const std::string& name, const std::vector<Index>& outer, const MatrixD& part);             // f8
    void stack(const std::string& name, const std::vector<Index>& outer, const std::vector<double>& part); // f8
    void stack(const std::string& name, const std::vector<Index>& outer, const VectorF& part);
    void stack(const std::string& name, const std::vector<Index>& outer, const std::vector<Index>& shape,
               const std::vector<Index>& part); // i8

    // Throws std::logic_error when the parts of an array do not fill it.
    std::vector<NpzMember> take();

private:
    std::vector<double>& stackedDoubles(const std::string& name, const std::vector<Index>& outer,
                                        const std::vector<Index>& shape, NumberType stored);
    Array& stacked(const std::string& name, const std::vector<Index>& outer, const std::vector<Index>& shape);

    std::vector<NpzMember> m_members;
};

} // namespace normscope
