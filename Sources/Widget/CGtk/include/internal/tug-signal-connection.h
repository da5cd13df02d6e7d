#pragma once

#include <glib-object.h>

/* Connects `handler` and returns its id. `notify` releases `data` when the connection ends. If the
   object has no such signal, logs a critical, releases `data` immediately and returns 0. */
gulong _tug_signal_connect (
    gpointer object, const char *signal, GCallback handler, gpointer data, GClosureNotify notify);
