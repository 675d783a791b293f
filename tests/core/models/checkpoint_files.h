// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/file.h"

#include <QTemporaryDir>

#include <cstdint>
#include <string>
#include <vector>

// Checkpoints made by the tests' own bytes.
namespace normscope::test {

template <class T>
std::string raw(const std::vector<T>& values) {
    std::string bytes;
    for (const T value : values) bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
    return bytes;
}

// One axis.
struct OwnTensor {
    std::string name, dtype;
    std::size_t count = 0;
    std::string bytes;
};

inline OwnTensor floats(const std::string& name, const std::vector<float>& values) {
    return {name, "F32", values.size(), raw(values)};
}

inline OwnTensor halves(const std::string& name, const std::string& dtype, const std::vector<std::uint16_t>& values) {
    return {name, dtype, values.size(), raw(values)};
}

inline std::string lengthBytes(std::uint64_t length) {
    std::string bytes;
    for (int k = 0; k < 8; ++k) bytes += char(length >> (8 * k) & 0xff);
    return bytes;
}

inline std::string safetensorsBytes(const std::vector<OwnTensor>& tensors) {
    std::string header, data;
    for (const OwnTensor& tensor : tensors) {
        const std::string from = std::to_string(data.size());
        data += tensor.bytes;
        header.append(header.empty() ? "{" : ",").append("\"").append(tensor.name).append("\":{\"dtype\":\"");
        header.append(tensor.dtype).append("\",\"shape\":[").append(std::to_string(tensor.count));
        header.append("],\"data_offsets\":[").append(from).append(",").append(std::to_string(data.size())).append("]}");
    }
    header += header.empty() ? "{}" : "}";
    return lengthBytes(header.size()) + header + data;
}

class CheckpointFolder {
public:
    std::string write(const std::string& name, const std::string& bytes) const {
        const std::string path = m_folder.filePath(QString::fromStdString(name)).toStdString();
        if (!writeFile(path, bytes)) qFatal("cannot write");
        return path;
    }
    std::string write(const std::vector<OwnTensor>& tensors) const {
        return write("own.safetensors", safetensorsBytes(tensors));
    }

private:
    QTemporaryDir m_folder;
};

// Three layers of two roles, four features each. Means of gamma of h.*.ln_1: 0.5, 1, 1.5; of its beta: 0, -0.25, 0.25.
inline std::vector<OwnTensor> threeLayers() {
    return {floats("h.0.ln_1.weight", {0.25f, 0.25f, 0.75f, 0.75f}),
            floats("h.0.ln_1.bias", {-1, 1, -1, 1}),
            floats("h.0.ln_2.weight", {1, 1, 1, 1}),
            floats("h.0.mlp.weight", {9, 9, 9, 9}),
            floats("h.10.ln_1.weight", {-1, 1, 2, 4}),
            floats("h.10.ln_1.bias", {0.25f, 0.25f, 0.25f, 0.25f}),
            floats("h.10.ln_2.weight", {1, 1, 1, 1}),
            floats("h.2.ln_1.weight", {1, 1, 1, 1}),
            floats("h.2.ln_1.bias", {-0.5f, -0.5f, 0, 0}),
            floats("h.2.ln_2.weight", {1, 1, 1, 1})};
}

} // namespace normscope::test
