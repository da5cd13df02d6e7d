#pragma once

#include "tug-refresh-footer.h"
#include "tug-refresh-header.h"

/* The interface between C and Swift for headers and footers. Not installed, not introspected. */

G_BEGIN_DECLS

/* Implemented in Swift, called from C. The peer of a control lives as long as the control. Every
   `_tug_control_peer_*` function accepts a NULL peer, because a control that was created on a wrong
   thread has no peer. */

gpointer _tug_control_peer_new (TugRefreshControl *self, gboolean is_header);
void _tug_control_peer_free (gpointer peer);
void _tug_control_peer_set_title (gpointer peer, TugRefreshState state, const char *title);
/* Returns the title, to be freed with g_free(), or NULL. */
char *_tug_control_peer_title (gpointer peer, TugRefreshState state);
void _tug_control_peer_set_subtitle (gpointer peer, TugRefreshState state, const char *subtitle);
void _tug_control_peer_set_color (gpointer peer, TugRefreshState state, const GdkRGBA *color);
void _tug_control_peer_set_font (gpointer peer, TugRefreshState state, double size, gboolean bold);
/* Returns whether all images were read. */
gboolean _tug_control_peer_set_images (gpointer peer,
                                       TugRefreshState state,
                                       const char *const *paths,
                                       double scale,
                                       double seconds,
                                       GError **error);
void _tug_control_peer_set_actions (gpointer peer,
                                    const char *const *titles,
                                    const TugActionSymbol *symbols,
                                    guint n_actions);
/* Does nothing if the control is not set on a widget. */
void _tug_control_peer_begin (gpointer peer, TugBeginFlags flags);

/* Returns the name of a style for users, to be freed with g_free(), or NULL for a style without a
   name. */
char *_tug_header_style_title (TugHeaderStyle style);
char *_tug_footer_style_title (TugFooterStyle style);

/* Fills in the values to draw the control from. Returns FALSE if the control is not being drawn. */
gboolean _tug_control_peer_fill_appearance (gpointer peer, TugAppearance *appearance);

/* Implemented in C, called from Swift. */

/* Returns whether the program has set defaults for all controls. */
gboolean _tug_refresh_control_has_setup (void);

gpointer _tug_refresh_control_peer (TugRefreshControl *self);
/* Returns FALSE if the control was created on a wrong thread. Its creation has already logged a
   critical. */
gboolean _tug_refresh_control_is_usable (GObject *self);
/* Returns the control that owns the policy, or NULL if there is none. */
TugRefreshControl *_tug_refresh_policy_control (TugRefreshPolicy *self);
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
/* Returns the text of the program, to be freed with g_free(), or NULL. */
char *_tug_refresh_header_format_last_updated (TugRefreshHeader *self, gint64 time);

/* Shared by the C files only. */

/* Lets a class read and write the properties of controls, headers and footers. GObject does not
   inherit these functions. */
void _tug_refresh_control_share_properties (GObjectClass *klass);
void _tug_refresh_control_make_peer (TugRefreshControl *self, gboolean is_header);
/* Sets the control that the policy forwards to, without a reference. */
void _tug_refresh_policy_set_control (TugRefreshPolicy *self, TugRefreshControl *control);
/* Creates a control of a system, and applies the program's defaults. */
gpointer _tug_refresh_control_new (GType type, int style);

G_END_DECLS
