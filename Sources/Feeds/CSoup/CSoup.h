#pragma once

/* Included by folder, because SwiftPM warns about --export-dynamic, a flag of pkg-config. */
#include <gio/gio.h>
#include <libsoup-3.0/libsoup/soup-cookie-jar.h>
#include <libsoup-3.0/libsoup/soup-date-utils.h>
#include <libsoup-3.0/libsoup/soup-headers.h>
#include <libsoup-3.0/libsoup/soup-session.h>
#include <libsoup-3.0/libsoup/soup-status.h>
