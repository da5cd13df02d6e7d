#pragma once

#include "internal/tug-pager-hooks.h"

G_BEGIN_DECLS

/* The pager, shared by its C files only. */

/* A function of the program. A call holds a reference, because the function may set another one:
   the notify of a closure that runs must wait until the closure has returned. */
typedef struct
{
  GCallback func;
  gpointer data;
  GDestroyNotify notify;
} TugPagerCallback;

struct _TugPager
{
  GObject parent_instance;

  TugPagerMode mode;
  gpointer peer;
  /* NULL for no function. */
  TugPagerCallback *fetch;
  TugPagerCallback *change;
  /* A weak pointer. The signal handlers are disconnected when either object is finalized. */
  GtkWidget *widget;
  gulong handlers[3];
  /* The program's, or NULL for the one of the list. */
  GListModel *model;
  char *id_property;
  /* Whether the rows are being changed. During this time the peer already has the new rows. */
  gboolean is_telling;
};

/* Releases a function after a call, or when another one is set. */
void _tug_pager_callback_release (TugPagerCallback *self);
gboolean _tug_pager_is_usable (TugPager *self);
gboolean _tug_pager_can_fetch (TugPager *self);
/* Closes the control of `widget` that is waiting for a page, because the page will not arrive. */
void _tug_pager_close_control (GtkWidget *widget, gboolean was_load);

G_END_DECLS
