#pragma once

/* The header that a program includes. */

#include "generated/tug-enum-types.h"
#include "tug-appearance.h"
#include "tug-enums.h"
#include "tug-insets.h"
#include "tug-language.h"
#include "generated/tug-list-view-properties.h"
#include "tug-list-view-refreshing.h"
#include "tug-list-view.h"
#include "tug-pager.h"
#include "generated/tug-refresh-control-properties.h"
#include "tug-refresh-control.h"
#include "generated/tug-refresh-footer-properties.h"
#include "tug-refresh-footer.h"
#include "generated/tug-refresh-header-properties.h"
#include "tug-refresh-header.h"
#include "tug-row.h"
#include "tug-version.h"
#include "tug-work.h"
