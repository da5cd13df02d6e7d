#include "tug-version.h"

guint
tug_get_major_version (void)
{
  return TUG_MAJOR_VERSION;
}

guint
tug_get_minor_version (void)
{
  return TUG_MINOR_VERSION;
}

guint
tug_get_micro_version (void)
{
  return TUG_MICRO_VERSION;
}

const char *
tug_check_version (guint major, guint minor, guint micro)
{
  if (major != TUG_MAJOR_VERSION)
    return "Tug has a different major version";
  return TUG_CHECK_VERSION (major, minor, micro) ? NULL : "Tug is too old";
}
