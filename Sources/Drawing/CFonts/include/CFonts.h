/* A font map that contains only the fonts in resources/fonts, which are embedded in the binary.
 *
 * Images for tests and documents must not depend on the fonts and settings of the machine, and a
 * binary must draw text wherever it is copied to. fontconfig can only read files, so it gets the
 * embedded bytes as memory files of the process. */
#pragma once

#include <pango/pango.h>

G_BEGIN_DECLS

/* The font family to request. The second font has the arrows that the first one lacks, the third
 * one the Chinese, Japanese and Korean characters of the built-in texts, the fourth one Arabic. */
#define CFONTS_FAMILY "Noto Sans, Noto Sans Math, Noto Sans CJK SC, Noto Sans Arabic"

/* Creates a font map for cairo (transfer full) that contains only the embedded fonts: it reads no
 * configuration file of fontconfig. The fonts stay in memory as long as the process lives.
 *
 * Returns NULL, with a constant message in PROBLEM, if the system refuses the memory files or if
 * Pango has no FreeType backend. Call from any thread; use a map on one thread at a time. */
PangoFontMap *cfonts_new_font_map (const char **problem);

G_END_DECLS
