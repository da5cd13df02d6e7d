#pragma once

#include "frames.h"

/* The peers of this program, terminated by NULL. */
extern const Peer *const peers[];
