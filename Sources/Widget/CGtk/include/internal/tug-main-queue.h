#pragma once

#include <glib.h>

/* Serves libdispatch's main queue, and with it Swift's main actor, from the default GMainContext.
   The first call attaches; later calls do nothing. */
void _tug_main_queue_attach (void);
