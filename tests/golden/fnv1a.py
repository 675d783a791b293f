#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The NormScope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The six-digit code of the default scenario, for test_scenario_code.cpp: FNV-1a 64 of its file, folded to 24 bits."""

TEXT = '{\n  "format": "normscope",\n  "version": 1\n}\n'

value = 0xCBF29CE484222325
for byte in TEXT.encode():
    value = (value ^ byte) * 0x100000001B3 % 2**64
print(f"{(value ^ value >> 24 ^ value >> 48) & 0xFFFFFF:06x}")
