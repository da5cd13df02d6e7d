/* Written by scripts/generate-api. */

#include "CResources.h"

#include <string.h>

/* C23's #embed is an extension in the language mode that the package builds C in. */
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file_images_arrow_black_png[] = {
#embed "../../../../resources/images/arrow-black.png"
};
static const unsigned char file_images_arrow_black_2x_png[] = {
#embed "../../../../resources/images/arrow-black@2x.png"
};
static const unsigned char file_images_arrow_black_3x_png[] = {
#embed "../../../../resources/images/arrow-black@3x.png"
};
static const unsigned char file_images_arrow_blue_png[] = {
#embed "../../../../resources/images/arrow-blue.png"
};
static const unsigned char file_images_arrow_blue_2x_png[] = {
#embed "../../../../resources/images/arrow-blue@2x.png"
};
static const unsigned char file_images_arrow_blue_3x_png[] = {
#embed "../../../../resources/images/arrow-blue@3x.png"
};
static const unsigned char file_images_arrow_gray_png[] = {
#embed "../../../../resources/images/arrow-gray.png"
};
static const unsigned char file_images_arrow_gray_2x_png[] = {
#embed "../../../../resources/images/arrow-gray@2x.png"
};
static const unsigned char file_images_arrow_gray_3x_png[] = {
#embed "../../../../resources/images/arrow-gray@3x.png"
};
static const unsigned char file_images_arrow_white_png[] = {
#embed "../../../../resources/images/arrow-white.png"
};
static const unsigned char file_images_arrow_white_2x_png[] = {
#embed "../../../../resources/images/arrow-white@2x.png"
};
static const unsigned char file_images_arrow_white_3x_png[] = {
#embed "../../../../resources/images/arrow-white@3x.png"
};
static const unsigned char file_images_down_png[] = {
#embed "../../../../resources/images/down.png"
};
static const unsigned char file_images_down_2x_png[] = {
#embed "../../../../resources/images/down@2x.png"
};
static const unsigned char file_images_down_3x_png[] = {
#embed "../../../../resources/images/down@3x.png"
};
static const unsigned char file_images_frames_png[] = {
#embed "../../../../resources/images/frames.png"
};
static const unsigned char file_images_frames_2x_png[] = {
#embed "../../../../resources/images/frames@2x.png"
};
static const unsigned char file_images_frames_3x_png[] = {
#embed "../../../../resources/images/frames@3x.png"
};
static const unsigned char file_images_up_png[] = {
#embed "../../../../resources/images/up.png"
};
static const unsigned char file_images_up_2x_png[] = {
#embed "../../../../resources/images/up@2x.png"
};
static const unsigned char file_images_up_3x_png[] = {
#embed "../../../../resources/images/up@3x.png"
};
static const unsigned char file_translations_ar_mo[] = {
#embed "../../../../resources/translations/ar.mo"
};
static const unsigned char file_translations_de_mo[] = {
#embed "../../../../resources/translations/de.mo"
};
static const unsigned char file_translations_es_mo[] = {
#embed "../../../../resources/translations/es.mo"
};
static const unsigned char file_translations_fr_mo[] = {
#embed "../../../../resources/translations/fr.mo"
};
static const unsigned char file_translations_ja_mo[] = {
#embed "../../../../resources/translations/ja.mo"
};
static const unsigned char file_translations_ko_mo[] = {
#embed "../../../../resources/translations/ko.mo"
};
static const unsigned char file_translations_ru_mo[] = {
#embed "../../../../resources/translations/ru.mo"
};
static const unsigned char file_translations_uk_mo[] = {
#embed "../../../../resources/translations/uk.mo"
};
static const unsigned char file_translations_zh_Hans_mo[] = {
#embed "../../../../resources/translations/zh-Hans.mo"
};
static const unsigned char file_translations_zh_Hant_mo[] = {
#embed "../../../../resources/translations/zh-Hant.mo"
};
#ifndef TUG_WITHOUT_FONTS
static const unsigned char file_fonts_NotoSans_Bold_subset_ttf[] = {
#embed "../../../../resources/fonts/NotoSans-Bold.subset.ttf"
};
static const unsigned char file_fonts_NotoSans_Regular_subset_ttf[] = {
#embed "../../../../resources/fonts/NotoSans-Regular.subset.ttf"
};
static const unsigned char file_fonts_NotoSansArabic_Bold_subset_ttf[] = {
#embed "../../../../resources/fonts/NotoSansArabic-Bold.subset.ttf"
};
static const unsigned char file_fonts_NotoSansArabic_Regular_subset_ttf[] = {
#embed "../../../../resources/fonts/NotoSansArabic-Regular.subset.ttf"
};
static const unsigned char file_fonts_NotoSansMath_Regular_subset_ttf[] = {
#embed "../../../../resources/fonts/NotoSansMath-Regular.subset.ttf"
};
static const unsigned char file_fonts_NotoSansCJK_Bold_subset_otf[] = {
#embed "../../../../resources/fonts/NotoSansCJK-Bold.subset.otf"
};
static const unsigned char file_fonts_NotoSansCJK_Regular_subset_otf[] = {
#embed "../../../../resources/fonts/NotoSansCJK-Regular.subset.otf"
};
#endif

#pragma clang diagnostic pop

static const struct
{
  const char *path;
  const unsigned char *bytes;
  size_t size;
} files[] = {
  { "images/arrow-black.png", file_images_arrow_black_png, sizeof file_images_arrow_black_png },
  { "images/arrow-black@2x.png", file_images_arrow_black_2x_png,
    sizeof file_images_arrow_black_2x_png },
  { "images/arrow-black@3x.png", file_images_arrow_black_3x_png,
    sizeof file_images_arrow_black_3x_png },
  { "images/arrow-blue.png", file_images_arrow_blue_png, sizeof file_images_arrow_blue_png },
  { "images/arrow-blue@2x.png", file_images_arrow_blue_2x_png,
    sizeof file_images_arrow_blue_2x_png },
  { "images/arrow-blue@3x.png", file_images_arrow_blue_3x_png,
    sizeof file_images_arrow_blue_3x_png },
  { "images/arrow-gray.png", file_images_arrow_gray_png, sizeof file_images_arrow_gray_png },
  { "images/arrow-gray@2x.png", file_images_arrow_gray_2x_png,
    sizeof file_images_arrow_gray_2x_png },
  { "images/arrow-gray@3x.png", file_images_arrow_gray_3x_png,
    sizeof file_images_arrow_gray_3x_png },
  { "images/arrow-white.png", file_images_arrow_white_png, sizeof file_images_arrow_white_png },
  { "images/arrow-white@2x.png", file_images_arrow_white_2x_png,
    sizeof file_images_arrow_white_2x_png },
  { "images/arrow-white@3x.png", file_images_arrow_white_3x_png,
    sizeof file_images_arrow_white_3x_png },
  { "images/down.png", file_images_down_png, sizeof file_images_down_png },
  { "images/down@2x.png", file_images_down_2x_png, sizeof file_images_down_2x_png },
  { "images/down@3x.png", file_images_down_3x_png, sizeof file_images_down_3x_png },
  { "images/frames.png", file_images_frames_png, sizeof file_images_frames_png },
  { "images/frames@2x.png", file_images_frames_2x_png, sizeof file_images_frames_2x_png },
  { "images/frames@3x.png", file_images_frames_3x_png, sizeof file_images_frames_3x_png },
  { "images/up.png", file_images_up_png, sizeof file_images_up_png },
  { "images/up@2x.png", file_images_up_2x_png, sizeof file_images_up_2x_png },
  { "images/up@3x.png", file_images_up_3x_png, sizeof file_images_up_3x_png },
  { "translations/ar.mo", file_translations_ar_mo, sizeof file_translations_ar_mo },
  { "translations/de.mo", file_translations_de_mo, sizeof file_translations_de_mo },
  { "translations/es.mo", file_translations_es_mo, sizeof file_translations_es_mo },
  { "translations/fr.mo", file_translations_fr_mo, sizeof file_translations_fr_mo },
  { "translations/ja.mo", file_translations_ja_mo, sizeof file_translations_ja_mo },
  { "translations/ko.mo", file_translations_ko_mo, sizeof file_translations_ko_mo },
  { "translations/ru.mo", file_translations_ru_mo, sizeof file_translations_ru_mo },
  { "translations/uk.mo", file_translations_uk_mo, sizeof file_translations_uk_mo },
  { "translations/zh-Hans.mo", file_translations_zh_Hans_mo, sizeof file_translations_zh_Hans_mo },
  { "translations/zh-Hant.mo", file_translations_zh_Hant_mo, sizeof file_translations_zh_Hant_mo },
#ifndef TUG_WITHOUT_FONTS
  { "fonts/NotoSans-Bold.subset.ttf", file_fonts_NotoSans_Bold_subset_ttf,
    sizeof file_fonts_NotoSans_Bold_subset_ttf },
  { "fonts/NotoSans-Regular.subset.ttf", file_fonts_NotoSans_Regular_subset_ttf,
    sizeof file_fonts_NotoSans_Regular_subset_ttf },
  { "fonts/NotoSansArabic-Bold.subset.ttf", file_fonts_NotoSansArabic_Bold_subset_ttf,
    sizeof file_fonts_NotoSansArabic_Bold_subset_ttf },
  { "fonts/NotoSansArabic-Regular.subset.ttf", file_fonts_NotoSansArabic_Regular_subset_ttf,
    sizeof file_fonts_NotoSansArabic_Regular_subset_ttf },
  { "fonts/NotoSansMath-Regular.subset.ttf", file_fonts_NotoSansMath_Regular_subset_ttf,
    sizeof file_fonts_NotoSansMath_Regular_subset_ttf },
  { "fonts/NotoSansCJK-Bold.subset.otf", file_fonts_NotoSansCJK_Bold_subset_otf,
    sizeof file_fonts_NotoSansCJK_Bold_subset_otf },
  { "fonts/NotoSansCJK-Regular.subset.otf", file_fonts_NotoSansCJK_Regular_subset_otf,
    sizeof file_fonts_NotoSansCJK_Regular_subset_otf },
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
