#pragma once

#include <glib-object.h>

/* Connects `marshal`, called with a closure of `data`, and returns the connection's id. `notify`
   releases `data` when the connection ends. If the object has no such signal, logs a critical,
   releases `data` immediately and returns 0. */
gulong _tug_signal_connect (gpointer object,
                            const char *signal,
                            GClosureMarshal marshal,
                            gpointer data,
                            GClosureNotify notify);
