/* Written by scripts/generate-api. */

#pragma once

#include "internal/tug-hooks.h"
#include "internal/tug-refresh-bin-hooks.h"
#include "tug-appearance-values.h"
#include "tug-pullable-properties.h"
#include "tug-list-view-properties.h"
#include "tug-refresh-control-properties.h"
#include "tug-refresh-header-properties.h"
#include "tug-refresh-footer-properties.h"
#include "tug-refresh-bin-properties.h"
#include "internal/tug-value.h"

/* The interface between C and Swift for properties. Not installed, not introspected. */

G_BEGIN_DECLS

/* The values that the getters of TugAppearance return. */
struct _TugAppearance
{
  TugRefreshState state;
  TugRefreshState previous_state;
  TugRefreshPhase phase;
  double change;
  double pulling_percent;
  double distance;
  double turn;
  double closing;
  double time;
  double width;
  double height;
  double floor_progress;
  double finger_position;
  guint chosen_action;
  guint n_actions;
  GdkRGBA color;
  GdkRGBA background;
  GdkRGBA text_color;
  char *title;
  char *last_updated_text;
};

/* A type or interface with properties. */
typedef enum
{
  TUG_OWNER_PULLABLE,
  TUG_OWNER_LIST_VIEW,
  TUG_OWNER_REFRESH_POLICY,
  TUG_OWNER_REFRESH_CONTROL,
  TUG_OWNER_REFRESH_HEADER,
  TUG_OWNER_REFRESH_FOOTER,
  TUG_OWNER_REFRESH_BIN
} TugPropertyOwner;

/* Implemented in Swift: the properties of `object` that its type or interface `owner` has. Without
   a peer, they do nothing. */

/* Reads a property into `value`, which has the type of the property. */
void _tug_property_read (gpointer object, TugPropertyOwner owner, guint property, GValue *value);
/* Writes a property, and returns whether its value has changed. */
gboolean
_tug_property_write (gpointer object, TugPropertyOwner owner, guint property, const GValue *value);

typedef enum
{
  TUG_PULLABLE_PROPERTY_HEADER = 1,
  TUG_PULLABLE_PROPERTY_FOOTER,
  TUG_PULLABLE_PROPERTY_HEADER_STYLE,
  TUG_PULLABLE_PROPERTY_FOOTER_STYLE,
  TUG_PULLABLE_PROPERTY_REFRESHING,
  TUG_PULLABLE_PROPERTY_LOADING,
  TUG_PULLABLE_PROPERTY_REFRESH_STATE,
  TUG_PULLABLE_PROPERTY_LOAD_STATE,
  TUG_PULLABLE_PROPERTY_REFRESH_PULLING_PERCENT,
  TUG_PULLABLE_PROPERTY_LOAD_PULLING_PERCENT,
  TUG_PULLABLE_PROPERTY_SECOND_FLOOR_OPEN,
  TUG_PULLABLE_PROPERTY_SECOND_FLOOR_PROGRESS,
  TUG_PULLABLE_PROPERTY_EXPIRED,
  TUG_PULLABLE_PROPERTY_SIMULTANEOUS,
  TUG_PULLABLE_PROPERTY_CONTENT_OFFSET,
  TUG_PULLABLE_PROPERTY_MINIMUM_CONTENT_OFFSET,
  TUG_PULLABLE_PROPERTY_MAXIMUM_CONTENT_OFFSET,
  TUG_PULLABLE_PROPERTY_CONTENT_LENGTH,
  TUG_PULLABLE_PROPERTY_ADJUSTED_CONTENT_INSET,
  TUG_PULLABLE_PROPERTY_TRACKING,
  TUG_PULLABLE_PROPERTY_FINGER_POSITION,
  TUG_PULLABLE_PROPERTY_DRAGGING,
  TUG_PULLABLE_PROPERTY_DECELERATING,
  TUG_PULLABLE_PROPERTY_BOUNCES,
  TUG_PULLABLE_PROPERTY_ALWAYS_BOUNCE,
  TUG_PULLABLE_PROPERTY_SCROLL_ENABLED,
  TUG_PULLABLE_PROPERTY_DECELERATION_RATE,
  TUG_PULLABLE_PROPERTY_DECELERATION_FACTOR,
  TUG_PULLABLE_PROPERTY_RUBBER_BAND,
  TUG_PULLABLE_PROPERTY_WHEEL_FACTOR,
  TUG_PULLABLE_PROPERTY_TOUCHPAD_FACTOR,
  TUG_PULLABLE_PROPERTY_LANGUAGE,
  TUG_PULLABLE_PROPERTY_HAPTIC_FEEDBACK,
  TUG_PULLABLE_PROPERTY_EVENT_SOUNDS,
  TUG_PULLABLE_PROPERTY_ANIMATE_ROWS,
  TUG_PULLABLE_PROPERTY_ENABLE_REFRESH_KEYS,
  TUG_PULLABLE_N_PROPERTIES
} TugPullableProperty;

/* Sets #TugPullable:content-offset, and notifies it. */
void _tug_pullable_scroll_to (TugPullable *self, double value);
/* Notifies that a property has changed. */
void _tug_pullable_notify (TugPullable *self, TugPullableProperty property);

void _tug_pullable_install_properties (gpointer iface);
/* Overrides the properties in a class that implements the interface: each gets the id
   `first` plus its number, which starts at 1. */
void _tug_pullable_override_properties (GObjectClass *klass, guint first);
gboolean _tug_pullable_get (GObject *object, guint id, GValue *value);
gboolean _tug_pullable_set (GObject *object, guint id, const GValue *value);

typedef enum
{
  TUG_LIST_VIEW_PROPERTY_CONTENT_INSET_START = 1,
  TUG_LIST_VIEW_PROPERTY_CONTENT_INSET_END,
  TUG_LIST_VIEW_PROPERTY_CONTENT_INSET,
  TUG_LIST_VIEW_PROPERTY_STICKY_CONTENT_INSET,
  TUG_LIST_VIEW_PROPERTY_PAGING_ENABLED,
  TUG_LIST_VIEW_PROPERTY_ENABLE_SEARCH,
  TUG_LIST_VIEW_PROPERTY_SHOW_SCROLL_INDICATOR,
  TUG_LIST_VIEW_PROPERTY_MODEL,
  TUG_LIST_VIEW_PROPERTY_TITLE_PROPERTY,
  TUG_LIST_VIEW_PROPERTY_SUBTITLE_PROPERTY,
  TUG_LIST_VIEW_PROPERTY_DETAIL_PROPERTY,
  TUG_LIST_VIEW_PROPERTY_BADGE_PROPERTY,
  TUG_LIST_VIEW_PROPERTY_EMPHASIS_PROPERTY,
  TUG_LIST_VIEW_PROPERTY_STYLE_CLASSES_PROPERTY,
  TUG_LIST_VIEW_PROPERTY_USE_MARKUP,
  TUG_LIST_VIEW_PROPERTY_ICON_PROPERTY,
  TUG_LIST_VIEW_PROPERTY_TREE_MODEL,
  TUG_LIST_VIEW_PROPERTY_ESTIMATED_ROW_HEIGHT,
  TUG_LIST_VIEW_PROPERTY_ROW_HEIGHT,
  TUG_LIST_VIEW_PROPERTY_N_ROWS,
  TUG_LIST_VIEW_PROPERTY_COLUMNS,
  TUG_LIST_VIEW_PROPERTY_MINIMUM_COLUMN_WIDTH,
  TUG_LIST_VIEW_PROPERTY_MAXIMUM_CONTENT_WIDTH,
  TUG_LIST_VIEW_PROPERTY_CELL_LINES,
  TUG_LIST_VIEW_PROPERTY_CELL_ELLIPSIZE,
  TUG_LIST_VIEW_PROPERTY_START_BLOCK_LENGTH,
  TUG_LIST_VIEW_PROPERTY_END_BLOCK_LENGTH,
  TUG_LIST_VIEW_PROPERTY_OWN_CONTENT_LENGTH,
  TUG_LIST_VIEW_PROPERTY_REVERSED,
  TUG_LIST_VIEW_PROPERTY_PLACEHOLDER,
  TUG_LIST_VIEW_PROPERTY_SELECTION_MODE,
  TUG_LIST_VIEW_PROPERTY_ENABLE_RUBBERBAND,
  TUG_LIST_VIEW_PROPERTY_STICKS_TO_START,
  TUG_LIST_VIEW_PROPERTY_STICKS_TO_END,
  TUG_LIST_VIEW_PROPERTY_ACTIVATE_ON_SINGLE_CLICK,
  TUG_LIST_VIEW_PROPERTY_FOCUSED_ROW,
  TUG_LIST_VIEW_N_PROPERTIES
} TugListViewProperty;

/* Notifies that a property has changed. */
void _tug_list_view_notify (TugListView *self, TugListViewProperty property);

void _tug_list_view_install_properties (GObjectClass *klass);
gboolean _tug_list_view_get (GObject *object, guint id, GValue *value);
gboolean _tug_list_view_set (GObject *object, guint id, const GValue *value);

typedef enum
{
  TUG_REFRESH_POLICY_PROPERTY_TRIGGER = 1,
  TUG_REFRESH_POLICY_PROPERTY_HOLD_DURATION,
  TUG_REFRESH_POLICY_PROPERTY_APPROACH_PERCENT,
  TUG_REFRESH_POLICY_PROPERTY_APPROACHES_PER_DRAG,
  TUG_REFRESH_POLICY_PROPERTY_AUTOMATIC,
  TUG_REFRESH_POLICY_PROPERTY_FILLS_VIEWPORT,
  TUG_REFRESH_POLICY_PROPERTY_TRIGGER_DISTANCE,
  TUG_REFRESH_POLICY_PROPERTY_HELD_INSET,
  TUG_REFRESH_POLICY_PROPERTY_RESTING_INSET,
  TUG_REFRESH_POLICY_PROPERTY_IGNORED_INSET,
  TUG_REFRESH_POLICY_PROPERTY_ORIGIN,
  TUG_REFRESH_POLICY_PROPERTY_ARMS_AT,
  TUG_REFRESH_POLICY_PROPERTY_DISARMS_AT,
  TUG_REFRESH_POLICY_PROPERTY_FIRES_AT,
  TUG_REFRESH_POLICY_PROPERTY_FIRES_BY_FLING,
  TUG_REFRESH_POLICY_PROPERTY_CANCELS_BY_DRAG_BACK,
  TUG_REFRESH_POLICY_PROPERTY_CANCELS_BY_PUSH_BACK,
  TUG_REFRESH_POLICY_PROPERTY_OPENING_DURATION,
  TUG_REFRESH_POLICY_PROPERTY_CLOSING_DURATION,
  TUG_REFRESH_POLICY_PROPERTY_CALLS_AFTER_OPENING,
  TUG_REFRESH_POLICY_PROPERTY_MOVES_OFFSET,
  TUG_REFRESH_POLICY_PROPERTY_INSET_FOLLOWS_SCROLL,
  TUG_REFRESH_POLICY_PROPERTY_SHORT_PLACEMENT,
  TUG_REFRESH_POLICY_PROPERTY_PLACEMENT,
  TUG_REFRESH_POLICY_PROPERTY_PLACEMENT_ROW,
  TUG_REFRESH_POLICY_PROPERTY_OPACITY_FOLLOWS_PULL,
  TUG_REFRESH_POLICY_PROPERTY_TURN_DURATION,
  TUG_REFRESH_POLICY_PROPERTY_SUCCESS_DWELL,
  TUG_REFRESH_POLICY_PROPERTY_FAILURE_DWELL,
  TUG_REFRESH_POLICY_PROPERTY_MINIMUM_DURATION,
  TUG_REFRESH_POLICY_PROPERTY_WATCHDOG,
  TUG_REFRESH_POLICY_PROPERTY_DRAG_RATE,
  TUG_REFRESH_POLICY_PROPERTY_PULL_TRAVEL,
  TUG_REFRESH_POLICY_PROPERTY_MAXIMUM_DRAG,
  TUG_REFRESH_POLICY_PROPERTY_SPRING_RATE,
  TUG_REFRESH_POLICY_PROPERTY_BLOCKS_CONTENT,
  TUG_REFRESH_POLICY_PROPERTY_PINS_OFFSET,
  TUG_REFRESH_POLICY_PROPERTY_RETRIES_BY_TAP,
  TUG_REFRESH_POLICY_PROPERTY_WHEEL_PULLS,
  TUG_REFRESH_POLICY_PROPERTY_START,
  TUG_REFRESH_POLICY_PROPERTY_EXPIRY,
  TUG_REFRESH_POLICY_PROPERTY_RESTORES_POSITION,
  TUG_REFRESH_POLICY_PROPERTY_FLOOR_DISTANCE,
  TUG_REFRESH_POLICY_PROPERTY_FLOOR_CLOSE_DISTANCE,
  TUG_REFRESH_POLICY_PROPERTY_FLOOR_DURATION,
  TUG_REFRESH_POLICY_PROPERTY_N_ACTIONS,
  TUG_REFRESH_POLICY_N_PROPERTIES
} TugRefreshPolicyProperty;

/* Notifies that a property has changed. */
void _tug_refresh_policy_notify (TugRefreshPolicy *self, TugRefreshPolicyProperty property);

void _tug_refresh_policy_install_properties (GObjectClass *klass);
gboolean _tug_refresh_policy_get (GObject *object, guint id, GValue *value);
gboolean _tug_refresh_policy_set (GObject *object, guint id, const GValue *value);

typedef enum
{
  TUG_REFRESH_CONTROL_PROPERTY_STATE = 1,
  TUG_REFRESH_CONTROL_PROPERTY_PHASE,
  TUG_REFRESH_CONTROL_PROPERTY_PULLING_PERCENT,
  TUG_REFRESH_CONTROL_PROPERTY_WORK,
  TUG_REFRESH_CONTROL_PROPERTY_VISIBLE,
  TUG_REFRESH_CONTROL_PROPERTY_POLICY,
  TUG_REFRESH_CONTROL_PROPERTY_SHOW_TITLE,
  TUG_REFRESH_CONTROL_PROPERTY_SHOW_ARROW,
  TUG_REFRESH_CONTROL_PROPERTY_SHOW_SPINNER,
  TUG_REFRESH_CONTROL_PROPERTY_FONT_SIZE,
  TUG_REFRESH_CONTROL_PROPERTY_FONT_BOLD,
  TUG_REFRESH_CONTROL_PROPERTY_IDLE_TITLE,
  TUG_REFRESH_CONTROL_PROPERTY_PULLING_TITLE,
  TUG_REFRESH_CONTROL_PROPERTY_REFRESHING_TITLE,
  TUG_REFRESH_CONTROL_PROPERTY_SUCCESS_TITLE,
  TUG_REFRESH_CONTROL_PROPERTY_FAILURE_TITLE,
  TUG_REFRESH_CONTROL_PROPERTY_NO_MORE_DATA_TITLE,
  TUG_REFRESH_CONTROL_N_PROPERTIES
} TugRefreshControlProperty;

/* Notifies that a property has changed. */
void _tug_refresh_control_notify (TugRefreshControl *self, TugRefreshControlProperty property);

void _tug_refresh_control_install_properties (GObjectClass *klass);
gboolean _tug_refresh_control_get (GObject *object, guint id, GValue *value);
gboolean _tug_refresh_control_set (GObject *object, guint id, const GValue *value);

typedef enum
{
  TUG_REFRESH_HEADER_PROPERTY_STYLE = 1,
  TUG_REFRESH_HEADER_PROPERTY_POLICY_STYLE,
  TUG_REFRESH_HEADER_PROPERTY_SHOW_ERROR_MESSAGE,
  TUG_REFRESH_HEADER_PROPERTY_LAST_UPDATED_KEY,
  TUG_REFRESH_HEADER_PROPERTY_LAST_UPDATED,
  TUG_REFRESH_HEADER_PROPERTY_SHOW_LAST_UPDATED,
  TUG_REFRESH_HEADER_PROPERTY_FLOOR_ARMED_TITLE,
  TUG_REFRESH_HEADER_PROPERTY_CHOSEN_ACTION,
  TUG_REFRESH_HEADER_N_PROPERTIES
} TugRefreshHeaderProperty;

/* Notifies that a property has changed. */
void _tug_refresh_header_notify (TugRefreshHeader *self, TugRefreshHeaderProperty property);

void _tug_refresh_header_install_properties (GObjectClass *klass);
gboolean _tug_refresh_header_get (GObject *object, guint id, GValue *value);
gboolean _tug_refresh_header_set (GObject *object, guint id, const GValue *value);

typedef enum
{
  TUG_REFRESH_FOOTER_PROPERTY_STYLE = 1,
  TUG_REFRESH_FOOTER_PROPERTY_POLICY_STYLE,
  TUG_REFRESH_FOOTER_PROPERTY_HAS_MORE,
  TUG_REFRESH_FOOTER_PROPERTY_RESETS_AFTER_REFRESH,
  TUG_REFRESH_FOOTER_PROPERTY_SHOW_REFRESHING_TITLE,
  TUG_REFRESH_FOOTER_N_PROPERTIES
} TugRefreshFooterProperty;

/* Notifies that a property has changed. */
void _tug_refresh_footer_notify (TugRefreshFooter *self, TugRefreshFooterProperty property);

void _tug_refresh_footer_install_properties (GObjectClass *klass);
gboolean _tug_refresh_footer_get (GObject *object, guint id, GValue *value);
gboolean _tug_refresh_footer_set (GObject *object, guint id, const GValue *value);

typedef enum
{
  TUG_REFRESH_BIN_PROPERTY_SCROLLED_WINDOW = 1,
  TUG_REFRESH_BIN_PROPERTY_HEADER_WIDGET,
  TUG_REFRESH_BIN_PROPERTY_FOOTER_WIDGET,
  TUG_REFRESH_BIN_PROPERTY_EDGE_SOURCE,
  TUG_REFRESH_BIN_PROPERTY_MOUSE_DRAG,
  TUG_REFRESH_BIN_N_PROPERTIES
} TugRefreshBinProperty;

/* Notifies that a property has changed. */
void _tug_refresh_bin_notify (TugRefreshBin *self, TugRefreshBinProperty property);

void _tug_refresh_bin_install_properties (GObjectClass *klass);
gboolean _tug_refresh_bin_get (GObject *object, guint id, GValue *value);
gboolean _tug_refresh_bin_set (GObject *object, guint id, const GValue *value);

G_END_DECLS
