#include "tug-list-view-signals.h"

#include "generated/tug-enum-types.h"
#include "tug-work.h"

/* The signals that a list has of its header, its footer and its scrolling. scripts/generate-api
   makes those of TugRefreshBin from them. */

void
_tug_list_view_add_pull_signals (GType type)
{
  /**
   * TugListView::refresh:
   * @self: the list
   * @work: the work that is to be done
   *
   * A refresh begins, whether by a pull, a key, a tap or the program.
   *
   * The program does the work and then ends it by tug_work_end() or tug_work_end_with_error(), at
   * once or later; one that has no use for @work may call tug_list_view_end_refresh() instead.
   * Until then the header stays open. Where no handler is connected the refresh ends at once.
   *
   * Since: 1.0
   */
  g_signal_new ("refresh", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                TUG_TYPE_WORK);

  /**
   * TugListView::load-more:
   * @self: the list
   * @work: the work that is to be done
   *
   * A load begins, whether by a pull, by the end coming near, by rows that do not fill the list
   * (#TugRefreshControl:fills-viewport), by a tap or the program.
   *
   * The program adds more rows and then ends the work by tug_work_end(),
   * tug_work_end_with_no_more_data() or tug_work_end_with_error(), at once or later; one that has
   * no use for @work may call tug_list_view_end_load() instead. Until then the footer shows that it
   * loads. Where no handler is connected the load ends at once.
   *
   * Since: 1.0
   */
  g_signal_new ("load-more", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                TUG_TYPE_WORK);

  /**
   * TugListView::scrolled:
   * @self: the list
   *
   * The list has scrolled to another place; at most once in a frame, whatever scrolled it.
   *
   * Since: 1.0
   */
  g_signal_new ("scrolled", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TugListView::refresh-state-changed:
   * @self: the list
   * @from: the former state
   * @to: the present state
   *
   * The header's state has changed.
   *
   * Since: 1.0
   */
  g_signal_new ("refresh-state-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                2, TUG_TYPE_REFRESH_STATE, TUG_TYPE_REFRESH_STATE);

  /**
   * TugListView::load-state-changed:
   * @self: the list
   * @from: the former state
   * @to: the present state
   *
   * The footer's state has changed.
   *
   * Since: 1.0
   */
  g_signal_new ("load-state-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                TUG_TYPE_REFRESH_STATE, TUG_TYPE_REFRESH_STATE);

  /**
   * TugListView::will-begin-dragging:
   * @self: the list
   *
   * A press became a drag.
   *
   * Since: 1.0
   */
  g_signal_new ("will-begin-dragging", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);

  /**
   * TugListView::will-end-dragging:
   * @self: the list
   * @velocity: the velocity of the list in application pixels per second
   * @target: the offset at which the list will rest
   *
   * A drag is being let go.
   *
   * Returns: the offset at which the list is to rest: @target, or another one
   *
   * Since: 1.0
   */
  g_signal_new ("will-end-dragging", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_DOUBLE, 2,
                G_TYPE_DOUBLE, G_TYPE_DOUBLE);

  /**
   * TugListView::did-end-dragging:
   * @self: the list
   * @decelerates: whether the list continues to move
   *
   * A drag was let go.
   *
   * Since: 1.0
   */
  g_signal_new ("did-end-dragging", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_BOOLEAN);

  /**
   * TugListView::did-end-decelerating:
   * @self: the list
   *
   * The list has come to rest after a drag.
   *
   * Since: 1.0
   */
  g_signal_new ("did-end-decelerating", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);

  /**
   * TugListView::did-end-scrolling-animation:
   * @self: the list
   *
   * A motion that the program, a wheel or a key asked for is over.
   *
   * Since: 1.0
   */
  g_signal_new ("did-end-scrolling-animation", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);

  /**
   * TugListView::action-changed:
   * @self: the list
   * @action: the action, from 0
   *
   * The pulling finger has chosen another action.
   *
   * Since: 1.0
   */
  g_signal_new ("action-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT);

  /**
   * TugListView::refresh-opened:
   * @self: the list
   *
   * The work of a refresh has begun, and the header is open.
   *
   * Since: 1.0
   */
  g_signal_new ("refresh-opened", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TugListView::refresh-closed:
   * @self: the list
   *
   * The header has closed after a refresh.
   *
   * Since: 1.0
   */
  g_signal_new ("refresh-closed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TugListView::load-opened:
   * @self: the list
   *
   * A load has begun, and the footer is open.
   *
   * Since: 1.0
   */
  g_signal_new ("load-opened", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TugListView::load-closed:
   * @self: the list
   *
   * The footer has closed after a load.
   *
   * Since: 1.0
   */
  g_signal_new ("load-closed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TugListView::announcement:
   * @self: the list
   * @text: the words, in the language of the titles
   *
   * The header or the footer has changed in a way that is also announced to assistive technology.
   *
   * Since: 1.0
   */
  g_signal_new ("announcement", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
}
