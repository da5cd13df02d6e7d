#!/bin/sh
# Brings the catalogues of this folder up to date with the sources.
# Usage: resources/translations/update.sh
# Writes tug.pot and demo/tug-demo.pot from the sources, merges their messages into each LANG.po beside
# them (new ones without words, obsolete ones as comments), and compiles LANG.mo, which is embedded in
# the library, or in the demo.
# Debian: gettext has the tools.
set -eu
cd "$(dirname "$0")"
translations=$PWD

# files CONDITION...: the sources with messages of which `find` says that CONDITION holds.
files() {
  (cd ../.. && find Sources/ -name '*.swift' "$@" -exec grep -l 'Message(' {} + | LC_ALL=C sort)
}

# extract PACKAGE: the template of the messages in the files that standard input names. A message is
# Message("Key", "English") in Swift, or PluralMessage("Key", "One", "Other"), which xgettext reads as C. File names, lines and the date are left
# out, so that only changed messages change the catalogues.
extract() {
  xgettext --directory=../.. --files-from=- --language=C --from-code=UTF-8 --keyword \
    --keyword=Message:1c,2 --keyword=PluralMessage:1c,2,3 --add-comments=TRANSLATORS: --no-location --sort-output \
    --package-name="$1" --output=- |
    sed -e '1,/^msgid/{/^#/d}' -e '/^"POT-Creation-Date:/d' \
      -e '/^"\(PO-Revision-Date\|Last-Translator\|Language-Team\|Language\|Report-Msgid-Bugs-To\):/d' \
      -e 's/charset=CHARSET/charset=UTF-8/'
}

# merge TEMPLATE: brings the catalogues beside the template up to date.
merge() {
  cd "$(dirname "$1")"
  for catalogue in *.po; do
    msgmerge --quiet --no-fuzzy-matching --no-location --sort-output --backup=none --update \
      "$catalogue" "$(basename "$1")"
    msgfmt --output-file="${catalogue%.po}.mo" "$catalogue"
  done
  cd "$translations"
}

files -not -path 'Sources/Demo/tug-demo/*' | extract Tug >tug.pot
merge tug.pot
files -path 'Sources/Demo/tug-demo/*' | extract tug-demo >demo/tug-demo.pot
merge demo/tug-demo.pot
