# SPDX-FileCopyrightText: 2026 The NormScope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints the numbers that test_random expects: xoshiro256++ in Python integers, normals in Python floats (IEEE double)."""
import math

MASK = (1 << 64) - 1


def splitmix64(state):
    state = (state + 0x9E3779B97F4A7C15) & MASK
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return state, z ^ (z >> 31)


def rotl(x, k):
    return ((x << k) | (x >> (64 - k))) & MASK


class Random:
    def __init__(self, seed, stream=0):
        _, word = splitmix64(stream)
        state = seed ^ word
        self.s = []
        for _ in range(4):
            state, word = splitmix64(state)
            self.s.append(word)
        self.spare = None

    def bits(self):
        s = self.s
        result = (rotl((s[0] + s[3]) & MASK, 23) + s[0]) & MASK
        t = (s[1] << 17) & MASK
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotl(s[3], 45)
        return result

    def uniform(self):
        return (self.bits() >> 11) * 2.0**-53

    def normal(self):
        if self.spare is not None:
            value, self.spare = self.spare, None
            return value
        while True:
            u = 2 * self.uniform() - 1
            v = 2 * self.uniform() - 1
            s = u * u + v * v
            if 0 < s < 1:
                break
        scale = math.sqrt(-2 * portable_log(s) / s)
        self.spare = v * scale
        return u * scale


def portable_log(x):
    m, e = math.frexp(x)
    if m < 0.5 * 1.4142135623730951:
        m, e = m * 2, e - 1
    s = (m - 1) / (m + 1)
    s2 = s * s
    total = 0.0
    for k in range(21, 0, -2):
        total = total * s2 + 1.0 / k
    result = 2 * s * total + e * 0.6931471805599453
    assert abs(result - math.log(x)) <= 4e-16 * max(1, abs(result)), x
    return result


if __name__ == "__main__":
    random = Random(42)
    print(", ".join(f"0x{random.bits():016x}" for _ in range(6)))
    random = Random(42)
    values = [random.normal() for _ in range(20000)]
    print(", ".join(value.hex() for value in values[:6]))
    print("value 20000:", values[-1].hex())
