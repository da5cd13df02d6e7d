#pragma once

#include "internal/tug-refresh-bin-hooks.h"

/* What each bin has. Not installed, not introspected. */

/* A header's or footer's place. */
typedef struct
{
  /* The program's widget; NULL where it is drawn. */
  GtkWidget *widget;
  /* The widget's window, above or below the content's; or a window without output that gets the
     presses of what is drawn over the content. NULL while the bin is not realized. */
  GdkWindow *window;
  /* Some of it is in view. */
  gboolean is_open;
} TugControlSlot;

enum
{
  TUG_SLOT_HEADER,
  TUG_SLOT_FOOTER,
  TUG_N_SLOTS
};

typedef struct
{
  /* What is behind it in Swift: NULL on the wrong thread, and once it is disposed of. */
  gpointer peer;
  /* The child's scrolled window; NULL without a child, and where the child scrolls itself. */
  GtkWidget *scroller;
  /* The bin has put that window around its child. */
  gboolean owns_scroller;
  /* The child as the program has added it, which may be in a scrolled window of the bin's own. */
  GtkWidget *content;
  TugEdgeSource *edge_source;
  /* The window that the child is in, which moves where the content is pulled. */
  GdkWindow *content_window;
  int shift_x, shift_y;
  /* A window without output over everything, while the content takes no input. */
  GdkWindow *blocking_window;
  TugControlSlot slots[TUG_N_SLOTS];
  /* What assistive technology has asked for, or NULL. */
  AtkObject *accessible;
} TugRefreshBinPrivate;

TugRefreshBinPrivate *_tug_refresh_bin_private (TugRefreshBin *self);

/* The children of a bin as Glade sees them, where its catalog says so: those that a program has
   added. These two are exported, since Glade finds them by their names. */
GList *tug_glade_bin_get_children (gpointer adaptor, GtkContainer *container);
void tug_glade_bin_replace_child (gpointer adaptor,
                                  GtkContainer *container,
                                  GtkWidget *former,
                                  GtkWidget *child);

/* The bin for assistive technology: tug-refresh-bin-accessible.c. */
void _tug_refresh_bin_take_accessible (TugRefreshBinClass *klass);
/* A header or footer has opened, or closed. */
void _tug_refresh_bin_tell_opened (TugRefreshBin *self, int slot);

/* The windows of a bin: tug-refresh-bin-windows.c. */
void _tug_refresh_bin_make_windows (TugRefreshBin *self);
void _tug_refresh_bin_destroy_windows (TugRefreshBin *self);
void _tug_refresh_bin_allocate_windows (TugRefreshBin *self, const GtkAllocation *allocation);
/* Gives a slot the window that its kind of control needs. */
void _tug_refresh_bin_make_slot_window (TugRefreshBin *self, int slot);
