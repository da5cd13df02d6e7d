#pragma once

#include <json-glib/json-glib.h>
