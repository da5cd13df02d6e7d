#pragma once

#include "frames.h"

/* The peers of this program, the last one NULL. */
extern const Peer *const peers[];
