#include "CResources.h"

#include <string.h>

/* C23's #embed is an extension in the language mode that the package builds C in. */
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char down_1[] = {
#embed "../../resources/images/down.png"
};
static const unsigned char down_2[] = {
#embed "../../resources/images/down@2x.png"
};
static const unsigned char down_3[] = {
#embed "../../resources/images/down@3x.png"
};
static const unsigned char up_1[] = {
#embed "../../resources/images/up.png"
};
static const unsigned char up_2[] = {
#embed "../../resources/images/up@2x.png"
};
static const unsigned char up_3[] = {
#embed "../../resources/images/up@3x.png"
};
static const unsigned char frames_1[] = {
#embed "../../resources/images/frames.png"
};
static const unsigned char frames_2[] = {
#embed "../../resources/images/frames@2x.png"
};
static const unsigned char frames_3[] = {
#embed "../../resources/images/frames@3x.png"
};
static const unsigned char arrow_black_1[] = {
#embed "../../resources/images/arrow-black.png"
};
static const unsigned char arrow_black_2[] = {
#embed "../../resources/images/arrow-black@2x.png"
};
static const unsigned char arrow_black_3[] = {
#embed "../../resources/images/arrow-black@3x.png"
};
static const unsigned char arrow_blue_1[] = {
#embed "../../resources/images/arrow-blue.png"
};
static const unsigned char arrow_blue_2[] = {
#embed "../../resources/images/arrow-blue@2x.png"
};
static const unsigned char arrow_blue_3[] = {
#embed "../../resources/images/arrow-blue@3x.png"
};
static const unsigned char arrow_gray_1[] = {
#embed "../../resources/images/arrow-gray.png"
};
static const unsigned char arrow_gray_2[] = {
#embed "../../resources/images/arrow-gray@2x.png"
};
static const unsigned char arrow_gray_3[] = {
#embed "../../resources/images/arrow-gray@3x.png"
};
static const unsigned char arrow_white_1[] = {
#embed "../../resources/images/arrow-white.png"
};
static const unsigned char arrow_white_2[] = {
#embed "../../resources/images/arrow-white@2x.png"
};
static const unsigned char arrow_white_3[] = {
#embed "../../resources/images/arrow-white@3x.png"
};

static const unsigned char ar[] = {
#embed "../../resources/translations/ar.mo"
};
static const unsigned char de[] = {
#embed "../../resources/translations/de.mo"
};
static const unsigned char es[] = {
#embed "../../resources/translations/es.mo"
};
static const unsigned char fr[] = {
#embed "../../resources/translations/fr.mo"
};
static const unsigned char ja[] = {
#embed "../../resources/translations/ja.mo"
};
static const unsigned char ko[] = {
#embed "../../resources/translations/ko.mo"
};
static const unsigned char ru[] = {
#embed "../../resources/translations/ru.mo"
};
static const unsigned char uk[] = {
#embed "../../resources/translations/uk.mo"
};
static const unsigned char zh_hans[] = {
#embed "../../resources/translations/zh-Hans.mo"
};
static const unsigned char zh_hant[] = {
#embed "../../resources/translations/zh-Hant.mo"
};

/* The shared library is built without the fonts: a widget draws with its program's, and half a
 * megabyte would only serve letters that these lack. */
#ifndef TUG_WITHOUT_FONTS
static const unsigned char regular[] = {
#embed "../../resources/fonts/NotoSans-Regular.subset.ttf"
};
static const unsigned char bold[] = {
#embed "../../resources/fonts/NotoSans-Bold.subset.ttf"
};
static const unsigned char arrows[] = {
#embed "../../resources/fonts/NotoSansMath-Regular.subset.ttf"
};
static const unsigned char cjk_regular[] = {
#embed "../../resources/fonts/NotoSansCJK-Regular.subset.otf"
};
static const unsigned char cjk_bold[] = {
#embed "../../resources/fonts/NotoSansCJK-Bold.subset.otf"
};
static const unsigned char arabic_regular[] = {
#embed "../../resources/fonts/NotoSansArabic-Regular.subset.ttf"
};
static const unsigned char arabic_bold[] = {
#embed "../../resources/fonts/NotoSansArabic-Bold.subset.ttf"
};
#endif

#pragma clang diagnostic pop

static const struct
{
  const char *path;
  const unsigned char *bytes;
  size_t size;
} files[] = {
  { "images/down.png", down_1, sizeof down_1 },
  { "images/down@2x.png", down_2, sizeof down_2 },
  { "images/down@3x.png", down_3, sizeof down_3 },
  { "images/up.png", up_1, sizeof up_1 },
  { "images/up@2x.png", up_2, sizeof up_2 },
  { "images/up@3x.png", up_3, sizeof up_3 },
  { "images/frames.png", frames_1, sizeof frames_1 },
  { "images/frames@2x.png", frames_2, sizeof frames_2 },
  { "images/frames@3x.png", frames_3, sizeof frames_3 },
  { "images/arrow-black.png", arrow_black_1, sizeof arrow_black_1 },
  { "images/arrow-black@2x.png", arrow_black_2, sizeof arrow_black_2 },
  { "images/arrow-black@3x.png", arrow_black_3, sizeof arrow_black_3 },
  { "images/arrow-blue.png", arrow_blue_1, sizeof arrow_blue_1 },
  { "images/arrow-blue@2x.png", arrow_blue_2, sizeof arrow_blue_2 },
  { "images/arrow-blue@3x.png", arrow_blue_3, sizeof arrow_blue_3 },
  { "images/arrow-gray.png", arrow_gray_1, sizeof arrow_gray_1 },
  { "images/arrow-gray@2x.png", arrow_gray_2, sizeof arrow_gray_2 },
  { "images/arrow-gray@3x.png", arrow_gray_3, sizeof arrow_gray_3 },
  { "images/arrow-white.png", arrow_white_1, sizeof arrow_white_1 },
  { "images/arrow-white@2x.png", arrow_white_2, sizeof arrow_white_2 },
  { "images/arrow-white@3x.png", arrow_white_3, sizeof arrow_white_3 },
  { "translations/ar.mo", ar, sizeof ar },
  { "translations/de.mo", de, sizeof de },
  { "translations/es.mo", es, sizeof es },
  { "translations/fr.mo", fr, sizeof fr },
  { "translations/ja.mo", ja, sizeof ja },
  { "translations/ko.mo", ko, sizeof ko },
  { "translations/ru.mo", ru, sizeof ru },
  { "translations/uk.mo", uk, sizeof uk },
  { "translations/zh-Hans.mo", zh_hans, sizeof zh_hans },
  { "translations/zh-Hant.mo", zh_hant, sizeof zh_hant },
#ifndef TUG_WITHOUT_FONTS
  { "fonts/NotoSans-Regular.subset.ttf", regular, sizeof regular },
  { "fonts/NotoSans-Bold.subset.ttf", bold, sizeof bold },
  { "fonts/NotoSansMath-Regular.subset.ttf", arrows, sizeof arrows },
  { "fonts/NotoSansCJK-Regular.subset.otf", cjk_regular, sizeof cjk_regular },
  { "fonts/NotoSansCJK-Bold.subset.otf", cjk_bold, sizeof cjk_bold },
  { "fonts/NotoSansArabic-Regular.subset.ttf", arabic_regular, sizeof arabic_regular },
  { "fonts/NotoSansArabic-Bold.subset.ttf", arabic_bold, sizeof arabic_bold },
#endif
};

const unsigned char *
cresources_find (const char *path, size_t *size)
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
