// Written by scripts/generate-api from Sources/CGtk/properties.toml.

import CGtk

/// The properties that change by themselves, and what they are compared by.
@MainActor extension ObservedProperties {

  /// Those of `TugListView`.
  static let ofList: [Of<ObservedProperties, TugListViewProperty>] = [
    Of(TUG_LIST_VIEW_PROPERTY_HEADER, \.headerIdentity),
    Of(TUG_LIST_VIEW_PROPERTY_FOOTER, \.footerIdentity),
    Of(TUG_LIST_VIEW_PROPERTY_HEADER_STYLE, \.headerChoice),
    Of(TUG_LIST_VIEW_PROPERTY_FOOTER_STYLE, \.footerChoice),
    Of(TUG_LIST_VIEW_PROPERTY_REFRESHING, \.header.isRefreshing),
    Of(TUG_LIST_VIEW_PROPERTY_LOADING, \.footer.isRefreshing),
    Of(TUG_LIST_VIEW_PROPERTY_REFRESH_STATE, \.header.state),
    Of(TUG_LIST_VIEW_PROPERTY_LOAD_STATE, \.footer.state),
    Of(TUG_LIST_VIEW_PROPERTY_REFRESH_PULLING_PERCENT, \.header.pull),
    Of(TUG_LIST_VIEW_PROPERTY_LOAD_PULLING_PERCENT, \.footer.pull),
    Of(TUG_LIST_VIEW_PROPERTY_SECOND_FLOOR_OPEN, \.header.isFloorOpen),
    Of(TUG_LIST_VIEW_PROPERTY_SECOND_FLOOR_PROGRESS, \.floorProgress),
    Of(TUG_LIST_VIEW_PROPERTY_CONTENT_OFFSET, \.offset),
    Of(TUG_LIST_VIEW_PROPERTY_MINIMUM_CONTENT_OFFSET, \.minimumOffset),
    Of(TUG_LIST_VIEW_PROPERTY_MAXIMUM_CONTENT_OFFSET, \.maximumOffset),
    Of(TUG_LIST_VIEW_PROPERTY_CONTENT_LENGTH, \.contentLength),
    Of(TUG_LIST_VIEW_PROPERTY_ADJUSTED_CONTENT_INSET, \.adjustedInset),
    Of(TUG_LIST_VIEW_PROPERTY_STICKY_CONTENT_INSET, \.stickyInset),
    Of(TUG_LIST_VIEW_PROPERTY_TRACKING, \.isTracking),
    Of(TUG_LIST_VIEW_PROPERTY_FINGER_POSITION, \.fingerPosition),
    Of(TUG_LIST_VIEW_PROPERTY_DRAGGING, \.isDragging),
    Of(TUG_LIST_VIEW_PROPERTY_DECELERATING, \.isDecelerating),
    Of(TUG_LIST_VIEW_PROPERTY_N_ROWS, \.rowCount),
    Of(TUG_LIST_VIEW_PROPERTY_FOCUSED_ROW, \.focusedRow),
  ]

  /// Those of `TugRefreshControl`.
  static let ofControl: [Of<Control, TugRefreshControlProperty>] = [
    Of(TUG_REFRESH_CONTROL_PROPERTY_STATE, \.state),
    Of(TUG_REFRESH_CONTROL_PROPERTY_STAGE, \.stage),
    Of(TUG_REFRESH_CONTROL_PROPERTY_PULLING_PERCENT, \.pull),
  ]

  /// Those of `TugRefreshHeader`.
  static let ofHeader: [Of<Control, TugRefreshHeaderProperty>] = [
    Of(TUG_REFRESH_HEADER_PROPERTY_LAST_UPDATED, \.lastUpdated),
    Of(TUG_REFRESH_HEADER_PROPERTY_CHOSEN_ACTION, \.chosenAction),
  ]

  /// Those of `TugRefreshBin`.
  static let ofBin: [Of<ObservedProperties, TugRefreshBinProperty>] = [
    Of(TUG_REFRESH_BIN_PROPERTY_HEADER, \.headerIdentity),
    Of(TUG_REFRESH_BIN_PROPERTY_FOOTER, \.footerIdentity),
    Of(TUG_REFRESH_BIN_PROPERTY_HEADER_STYLE, \.headerChoice),
    Of(TUG_REFRESH_BIN_PROPERTY_FOOTER_STYLE, \.footerChoice),
    Of(TUG_REFRESH_BIN_PROPERTY_REFRESHING, \.header.isRefreshing),
    Of(TUG_REFRESH_BIN_PROPERTY_LOADING, \.footer.isRefreshing),
    Of(TUG_REFRESH_BIN_PROPERTY_REFRESH_STATE, \.header.state),
    Of(TUG_REFRESH_BIN_PROPERTY_LOAD_STATE, \.footer.state),
    Of(TUG_REFRESH_BIN_PROPERTY_REFRESH_PULLING_PERCENT, \.header.pull),
    Of(TUG_REFRESH_BIN_PROPERTY_LOAD_PULLING_PERCENT, \.footer.pull),
    Of(TUG_REFRESH_BIN_PROPERTY_SECOND_FLOOR_OPEN, \.header.isFloorOpen),
    Of(TUG_REFRESH_BIN_PROPERTY_SECOND_FLOOR_PROGRESS, \.floorProgress),
    Of(TUG_REFRESH_BIN_PROPERTY_CONTENT_OFFSET, \.offset),
    Of(TUG_REFRESH_BIN_PROPERTY_MINIMUM_CONTENT_OFFSET, \.minimumOffset),
    Of(TUG_REFRESH_BIN_PROPERTY_MAXIMUM_CONTENT_OFFSET, \.maximumOffset),
    Of(TUG_REFRESH_BIN_PROPERTY_CONTENT_LENGTH, \.contentLength),
    Of(TUG_REFRESH_BIN_PROPERTY_ADJUSTED_CONTENT_INSET, \.adjustedInset),
    Of(TUG_REFRESH_BIN_PROPERTY_TRACKING, \.isTracking),
    Of(TUG_REFRESH_BIN_PROPERTY_FINGER_POSITION, \.fingerPosition),
    Of(TUG_REFRESH_BIN_PROPERTY_DRAGGING, \.isDragging),
    Of(TUG_REFRESH_BIN_PROPERTY_DECELERATING, \.isDecelerating),
  ]
}
