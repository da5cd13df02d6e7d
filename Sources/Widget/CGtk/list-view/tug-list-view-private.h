#pragma once

#include "internal/tug-hooks.h"

/* What each list has. Not installed, not introspected. */

typedef struct
{
  /* What is behind it in Swift: NULL on the wrong thread, and once it is disposed of. */
  gpointer peer;
  /* What draws the rows of a GtkTreeModel: NULL where nothing is packed. */
  GtkCellArea *area;
  GtkScrollablePolicy hscroll_policy;
  GtkScrollablePolicy vscroll_policy;
} TugListViewPrivate;

TugListViewPrivate *_tug_list_view_private (TugListView *self);
