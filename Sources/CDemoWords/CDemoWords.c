#include "CDemoWords.h"

#include <string.h>

/* C23's #embed is an extension in the language mode that the package builds C in. */
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char ar[] = {
#embed "../../resources/translations/demo/ar.mo"
};
static const unsigned char de[] = {
#embed "../../resources/translations/demo/de.mo"
};
static const unsigned char es[] = {
#embed "../../resources/translations/demo/es.mo"
};
static const unsigned char fr[] = {
#embed "../../resources/translations/demo/fr.mo"
};
static const unsigned char ja[] = {
#embed "../../resources/translations/demo/ja.mo"
};
static const unsigned char ko[] = {
#embed "../../resources/translations/demo/ko.mo"
};
static const unsigned char ru[] = {
#embed "../../resources/translations/demo/ru.mo"
};
static const unsigned char uk[] = {
#embed "../../resources/translations/demo/uk.mo"
};
static const unsigned char zh_hans[] = {
#embed "../../resources/translations/demo/zh-Hans.mo"
};
static const unsigned char zh_hant[] = {
#embed "../../resources/translations/demo/zh-Hant.mo"
};

#pragma clang diagnostic pop

static const struct
{
  const char *language;
  const unsigned char *bytes;
  size_t size;
} catalogues[] = {
  { "ar", ar, sizeof ar },
  { "de", de, sizeof de },
  { "es", es, sizeof es },
  { "fr", fr, sizeof fr },
  { "ja", ja, sizeof ja },
  { "ko", ko, sizeof ko },
  { "ru", ru, sizeof ru },
  { "uk", uk, sizeof uk },
  { "zh-Hans", zh_hans, sizeof zh_hans },
  { "zh-Hant", zh_hant, sizeof zh_hant },
};

const unsigned char *
cdemowords_find (const char *language, size_t *size)
{
  for (size_t i = 0; i < sizeof catalogues / sizeof catalogues[0]; i++)
    if (strcmp (catalogues[i].language, language) == 0)
      {
        *size = catalogues[i].size;
        return catalogues[i].bytes;
      }

  *size = 0;
  return NULL;
}
