#pragma once

// If libxml2 is built with ICU, its encoding.h includes ICU's headers. Their types conflict with
// Foundation's own ICU, so that no file could import both. Tug does not use the affected functions.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
