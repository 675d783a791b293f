// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/scenario_json.h"

#include "scenario/parameter.h"

#include <QDir>
#include <QTest>

#include <set>

using namespace normscope;

class TestPresets : public QObject {
    Q_OBJECT

private slots:
    void everyFileIsBuiltIn();
    void everyOneTellsWhatItShows();
    void idsAndCodesDiffer();
    void theFirstIsTheDefault();
    void everyPageHasSome();
    void noneIsWarnedOfUnlessItIsAboutThat();
};

void TestPresets::everyFileIsBuiltIn() {
    QStringList built, files;
    for (const auto& preset : presets()) built << QString::fromStdString(preset.id) + ".json";
    files = QDir(NORMSCOPE_SOURCE_DIR "/resources/presets").entryList({"*.json"}, QDir::Files, QDir::Name);
    built.sort();
    QCOMPARE(built, files);
    QVERIFY(built.size() >= 8);
}

void TestPresets::everyOneTellsWhatItShows() {
    for (const auto& [id, scenario] : presets()) {
        QVERIFY2(validate(scenario), id.c_str());
        QVERIFY2(!scenario.title.empty(), id.c_str());
        QVERIFY2(scenario.note.size() > 20 && scenario.note.ends_with('.'), id.c_str());
    }
}

void TestPresets::idsAndCodesDiffer() {
    std::set<std::string> ids, codes;
    for (const auto& [id, scenario] : presets()) {
        QVERIFY2(ids.insert(id).second, id.c_str());
        QVERIFY2(codes.insert(code(scenario)).second, id.c_str());
    }
}

void TestPresets::theFirstIsTheDefault() {
    Scenario first = presets().front().scenario;
    first.title.clear();
    first.note.clear();
    QVERIFY(first == Scenario());
}

// Together: the menu lists them by page.
void TestPresets::everyPageHasSome() {
    std::vector<Page> pages;
    for (const auto& preset : presets())
        if (pages.empty() || pages.back() != preset.scenario.page) pages.push_back(preset.scenario.page);
    QVERIFY((pages ==
             std::vector<Page>{Page::Axes, Page::Depth, Page::Training, Page::Batch, Page::Precision, Page::Models}));
}

void TestPresets::noneIsWarnedOfUnlessItIsAboutThat() {
    for (const auto& [id, scenario] : presets())
        if (scenario.page == Page::Batch || scenario.page == Page::Precision || scenario.page == Page::Models)
            QVERIFY2(warnings(scenario).empty(), id.c_str());
}

QTEST_APPLESS_MAIN(TestPresets)
#include "test_presets.moc"
