#pragma once

#include "tug-version.h"

#include <glib-object.h>

G_BEGIN_DECLS

#define TUG_TYPE_EDGE_SOURCE (tug_edge_source_get_type ())

/**
 * TugEdgeSource:
 *
 * What tells a #TugRefreshBin where a child is that scrolls itself, as a web view does.
 *
 * Such a child is no #GtkScrollable, and moves by its own means. The bin leaves all input to it,
 * and takes over where a hand pulls outwards at an edge that this object reports as reached. A
 * program implements it, on the child or on an object of its own, and sets it as
 * #TugRefreshBin:edge-source before it adds the child.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
G_DECLARE_INTERFACE (TugEdgeSource, tug_edge_source, TUG, EDGE_SOURCE, GObject)

/**
 * TugEdgeSourceInterface:
 * @parent_iface: the parent's interface
 * @is_at_start: whether the child shows its start, where nothing comes before it
 * @is_at_end: whether the child shows its end
 * @get_velocity: how fast the child glides by itself in application pixels per second, above 0
 *   towards its end; may be %NULL where that is not known
 *
 * Its functions are called in the middle of an event, and answer at once from what is known.
 *
 * Since: 1.0
 */
struct _TugEdgeSourceInterface
{
  GTypeInterface parent_iface;

  gboolean (*is_at_start) (TugEdgeSource *self);
  gboolean (*is_at_end) (TugEdgeSource *self);
  double (*get_velocity) (TugEdgeSource *self);

  /*< private >*/
  gpointer padding[8];
};

/**
 * tug_edge_source_is_at_start:
 * @self: an edge source
 *
 * Asks whether the child shows its start.
 *
 * Returns: %TRUE where it does; %FALSE where the source does not know
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_edge_source_is_at_start (TugEdgeSource *self);

/**
 * tug_edge_source_is_at_end:
 * @self: an edge source
 *
 * Asks whether the child shows its end.
 *
 * Returns: %TRUE where it does; %FALSE where the source does not know
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_edge_source_is_at_end (TugEdgeSource *self);

/**
 * tug_edge_source_get_velocity:
 * @self: an edge source
 *
 * Asks how fast the child glides by itself.
 *
 * Returns: application pixels per second, above 0 towards its end; 0 where the source does not know
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_edge_source_get_velocity (TugEdgeSource *self);

/**
 * tug_edge_source_reached:
 * @self: an edge source
 *
 * Says that the child has reached an edge by a glide of its own: a bin goes on from there at the
 * velocity that the source tells, and bounces.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_edge_source_reached (TugEdgeSource *self);

G_END_DECLS
