#pragma once

#include "internal/tug-refresh-bin-hooks.h"

/* The private data of a bin. Not installed, not introspected. */

/* The widget and the window of a header or footer. */
typedef struct
{
  /* The program's widget, or NULL if Tug draws the control. */
  GtkWidget *widget;
  /* The window of the program's widget, above or below the content. Without such a widget, an
     input-only window that receives the presses on a control over the content. NULL if the bin is
     not realized. */
  GdkWindow *window;
  /* Whether a part of the control is in view. */
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
  /* The Swift peer, or NULL if the bin was created on a wrong thread or was disposed. */
  gpointer peer;
  /* The scrolled window of the child, or NULL if there is no child or if the child scrolls its own
     content. */
  GtkWidget *scroller;
  /* Whether the bin has created the scrolled window. */
  gboolean owns_scroller;
  /* The child that the program has added. It may be inside a scrolled window that the bin has
     created. */
  GtkWidget *content;
  TugEdgeSource *edge_source;
  /* The window that contains the child. The bin moves this window when the content is pulled. */
  GdkWindow *content_window;
  int shift_x, shift_y;
  /* An input-only window above the content, shown while the content must not receive input. */
  GdkWindow *blocking_window;
  TugControlSlot slots[TUG_N_SLOTS];
  /* The accessible, or NULL if no assistive technology has requested it. */
  AtkObject *accessible;
} TugRefreshBinPrivate;

TugRefreshBinPrivate *_tug_refresh_bin_private (TugRefreshBin *self);

/* The accessible of a bin: tug-refresh-bin-accessible.c. */
void _tug_refresh_bin_take_accessible (TugRefreshBinClass *klass);
/* Reports that a header or footer has opened or closed. */
void _tug_refresh_bin_report_opened (TugRefreshBin *self, int slot);

/* The windows of a bin: tug-refresh-bin-windows.c. */
void _tug_refresh_bin_make_windows (TugRefreshBin *self);
void _tug_refresh_bin_destroy_windows (TugRefreshBin *self);
void _tug_refresh_bin_allocate_windows (TugRefreshBin *self, const GtkAllocation *allocation);
/* Creates the window of a slot: for the program's widget, or for the input of a drawn control. */
void _tug_refresh_bin_make_slot_window (TugRefreshBin *self, int slot);
