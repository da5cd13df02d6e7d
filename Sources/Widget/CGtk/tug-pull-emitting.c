#include "internal/tug-pull-peer.h"

/* The functions by which Swift emits the signals that a list and a bin have in common. */

static gboolean
is_heard (GtkWidget *widget, const char *signal)
{
  guint id = g_signal_lookup (signal, G_OBJECT_TYPE (widget));

  return id != 0 && g_signal_has_handler_pending (widget, id, 0, FALSE);
}

gboolean
_tug_pull_hears_work (GtkWidget *widget, gboolean is_header)
{
  return is_heard (widget, is_header ? "refresh" : "load-more");
}

void
_tug_pull_emit_work (GtkWidget *widget, gboolean is_header, TugWork *work)
{
  g_signal_emit_by_name (widget, is_header ? "refresh" : "load-more", work);
}

gboolean
_tug_pull_hears_will_end_dragging (GtkWidget *widget)
{
  return is_heard (widget, "will-end-dragging");
}

double
_tug_pull_emit_will_end_dragging (GtkWidget *widget, double velocity, double target)
{
  double chosen = target;

  if (is_heard (widget, "will-end-dragging"))
    g_signal_emit_by_name (widget, "will-end-dragging", velocity, target, &chosen);
  return chosen;
}

void
_tug_pull_emit_scroll_event (GtkWidget *widget, TugScrollEvent event, gboolean decelerates)
{
  switch (event)
    {
    case TUG_SCROLL_WILL_BEGIN_DRAGGING:
      g_signal_emit_by_name (widget, "will-begin-dragging");
      break;
    case TUG_SCROLL_DID_END_DRAGGING:
      g_signal_emit_by_name (widget, "did-end-dragging", decelerates);
      break;
    case TUG_SCROLL_DID_END_DECELERATING:
      g_signal_emit_by_name (widget, "did-end-decelerating");
      break;
    case TUG_SCROLL_DID_END_ANIMATION:
      g_signal_emit_by_name (widget, "did-end-scrolling-animation");
      break;
    }
}

void
_tug_pull_emit_scrolled (GtkWidget *widget)
{
  g_signal_emit_by_name (widget, "scrolled");
}

void
_tug_pull_emit_state_changed (GtkWidget *widget,
                              gboolean is_header,
                              TugRefreshState from,
                              TugRefreshState to)
{
  g_signal_emit_by_name (widget, is_header ? "refresh-state-changed" : "load-state-changed", from,
                         to);
}

void
_tug_pull_emit_control_event (GtkWidget *widget, gboolean is_header, TugControlEvent event)
{
  if (event == TUG_CONTROL_OPENED)
    g_signal_emit_by_name (widget, is_header ? "refresh-opened" : "load-opened");
  else
    g_signal_emit_by_name (widget, is_header ? "refresh-closed" : "load-closed");
}

void
_tug_pull_emit_action_changed (GtkWidget *widget, guint action)
{
  g_signal_emit_by_name (widget, "action-changed", action);
}

void
_tug_pull_emit_announcement (GtkWidget *widget, const char *text)
{
  g_signal_emit_by_name (widget, "announcement", text);
}
