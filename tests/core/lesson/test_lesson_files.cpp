// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/file.h"
#include "small_lesson.h"

#include <QTemporaryDir>
#include <QTest>

#include <zip.h>

#include <filesystem>

using namespace normscope;
using namespace normscope::test;

namespace {

using Entries = std::vector<std::pair<std::string, std::string>>;

Entries entries(const std::string& folder = "") {
    Entries all;
    for (const auto& [name, text] : smallFiles()) all.emplace_back(folder + name, text);
    return all;
}

} // namespace

class TestLessonFiles : public QObject {
    Q_OBJECT

    std::string path(const char* name) const { return m_folder.filePath(name).toStdString(); }
    std::string written(const char* name, const Entries& files) const;
    std::string zipped(const char* name, const Entries& files) const;
    static std::string mistakeIn(const std::string& path) {
        const auto lesson = readLesson(path);
        return lesson ? std::string("no mistake") : plain(lesson.error());
    }

private slots:
    void aFolder();
    void anArchive();
    void whatElseLiesThere();
    void pathsThatAreNone();
    void archivesThatAreNone();
    void pathsOutOfAnArchive_data();
    void pathsOutOfAnArchive();
    void hugeFiles();
    void builtInOnesAreInOrder();

private:
    QTemporaryDir m_folder;
};

std::string TestLessonFiles::written(const char* name, const Entries& files) const {
    for (const auto& [file, text] : files) {
        const std::filesystem::path place = std::filesystem::path(path(name)) / file;
        std::filesystem::create_directories(place.parent_path());
        if (!writeFile(place.string(), text)) qFatal("cannot write a test's input");
    }
    return path(name);
}

std::string TestLessonFiles::zipped(const char* name, const Entries& files) const {
    zip_t* archive = zip_open(path(name).c_str(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
    for (const auto& [file, bytes] : files)
        zip_file_add(archive, file.c_str(), zip_source_buffer(archive, bytes.data(), bytes.size(), 0),
                     ZIP_FL_ENC_UTF_8);
    if (zip_close(archive) != 0) qFatal("cannot write a test's archive");
    return path(name);
}

void TestLessonFiles::aFolder() {
    const std::string folder = written("axes", entries());
    for (const std::string& name : {folder, folder + "/", folder + "/lesson.json", folder + "/../axes"}) {
        const auto lesson = readLesson(name);
        QVERIFY2(lesson.has_value(), lesson ? "" : plain(lesson.error()).c_str());
        QCOMPARE(lesson->id, std::string("axes"));
        QCOMPARE(lesson->texts.size(), std::size_t(2));
    }
    written("axes", {{"lesson.json", "{"}});
    for (const std::string& name : {folder, folder + "/", folder + "/lesson.json"})
        QVERIFY2(mistakeIn(name).starts_with(folder + "/lesson.json: line 1, "), mistakeIn(name).c_str());
}

void TestLessonFiles::anArchive() {
    const auto bare = readLesson(zipped("columns.zip", entries()));
    QCOMPARE(bare->id, std::string("columns"));
    const auto inFolder = readLesson(zipped("columns (1).zip", entries("axes/")));
    QCOMPARE(inFolder->id, std::string("axes"));
    QCOMPARE(inFolder->steps.size(), std::size_t(2));
    Entries broken = entries();
    broken.front().second = "text";
    QVERIFY(mistakeIn(zipped("broken.zip", broken)).starts_with(path("broken.zip") + "/en.md: line 1: the title"));
}

void TestLessonFiles::whatElseLiesThere() {
    Entries files = entries("axes/");
    for (const char* name : {"axes/README.md", "axes/.DS_Store", "axes/notes.txt", "axes/en.md~", "axes/.~en.md",
                             "__MACOSX/axes/en.md", "axes/pictures/a.png"})
        files.emplace_back(name, "?");
    QCOMPARE(mistakeIn(zipped("more.zip", files)), std::string("no mistake"));
    QCOMPARE(mistakeIn(written("more", files) + "/axes"), std::string("no mistake"));
}

void TestLessonFiles::pathsThatAreNone() {
    QCOMPARE(mistakeIn("/nowhere/axes"), std::string("/nowhere/axes: there is no such file or folder"));
    const std::string text = written("texts", {{"a.txt", "text"}}) + "/a.txt";
    QCOMPARE(mistakeIn(text), text + ": a lesson is a folder, a .zip of one, or its lesson.json");
    QCOMPARE(mistakeIn(path("texts")), path("texts") + "/lesson.json: is missing");
    const std::string folder = written("My lesson", entries());
    QCOMPARE(mistakeIn(folder),
             folder + ": a lesson is called by lower case letters, digits and hyphens, not \"My lesson\"");
}

void TestLessonFiles::archivesThatAreNone() {
    const std::string file = written("zips", {{"axes.zip", "PK, but no archive"}}) + "/axes.zip";
    QVERIFY(mistakeIn(file).starts_with(file + ": not a zip archive that can be read: "));
    QCOMPARE(mistakeIn(zipped("empty.zip", {{"a.txt", "text"}})), path("empty.zip") + ": the archive holds no lesson");
    const auto whole = *readTextFile(zipped("axes.zip", entries()));
    const std::string cut = written("cut", {{"axes.zip", whole.substr(0, whole.size() / 2)}}) + "/axes.zip";
    QVERIFY(mistakeIn(cut).starts_with(cut + ": not a zip archive that can be read: "));
}

void TestLessonFiles::pathsOutOfAnArchive_data() {
    QTest::addColumn<QByteArray>("name");
    for (const char* name : {"../lesson.json", "/etc/lesson.json", "axes/../../lesson.json", "..\\x/lesson.json",
                             "C:/lesson.json", "./lesson.json", "axes/en/lesson.json", "/lesson.json"})
        QTest::newRow(name) << QByteArray(name);
}

// Nothing is unpacked to the disk; all the same they are no lesson's.
void TestLessonFiles::pathsOutOfAnArchive() {
    QFETCH(const QByteArray, name);
    Entries files = entries();
    files.emplace_back(name.toStdString(), smallJson);
    std::erase_if(files, [](const auto& file) { return file.first == "lesson.json"; });
    const std::string mistake = mistakeIn(zipped("out.zip", files));
    QVERIFY2(mistake.ends_with(": all files of a lesson must lie in one folder of the archive"), mistake.c_str());
}

// 300 KB of spaces pack into 300 bytes.
void TestLessonFiles::hugeFiles() {
    Entries files = entries();
    files.back().second.append(300'000, ' ');
    QVERIFY(mistakeIn(zipped("huge.zip", files)).find("zh_CN.md: the file has 3") != std::string::npos);
    QVERIFY(mistakeIn(written("huge", files)).find("zh_CN.md: the file has 3") != std::string::npos);
    files = entries();
    for (int i = 0; i < 1001; ++i) files.emplace_back("x" + std::to_string(i), "");
    QVERIFY(mistakeIn(zipped("many.zip", files)).ends_with("many.zip: the archive holds too many files"));
    files = entries();
    for (int i = 0; i < 60; ++i)
        files.emplace_back("a" + std::string(1, char('a' + i / 26)) + char('a' + i % 26) + ".md", "");
    QVERIFY(mistakeIn(zipped("languages.zip", files)).ends_with("holds too many texts"));
    QVERIFY(mistakeIn(written("languages", files)).ends_with("holds too many texts"));
}

void TestLessonFiles::builtInOnesAreInOrder() {
    const std::vector<Lesson>& lessons = builtInLessons();
    for (std::size_t i = 1; i < lessons.size(); ++i)
        QVERIFY(std::pair(lessons[i - 1].order, lessons[i - 1].id) < std::pair(lessons[i].order, lessons[i].id));
}

QTEST_APPLESS_MAIN(TestLessonFiles)
#include "test_lesson_files.moc"
