#pragma once

#include <glib-object.h>

#include "tug-version.h"

G_BEGIN_DECLS

#define TUG_TYPE_INSETS (tug_insets_get_type ())

/**
 * TugInsets:
 * @start: the inset at the start, in application pixels
 * @end: the inset at the end, in application pixels
 *
 * The space at the start and the end of a list.
 *
 * Since: 1.0
 */
typedef struct
{
  double start;
  double end;
} TugInsets;

TUG_AVAILABLE_IN_1_0
GType tug_insets_get_type (void) G_GNUC_CONST;

/**
 * tug_insets_new: (constructor)
 * @start: the inset at the start, in application pixels; must be finite
 * @end: the inset at the end, in application pixels; must be finite
 *
 * Creates insets.
 *
 * Returns: (transfer full): new insets, to be freed with tug_insets_free(), or %NULL with a
 *   critical if @start or @end is not finite
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugInsets *tug_insets_new (double start, double end);

/**
 * tug_insets_copy:
 * @self: insets
 *
 * Copies insets.
 *
 * Returns: (transfer full): a copy, to be freed with tug_insets_free()
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugInsets *tug_insets_copy (const TugInsets *self);

/**
 * tug_insets_free:
 * @self: (nullable): insets
 *
 * Frees insets.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_insets_free (TugInsets *self);

/**
 * tug_insets_equal:
 * @self: insets
 * @other: the insets to compare with
 *
 * Compares two insets.
 *
 * Returns: %TRUE if the insets are equal
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_insets_equal (const TugInsets *self, const TugInsets *other);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TugInsets, tug_insets_free)

G_END_DECLS
