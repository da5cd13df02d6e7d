#define _GNU_SOURCE
#include "CFonts.h"

/* The shared library is built without the fonts. */
#ifndef TUG_WITHOUT_FONTS

#include "CResources.h"
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <sys/mman.h>
#include <unistd.h>

static const char *const fonts[] = {
  "fonts/NotoSans-Regular.subset.ttf",     "fonts/NotoSans-Bold.subset.ttf",
  "fonts/NotoSansMath-Regular.subset.ttf", "fonts/NotoSansCJK-Regular.subset.otf",
  "fonts/NotoSansCJK-Bold.subset.otf",     "fonts/NotoSansArabic-Regular.subset.ttf",
  "fonts/NotoSansArabic-Bold.subset.ttf",
};

/* Unhinted grey outlines: the only rendering that does not depend on the machine's settings. */
static const char settings[]
    = "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>"
      "<match target=\"font\">"
      "<edit name=\"antialias\" mode=\"assign\"><bool>true</bool></edit>"
      "<edit name=\"hinting\" mode=\"assign\"><bool>false</bool></edit>"
      "<edit name=\"autohint\" mode=\"assign\"><bool>false</bool></edit>"
      "<edit name=\"rgba\" mode=\"assign\"><const>none</const></edit>"
      "</match></fontconfig>";

/* Creates a memory file with the bytes of the font at PATH. Returns its descriptor, or -1 if the
 * system refuses it. The file must stay open as long as the process lives, because cairo reopens
 * a font after it has closed it. */
static int
memory_file (const char *path)
{
  int file = memfd_create (path, MFD_CLOEXEC | MFD_ALLOW_SEALING);
  size_t size;
  const unsigned char *bytes = cresources_find (path, &size);
  size_t written = 0;

  if (file < 0)
    return -1;

  while (written < size)
    {
      ssize_t count = write (file, bytes + written, size - written);
      if (count <= 0)
        {
          close (file);
          return -1;
        }
      written += (size_t)count;
    }

  return file;
}

/* Creates a configuration with only the embedded fonts. Returns NULL on failure, with an error
 * message in PROBLEM. */
static FcConfig *
new_config (const char **problem)
{
  FcConfig *config = FcConfigCreate ();

  if (!config || !FcConfigParseAndLoadFromMemory (config, (const FcChar8 *)settings, FcTrue))
    {
      *problem = "fontconfig rejected its settings";
      g_clear_pointer (&config, FcConfigDestroy);
      return NULL;
    }

  for (size_t i = 0; i < G_N_ELEMENTS (fonts); i++)
    {
      int file = memory_file (fonts[i]);
      char *path = g_strdup_printf ("/proc/self/fd/%d", file);
      FcBool added = file >= 0 && FcConfigAppFontAddFile (config, (const FcChar8 *)path);

      g_free (path);
      if (!added)
        {
          *problem = file < 0 ? "cannot create a memory file" : "fontconfig cannot read /proc";
          FcConfigDestroy (config);
          return NULL;
        }
    }

  if (!FcConfigBuildFonts (config))
    {
      *problem = "fontconfig rejected the fonts";
      FcConfigDestroy (config);
      return NULL;
    }

  return config;
}

/* Returns the configuration of the process, which the first call creates. All font maps on all
 * threads share it: it never changes, and Pango 1.50 never releases its reference to a
 * configuration, so a configuration for each map would leak. */
static FcConfig *
shared_config (const char **problem)
{
  static gsize made = 0;
  static FcConfig *config;
  static const char *reason;

  if (g_once_init_enter (&made))
    {
      config = new_config (&reason);
      g_once_init_leave (&made, 1);
    }

  *problem = reason;
  return config;
}

PangoFontMap *
cfonts_new_font_map (const char **problem)
{
  FcConfig *config = shared_config (problem);
  PangoFontMap *map;

  if (!config)
    return NULL;

  map = pango_cairo_font_map_new_for_font_type (CAIRO_FONT_TYPE_FT);
  if (!map || !PANGO_IS_FC_FONT_MAP (map))
    {
      g_clear_object (&map);
      *problem = "Pango was built without FreeType";
      return NULL;
    }

  pango_fc_font_map_set_config (PANGO_FC_FONT_MAP (map), config);
  pango_cairo_font_map_set_resolution (PANGO_CAIRO_FONT_MAP (map), 96);
  return map;
}

#else

PangoFontMap *
cfonts_new_font_map (const char **problem)
{
  *problem = "this library contains no fonts";
  return NULL;
}

#endif
