#include "internal/tug-hooks.h"
#include "tug-list-view-signals.h"

/* The functions that Swift calls to emit the signals of a list. */

static gboolean
is_heard (TugListView *self, int signal)
{
  return g_signal_has_handler_pending (self, _tug_list_view_signals[signal], 0, FALSE);
}

void
_tug_list_view_emit_row_activated (TugListView *self, guint row)
{
  g_signal_emit (self, _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_ROW_ACTIVATED], 0, row);
}

void
_tug_list_view_emit_selection_changed (TugListView *self)
{
  g_signal_emit (self, _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_SELECTION_CHANGED], 0);
}

void
_tug_list_view_emit_menu_requested (TugListView *self, int row, double x, double y)
{
  g_signal_emit (self, _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_MENU_REQUESTED], 0, row, x, y);
}

gboolean
_tug_list_view_has_menu_handler (TugListView *self)
{
  return is_heard (self, TUG_LIST_VIEW_SIGNAL_MENU_REQUESTED);
}

gboolean
_tug_list_view_draws_rows (TugListView *self)
{
  return is_heard (self, TUG_LIST_VIEW_SIGNAL_DRAW_ROW);
}

void
_tug_list_view_emit_draw_row (
    TugListView *self, guint row, cairo_t *cr, double width, double height, GtkStateFlags state)
{
  g_signal_emit (self, _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_DRAW_ROW], 0, row, cr, width,
                 height, state);
}

void
_tug_list_view_emit_draw_block (
    TugListView *self, gboolean is_start, cairo_t *cr, double width, double height)
{
  int signal
      = is_start ? TUG_LIST_VIEW_SIGNAL_DRAW_START_BLOCK : TUG_LIST_VIEW_SIGNAL_DRAW_END_BLOCK;

  g_signal_emit (self, _tug_list_view_signals[signal], 0, cr, width, height);
}

void
_tug_list_view_emit_draw_content (TugListView *self, cairo_t *cr, double start, double length)
{
  g_signal_emit (self, _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_DRAW_CONTENT], 0, cr, start,
                 length);
}

gboolean
_tug_list_view_measures_rows (TugListView *self)
{
  return is_heard (self, TUG_LIST_VIEW_SIGNAL_MEASURE_ROW);
}

double
_tug_list_view_emit_measure_row (TugListView *self, guint row, double width)
{
  double height = 0;

  g_signal_emit (self, _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_MEASURE_ROW], 0, row, width,
                 &height);
  return height;
}
