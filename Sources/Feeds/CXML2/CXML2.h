#pragma once

// Where libxml2 is built with ICU, encoding.h has the headers of ICU, whose types are others than
// those of Foundation's own ICU: no file could import both. What depends on them is not used.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
