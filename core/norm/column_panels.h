// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "norm/kernels/column_kernels.h"
#include "norm/scaled_group.h"

#include <algorithm>
#include <type_traits>
#include <utility>
#include <vector>

// A matrix seen as columns, panel by panel, for BatchNorm.
namespace normscope {

// body(begin, width) for each panel of the columns.
template <class Body>
void forEachPanel(Index columns, const Body& body) {
    for (Index begin = 0; begin < columns; begin += kernels::panelWidth)
        body(begin, std::min(kernels::panelWidth, columns - begin));
}

// T or const T, as the matrix lets one write or only read.
template <class M>
using CellOf = std::remove_pointer_t<decltype(std::declval<M&>().data())>;

template <class M>
kernels::Columns<CellOf<M>> panelOf(M& x, Index begin, Index width) {
    return {x.data() + begin, x.rows(), width, x.outerStride()};
}

template <class M>
Group<CellOf<M>> columnOf(M& x, Index j) {
    return {x.data() + j, x.rows(), x.outerStride()};
}

// One parameter's value for a whole column, or none.
template <class T>
Group<const T> forAll(const std::vector<T>& parameter, Index j) {
    return {parameter.empty() ? nullptr : &parameter[static_cast<std::size_t>(j)], 0, 0};
}
template <class T>
Group<T> forAll(std::vector<T>& parameter, Index j) {
    return {parameter.empty() ? nullptr : &parameter[static_cast<std::size_t>(j)], 0, 0};
}

template <class T>
T valueOr(const std::vector<T>& parameter, Index j, T absent) {
    return parameter.empty() ? absent : parameter[static_cast<std::size_t>(j)];
}

} // namespace normscope
