// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/png_text.h"
#include "io/xml_element.h"
#include "require.h"
#include "scenario/figure_scenario.h"
#include "scenario/scenario_json.h"

#include <cstdint>
#include <string_view>

namespace {

using namespace normscope;

// A scenario that is read can be carried by another figure and read again.
void check(std::string_view bytes) {
    const Expected<Scenario> scenario = parseFigure(bytes, "input");
    if (!scenario) return fuzz::require(!scenario.error().reason.empty());
    const std::string json = toJson(*scenario);
    const Expected<Scenario> again = parseFigure(scenarioElement(json), "written");
    fuzz::require(again.has_value() && *again == *scenario);
}

// Any text comes back from an element, whatever it looks like.
void checkElement(std::string_view bytes) {
    const auto text = xmlElementText(xmlElement("a:b", "urn:a:", bytes), "a:b", "written");
    fuzz::require(text.has_value() && text->has_value() && **text == bytes);
}

// A PNG file to which a text is added has it, and keeps the rest.
void checkPng(std::string_view bytes) {
    constexpr std::string_view header("\0\0\0\rIHDR", 8);
    if (!isPng(bytes) || bytes.size() < 33 || bytes.substr(8, 8) != header) return;
    const auto text = pngText(withPngText(bytes, "key", "some text"), "key", "written");
    fuzz::require(text.has_value() && *text == "some text");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    check(bytes);
    checkElement(bytes);
    checkPng(bytes);
    return 0;
}
