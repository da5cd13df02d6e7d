#pragma once

#include <glib.h>

/* Runs libdispatch's main queue, and therefore Swift's main actor, in the default GMainContext. The
   first call attaches the queue; later calls do nothing. */
void _tug_main_queue_attach (void);
