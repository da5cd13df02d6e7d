#include "internal/tug-pullable-private.h"

#include "generated/tug-enum-types.h"
#include "internal/tug-pull-peer.h"

/* The signals of pullable widgets, and the functions that Swift calls to emit them. */

static guint signals[TUG_N_SIGNALS];

void
_tug_pullable_add_signals (void)
{
  const GType type = TUG_TYPE_PULLABLE;

  /**
   * TugPullable::refresh:
   * @self: the widget
   * @work: the work to do
   *
   * Emitted when a refresh begins: by a pull, a key, a tap or the program.
   *
   * The handler does the work and then calls tug_work_end() or tug_work_end_with_error(),
   * immediately or later. A program that does not use @work can call tug_pullable_end_refresh()
   * instead. The header stays open until then, or until the work is cancelled or
   * #TugRefreshPolicy:watchdog ends it. A handler that only returns does not end the work. If no
   * handler is connected, the refresh ends immediately.
   *
   * A refresh whose header has a handler in Swift ends when that handler returns or throws.
   *
   * Since: 1.0
   */
  signals[TUG_SIGNAL_REFRESH] = g_signal_new ("refresh", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                              NULL, G_TYPE_NONE, 1, TUG_TYPE_WORK);

  /**
   * TugPullable::load-more:
   * @self: the widget
   * @work: the work to do
   *
   * Emitted when a load begins: by a pull, by scrolling near the end, by a key, by a tap, by the
   * program, or because the content does not fill the widget (#TugRefreshPolicy:fills-viewport).
   *
   * The handler adds content and then calls tug_work_end(), tug_work_end_with_no_more_data() or
   * tug_work_end_with_error(), immediately or later. A program that does not use @work can call
   * tug_pullable_end_load() instead. The footer shows the load until then, or until the work is
   * cancelled or #TugRefreshPolicy:watchdog ends it. If no handler is connected, the load ends
   * immediately.
   *
   * Since: 1.0
   */
  signals[TUG_SIGNAL_LOAD_MORE] = g_signal_new ("load-more", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                                NULL, G_TYPE_NONE, 1, TUG_TYPE_WORK);

  /**
   * TugPullable::scrolled:
   * @self: the widget
   *
   * Emitted when the content has scrolled, whatever the cause; at most once per frame.
   *
   * Since: 1.0
   */
  signals[TUG_SIGNAL_SCROLLED]
      = g_signal_new ("scrolled", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TugPullable::refresh-state-changed:
   * @self: the widget
   * @from: the previous state
   * @to: the current state
   *
   * Emitted when the state of the header has changed.
   *
   * Since: 1.0
   */
  signals[TUG_SIGNAL_REFRESH_STATE_CHANGED]
      = g_signal_new ("refresh-state-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 2, TUG_TYPE_REFRESH_STATE, TUG_TYPE_REFRESH_STATE);

  /**
   * TugPullable::load-state-changed:
   * @self: the widget
   * @from: the previous state
   * @to: the current state
   *
   * Emitted when the state of the footer has changed.
   *
   * Since: 1.0
   */
  signals[TUG_SIGNAL_LOAD_STATE_CHANGED]
      = g_signal_new ("load-state-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 2, TUG_TYPE_REFRESH_STATE, TUG_TYPE_REFRESH_STATE);

  /**
   * TugPullable::will-begin-dragging:
   * @self: the widget
   *
   * Emitted when a press becomes a drag.
   *
   * Since: 1.0
   */
  signals[TUG_SIGNAL_WILL_BEGIN_DRAGGING] = g_signal_new (
      "will-begin-dragging", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TugPullable::will-end-dragging:
   * @self: the widget
   * @velocity: the velocity of the content in application pixels per second
   * @target: the offset at which the content will rest
   *
   * Emitted when the user releases a drag.
   *
   * Returns: @target, or a different offset to rest at, which is clamped to the range
   *
   * Since: 1.0
   */
  signals[TUG_SIGNAL_WILL_END_DRAGGING]
      = g_signal_new ("will-end-dragging", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_DOUBLE, 2, G_TYPE_DOUBLE, G_TYPE_DOUBLE);

  /**
   * TugPullable::did-end-dragging:
   * @self: the widget
   * @decelerates: whether the content keeps moving
   *
   * Emitted when a drag has ended.
   *
   * Since: 1.0
   */
  signals[TUG_SIGNAL_DID_END_DRAGGING]
      = g_signal_new ("did-end-dragging", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                      1, G_TYPE_BOOLEAN);

  /**
   * TugPullable::did-end-decelerating:
   * @self: the widget
   *
   * Emitted when the content rests after it glided or bounced: after a drag whose
   * TugPullable::did-end-dragging had @decelerates set, or after a change of its length or insets.
   *
   * Since: 1.0
   */
  signals[TUG_SIGNAL_DID_END_DECELERATING] = g_signal_new (
      "did-end-decelerating", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TugPullable::did-end-scrolling-animation:
   * @self: the widget
   *
   * Emitted when a scroll animation has ended that the program, a wheel or a key began.
   *
   * Since: 1.0
   */
  signals[TUG_SIGNAL_DID_END_SCROLLING_ANIMATION] = g_signal_new (
      "did-end-scrolling-animation", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TugPullable::action-changed:
   * @self: the widget
   * @action: the index of the action, from 0
   *
   * Emitted when the pulling finger has chosen a different action.
   *
   * Since: 1.0
   */
  signals[TUG_SIGNAL_ACTION_CHANGED] = g_signal_new ("action-changed", type, G_SIGNAL_RUN_LAST, 0,
                                                     NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  /**
   * TugPullable::refresh-opened:
   * @self: the widget
   *
   * Emitted when the work of a refresh has begun and the header is open.
   *
   * Since: 1.0
   */
  signals[TUG_SIGNAL_REFRESH_OPENED] = g_signal_new ("refresh-opened", type, G_SIGNAL_RUN_LAST, 0,
                                                     NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TugPullable::refresh-closed:
   * @self: the widget
   *
   * Emitted when the header has closed after a refresh.
   *
   * Since: 1.0
   */
  signals[TUG_SIGNAL_REFRESH_CLOSED] = g_signal_new ("refresh-closed", type, G_SIGNAL_RUN_LAST, 0,
                                                     NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TugPullable::load-opened:
   * @self: the widget
   *
   * Emitted when a load has begun and the footer is open.
   *
   * Since: 1.0
   */
  signals[TUG_SIGNAL_LOAD_OPENED]
      = g_signal_new ("load-opened", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TugPullable::load-closed:
   * @self: the widget
   *
   * Emitted when the footer has closed after a load.
   *
   * Since: 1.0
   */
  signals[TUG_SIGNAL_LOAD_CLOSED]
      = g_signal_new ("load-closed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TugPullable::announcement:
   * @self: the widget
   * @text: the text, in the language of the titles
   *
   * Emitted when the header or footer changes in a way that assistive technologies announce.
   *
   * Since: 1.0
   */
  signals[TUG_SIGNAL_ANNOUNCEMENT] = g_signal_new ("announcement", type, G_SIGNAL_RUN_LAST, 0, NULL,
                                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static gboolean
is_heard (GtkWidget *widget, int signal)
{
  return g_signal_has_handler_pending (widget, signals[signal], 0, FALSE);
}

gboolean
_tug_pull_has_work_handler (GtkWidget *widget, gboolean is_header)
{
  return is_heard (widget, is_header ? TUG_SIGNAL_REFRESH : TUG_SIGNAL_LOAD_MORE);
}

void
_tug_pull_emit_work (GtkWidget *widget, gboolean is_header, TugWork *work)
{
  g_signal_emit (widget, signals[is_header ? TUG_SIGNAL_REFRESH : TUG_SIGNAL_LOAD_MORE], 0, work);
}

gboolean
_tug_pull_has_will_end_dragging_handler (GtkWidget *widget)
{
  return is_heard (widget, TUG_SIGNAL_WILL_END_DRAGGING);
}

double
_tug_pull_emit_will_end_dragging (GtkWidget *widget, double velocity, double target)
{
  double chosen = target;

  if (is_heard (widget, TUG_SIGNAL_WILL_END_DRAGGING))
    g_signal_emit (widget, signals[TUG_SIGNAL_WILL_END_DRAGGING], 0, velocity, target, &chosen);
  return chosen;
}

void
_tug_pullable_emit (GtkWidget *widget, const TugReport *report)
{
  const guint id = signals[report->signal];

  switch (report->signal)
    {
    case TUG_SIGNAL_REFRESH_STATE_CHANGED:
    case TUG_SIGNAL_LOAD_STATE_CHANGED:
      g_signal_emit (widget, id, 0, report->from, report->to);
      break;
    case TUG_SIGNAL_DID_END_DRAGGING:
      g_signal_emit (widget, id, 0, report->decelerates);
      break;
    case TUG_SIGNAL_ACTION_CHANGED:
      g_signal_emit (widget, id, 0, report->action);
      break;
    case TUG_SIGNAL_ANNOUNCEMENT:
      g_signal_emit (widget, id, 0, report->text);
      break;
    default:
      g_signal_emit (widget, id, 0);
    }
}
