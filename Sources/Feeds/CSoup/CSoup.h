#pragma once

/* Included by folder instead of with pkg-config, whose flag --export-dynamic SwiftPM warns about.
 */
#include <gio/gio.h>
#include <libsoup-3.0/libsoup/soup-session.h>
#include <libsoup-3.0/libsoup/soup-status.h>
