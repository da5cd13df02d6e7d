#pragma once

/* Any function newer than this version is a compile error, so that one binary fits every GTK from
   Debian 11 on. */
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_3_24
#define GDK_VERSION_MAX_ALLOWED GDK_VERSION_3_24
#define GLIB_VERSION_MIN_REQUIRED GLIB_VERSION_2_66
#define GLIB_VERSION_MAX_ALLOWED GLIB_VERSION_2_66

#include <gio/gio.h>
#include <glib-unix.h>
#include <gtk/gtk.h>

#if !GTK_CHECK_VERSION(3, 24, 0)
#error "Tug needs GTK 3.24 or newer: install libgtk-3-dev"
#endif
