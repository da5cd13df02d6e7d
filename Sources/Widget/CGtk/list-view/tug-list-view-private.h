#pragma once

#include "internal/tug-hooks.h"

/* The private data of a list. Not installed, not introspected. */

typedef struct
{
  /* The Swift peer, or NULL if the list was created on a wrong thread or was disposed. */
  gpointer peer;
  /* The area that draws the rows of a GtkTreeModel, or NULL if no code has requested the area. */
  GtkCellArea *area;
  GtkScrollablePolicy hscroll_policy;
  GtkScrollablePolicy vscroll_policy;
} TugListViewPrivate;

TugListViewPrivate *_tug_list_view_private (TugListView *self);
