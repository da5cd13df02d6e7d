#pragma once

#include <glib.h>

#include "tug-enums.h"

G_BEGIN_DECLS

/**
 * TUG_ERROR:
 *
 * The domain of Tug's errors; #TugError has its codes. Cancelled work is reported as
 * %G_IO_ERROR_CANCELLED.
 *
 * Since: 1.0
 */
#define TUG_ERROR (tug_error_quark ())

/**
 * tug_error_quark:
 *
 * Returns the domain of Tug's errors. Call from any thread.
 *
 * Returns: the domain %TUG_ERROR
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
GQuark tug_error_quark (void);

G_END_DECLS
