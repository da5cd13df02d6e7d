#pragma once

#include <glib.h>

/* Serves libdispatch's main queue, and with it Swift's main actor, from the default GMainContext.
   Attaches once; every later call does nothing. */
void _tug_main_queue_attach (void);
