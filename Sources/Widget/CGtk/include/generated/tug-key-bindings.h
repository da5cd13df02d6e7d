/* Written by scripts/generate-api. */

#pragma once

#include <gtk/gtk.h>

/* Bind the keys that lists and bins share, and the keys of lists. Not installed, not introspected.
 */

G_BEGIN_DECLS

void _tug_bind_pull_keys (GtkBindingSet *set);
void _tug_bind_list_keys (GtkBindingSet *set);

G_END_DECLS
