#pragma once

#include "internal/tug-control-accessible.h"

/* NULL once it is destroyed. */
GtkWidget *_tug_control_accessible_widget (TugControlAccessible *self);
gboolean _tug_control_accessible_is_header (TugControlAccessible *self);
