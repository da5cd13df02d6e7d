#include "CImages.h"

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

#pragma clang diagnostic pop

static const struct
{
  const char *name;
  int scale;
  const unsigned char *bytes;
  size_t size;
} pictures[] = {
  { "down", 1, down_1, sizeof down_1 },
  { "down", 2, down_2, sizeof down_2 },
  { "down", 3, down_3, sizeof down_3 },
  { "up", 1, up_1, sizeof up_1 },
  { "up", 2, up_2, sizeof up_2 },
  { "up", 3, up_3, sizeof up_3 },
  { "frames", 1, frames_1, sizeof frames_1 },
  { "frames", 2, frames_2, sizeof frames_2 },
  { "frames", 3, frames_3, sizeof frames_3 },
  { "arrow-black", 1, arrow_black_1, sizeof arrow_black_1 },
  { "arrow-black", 2, arrow_black_2, sizeof arrow_black_2 },
  { "arrow-black", 3, arrow_black_3, sizeof arrow_black_3 },
  { "arrow-blue", 1, arrow_blue_1, sizeof arrow_blue_1 },
  { "arrow-blue", 2, arrow_blue_2, sizeof arrow_blue_2 },
  { "arrow-blue", 3, arrow_blue_3, sizeof arrow_blue_3 },
  { "arrow-gray", 1, arrow_gray_1, sizeof arrow_gray_1 },
  { "arrow-gray", 2, arrow_gray_2, sizeof arrow_gray_2 },
  { "arrow-gray", 3, arrow_gray_3, sizeof arrow_gray_3 },
  { "arrow-white", 1, arrow_white_1, sizeof arrow_white_1 },
  { "arrow-white", 2, arrow_white_2, sizeof arrow_white_2 },
  { "arrow-white", 3, arrow_white_3, sizeof arrow_white_3 },
};

const unsigned char *
cimages_find (const char *name, int scale, size_t *size)
{
  for (size_t i = 0; i < sizeof pictures / sizeof pictures[0]; i++)
    if (pictures[i].scale == scale && strcmp (pictures[i].name, name) == 0)
      {
        *size = pictures[i].size;
        return pictures[i].bytes;
      }

  *size = 0;
  return NULL;
}
