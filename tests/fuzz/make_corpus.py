#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The NormScope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the seed files of the fuzzers: one small file a kind of .npy, .npz, .safetensors header, CSV and figure."""
import pathlib
import shutil
import struct
import zipfile
import zlib

import numpy as np

here = pathlib.Path(__file__).parent / "corpus"
types = ["|b1", "|i1", ">i2", "<i4", ">i8", "|u1", "<u2", ">u4", "<u8", "<f2", ">f2", "<f4", ">f4", "<f8", ">f8"]
for dtype in types:
    name = dtype.strip("|").replace("<", "little_").replace(">", "big_")
    np.save(here / "npy" / f"{name}.npy", np.arange(6).reshape(2, 3).astype(dtype))
np.save(here / "npy" / "fortran.npy", np.asfortranarray(np.arange(24.0).reshape(2, 3, 4)))
np.save(here / "npy" / "scalar.npy", np.float32(1.5))
np.save(here / "npy" / "empty.npy", np.zeros((0, 3)))
with open(here / "npy" / "version2.npy", "wb") as file:
    np.lib.format.write_array(file, np.arange(3.0), version=(2, 0))
np.save(here / "npy" / "complex.npy", np.zeros(2, dtype="<c16"))
np.save(here / "npy" / "fields.npy", np.zeros(2, dtype=[("act", "<f4"), ("grad", "<f8", (2,))]))

small = np.arange(3, dtype="<f4")
np.savez(here / "npz" / "stored.npz", a=small, b=np.ones((2, 2)))
np.savez_compressed(here / "npz" / "deflated.npz", a=small)
with zipfile.ZipFile(here / "npz" / "others.npz", "w") as archive:
    archive.writestr("notes.txt", "hello")
    with archive.open("a.npy", "w", force_zip64=True) as member:
        np.lib.format.write_array(member, small)
for case in (here.parents[1] / "golden" / "cases").glob("*.npz"):
    shutil.copyfile(case, here / "npz" / case.name)

# Behind two bytes that say how many bytes of tensors would follow.
headers = {
    "one": (8, '{"w":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}}'),
    "two": (10, '{"h.0.ln_1.weight":{"dtype":"F32","shape":[2],"data_offsets":[0,8]},'
                '"h.0.ln_1.bias":{"dtype":"BF16","shape":[1],"data_offsets":[8,10]}}'),
    "metadata": (0, '{"__metadata__":{"format":"pt"}}   '),
    "empty": (0, '{"a":{"dtype":"I64","shape":[0,4],"data_offsets":[0,0]}}'),
    "other": (3, '{"a":{"dtype":"F8_E4M3","shape":[3],"data_offsets":[0,3]}}'),
}
for name, (size, text) in headers.items():
    (here / "safetensors" / name).write_bytes(size.to_bytes(2, "big") + text.encode())

texts = {
    "header": "a,b\n1,2\n3,4.5\n",
    "quoted": '"a ""b""","c\nd"\r\n1,"2"\r\n',
    "german": "x;y\n1,5;2\n-3;1e-3\n",
    "tabs": "1\t2\n\t3\n",
    "spaces": "  1 2.5   -inf\n4 nan 6  \n",
    "missing": "a,b,c\n1,,NA\n?,-,null\n",
    "marked": "\ufeffid,act\r1,2\r",
}
for name, text in texts.items():
    (here / "csv" / f"{name}.csv").write_bytes(text.encode())


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(*texts):
    header = chunk(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0))
    pixels = chunk(b"IDAT", zlib.compress(b"\0\0"))
    return b"\x89PNG\r\n\x1a\n" + header + b"".join(texts) + pixels + chunk(b"IEND", b"")


def element(text):
    escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return f'<normscope:scenario xmlns:normscope="urn:normscope:">{escaped}</normscope:scenario>'.encode()


keyword = b"normscope.scenario\0"
scenario = '{"format":"normscope","version":1,"title":"a <b> & \\u5c42","norm":{"eps":0.25}}'
newer = '{"format":"normscope","version":2}'
figures = {
    "plain.png": png(),
    "itxt.png": png(chunk(b"iTXt", keyword + bytes(4) + scenario.encode())),
    "text.png": png(chunk(b"tEXt", keyword + scenario.encode())),
    "packed.png": png(chunk(b"iTXt", keyword + b"\1\0\0\0" + zlib.compress(scenario.encode()))),
    "figure.svg": b"<svg><metadata>" + element(scenario) + b"</metadata></svg>",
    "newer.svg": b"<svg><metadata>" + element(newer) + b"</metadata></svg>",
    "figure.pdf": b"%PDF-1.4\n<rdf:RDF>" + element(scenario) + b"</rdf:RDF>\n%%EOF\n",
}
for name, file in figures.items():
    (here / "figure" / name).write_bytes(file)
