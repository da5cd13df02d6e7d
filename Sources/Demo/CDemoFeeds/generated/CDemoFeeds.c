/* Written by scripts/generate-api. */

#include "CDemoFeeds.h"

#include <string.h>

/* C23's #embed is an extension in the language mode that the package builds C in. */
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file_pulling_xml[] = {
#embed "../../../../resources/feeds/pulling.xml"
};

#pragma clang diagnostic pop

static const struct
{
  const char *path;
  const unsigned char *bytes;
  size_t size;
} files[] = {
  { "pulling.xml", file_pulling_xml, sizeof file_pulling_xml },
};

const unsigned char *
cdemofeeds_find (const char *path, size_t *size)
{
  for (size_t i = 0; i < sizeof files / sizeof files[0]; i++)
    if (strcmp (files[i].path, path) == 0)
      {
        *size = files[i].size;
        return files[i].bytes;
      }

  *size = 0;
  return NULL;
}
