// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pytorch/export_arrays.h"

#include <algorithm>
#include <stdexcept>

namespace normscope {

namespace {

Array integers(std::vector<Index> shape, std::vector<double> values) {
    Array array{std::move(shape), NumberType::Int64, std::move(values), {}, 0, {}};
    return array;
}

Array doubles(std::vector<Index> shape, std::vector<double> values) {
    return {std::move(shape), NumberType::Float64, std::move(values), {}, 0, {}};
}

template <class Values>
std::vector<double> asDoubles(const Values& values) {
    std::vector<double> numbers;
    for (const auto value : values) numbers.push_back(static_cast<double>(value));
    return numbers;
}

} // namespace

void ExportArrays::add(const std::string& name, const MatrixD& values) {
    m_members.push_back(
        {name, doubles({values.rows(), values.cols()}, {values.data(), values.data() + values.size()})});
}

void ExportArrays::add(const std::string& name, const std::vector<double>& values) {
    m_members.push_back({name, doubles({std::ssize(values)}, values)});
}

void ExportArrays::add(const std::string& name, const std::vector<bool>& values) {
    m_members.push_back({name, integers({std::ssize(values)}, asDoubles(values))});
}

void ExportArrays::add(const std::string& name, const std::vector<int>& values) {
    m_members.push_back({name, integers({std::ssize(values)}, asDoubles(values))});
}

void ExportArrays::add(const std::string& name, std::vector<Index> shape, const std::vector<Index>& values) {
    m_members.push_back({name, integers(std::move(shape), asDoubles(values))});
}

Array& ExportArrays::stacked(const std::string& name, const std::vector<Index>& outer,
                             const std::vector<Index>& shape) {
    std::vector<Index> whole = outer;
    whole.insert(whole.end(), shape.begin(), shape.end());
    const auto found = std::ranges::find(m_members, name, &NpzMember::name);
    if (found != m_members.end() && found->array.shape != whole)
        throw std::invalid_argument("the parts of an array differ in shape: " + name);
    if (found != m_members.end()) return found->array;
    m_members.push_back({name, {whole, NumberType::Float32, std::vector<float>(), {}, 0, {}}});
    return m_members.back().array;
}

void ExportArrays::stack(const std::string& name, const std::vector<Index>& outer, const std::vector<Index>& shape,
                         std::span<const float> part) {
    auto& values = std::get<std::vector<float>>(stacked(name, outer, shape).values);
    values.insert(values.end(), part.begin(), part.end());
}

void ExportArrays::stack(const std::string& name, const std::vector<Index>& outer, const MatrixF& part) {
    stack(name, outer, {part.rows(), part.cols()}, {part.data(), std::size_t(part.size())});
}

void ExportArrays::stack(const std::string& name, const std::vector<Index>& outer, const VectorF& part) {
    stack(name, outer, {part.size()}, {part.data(), std::size_t(part.size())});
}

std::vector<double>& ExportArrays::stackedDoubles(const std::string& name, const std::vector<Index>& outer,
                                                  const std::vector<Index>& shape, NumberType stored) {
    Array& array = stacked(name, outer, shape);
    if (array.stored != stored) array.values = std::vector<double>();
    array.stored = stored;
    return std::get<std::vector<double>>(array.values);
}

void ExportArrays::stack(const std::string& name, const std::vector<Index>& outer, const MatrixD& part) {
    auto& values = stackedDoubles(name, outer, {part.rows(), part.cols()}, NumberType::Float64);
    values.insert(values.end(), part.data(), part.data() + part.size());
}

void ExportArrays::stack(const std::string& name, const std::vector<Index>& outer, const std::vector<double>& part) {
    auto& values = stackedDoubles(name, outer, {std::ssize(part)}, NumberType::Float64);
    values.insert(values.end(), part.begin(), part.end());
}

void ExportArrays::stack(const std::string& name, const std::vector<Index>& outer, const std::vector<Index>& shape,
                         const std::vector<Index>& part) {
    auto& values = stackedDoubles(name, outer, shape, NumberType::Int64);
    for (const Index value : part) values.push_back(double(value));
}

std::vector<NpzMember> ExportArrays::take() {
    for (const NpzMember& member : m_members) {
        const auto held = std::visit([](const auto& values) { return std::ssize(values); }, member.array.values);
        if (held != member.array.size()) throw std::logic_error("an array is not whole: " + member.name);
    }
    return std::move(m_members);
}

} // namespace normscope
