#!/usr/bin/env bash
# Installs what NormScope needs to build and run (Debian 12 and its relatives, through apt).
#   scripts/install-deps.sh          what the app and its tests need
#   scripts/install-deps.sh --dev    also sanitizers, fuzzers, formatters and the tools behind golden numbers
#   scripts/install-deps.sh --check  installs nothing; exit 1 and a list if something is missing
set -euo pipefail

packages=(
  ca-certificates cmake g++ ninja-build pkg-config
  qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools
  libgl1-mesa-dev libvulkan-dev libxkbcommon-dev
  libqcustomplot-dev libeigen3-dev nlohmann-json3-dev libexpected-dev libzip-dev libbenchmark-dev
  libwebp-dev libgif-dev zlib1g-dev
  xvfb xauth locales poppler-utils fonts-noto-cjk ffmpeg
)
developer_packages=(
  clang clang-format clang-tidy clang-tools libclang-rt-14-dev llvm ccache xdotool librsvg2-bin
  python3 python3-numpy python3-torch imagemagick desktop-file-utils appstream lintian debootstrap
)

other_systems() {
  cat >&2 <<'TEXT'
install-deps.sh: this system has no apt. Please install by hand, then run cmake --preset release:
  a C++20 compiler, CMake >= 3.25, Ninja, Qt >= 6.4 (base, svg, tools, linguist), QCustomPlot >= 2.1 built for Qt 6
  (CMake package QCustomPlotQt6), Eigen >= 3.4, nlohmann-json >= 3.11, tl-expected, libzip, Google Benchmark,
  libwebp (with libwebpmux), giflib >= 5, zlib; for MP4 the program ffmpeg
  Fedora:  dnf install gcc-c++ cmake ninja-build qt6-qtbase-devel qt6-qtsvg-devel qt6-qttools-devel \
             qcustomplot-qt6-devel eigen3-devel json-devel expected-devel libzip-devel google-benchmark-devel \
             libwebp-devel giflib-devel zlib-devel
  Arch:    pacman -S base-devel cmake ninja qt6-base qt6-svg qt6-tools qcustomplot eigen nlohmann-json tl-expected libzip benchmark \
             libwebp giflib zlib ffmpeg
  macOS:   brew install cmake ninja qt qcustomplot eigen nlohmann-json tl-expected libzip google-benchmark webp giflib ffmpeg
TEXT
}

missing_packages() {
  local package
  for package in "$@"; do
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || printf '%s\n' "$package"
  done
}

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"
  elif command -v sudo >/dev/null; then sudo "$@"
  else
    echo "install-deps.sh: not root and no sudo; please run as root: apt-get install ${missing[*]}" >&2
    exit 1
  fi
}

command -v apt-get >/dev/null || { other_systems; exit 1; }
wanted=("${packages[@]}")
[ "${1:-}" = --dev ] && wanted+=("${developer_packages[@]}")
mapfile -t missing < <(missing_packages "${wanted[@]}")
[ "${#missing[@]}" = 0 ] && exit 0

echo "Missing packages: ${missing[*]}"
[ "${1:-}" = --check ] && exit 1
as_root env DEBIAN_FRONTEND=noninteractive apt-get update -q
as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${missing[@]}"
