#include "internal/tug-control-hooks.h"
#include "generated/tug-property-hooks.h"

#include <cairo-gobject.h>

struct _TugRefreshHeader
{
  TugRefreshControl parent_instance;
};

G_DEFINE_TYPE (TugRefreshHeader, tug_refresh_header, TUG_TYPE_REFRESH_CONTROL)

enum
{
  SIGNAL_DRAW_FLOOR,
  SIGNAL_FORMAT_LAST_UPDATED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
tug_refresh_header_class_init (TugRefreshHeaderClass *klass)
{
  _tug_refresh_control_share_properties (G_OBJECT_CLASS (klass));
  _tug_refresh_header_install_properties (G_OBJECT_CLASS (klass));

  /**
   * TugRefreshHeader::draw-floor:
   * @self: the header
   * @cr: the context to draw on, valid only during the call; its origin is the top left of the list
   * @width: the width of the page, in application pixels
   * @height: the height of the page, in application pixels
   * @share: the visible fraction of the page, from 0 to 1
   *
   * Emitted when the page behind the list is to be drawn; without a handler the page is plain.
   * Connect to this signal before the header is set on a list, or before
   * #TugRefreshPolicy:floor-distance is set.
   *
   * Since: 1.0
   */
  signals[SIGNAL_DRAW_FLOOR] = g_signal_new (
      "draw-floor", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
      4, CAIRO_GOBJECT_TYPE_CONTEXT, G_TYPE_DOUBLE, G_TYPE_DOUBLE, G_TYPE_DOUBLE);

  /**
   * TugRefreshHeader::format-last-updated:
   * @self: the header
   * @time: the time of the last refresh in seconds since 1970 UTC, or -1 if there was no refresh
   *
   * Emitted in each frame that shows the time of the last refresh, to get the program's text for
   * the time.
   *
   * Returns: (transfer full) (nullable): the text, or %NULL for the library's text
   *
   * Since: 1.0
   */
  signals[SIGNAL_FORMAT_LAST_UPDATED]
      = g_signal_new ("format-last-updated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                      g_signal_accumulator_first_wins, NULL, NULL, G_TYPE_STRING, 1, G_TYPE_INT64);
}

static void
tug_refresh_header_init (TugRefreshHeader *self)
{
  _tug_refresh_control_make_peer (TUG_REFRESH_CONTROL (self), TRUE);
}

TugRefreshHeader *
tug_refresh_header_new (TugHeaderStyle style)
{
  g_return_val_if_fail (_tug_is_enum_value (TUG_TYPE_HEADER_STYLE, (int)style), NULL);
  g_return_val_if_fail (style != TUG_HEADER_STYLE_NONE && style != TUG_HEADER_STYLE_CUSTOM, NULL);
  return _tug_refresh_control_new (TUG_TYPE_REFRESH_HEADER, (int)style);
}

void
tug_refresh_header_set_actions (TugRefreshHeader *self,
                                const char *const *titles,
                                const TugActionSymbol *symbols,
                                guint n_actions)
{
  g_return_if_fail (TUG_IS_REFRESH_HEADER (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (titles != NULL && symbols != NULL);
  g_return_if_fail (n_actions >= 1 && n_actions <= 8);
  for (guint i = 0; i < n_actions; i++)
    {
      g_return_if_fail (titles[i] != NULL && g_utf8_validate (titles[i], -1, NULL));
      g_return_if_fail (_tug_is_enum_value (TUG_TYPE_ACTION_SYMBOL, (int)symbols[i]));
    }
  g_return_if_fail (titles[n_actions] == NULL);
  _tug_control_peer_set_actions (_tug_refresh_control_peer (TUG_REFRESH_CONTROL (self)), titles,
                                 symbols, n_actions);
}

gboolean
_tug_refresh_header_draws_floor (TugRefreshHeader *self)
{
  return g_signal_has_handler_pending (self, signals[SIGNAL_DRAW_FLOOR], 0, FALSE);
}

void
_tug_refresh_header_emit_draw_floor (
    TugRefreshHeader *self, cairo_t *cr, double width, double height, double share)
{
  g_signal_emit (self, signals[SIGNAL_DRAW_FLOOR], 0, cr, width, height, share);
}

char *
_tug_refresh_header_format_last_updated (TugRefreshHeader *self, gint64 time)
{
  char *words = NULL;

  if (g_signal_has_handler_pending (self, signals[SIGNAL_FORMAT_LAST_UPDATED], 0, FALSE))
    g_signal_emit (self, signals[SIGNAL_FORMAT_LAST_UPDATED], 0, time, &words);
  return words;
}

const char *
tug_header_style_get_title (TugHeaderStyle style)
{
  g_autofree char *title = NULL;

  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  g_return_val_if_fail (_tug_is_enum_value (TUG_TYPE_HEADER_STYLE, (int)style), NULL);
  title = _tug_header_style_title (style);
  return g_intern_string (title);
}
