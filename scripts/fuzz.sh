#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The NormScope authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds the fuzzers of the .npy, .npz, .safetensors and CSV readers and of the one that finds
# the scenario in a figure under address and undefined-behaviour sanitizers and runs each. A finding stops it; the input
# that shows it lies in build/fuzz/findings.
#   scripts/fuzz.sh            one million inputs each
#   scripts/fuzz.sh 1000       that many
set -euo pipefail
cd "$(dirname "$0")/.."

runs=${1:-1000000}
./scripts/install-deps.sh --dev
cmake --preset asan -B build/fuzz -DNORMSCOPE_GUI=OFF -DNORMSCOPE_TESTS=OFF
cmake --build build/fuzz --target fuzz_npy fuzz_npz fuzz_safetensors fuzz_csv fuzz_figure
mkdir -p build/fuzz/findings

for kind in npy npz safetensors csv figure; do
  found=build/fuzz/corpus-$kind # inputs that reached new code, kept for the next run
  mkdir -p "$found"
  # A kilobyte says all that a header or a table can; more is only slower.
  build/fuzz/bin/fuzz_$kind -runs="$runs" -max_len=1024 -seed=1 -dict="tests/fuzz/$kind.dict" -print_final_stats=1 \
    -artifact_prefix="build/fuzz/findings/$kind-" "$found" "tests/fuzz/corpus/$kind"
done
