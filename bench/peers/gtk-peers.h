#pragma once

#include "frames.h"

/* A GtkTreeView of fixed height over a GtkListStore. */
extern const Peer tree_view_peer;
/* A GtkListBox with a widget for each row. */
extern const Peer list_box_peer;
/* A drawing area that draws nothing in every frame: the toolkit's minimum. */
extern const Peer empty_peer;
/* A drawing area that paints one prepared surface in every frame. */
extern const Peer blit_peer;
/* A drawing area that draws rows equal to Tug's, from cached Pango layouts. */
extern const Peer cached_peer;
/* A GtkSpinner that turns above a GtkTreeView. */
extern const Peer spinner_peer;
