#!/bin/sh
# Cuts the fonts of this folder out of the full Noto fonts.
# Usage: resources/fonts/subset.sh [FOLDER-OF-NOTO-FONTS [FOLDER-OF-NOTO-CJK-FONTS]]
# Debian: fonts-noto-core and fonts-noto-cjk have the fonts, fonttools has the tool.
# Run it again when a text or a word in Chinese, Japanese or Korean has a new character.
set -eu
source=${1:-/usr/share/fonts/truetype/noto}
cjk=${2:-/usr/share/fonts/opentype/noto}
cd "$(dirname "$0")"

# Latin, Latin Extended, modifiers and marks, Greek, Cyrillic, punctuation, currency, letterlike.
text=U+0020-007E,U+00A0-024F,U+02B0-036F,U+0370-03FF,U+0400-052F,U+1E00-1EFF
text=$text,U+2000-209F,U+20A0-20BF,U+2100-214F,U+FFFD
# Arrows and the few operators that Noto Sans itself lacks; the space keeps runs whole.
arrows=U+0020,U+2190-2199,U+21A9-21AA,U+21B0-21B5,U+21BA-21BB,U+21D0-21D5
arrows=$arrows,U+2212,U+221E,U+2260-2265
# The letters, marks, digits and punctuation of the Arabic language; the space, and the joiners.
arabic=U+0020,U+200C-200F,U+060C,U+061B,U+061F,U+0621-063A,U+0640-0652,U+0660-066C,U+0670
# The characters of the texts and of the library's words, without the Latin ones, which Noto Sans
# provides; and the space.
characters=$(python3 - <<'PYTHON'
names = [f"{name}-texts.txt" for name in ("chinese", "japanese", "korean")]
names += [f"../translations/{name}.po" for name in ("ja", "ko", "zh-Hans", "zh-Hant")]
texts = [open(name, encoding="utf-8").read() for name in names]
lines = [line for text in texts for line in text.splitlines()]
found = {c for line in lines if not line.startswith("#") for c in line if ord(c) >= 0x2E80}
print(",".join(["U+0020"] + sorted(f"U+{ord(c):04X}" for c in found)))
PYTHON
)

for style in Regular Bold; do
  if [ -e "$source/NotoSans-$style.ttf" ]; then
    pyftsubset "$source/NotoSans-$style.ttf" --unicodes=$text --no-hinting --name-IDs='*' \
      --layout-features=kern,mark,mkmk,ccmp,locl,liga --output-file=NotoSans-$style.subset.ttf
  fi
  # Arabic letters join by substitution, and marks are positioned: both need these features.
  if [ -e "$source/NotoSansArabic-$style.ttf" ]; then
    pyftsubset "$source/NotoSansArabic-$style.ttf" --unicodes=$arabic --no-hinting \
      --name-IDs='*' --layout-features=ccmp,init,medi,fina,isol,rlig,calt,liga,curs,kern,mark,mkmk \
      --output-file=NotoSansArabic-$style.subset.ttf
  fi
  # Font 2 of the collection has the forms of mainland China.
  if [ -e "$cjk/NotoSansCJK-$style.ttc" ]; then
    pyftsubset "$cjk/NotoSansCJK-$style.ttc" --font-number=2 --unicodes="$characters" \
      --no-hinting --desubroutinize --name-IDs=0,1,2,3,4,5,6,7,8,9,10,11,12,13,14 \
      --layout-features=ccmp --output-file=NotoSansCJK-$style.subset.otf
  fi
done
if [ -e "$source/NotoSansMath-Regular.ttf" ]; then
  pyftsubset "$source/NotoSansMath-Regular.ttf" --unicodes=$arrows --no-hinting --name-IDs='*' \
    --layout-features=ccmp --drop-tables+=MATH --output-file=NotoSansMath-Regular.subset.ttf
fi
