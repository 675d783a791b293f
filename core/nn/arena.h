// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"

#include <cstddef>
#include <memory>
#include <new>
#include <stdexcept>

// One aligned block of memory for everything a stack needs in a step, sized when the stack is built.
namespace normscope {

// A matrix whose memory belongs to an arena.
template <class T>
struct Buffer {
    T* data = nullptr;
    Index rows = 0, cols = 0;

    Eigen::Map<Matrix<T>> map() const { return {data, rows, cols}; }
    Eigen::Map<Matrix<T>> rowsFrom(Index first, Index count) const { return {data + first * cols, count, cols}; }
    Index size() const { return rows * cols; }
};

// Laid out twice by the same code: once to measure (no memory yet), once for real.
template <class T>
class Arena {
public:
    Arena() = default;
    explicit Arena(std::size_t values)
        : m_memory(static_cast<T*>(::operator new(values * sizeof(T), std::align_val_t(alignment)))),
          m_capacity(values) {}

    // Starts at a multiple of 64 bytes; not initialised.
    Buffer<T> take(Index rows, Index cols) {
        const std::size_t start = m_used;
        m_used += (std::size_t(rows * cols) + perLine - 1) / perLine * perLine;
        if (!m_memory) return {nullptr, rows, cols};
        if (m_used > m_capacity) throw std::logic_error("arena: more is taken than was measured");
        return {m_memory.get() + start, rows, cols};
    }

    std::size_t used() const { return m_used; } // values

private:
    static constexpr std::size_t alignment = 64, perLine = alignment / sizeof(T);
    struct Free {
        void operator()(T* memory) const { ::operator delete(memory, std::align_val_t(alignment)); }
    };

    std::unique_ptr<T, Free> m_memory;
    std::size_t m_capacity = 0;
    std::size_t m_used = 0;
};

} // namespace normscope
