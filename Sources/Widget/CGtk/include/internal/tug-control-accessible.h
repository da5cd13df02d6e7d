#pragma once

#include <gtk/gtk.h>

/* A header or a footer that is drawn, for assistive technology: an accessible without a widget of
   its own. Not installed, not introspected. */

G_BEGIN_DECLS

#define TUG_TYPE_CONTROL_ACCESSIBLE (_tug_control_accessible_get_type ())
G_DECLARE_FINAL_TYPE (
    TugControlAccessible, _tug_control_accessible, TUG, CONTROL_ACCESSIBLE, AtkObject)

/* Where the control is among the children of its widget's accessible; -1 where it is none now. */
typedef int (*TugControlIndex) (GtkWidget *widget, gboolean is_header);

/* The part of `widget`, whose accessible is its parent; for g_object_unref(). */
AtkObject *
_tug_control_accessible_new (GtkWidget *widget, gboolean is_header, TugControlIndex index);
/* TRUE where something was told of it, so that its end is to be told, too. */
gboolean _tug_control_accessible_was_told (TugControlAccessible *self);
/* Tells what has changed of it: its words, and what it does. */
void _tug_control_accessible_follow (TugControlAccessible *self);

/* AtkAction of what can be asked of a header or a footer: of the control itself, and of the
   accessible of a widget that has both. */
void _tug_control_actions_init (gpointer iface, gpointer data);

G_END_DECLS
