#pragma once

#include <glib.h>

/**
 * SECTION:version
 *
 * The versions of the headers and of the running library, and the versions that a program supports.
 */

/**
 * TUG_MAJOR_VERSION:
 *
 * The major version of the library, as its headers declare it.
 *
 * Since: 1.0
 */
#define TUG_MAJOR_VERSION (1)

/**
 * TUG_MINOR_VERSION:
 *
 * The minor version of the library, as its headers declare it.
 *
 * Since: 1.0
 */
#define TUG_MINOR_VERSION (0)

/**
 * TUG_MICRO_VERSION:
 *
 * The micro version of the library, as its headers declare it.
 *
 * Since: 1.0
 */
#define TUG_MICRO_VERSION (0)

/**
 * TUG_CHECK_VERSION:
 * @major: a major version
 * @minor: a minor version
 * @micro: a micro version
 *
 * Evaluates to %TRUE if the headers are of this version or a later one.
 *
 * Since: 1.0
 */
#define TUG_CHECK_VERSION(major, minor, micro)                                                     \
  (TUG_MAJOR_VERSION > (major) || (TUG_MAJOR_VERSION == (major) && TUG_MINOR_VERSION > (minor))    \
   || (TUG_MAJOR_VERSION == (major) && TUG_MINOR_VERSION == (minor)                                \
       && TUG_MICRO_VERSION >= (micro)))

/**
 * TUG_VERSION_1_0:
 *
 * Version 1.0, as a value for %TUG_VERSION_MIN_REQUIRED and %TUG_VERSION_MAX_ALLOWED.
 *
 * Since: 1.0
 */
#define TUG_VERSION_1_0 (G_ENCODE_VERSION (1, 0))

/**
 * TUG_VERSION_MIN_REQUIRED:
 *
 * The oldest version that a program supports: the compiler does not warn about functions that were
 * deprecated in later versions. Define this macro before including the headers; the default is the
 * newest version.
 *
 * Since: 1.0
 */
#ifndef TUG_VERSION_MIN_REQUIRED
#define TUG_VERSION_MIN_REQUIRED (TUG_VERSION_1_0)
#endif

/**
 * TUG_VERSION_MAX_ALLOWED:
 *
 * The newest version whose functions a program may call without a warning. Define this macro before
 * including the headers; the default is the newest version.
 *
 * Since: 1.0
 */
#ifndef TUG_VERSION_MAX_ALLOWED
#define TUG_VERSION_MAX_ALLOWED (TUG_VERSION_1_0)
#endif

#if TUG_VERSION_MAX_ALLOWED < TUG_VERSION_MIN_REQUIRED
#error "TUG_VERSION_MAX_ALLOWED must be TUG_VERSION_MIN_REQUIRED or later"
#endif
#if TUG_VERSION_MIN_REQUIRED < TUG_VERSION_1_0
#error "TUG_VERSION_MIN_REQUIRED must be TUG_VERSION_1_0 or later"
#endif

#define _TUG_EXTERN __attribute__ ((visibility ("default"))) extern

/* Markers for the functions that a version adds and for deprecated functions. */
#if TUG_VERSION_MAX_ALLOWED < TUG_VERSION_1_0
#define TUG_AVAILABLE_IN_1_0 G_UNAVAILABLE (1, 0) _TUG_EXTERN
#else
#define TUG_AVAILABLE_IN_1_0 _TUG_EXTERN
#endif

#define TUG_DEPRECATED G_DEPRECATED _TUG_EXTERN
#define TUG_DEPRECATED_FOR(instead) G_DEPRECATED_FOR (instead) _TUG_EXTERN

G_BEGIN_DECLS

/**
 * tug_get_major_version:
 *
 * Gets the major version of the library that the program runs with. The headers have
 * %TUG_MAJOR_VERSION.
 *
 * Returns: the major version
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
guint tug_get_major_version (void) G_GNUC_CONST;

/**
 * tug_get_minor_version:
 *
 * Gets the minor version of the library that the program runs with.
 *
 * Returns: the minor version
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
guint tug_get_minor_version (void) G_GNUC_CONST;

/**
 * tug_get_micro_version:
 *
 * Gets the micro version of the library that the program runs with.
 *
 * Returns: the micro version
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
guint tug_get_micro_version (void) G_GNUC_CONST;

/**
 * tug_check_version:
 * @major: a major version
 * @minor: a minor version
 * @micro: a micro version
 *
 * Checks that the library that the program runs with is compatible with a version: it has the same
 * major version and is not older. %TUG_CHECK_VERSION checks the headers.
 *
 * Returns: (transfer none) (nullable): %NULL if the library is compatible, or a text that describes
 *   the difference
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
const char *tug_check_version (guint major, guint minor, guint micro);

G_END_DECLS
