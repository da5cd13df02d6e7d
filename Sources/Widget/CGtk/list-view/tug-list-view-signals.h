#pragma once

#include "tug-list-view.h"

/* The signals of a list. The values are indices into `_tug_list_view_signals`, which has the
   GObject ids. Not installed, not introspected. */

typedef enum
{
  TUG_LIST_VIEW_SIGNAL_ROW_ACTIVATED,
  TUG_LIST_VIEW_SIGNAL_SELECTION_CHANGED,
  TUG_LIST_VIEW_SIGNAL_MENU_REQUESTED,
  TUG_LIST_VIEW_SIGNAL_DRAW_ROW,
  TUG_LIST_VIEW_SIGNAL_DRAW_START_BLOCK,
  TUG_LIST_VIEW_SIGNAL_DRAW_END_BLOCK,
  TUG_LIST_VIEW_SIGNAL_DRAW_CONTENT,
  TUG_LIST_VIEW_SIGNAL_MEASURE_ROW,
  TUG_LIST_VIEW_N_SIGNALS
} TugListViewSignal;

extern guint _tug_list_view_signals[TUG_LIST_VIEW_N_SIGNALS];

void _tug_list_view_add_signals (GType type);
