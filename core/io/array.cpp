// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/array.h"

#include <stdexcept>

namespace normscope {

const char* numberTypeName(NumberType type) {
    switch (type) {
    case NumberType::Bool:
        return "bool";
    case NumberType::Int8:
        return "int8";
    case NumberType::Int16:
        return "int16";
    case NumberType::Int32:
        return "int32";
    case NumberType::Int64:
        return "int64";
    case NumberType::UInt8:
        return "uint8";
    case NumberType::UInt16:
        return "uint16";
    case NumberType::UInt32:
        return "uint32";
    case NumberType::UInt64:
        return "uint64";
    case NumberType::Float16:
        return "float16";
    case NumberType::Float32:
        return "float32";
    case NumberType::Float64:
        return "float64";
    }
    throw std::invalid_argument("numberTypeName: not a NumberType");
}

Index Array::size() const {
    Index product = 1;
    for (const Index n : shape) product *= n;
    return product;
}

} // namespace normscope
