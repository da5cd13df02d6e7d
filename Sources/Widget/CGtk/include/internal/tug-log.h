#pragma once

#include <glib.h>

/* Logs `text` as a warning or as a critical. A critical means an error in the program. */
void _tug_warning (const char *text);
void _tug_critical (const char *text);
