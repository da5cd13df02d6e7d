#include "internal/tug-hooks.h"
#include "tug-list-view-signals.h"

/* The functions by which Swift emits the signals of a list. */

void
_tug_list_view_emit_refresh (TugListView *self, TugWork *work)
{
  g_signal_emit (self, _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_REFRESH], 0, work);
}

void
_tug_list_view_emit_load_more (TugListView *self, TugWork *work)
{
  g_signal_emit (self, _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_LOAD_MORE], 0, work);
}

static gboolean
is_heard (TugListView *self, int signal)
{
  return g_signal_has_handler_pending (self, _tug_list_view_signals[signal], 0, FALSE);
}

gboolean
_tug_list_view_hears_refresh (TugListView *self)
{
  return is_heard (self, TUG_LIST_VIEW_SIGNAL_REFRESH);
}

gboolean
_tug_list_view_hears_load_more (TugListView *self)
{
  return is_heard (self, TUG_LIST_VIEW_SIGNAL_LOAD_MORE);
}

gboolean
_tug_list_view_hears_will_end_dragging (TugListView *self)
{
  return is_heard (self, TUG_LIST_VIEW_SIGNAL_WILL_END_DRAGGING);
}

void
_tug_list_view_emit_row_activated (TugListView *self, guint row)
{
  g_signal_emit (self, _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_ROW_ACTIVATED], 0, row);
}

void
_tug_list_view_emit_scrolled (TugListView *self)
{
  g_signal_emit (self, _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_SCROLLED], 0);
}

void
_tug_list_view_emit_selection_changed (TugListView *self)
{
  g_signal_emit (self, _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_SELECTION_CHANGED], 0);
}

void
_tug_list_view_emit_state_changed (TugListView *self,
                                   gboolean is_header,
                                   TugRefreshState from,
                                   TugRefreshState to)
{
  int signal = is_header ? TUG_LIST_VIEW_SIGNAL_REFRESH_STATE_CHANGED
                         : TUG_LIST_VIEW_SIGNAL_LOAD_STATE_CHANGED;

  g_signal_emit (self, _tug_list_view_signals[signal], 0, from, to);
}

void
_tug_list_view_emit_menu_requested (TugListView *self, int row, double x, double y)
{
  g_signal_emit (self, _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_MENU_REQUESTED], 0, row, x, y);
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
_tug_list_view_emit_scroll_event (TugListView *self, TugScrollEvent event, gboolean decelerates)
{
  switch (event)
    {
    case TUG_SCROLL_WILL_BEGIN_DRAGGING:
      g_signal_emit (self, _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_WILL_BEGIN_DRAGGING], 0);
      break;
    case TUG_SCROLL_DID_END_DRAGGING:
      g_signal_emit (self, _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_DID_END_DRAGGING], 0,
                     decelerates);
      break;
    case TUG_SCROLL_DID_END_DECELERATING:
      g_signal_emit (self, _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_DID_END_DECELERATING], 0);
      break;
    case TUG_SCROLL_DID_END_ANIMATION:
      g_signal_emit (self, _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_DID_END_SCROLLING_ANIMATION],
                     0);
      break;
    }
}

double
_tug_list_view_emit_will_end_dragging (TugListView *self, double velocity, double target)
{
  double chosen = target;

  if (is_heard (self, TUG_LIST_VIEW_SIGNAL_WILL_END_DRAGGING))
    g_signal_emit (self, _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_WILL_END_DRAGGING], 0,
                   velocity, target, &chosen);
  return chosen;
}

void
_tug_list_view_emit_action_changed (TugListView *self, guint action)
{
  g_signal_emit (self, _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_ACTION_CHANGED], 0, action);
}

void
_tug_list_view_emit_control_event (TugListView *self, gboolean is_header, TugControlEvent event)
{
  int opened = is_header ? TUG_LIST_VIEW_SIGNAL_REFRESH_OPENED : TUG_LIST_VIEW_SIGNAL_LOAD_OPENED;
  int closed = is_header ? TUG_LIST_VIEW_SIGNAL_REFRESH_CLOSED : TUG_LIST_VIEW_SIGNAL_LOAD_CLOSED;

  g_signal_emit (self, _tug_list_view_signals[event == TUG_CONTROL_OPENED ? opened : closed], 0);
}

void
_tug_list_view_emit_announcement (TugListView *self, const char *text)
{
  g_signal_emit (self, _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_ANNOUNCEMENT], 0, text);
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
