// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include <algorithm>
#include <array>
#include <cmath>

// Colours as other eyes see them, and how far two of them are apart.
namespace normscope::test {

using Linear = std::array<double, 3>; // red, green, blue in linear light, 0 ... 1
enum class Sight { Usual, Deuteranopia, Protanopia, Grey };

inline double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

inline Linear times(const std::array<Linear, 3>& rows, const Linear& in) {
    Linear out{};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t k = 0; k < 3; ++k) out[row] += rows[row][k] * in[k];
    return out;
}

// sRGB to CIE XYZ, D65 (IEC 61966-2-1).
inline constexpr std::array<Linear, 3> toXyz{Linear{0.4124564, 0.3575761, 0.1804375},
                                             Linear{0.2126729, 0.7151522, 0.0721750},
                                             Linear{0.0193339, 0.1191920, 0.9503041}};
// G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, IEEE TVCG 15 (2009) 1291, severity 1.0, in linear light.
inline constexpr std::array<Linear, 3> deuteranopia{
    Linear{0.367322, 0.860646, -0.227968}, Linear{0.280085, 0.672501, 0.047413}, Linear{-0.011820, 0.042940, 0.968881}};
inline constexpr std::array<Linear, 3> protanopia{Linear{0.152286, 1.052583, -0.204868},
                                                  Linear{0.114503, 0.786281, 0.099216},
                                                  Linear{-0.003882, -0.048116, 1.051998}};

inline Linear seen(const QColor& colour, Sight sight) {
    Linear light{linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
    if (sight == Sight::Deuteranopia) light = times(deuteranopia, light);
    if (sight == Sight::Protanopia) light = times(protanopia, light);
    if (sight == Sight::Grey) light.fill(times(toXyz, light)[1]);
    for (double& channel : light) channel = std::clamp(channel, 0.0, 1.0);
    return light;
}

// CIE 1976 L*a*b*, white: D65.
inline Linear labOf(const Linear& light) {
    const Linear xyz = times(toXyz, light), white = times(toXyz, {1, 1, 1});
    const auto root = [](double share) {
        const double knee = 6.0 / 29;
        return share > knee * knee * knee ? std::cbrt(share) : share / (3 * knee * knee) + 4.0 / 29;
    };
    const double x = root(xyz[0] / white[0]), y = root(xyz[1] / white[1]), z = root(xyz[2] / white[2]);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

// CIE76: the distance in L*a*b*.
inline double distance(const QColor& a, const QColor& b, Sight sight) {
    const Linear one = labOf(seen(a, sight)), other = labOf(seen(b, sight));
    return std::hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

} // namespace normscope::test
