// Written by scripts/generate-api from Sources/CGtk/properties.toml.

import CGtk

extension ListView {

  /// The properties of `TugListView` and where they are stored.
  static let properties: [UInt32: Access] = [
    TUG_LIST_VIEW_PROPERTY_HEADER.rawValue: .object(\.headerObject),
    TUG_LIST_VIEW_PROPERTY_FOOTER.rawValue: .object(\.footerObject),
    TUG_LIST_VIEW_PROPERTY_HEADER_STYLE.rawValue: .choice(\.headerStyle),
    TUG_LIST_VIEW_PROPERTY_FOOTER_STYLE.rawValue: .choice(\.footerStyle),
    TUG_LIST_VIEW_PROPERTY_REFRESHING.rawValue: .flag(\.isBusyRefreshing),
    TUG_LIST_VIEW_PROPERTY_LOADING.rawValue: .flag(\.isBusyLoading),
    TUG_LIST_VIEW_PROPERTY_REFRESH_STATE.rawValue: .choice(reading: \.refreshState),
    TUG_LIST_VIEW_PROPERTY_LOAD_STATE.rawValue: .choice(reading: \.loadState),
    TUG_LIST_VIEW_PROPERTY_REFRESH_PULLING_PERCENT.rawValue: .number(reading: \.refreshPull),
    TUG_LIST_VIEW_PROPERTY_LOAD_PULLING_PERCENT.rawValue: .number(reading: \.loadPull),
    TUG_LIST_VIEW_PROPERTY_SECOND_FLOOR_OPEN.rawValue: .flag(\.isFloorOpen),
    TUG_LIST_VIEW_PROPERTY_SECOND_FLOOR_PROGRESS.rawValue: .number(reading: \.secondFloorProgress),
    TUG_LIST_VIEW_PROPERTY_EXPIRED.rawValue: .flag(reading: \.isExpired),
    TUG_LIST_VIEW_PROPERTY_SIMULTANEOUS.rawValue: .flag(\.isSimultaneous),
    TUG_LIST_VIEW_PROPERTY_CONTENT_OFFSET.rawValue: .number(\.contentOffset),
    TUG_LIST_VIEW_PROPERTY_MINIMUM_CONTENT_OFFSET.rawValue: .number(
      reading: \.minimumContentOffset),
    TUG_LIST_VIEW_PROPERTY_MAXIMUM_CONTENT_OFFSET.rawValue: .number(
      reading: \.maximumContentOffset),
    TUG_LIST_VIEW_PROPERTY_CONTENT_LENGTH.rawValue: .number(reading: \.wholeLength),
    TUG_LIST_VIEW_PROPERTY_CONTENT_INSET_START.rawValue: .number(\.contentInset.top),
    TUG_LIST_VIEW_PROPERTY_CONTENT_INSET_END.rawValue: .number(\.contentInset.bottom),
    TUG_LIST_VIEW_PROPERTY_CONTENT_INSET.rawValue: .insets(\.contentInset),
    TUG_LIST_VIEW_PROPERTY_ADJUSTED_CONTENT_INSET.rawValue: .insets(
      reading: \.adjustedContentInset),
    TUG_LIST_VIEW_PROPERTY_STICKY_CONTENT_INSET.rawValue: .insets(reading: \.stickyContentInset),
    TUG_LIST_VIEW_PROPERTY_TRACKING.rawValue: .flag(reading: \.isTracking),
    TUG_LIST_VIEW_PROPERTY_FINGER_POSITION.rawValue: .number(reading: \.fingerPosition, none: -1),
    TUG_LIST_VIEW_PROPERTY_DRAGGING.rawValue: .flag(reading: \.isDragging),
    TUG_LIST_VIEW_PROPERTY_DECELERATING.rawValue: .flag(reading: \.isDecelerating),
    TUG_LIST_VIEW_PROPERTY_BOUNCES.rawValue: .flag(\.bounces),
    TUG_LIST_VIEW_PROPERTY_ALWAYS_BOUNCE.rawValue: .flag(\.alwaysBounce),
    TUG_LIST_VIEW_PROPERTY_SCROLL_ENABLED.rawValue: .flag(\.isScrollEnabled),
    TUG_LIST_VIEW_PROPERTY_PAGING_ENABLED.rawValue: .flag(\.isPagingEnabled),
    TUG_LIST_VIEW_PROPERTY_DECELERATION_RATE.rawValue: .choice(\.decelerationKind),
    TUG_LIST_VIEW_PROPERTY_DECELERATION_FACTOR.rawValue: .number(\.decelerationFactor),
    TUG_LIST_VIEW_PROPERTY_RUBBER_BAND.rawValue: .number(\.rubberBand, none: 0),
    TUG_LIST_VIEW_PROPERTY_SHOWS_SCROLL_INDICATOR.rawValue: .flag(\.showsScrollIndicator),
    TUG_LIST_VIEW_PROPERTY_WHEEL_FACTOR.rawValue: .number(\.wheelFactor),
    TUG_LIST_VIEW_PROPERTY_TOUCHPAD_FACTOR.rawValue: .number(\.touchpadFactor),
    TUG_LIST_VIEW_PROPERTY_MODEL.rawValue: .object(\.modelObject),
    TUG_LIST_VIEW_PROPERTY_TITLE_PROPERTY.rawValue: .text(\.itemProperties.title),
    TUG_LIST_VIEW_PROPERTY_SUBTITLE_PROPERTY.rawValue: .text(\.itemProperties.subtitle),
    TUG_LIST_VIEW_PROPERTY_ICON_PROPERTY.rawValue: .text(\.itemProperties.icon),
    TUG_LIST_VIEW_PROPERTY_TREE_MODEL.rawValue: .object(\.treeModelObject),
    TUG_LIST_VIEW_PROPERTY_ESTIMATED_ROW_HEIGHT.rawValue: .number(\.estimatedRowHeight, none: 0),
    TUG_LIST_VIEW_PROPERTY_ROW_HEIGHT.rawValue: .number(\.givenRowHeight),
    TUG_LIST_VIEW_PROPERTY_N_ROWS.rawValue: .count(reading: \.rowCount),
    TUG_LIST_VIEW_PROPERTY_COLUMNS.rawValue: .count(\.columnCount),
    TUG_LIST_VIEW_PROPERTY_MINIMUM_COLUMN_WIDTH.rawValue: .number(\.minimumColumnWidth, none: 0),
    TUG_LIST_VIEW_PROPERTY_START_BLOCK_LENGTH.rawValue: .number(\.startBlockLength),
    TUG_LIST_VIEW_PROPERTY_END_BLOCK_LENGTH.rawValue: .number(\.endBlockLength),
    TUG_LIST_VIEW_PROPERTY_OWN_CONTENT_LENGTH.rawValue: .number(\.ownContentLength, none: -1),
    TUG_LIST_VIEW_PROPERTY_REVERSED.rawValue: .flag(\.isReversed),
    TUG_LIST_VIEW_PROPERTY_PLACEHOLDER.rawValue: .text(\.placeholder),
    TUG_LIST_VIEW_PROPERTY_SELECTION_MODE.rawValue: .choice(\.gtkSelectionMode),
    TUG_LIST_VIEW_PROPERTY_ACTIVATE_ON_SINGLE_CLICK.rawValue: .flag(\.activatesOnSingleClick),
    TUG_LIST_VIEW_PROPERTY_FOCUSED_ROW.rawValue: .integer(\.focusedRow, none: -1),
    TUG_LIST_VIEW_PROPERTY_LANGUAGE.rawValue: .text(\.languageTag),
  ]
}
