#pragma once

#include "internal/tug-hooks.h"

/* The GtkScrollable implementation of a list. Not installed, not introspected. */

/* The number of GtkScrollable properties. Their ids begin at `first_id`. */
#define TUG_LIST_VIEW_N_SCROLLABLE_PROPERTIES 4

void _tug_list_view_scrollable_init (gpointer iface, gpointer data);
void _tug_list_view_install_scrollable (GObjectClass *object_class, guint first_id);
/* Return FALSE if `id` is not a GtkScrollable property. */
gboolean _tug_list_view_get_scrollable (TugListView *self, guint first_id, guint id, GValue *value);
gboolean
_tug_list_view_set_scrollable (TugListView *self, guint first_id, guint id, const GValue *value);
