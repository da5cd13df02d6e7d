/* Written by scripts/generate-api. */

#pragma once

#include <gtk/gtk.h>

/* Bind the keys of all that is pulled, and those of lists besides. Not installed, not introspected.
 */

G_BEGIN_DECLS

void _tug_bind_pull_keys (GtkBindingSet *set);
void _tug_bind_list_keys (GtkBindingSet *set);

G_END_DECLS
