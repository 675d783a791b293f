// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "scenario/scenario.h"

#include <string>
#include <string_view>

// Exported figures carry the scenario they were drawn from, and so open again. It stands as JSON, in ASCII and
// uncompressed: in a PNG file as an iTXt chunk, in an SVG file in <metadata>, in a PDF file in its XMP packet.
namespace normscope {

inline constexpr std::string_view figureKeyword = "normscope.scenario"; // of the PNG chunk

// Ends in .png, .svg or .pdf, in any case.
bool isFigure(const std::string& path);

// Refuses files above 256 MiB or that cannot be read, ones that carry no scenario or a damaged one, and what
// readScenario refuses. Relative paths in it count from the figure's folder, as those of a scenario file.
Expected<Scenario> scenarioInFigure(const std::string& path);
// The same of the bytes of one, its paths as they stand there; name stands in messages.
Expected<Scenario> parseFigure(std::string_view bytes, const std::string& name);

// What a figure at this path is to carry of a scenario given as JSON; an error: it is not a valid one. Paths as in
// writeScenario; nothing else of the machine goes in.
Expected<std::string> figureText(std::string_view json, const std::string& path);
// That text in the three formats: a whole PNG file with it; an element for the other two.
std::string pngWithScenario(std::string_view png, std::string_view text);
std::string scenarioElement(std::string_view text);

} // namespace normscope
