#pragma once

#include <glib-object.h>

/* Connects `handler`; `notify` releases `data` when the connection ends. For a signal that the
   object does not have a critical is logged, `data` is released at once, and the id is 0. */
gulong _tug_signal_connect (
    gpointer object, const char *signal, GCallback handler, gpointer data, GClosureNotify notify);
