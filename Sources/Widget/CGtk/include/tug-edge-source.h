#pragma once

#include "tug-version.h"

#include <glib-object.h>

G_BEGIN_DECLS

#define TUG_TYPE_EDGE_SOURCE (tug_edge_source_get_type ())

/**
 * TugEdgeSource:
 *
 * An interface through which a #TugRefreshBin learns whether a child that scrolls its own content,
 * such as a web view, is at an edge.
 *
 * Such a child does not implement #GtkScrollable. The bin leaves all input to the child, and takes
 * over when the user pulls outwards while the edge source reports that the child is at that edge.
 * The program implements the interface on the child or on a separate object, and sets it as
 * #TugRefreshBin:edge-source before it adds the child.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
G_DECLARE_INTERFACE (TugEdgeSource, tug_edge_source, TUG, EDGE_SOURCE, GObject)

/**
 * TugEdgeSourceInterface:
 * @parent_iface: the parent's interface
 * @is_at_start: returns whether the child shows the start of its content
 * @is_at_end: returns whether the child shows the end of its content
 * @get_velocity: returns the velocity of the child's kinetic scrolling in application pixels per
 *   second, positive towards the end; may be %NULL if the velocity is unknown
 *
 * The virtual functions of an edge source. They are called while an event is handled, so they must
 * return immediately, without waiting.
 *
 * Since: 1.0
 */
struct _TugEdgeSourceInterface
{
  GTypeInterface parent_iface;

  /* See tug_edge_source_is_at_start(). */
  gboolean (*is_at_start) (TugEdgeSource *self);
  /* See tug_edge_source_is_at_end(). */
  gboolean (*is_at_end) (TugEdgeSource *self);
  /* See tug_edge_source_get_velocity(). */
  double (*get_velocity) (TugEdgeSource *self);

  /*< private >*/
  gpointer padding[8];
};

/**
 * tug_edge_source_is_at_start:
 * @self: an edge source
 *
 * Returns whether the child shows the start of its content.
 *
 * Returns: %TRUE if the child shows its start; %FALSE if it does not or if the source does not know
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_edge_source_is_at_start (TugEdgeSource *self);

/**
 * tug_edge_source_is_at_end:
 * @self: an edge source
 *
 * Returns whether the child shows the end of its content.
 *
 * Returns: %TRUE if the child shows its end; %FALSE if it does not or if the source does not know
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_edge_source_is_at_end (TugEdgeSource *self);

/**
 * tug_edge_source_get_velocity:
 * @self: an edge source
 *
 * Gets the velocity of the child's kinetic scrolling.
 *
 * Returns: the velocity in application pixels per second, positive towards the end, or 0 if the
 *   source does not know it
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_edge_source_get_velocity (TugEdgeSource *self);

/**
 * tug_edge_source_reached:
 * @self: an edge source
 *
 * Emits #TugEdgeSource::reached. Call this function when kinetic scrolling of the child reaches an
 * edge: the bin then bounces, starting at the velocity that the source reports.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_edge_source_reached (TugEdgeSource *self);

G_END_DECLS
