#!/bin/sh
# Updates the catalogues of this folder from the sources.
# Usage: resources/translations/update.sh
# Writes tug.pot and demo/tug-demo.pot from the sources, merges their messages into each LANG.po next
# to them (new ones without a translation, obsolete ones as comments), and compiles LANG.mo, which is embedded in
# the library or in the demo.
# Debian: the package gettext has the tools.
set -eu
cd "$(dirname "$0")"
translations=$PWD

# files CONDITION...: prints the sources with messages for which the `find` expression CONDITION holds.
files() {
  (cd ../.. && find Sources/ -name '*.swift' "$@" -exec grep -l 'Message(' {} + | LC_ALL=C sort)
}

# extract PACKAGE: prints the template of the messages in the files listed on standard input. A message is
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

# merge TEMPLATE: updates the catalogues next to the template.
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
