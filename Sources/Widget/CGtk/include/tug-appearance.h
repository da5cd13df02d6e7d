#pragma once

#include <gdk/gdk.h>

#include "tug-enums.h"

G_BEGIN_DECLS

#define TUG_TYPE_APPEARANCE (tug_appearance_get_type ())

/**
 * TugAppearance:
 *
 * The values to draw a header or footer from. A handler of #TugRefreshControl::draw gets them by
 * tug_refresh_control_get_appearance().
 *
 * Since: 1.0
 */
typedef struct _TugAppearance TugAppearance;

TUG_AVAILABLE_IN_1_0
GType tug_appearance_get_type (void) G_GNUC_CONST;

/**
 * tug_appearance_copy:
 * @self: an appearance
 *
 * Copies an appearance.
 *
 * Returns: (transfer full): a copy, to be freed with tug_appearance_free()
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugAppearance *tug_appearance_copy (const TugAppearance *self);

/**
 * tug_appearance_free:
 * @self: (nullable): an appearance
 *
 * Frees an appearance.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_appearance_free (TugAppearance *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TugAppearance, tug_appearance_free)

G_END_DECLS
