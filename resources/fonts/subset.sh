#!/bin/sh
# Cuts the fonts of this folder out of the full Noto fonts (Debian: fonts-noto-core; tool: fonttools).
# Usage: resources/fonts/subset.sh [FOLDER-OF-NOTO-FONTS]
set -eu
source=${1:-/usr/share/fonts/truetype/noto}
cd "$(dirname "$0")"

# Latin, Latin Extended, modifiers and marks, Greek, Cyrillic, punctuation, currency, letterlike.
text=U+0020-007E,U+00A0-024F,U+02B0-036F,U+0370-03FF,U+0400-052F,U+1E00-1EFF
text=$text,U+2000-209F,U+20A0-20BF,U+2100-214F,U+FFFD
# Arrows and the few operators that Noto Sans itself lacks; the space keeps runs whole.
arrows=U+0020,U+2190-2199,U+21A9-21AA,U+21B0-21B5,U+21BA-21BB,U+21D0-21D5
arrows=$arrows,U+2212,U+221E,U+2260-2265

for style in Regular Bold; do
  pyftsubset "$source/NotoSans-$style.ttf" --unicodes=$text --no-hinting --name-IDs='*' \
    --layout-features=kern,mark,mkmk,ccmp,locl,liga --output-file=NotoSans-$style.subset.ttf
done
pyftsubset "$source/NotoSansMath-Regular.ttf" --unicodes=$arrows --no-hinting --name-IDs='*' \
  --layout-features=ccmp --drop-tables+=MATH --output-file=NotoSansMath-Regular.subset.ttf
