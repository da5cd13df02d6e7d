/* Written by scripts/generate-api. */

#include "CDemoWords.h"

#include <string.h>

/* C23's #embed is an extension in the language mode that the package builds C in. */
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file_ar_mo[] = {
#embed "../../../../resources/translations/demo/ar.mo"
};
static const unsigned char file_de_mo[] = {
#embed "../../../../resources/translations/demo/de.mo"
};
static const unsigned char file_es_mo[] = {
#embed "../../../../resources/translations/demo/es.mo"
};
static const unsigned char file_fr_mo[] = {
#embed "../../../../resources/translations/demo/fr.mo"
};
static const unsigned char file_ja_mo[] = {
#embed "../../../../resources/translations/demo/ja.mo"
};
static const unsigned char file_ko_mo[] = {
#embed "../../../../resources/translations/demo/ko.mo"
};
static const unsigned char file_ru_mo[] = {
#embed "../../../../resources/translations/demo/ru.mo"
};
static const unsigned char file_uk_mo[] = {
#embed "../../../../resources/translations/demo/uk.mo"
};
static const unsigned char file_zh_Hans_mo[] = {
#embed "../../../../resources/translations/demo/zh-Hans.mo"
};
static const unsigned char file_zh_Hant_mo[] = {
#embed "../../../../resources/translations/demo/zh-Hant.mo"
};

#pragma clang diagnostic pop

static const struct
{
  const char *path;
  const unsigned char *bytes;
  size_t size;
} files[] = {
  { "ar.mo", file_ar_mo, sizeof file_ar_mo },
  { "de.mo", file_de_mo, sizeof file_de_mo },
  { "es.mo", file_es_mo, sizeof file_es_mo },
  { "fr.mo", file_fr_mo, sizeof file_fr_mo },
  { "ja.mo", file_ja_mo, sizeof file_ja_mo },
  { "ko.mo", file_ko_mo, sizeof file_ko_mo },
  { "ru.mo", file_ru_mo, sizeof file_ru_mo },
  { "uk.mo", file_uk_mo, sizeof file_uk_mo },
  { "zh-Hans.mo", file_zh_Hans_mo, sizeof file_zh_Hans_mo },
  { "zh-Hant.mo", file_zh_Hant_mo, sizeof file_zh_Hant_mo },
};

const unsigned char *
cdemowords_find (const char *path, size_t *size)
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
