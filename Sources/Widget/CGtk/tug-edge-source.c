#include "tug-edge-source.h"

#include "internal/tug-pull-peer.h"

#include <math.h>

G_DEFINE_INTERFACE (TugEdgeSource, tug_edge_source, G_TYPE_OBJECT)

static guint reached;

static void
tug_edge_source_default_init (TugEdgeSourceInterface *iface)
{
  /**
   * TugEdgeSource::reached:
   * @self: the edge source
   *
   * Emitted when kinetic scrolling of the child has reached an edge.
   *
   * Since: 1.0
   */
  reached = g_signal_new ("reached", TUG_TYPE_EDGE_SOURCE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                          G_TYPE_NONE, 0);
}

gboolean
tug_edge_source_is_at_start (TugEdgeSource *self)
{
  TugEdgeSourceInterface *iface;

  g_return_val_if_fail (TUG_IS_EDGE_SOURCE (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  iface = TUG_EDGE_SOURCE_GET_IFACE (self);
  return iface->is_at_start != NULL && iface->is_at_start (self);
}

gboolean
tug_edge_source_is_at_end (TugEdgeSource *self)
{
  TugEdgeSourceInterface *iface;

  g_return_val_if_fail (TUG_IS_EDGE_SOURCE (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  iface = TUG_EDGE_SOURCE_GET_IFACE (self);
  return iface->is_at_end != NULL && iface->is_at_end (self);
}

double
tug_edge_source_get_velocity (TugEdgeSource *self)
{
  TugEdgeSourceInterface *iface;
  double velocity;

  g_return_val_if_fail (TUG_IS_EDGE_SOURCE (self), 0);
  g_return_val_if_fail (_tug_on_main_thread (), 0);
  iface = TUG_EDGE_SOURCE_GET_IFACE (self);
  velocity = iface->get_velocity != NULL ? iface->get_velocity (self) : 0;
  return isfinite (velocity) ? velocity : 0;
}

void
tug_edge_source_reached (TugEdgeSource *self)
{
  g_return_if_fail (TUG_IS_EDGE_SOURCE (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_signal_emit (self, reached, 0);
}
