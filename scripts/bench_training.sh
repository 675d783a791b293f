#!/usr/bin/env bash
# Training steps per second, and the ratio to PyTorch where a Python with torch is installed.
# Its BLAS decides what PyTorch reaches: Debian's torch takes the system's libblas.so.3, which should be OpenBLAS
# (libopenblas0-pthread). Its allocator is told to keep memory, which helps it.
set -euo pipefail
cd "$(dirname "$0")/.."

cmake --preset release >/dev/null
cmake --build --preset release --target normscope_bench_training >/dev/null
results=$(mktemp)
trap 'rm -f "$results"' EXIT
build/release/bin/normscope_bench_training --benchmark_out="$results" --benchmark_out_format=json

python=${PYTHON:-/usr/bin/python3}
if ! "$python" -c 'import torch' 2>/dev/null; then
  echo "no torch in $python: no ratio (PYTHON=... chooses another)"
  exit 0
fi
export OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 MALLOC_MMAP_THRESHOLD_=1000000000 MALLOC_TRIM_THRESHOLD_=1000000000
"$python" tests/bench/training_steps.py "$results"
"$python" - <<'PY'
import torch
torch.randn(8, 8) @ torch.randn(8, 8)
names = {line.split("/")[-1].strip() for line in open("/proc/self/maps") if "blas" in line.lower()}
print("BLAS of PyTorch:", ", ".join(sorted(names)) or "built in")
PY
