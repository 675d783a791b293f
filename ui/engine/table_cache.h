// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/source.h"

#include <filesystem>
#include <memory>

namespace normscope::ui {

// The table of the last request, kept while the same data are asked for. A file that has changed is read
// again; one that has vanished is not missed.
class TableCache {
public:
    Expected<std::shared_ptr<const Table>> get(const DataSettings& settings, std::uint64_t seed);

private:
    // What the table depends on: no setting that only picks or converts its rows.
    struct Key {
        DataSettings source;
        std::uint64_t seed = 0;
        std::filesystem::file_time_type written;
        bool operator==(const Key&) const = default;
    };
    static Key keyOf(const DataSettings& settings, std::uint64_t seed);

    Key m_key;
    std::shared_ptr<const Table> m_table;
};

} // namespace normscope::ui
