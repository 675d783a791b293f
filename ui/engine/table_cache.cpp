// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table_cache.h"

#include <system_error>
#include <utility>

namespace normscope::ui {

TableCache::Key TableCache::keyOf(const DataSettings& settings, std::uint64_t seed) {
    Key key;
    key.source.source = settings.source;
    if (settings.source == DataSource::File) {
        key.source.file = settings.file;
        key.source.separator = settings.separator;
        key.source.decimal = settings.decimal;
        key.source.header = settings.header;
        std::error_code missing;
        key.written = std::filesystem::last_write_time(settings.file, missing);
        if (missing) key.written = {};
    } else if (settings.source == DataSource::Gaussian || settings.source == DataSource::Outlier) {
        key.source.samples = settings.samples;
        key.source.tokens = settings.tokens;
        key.source.features = settings.features;
        key.seed = seed;
    }
    return key;
}

Expected<std::shared_ptr<const Table>> TableCache::get(const DataSettings& settings, std::uint64_t seed) {
    Key key = keyOf(settings, seed);
    if (key.written == std::filesystem::file_time_type())
        key.written = m_key.written; // gone: what was read still holds
    if (m_table && key == m_key) return m_table;
    auto table = loadTable(settings, seed);
    if (!table) return unexpected(std::move(table.error()));
    m_table = std::make_shared<const Table>(std::move(*table));
    m_key = std::move(key);
    return m_table;
}

} // namespace normscope::ui
