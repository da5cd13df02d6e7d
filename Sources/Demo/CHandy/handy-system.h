#pragma once

/* The folder is part of the name because SwiftPM warns of -pthread in the flags of pkg-config. */
#include <libhandy-1/handy.h>
