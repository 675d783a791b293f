#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The NormScope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes tests/golden/cases/zip64_*.npz but zip64_local.npz: archives with a whole ZIP64 directory, right and hostile.

Python's zipfile writes them, told that nothing fits 32 bits. The old end record, where it leaves the numbers that do
fit, gets the values that send a reader to the ZIP64 one (APPNOTE 6.3.10, 4.4.1.4). The hostile ones are the right ones
with one field patched by hand. NumPy has to read the right ones.
"""
import io
import pathlib
import struct
import zipfile

import numpy as np

CASES = pathlib.Path(__file__).parent / "cases"
A, B = np.array([[1, 2, 3], [4, 5, 7]], dtype="<f4"), np.arange(5.0)
HUGE = 1 << 40
CENTRAL, END64, LOCATOR, END = b"PK\1\2", b"PK\6\6", b"PK\6\7", b"PK\5\6"


def archive(method):
    file = io.BytesIO()
    fits, zipfile.ZIP64_LIMIT = zipfile.ZIP64_LIMIT, -1
    with zipfile.ZipFile(file, "w") as written:
        for name, array in (("a.npy", A), ("b.npy", B)):
            entry = zipfile.ZipInfo(name)
            entry.compress_type = method
            with written.open(entry, "w", force_zip64=True) as member:
                np.lib.format.write_array(member, array)
    zipfile.ZIP64_LIMIT = fits
    right = file.getvalue()
    end = right.rindex(END)
    return right[:end + 8] + struct.pack("<HHII", 0xffff, 0xffff, 0xffffffff, 0xffffffff) + right[end + 20:]


def patched(right, record, offset, *values, kind="Q"):
    """right with values written behind the last of the records of that mark."""
    at = right.rindex(record) + offset
    return right[:at] + struct.pack(f"<{len(values)}{kind}", *values) + right[at + len(values) * struct.calcsize(kind):]


# The ZIP64 field of b's directory entry, behind 46 bytes and its name: mark and length, then size, packed size, offset.
FIELD = 46 + len("b.npy") + 4


def sentinels(right):
    """The fields of the directory that send a reader to the ZIP64 ones: packed size and size, and offset."""
    places = [k for k in range(len(right)) if right.startswith(CENTRAL, k)]
    return [k for at in places for k, n in ((at + 20, 8), (at + 42, 4)) if right[k:k + n] == b"\xff" * n]


def hostile(stored, deflated):
    entries = 2
    return {
        "size": patched(deflated, CENTRAL, FIELD, HUGE),
        "packed": patched(deflated, CENTRAL, FIELD + 8, HUGE),
        "both": patched(stored, CENTRAL, FIELD, HUGE, HUGE),
        "stored": patched(stored, CENTRAL, FIELD, 8),
        "offset": patched(stored, CENTRAL, FIELD + 16, HUGE),
        "field": patched(stored, CENTRAL, FIELD - 2, 16, kind="H"),  # ends before the offset that it has to hold
        "locator": patched(stored, LOCATOR, 8, HUGE),
        "locator_elsewhere": patched(stored, LOCATOR, 8, 0),
        "entries": patched(stored, END64, 24, HUGE, HUGE),
        "one_more": patched(stored, END64, 24, entries + 1, entries + 1),
        "one_less": patched(stored, END64, 24, entries - 1, entries - 1),
        "directory": patched(stored, END64, 40, HUGE, HUGE),
        "directory_wraps": patched(stored, END64, 48, 2 ** 64 - 8),
    }


def main():
    stored, deflated = archive(zipfile.ZIP_STORED), archive(zipfile.ZIP_DEFLATED)
    for name, right in (("stored", stored), ("deflated", deflated)):
        read = np.load(io.BytesIO(right))
        assert np.array_equal(read["a"], A) and np.array_equal(read["b"], B)
        assert len(sentinels(right)) == 2 * len(read.files)
        (CASES / f"zip64_{name}.npz").write_bytes(right)
    for name, bad in hostile(stored, deflated).items():
        (CASES / f"zip64_bad_{name}.npz").write_bytes(bad)


if __name__ == "__main__":
    main()
