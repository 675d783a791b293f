#!/usr/bin/env bash
# Installs what is missing, builds and runs the tests.
#   scripts/test.sh                 the dev build without debugging symbols: warnings are errors, kernels optimised
#   scripts/test.sh dev asan tsan   these presets instead, one after the other
set -euo pipefail
cd "$(dirname "$0")/.."

presets=("$@")
[ "${#presets[@]}" -gt 0 ] || presets=(test)

case " ${presets[*]} " in
  *" asan "* | *" tsan "* | *" tidy "*) ./scripts/install-deps.sh --dev ;;
  *) ./scripts/install-deps.sh ;;
esac

for preset in "${presets[@]}"; do
  echo "== $preset"
  cmake --preset "$preset"
  cmake --build --preset "$preset"
  [ "$preset" = tidy ] || ctest --preset "$preset" --parallel "$(nproc)"
done
