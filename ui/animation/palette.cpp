// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "animation/palette.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>

namespace normscope::ui {

namespace {

struct Counted {
    QRgb colour;
    long long pixels;
};

using Cell = std::span<Counted>;

int channel(QRgb colour, int shift) { return int(colour >> shift & 0xff); }
constexpr std::array<int, 3> shifts = {16, 8, 0};

std::vector<Counted> countedColours(const QImage& image) {
    std::unordered_map<QRgb, long long> counts;
    for (int y = 0; y < image.height(); ++y) {
        const auto* row = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = 0; x < image.width();) {
            const int begin = x;
            while (x < image.width() && row[x] == row[begin]) ++x; // plots have long runs
            if (qAlpha(row[begin]) > 0) counts[row[begin]] += x - begin;
        }
    }
    std::vector<Counted> colours;
    for (const auto& [colour, pixels] : counts) colours.push_back({colour, pixels});
    std::ranges::sort(colours, {}, &Counted::colour); // the map's order is nobody's
    return colours;
}

struct Spread {
    int shift = 0;
    int length = 0; // of the cell's side
};

Spread widest(const Cell& cell) {
    Spread found;
    for (const int shift : shifts) {
        const auto [low, high] =
            std::ranges::minmax(cell, {}, [shift](const Counted& each) { return channel(each.colour, shift); });
        const int length = channel(high.colour, shift) - channel(low.colour, shift);
        if (length > found.length) found = {shift, length};
    }
    return found;
}

long long pixelsOf(const Cell& cell) {
    long long sum = 0;
    for (const Counted& each : cell) sum += each.pixels;
    return sum;
}

// What is gained by cutting it: many pixels far from each other. 0: a single colour.
double weight(const Cell& cell) { return double(widest(cell).length) * double(pixelsOf(cell)); }

// In two with about as many pixels, across the longest side; neither is empty.
std::size_t cut(const Cell& cell) {
    const int shift = widest(cell).shift;
    std::ranges::sort(cell, [shift](const Counted& a, const Counted& b) {
        const int first = channel(a.colour, shift), second = channel(b.colour, shift);
        return first != second ? first < second : a.colour < b.colour;
    });
    const long long half = pixelsOf(cell) / 2;
    long long passed = 0;
    std::size_t place = 0;
    while (place < cell.size() && passed < half) passed += cell[place++].pixels;
    return std::clamp<std::size_t>(place, 1, cell.size() - 1);
}

QRgb meanColour(const Cell& cell) {
    std::array<long long, 3> sums = {};
    for (const Counted& each : cell)
        for (std::size_t k = 0; k < 3; ++k) sums[k] += each.pixels * channel(each.colour, shifts[k]);
    const long long pixels = pixelsOf(cell);
    const auto mean = [&](std::size_t k) { return int((2 * sums[k] + pixels) / (2 * pixels)); };
    return qRgb(mean(0), mean(1), mean(2));
}

std::vector<Cell> cells(std::vector<Counted>& colours, std::size_t most) {
    std::vector<Cell> all = {Cell(colours)};
    std::vector<double> weights = {weight(all[0])};
    while (all.size() < most) {
        const auto k = std::size_t(std::ranges::max_element(weights) - weights.begin());
        if (weights[k] <= 0) break;
        const Cell whole = all[k];
        const std::size_t place = cut(whole);
        all[k] = whole.first(place);
        all.push_back(whole.subspan(place));
        weights[k] = weight(all[k]);
        weights.push_back(weight(all.back()));
    }
    return all;
}

} // namespace

Palette::Palette(const QImage& image, std::size_t most) {
    std::vector<Counted> colours = countedColours(image);
    if (colours.empty()) return;
    std::vector<Cell> parts;
    if (colours.size() <= most)
        for (Counted& each : colours) parts.emplace_back(&each, 1);
    else
        parts = cells(colours, most);
    for (const Cell& part : parts) {
        for (const Counted& each : part) m_index[each.colour] = int(m_colours.size());
        m_colours.push_back(meanColour(part));
    }
}

} // namespace normscope::ui
