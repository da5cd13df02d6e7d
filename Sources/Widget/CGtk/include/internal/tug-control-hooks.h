#pragma once

#include "tug-refresh-header.h"

/* The interface between C and Swift for headers and footers. Not installed, not introspected. */

G_BEGIN_DECLS

/* Implemented in Swift, called from C. A control's peer lives as long as the control. Every
   `_tug_control_peer_*` function takes a NULL peer, which a control has when it was created on a
   wrong thread. */

gpointer _tug_control_peer_new (TugRefreshControl *self, gboolean is_header);
void _tug_control_peer_free (gpointer peer);
void _tug_control_peer_set_title (gpointer peer, TugRefreshState state, const char *title);
/* The title for g_free(), or NULL. */
char *_tug_control_peer_title (gpointer peer, TugRefreshState state);
void _tug_control_peer_set_subtitle (gpointer peer, TugRefreshState state, const char *subtitle);
void _tug_control_peer_set_color (gpointer peer, TugRefreshState state, const GdkRGBA *color);
void _tug_control_peer_set_font (gpointer peer, TugRefreshState state, double size, gboolean bold);
/* The reason why the pictures cannot be read, for g_free(); NULL where they can. */
char *_tug_control_peer_set_images (
    gpointer peer, TugRefreshState state, const char *const *paths, double scale, double seconds);
void _tug_control_peer_set_actions (gpointer peer,
                                    const char *const *titles,
                                    const TugActionSymbol *symbols,
                                    guint n_actions);
/* These do nothing if the control is on no widget. */
void _tug_control_peer_begin (gpointer peer, TugBeginFlags flags);
void _tug_control_peer_end (gpointer peer, TugRefreshResult result, double delay);
void _tug_control_peer_reset (gpointer peer);

/* Fills in what the control is drawn from; FALSE where it is not being drawn. */
gboolean _tug_control_peer_fill_appearance (gpointer peer, TugAppearance *appearance);

/* Implemented in C, called from Swift. */

/* Whether the program has set defaults for all controls. */
gboolean _tug_refresh_control_has_setup (void);

gpointer _tug_refresh_control_peer (TugRefreshControl *self);
/* FALSE for a control that was created on a wrong thread, which has been told once. */
gboolean _tug_refresh_control_is_usable (GObject *self);
void _tug_refresh_control_emit_state_changed (TugRefreshControl *self,
                                              TugRefreshState from,
                                              TugRefreshState to);
void _tug_refresh_control_emit_draw (TugRefreshControl *self,
                                     cairo_t *cr,
                                     double width,
                                     double height,
                                     TugRefreshState state,
                                     double pulling_percent);
gboolean _tug_refresh_header_draws_floor (TugRefreshHeader *self);
void _tug_refresh_header_emit_draw_floor (
    TugRefreshHeader *self, cairo_t *cr, double width, double height, double share);
/* The program's words for g_free(), or NULL. */
char *_tug_refresh_header_format_last_updated (TugRefreshHeader *self, gint64 time);

/* Shared by the C files alone. */

void _tug_refresh_control_make_peer (TugRefreshControl *self, gboolean is_header);
/* Creates a control of a system, and gives it the program's defaults. */
gpointer _tug_refresh_control_new (GType type, int style);

G_END_DECLS
