#include "tug-error.h"

GQuark
tug_error_quark (void)
{
  return g_quark_from_static_string ("tug-error-quark");
}
