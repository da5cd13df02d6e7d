#!/bin/sh
# Brings the catalogues of this folder up to date with the sources.
# Usage: resources/translations/update.sh
# Writes tug.pot from the sources, merges its messages into each LANG.po (new ones without words,
# obsolete ones as comments), and compiles LANG.mo, which is embedded in the library.
# Debian: gettext has the tools.
set -eu
cd "$(dirname "$0")"

# A message is Message("Key", "English") in Swift, which xgettext reads as C. File names, lines and the
# date are left out, so that only changed messages change the catalogues.
extract() {
  (cd ../.. && find Sources/ -name '*.swift' -exec grep -l 'Message("' {} + | LC_ALL=C sort) |
    xgettext --directory=../.. --files-from=- --language=C --from-code=UTF-8 --keyword \
      --keyword=Message:1c,2 --add-comments=TRANSLATORS: --no-location --sort-output \
      --package-name=Tug --output=- |
    sed -e '1,/^msgid/{/^#/d}' -e '/^"POT-Creation-Date:/d' \
      -e '/^"\(PO-Revision-Date\|Last-Translator\|Language-Team\|Language\|Report-Msgid-Bugs-To\):/d' \
      -e 's/charset=CHARSET/charset=UTF-8/'
}
extract >tug.pot

for catalogue in *.po; do
  msgmerge --quiet --no-fuzzy-matching --no-location --sort-output --backup=none --update \
    "$catalogue" tug.pot
  msgfmt --output-file="${catalogue%.po}.mo" "$catalogue"
done
