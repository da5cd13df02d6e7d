#pragma once

#include "internal/tug-control-accessible.h"

/* Returns NULL after the widget was destroyed. */
GtkWidget *_tug_control_accessible_widget (TugControlAccessible *self);
gboolean _tug_control_accessible_is_header (TugControlAccessible *self);
