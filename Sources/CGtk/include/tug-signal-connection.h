#pragma once

#include <glib-object.h>

/* Connects `handler`; `notify` releases `data` when the connection ends. A signal that the
   object does not have is answered with a critical: `data` is released at once, the id is 0. */
gulong _tug_signal_connect (
    gpointer object, const char *signal, GCallback handler, gpointer data, GClosureNotify notify);
