// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/excerpt.h"
#include "io/file.h"
#include "io/zip_archive.h"
#include "lesson/lesson_folder.h"

#include <filesystem>

namespace normscope {

namespace {

constexpr std::size_t largestArchive = std::size_t(64) << 20;
constexpr std::size_t mostEntries = 1000;

// Where an entry lies: "axes/en.md".
struct Place {
    std::string folder, name;
};

Place placeOf(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    return slash == std::string::npos ? Place{"", path} : Place{path.substr(0, slash), path.substr(slash + 1)};
}

// At the top of the archive or in a folder there: no way out of it, none below another.
bool isPlain(const std::string& path) {
    const std::string folder = placeOf(path).folder;
    return !path.starts_with('/') && folder != "." && folder != ".." &&
           folder.find_first_of("/\\:") == std::string::npos;
}

bool isOfLesson(const std::string& path) { return !path.starts_with("__MACOSX/") && isLessonFile(placeOf(path).name); }

// Takes the entries of a lesson out of an archive, one after another.
class Unpacking {
public:
    Unpacking(ZipArchive& archive, const std::string& path) : m_archive(archive), m_path(path) {}

    Expected<LessonFolder> all(const std::vector<ZipEntry>& entries) {
        if (entries.size() > mostEntries) return refusal("", NORMSCOPE_TEXT("the archive holds too many files"));
        for (const ZipEntry& entry : entries)
            if (isOfLesson(entry.name))
                if (const auto done = add(entry); !done) return unexpected(done.error());
        if (m_lesson.files.empty()) return refusal("", NORMSCOPE_TEXT("the archive holds no lesson"));
        m_lesson.id = m_folder.empty() ? std::filesystem::path(m_path).stem().string() : m_folder;
        return std::move(m_lesson);
    }

private:
    unexpected<Error> refusal(const std::string& place, Text reason) const {
        return unexpected(Error{m_path, excerpt(place), std::move(reason)});
    }

    Expected<void> add(const ZipEntry& entry) {
        const auto [folder, name] = placeOf(entry.name);
        const bool first = m_lesson.files.empty();
        if (!isPlain(entry.name) || (!first && folder != m_folder))
            return refusal(entry.name, NORMSCOPE_TEXT("all files of a lesson must lie in one folder of the archive"));
        if (m_lesson.files.contains(name)) return refusal(entry.name, NORMSCOPE_TEXT("stands in the archive twice"));
        if (m_lesson.files.size() > mostLanguages) return refusal("", NORMSCOPE_TEXT("holds too many texts"));
        if (entry.size > largestLessonFile)
            return refusal(entry.name, {NORMSCOPE_TEXT("the file has %1 bytes, at most %2 are read"),
                                        {std::to_string(entry.size), std::to_string(largestLessonFile)}});
        const auto bytes = m_archive.read(entry);
        if (!bytes) return unexpected(bytes.error());
        m_folder = folder;
        m_lesson.files[name].assign(reinterpret_cast<const char*>(bytes->data()), bytes->size());
        return {};
    }

    ZipArchive& m_archive;
    const std::string m_path;
    std::string m_folder;
    LessonFolder m_lesson;
};

} // namespace

Expected<LessonFolder> readLessonZip(const std::string& path) {
    const auto bytes = readFile(path, largestArchive);
    if (!bytes) return unexpected(bytes.error());
    auto archive = ZipArchive::open(*bytes, path);
    if (!archive) return unexpected(archive.error());
    const auto entries = archive->entries();
    if (!entries) return unexpected(entries.error());
    return Unpacking(*archive, path).all(*entries);
}

} // namespace normscope
