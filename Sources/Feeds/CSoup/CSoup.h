#pragma once

/* By its folder: pkg-config's flags for it have one, --export-dynamic, that SwiftPM warns of. */
#include <gio/gio.h>
#include <libsoup-3.0/libsoup/soup-session.h>
#include <libsoup-3.0/libsoup/soup-status.h>
