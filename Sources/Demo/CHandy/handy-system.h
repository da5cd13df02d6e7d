#pragma once

/* By its folder: pkg-config's flags for it have one, -pthread, that SwiftPM warns of. */
#include <libhandy-1/handy.h>
