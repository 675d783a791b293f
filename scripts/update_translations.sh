#!/usr/bin/env bash
# Brings resources/i18n/*.ts up to date with the texts of the sources. New texts are "unfinished" until translated (by
# hand or with Qt Linguist); the tests refuse unfinished ones.
set -euo pipefail
cd "$(dirname "$0")/.."

lupdate=/usr/lib/qt6/bin/lupdate
[ -x "$lupdate" ] || lupdate=$(command -v lupdate6 || command -v lupdate)

# lupdate cannot give a context to the texts of core (NORMSCOPE_TEXT has one argument) and reads no JSON, so it gets
# both as a file of QT_TRANSLATE_NOOP.
collected=$(mktemp -d)
trap 'rm -rf "$collected"' EXIT
literal='((?:"(?:\\.|[^"\\])*"\s*)+)'
{
  find core -name '*.h' -o -name '*.cpp' | LC_ALL=C sort |
    xargs perl -0777 -ne "while (/NORMSCOPE_TEXT\(\s*$literal\)/g) { print qq{QT_TRANSLATE_NOOP(\"core\", \$1);\n} }"
  perl -0777 -ne "while (/\"spoken\": $literal/g) { print qq{QT_TRANSLATE_NOOP(\"formula\", \$1);\n} }" \
    resources/formulas/formulas.json
  perl -0777 -ne "while (/\"(?:title|note)\": $literal/g) { print qq{QT_TRANSLATE_NOOP(\"core\", \$1);\n} }" \
    resources/presets/*.json
} >"$collected/core_texts.cpp"

"$lupdate" -silent -no-obsolete -locations none -source-language en -extensions h,cpp \
  ui app "$collected/core_texts.cpp" -ts resources/i18n/*.ts 2>"$collected/warnings"
# For example tr() outside a class with Q_OBJECT: it would be filed under a context that the program does not ask for.
if [ -s "$collected/warnings" ]; then
  cat "$collected/warnings" >&2
  exit 1
fi
