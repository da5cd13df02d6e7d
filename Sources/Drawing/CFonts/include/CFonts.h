/* A font map of the fonts in resources/fonts alone, which are carried inside the binary.
 *
 * Pictures for tests and documents must not depend on the fonts and settings of the machine, and
 * a binary must draw wherever it is copied to: the bytes are embedded, and fontconfig, which
 * reads files only, gets them as memory files of the process. */
#pragma once

#include <pango/pango.h>

G_BEGIN_DECLS

/* The family to ask for; the second one has the arrows that the first lacks, the third the Chinese,
 * Japanese and Korean letters of the texts in resources/fonts, the fourth the Arabic letters. */
#define CFONTS_FAMILY "Noto Sans, Noto Sans Math, Noto Sans CJK SC, Noto Sans Arabic"

/* A new font map for cairo (transfer full) that knows the embedded fonts and nothing else: no
 * file of fontconfig is read. The fonts stay in memory as long as the process.
 *
 * NULL with a constant sentence in PROBLEM when the system refuses the memory files or has no
 * FreeType backend. Any thread; the map itself belongs to one thread at a time. */
PangoFontMap *cfonts_new_font_map (const char **problem);

G_END_DECLS
