#pragma once

#include <gtk/gtk.h>

/* The accessible of a header or footer that is drawn and has no widget. Not installed, not
   introspected. */

G_BEGIN_DECLS

#define TUG_TYPE_CONTROL_ACCESSIBLE (_tug_control_accessible_get_type ())
G_DECLARE_FINAL_TYPE (
    TugControlAccessible, _tug_control_accessible, TUG, CONTROL_ACCESSIBLE, AtkObject)

/* Returns the index of the control among the children of its widget's accessible, or -1 if it is
   not a child now. */
typedef int (*TugControlIndex) (GtkWidget *widget, gboolean is_header);

/* Creates the accessible of a header or footer of `widget`. Its parent is the accessible of
   `widget`. Release it with g_object_unref(). */
AtkObject *
_tug_control_accessible_new (GtkWidget *widget, gboolean is_header, TugControlIndex index);
/* Returns whether the last report contained a text or an active state, so that a report must follow
   when they end. */
gboolean _tug_control_accessible_was_told (TugControlAccessible *self);
/* Reports changes of the control's text and state to assistive technologies. */
void _tug_control_accessible_follow (TugControlAccessible *self);

/* Implements AtkAction for the actions of a header or footer: in the accessible of the control, and
   in the accessible of a widget that has both controls. */
void _tug_control_actions_init (gpointer iface, gpointer data);

G_END_DECLS
