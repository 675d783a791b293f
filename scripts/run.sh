#!/usr/bin/env bash
# One command from a fresh Debian 12 to the open window: installs what is missing, builds, starts NormScope.
# Without a display it renders the pages to out/ and prints what it wrote. Arguments go to NormScope.
set -euo pipefail
cd "$(dirname "$0")/.."

./scripts/install-deps.sh
cmake --preset release >/dev/null
cmake --build --preset release --target normscope
binary=build/release/bin/normscope

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  exec "$binary" "$@"
fi

echo "No display: rendering instead of opening the window."
mkdir -p out
for theme in light dark; do
  "$binary" render wine --page axes --window --theme "$theme" --out "out/axes-$theme.png"
done
"$binary" render wine --page axes --out out/axes.svg
"$binary" render wine --page axes --out out/axes.pdf
ls -l out/axes-light.png out/axes-dark.png out/axes.svg out/axes.pdf
