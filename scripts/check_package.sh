#!/usr/bin/env bash
# Packs NormScope for Debian, has lintian look at the package, installs it into a clean Debian 12 and starts it there.
# Needs root (for the clean system), apt, and `scripts/install-deps.sh --dev`.
#   scripts/check_package.sh [ROOT]   ROOT: a clean system to use, as debootstrap makes it; without it, one is made
set -euo pipefail
cd "$(dirname "$0")/.."

cmake --preset release
cmake --build --preset release
rm -f build/release/normscope_*.deb
(cd build/release && cpack -G DEB >/dev/null)
package=$(ls "$PWD"/build/release/normscope_*.deb)
dpkg-deb --info "$package"
lintian --fail-on error "$package"

root=${1:-}
if [ -z "$root" ]; then
  root=$(mktemp -d)
  debootstrap --variant=minbase bookworm "$root"
fi
cp "$package" "$root/tmp/normscope.deb"
inside() { chroot "$root" env -u DISPLAY -u WAYLAND_DISPLAY DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 "$@"; }
inside apt-get update -q
inside apt-get install -y -q --no-install-recommends /tmp/normscope.deb
inside normscope --version
inside normscope render wine --out /tmp/window.png --window
inside sh -c 'QT_QPA_PLATFORM=offscreen timeout 5 normscope wine; test $? = 124' # it stays open until it is stopped
inside test -s /tmp/window.png
inside test -s /usr/share/man/man1/normscope.1.gz
inside apt-get remove -y -q normscope
inside sh -c '! test -e /usr/bin/normscope'
echo "check_package.sh: $(basename "$package") installs, starts and leaves"
