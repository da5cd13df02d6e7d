#pragma once

#include "internal/tug-hooks.h"

/* The list as GtkScrollable. Not installed, not introspected. */

/* The number of its properties, whose ids follow `first_id`. */
#define TUG_LIST_VIEW_N_SCROLLABLE_PROPERTIES 4

void _tug_list_view_scrollable_init (gpointer iface, gpointer data);
void _tug_list_view_install_scrollable (GObjectClass *object_class, guint first_id);
/* FALSE where `id` is none of them. */
gboolean _tug_list_view_get_scrollable (TugListView *self, guint first_id, guint id, GValue *value);
gboolean
_tug_list_view_set_scrollable (TugListView *self, guint first_id, guint id, const GValue *value);
