// Written by scripts/generate-api from Sources/CGtk/properties.toml.

import CGtk

/// The properties that change by themselves, and what they are compared by.
@MainActor extension ObservedProperties {

  /// Those of `TugListView`.
  static let ofList: [Of<ObservedProperties, TugListViewProperty>] = [
    Of(TUG_LIST_VIEW_PROPERTY_HEADER) { $0.headerIdentity == $1.headerIdentity },
    Of(TUG_LIST_VIEW_PROPERTY_FOOTER) { $0.footerIdentity == $1.footerIdentity },
    Of(TUG_LIST_VIEW_PROPERTY_HEADER_STYLE) { $0.headerChoice == $1.headerChoice },
    Of(TUG_LIST_VIEW_PROPERTY_FOOTER_STYLE) { $0.footerChoice == $1.footerChoice },
    Of(TUG_LIST_VIEW_PROPERTY_REFRESHING) { $0.header.isRefreshing == $1.header.isRefreshing },
    Of(TUG_LIST_VIEW_PROPERTY_LOADING) { $0.footer.isRefreshing == $1.footer.isRefreshing },
    Of(TUG_LIST_VIEW_PROPERTY_REFRESH_STATE) { $0.header.state == $1.header.state },
    Of(TUG_LIST_VIEW_PROPERTY_LOAD_STATE) { $0.footer.state == $1.footer.state },
    Of(TUG_LIST_VIEW_PROPERTY_REFRESH_PULLING_PERCENT) { $0.header.pull == $1.header.pull },
    Of(TUG_LIST_VIEW_PROPERTY_LOAD_PULLING_PERCENT) { $0.footer.pull == $1.footer.pull },
    Of(TUG_LIST_VIEW_PROPERTY_SECOND_FLOOR_OPEN) { $0.header.isFloorOpen == $1.header.isFloorOpen },
    Of(TUG_LIST_VIEW_PROPERTY_SECOND_FLOOR_PROGRESS) { $0.floorProgress == $1.floorProgress },
    Of(TUG_LIST_VIEW_PROPERTY_CONTENT_OFFSET) { $0.offset == $1.offset },
    Of(TUG_LIST_VIEW_PROPERTY_MINIMUM_CONTENT_OFFSET) { $0.minimumOffset == $1.minimumOffset },
    Of(TUG_LIST_VIEW_PROPERTY_MAXIMUM_CONTENT_OFFSET) { $0.maximumOffset == $1.maximumOffset },
    Of(TUG_LIST_VIEW_PROPERTY_CONTENT_LENGTH) { $0.contentLength == $1.contentLength },
    Of(TUG_LIST_VIEW_PROPERTY_ADJUSTED_CONTENT_INSET) { $0.adjustedInset == $1.adjustedInset },
    Of(TUG_LIST_VIEW_PROPERTY_STICKY_CONTENT_INSET) { $0.stickyInset == $1.stickyInset },
    Of(TUG_LIST_VIEW_PROPERTY_TRACKING) { $0.isTracking == $1.isTracking },
    Of(TUG_LIST_VIEW_PROPERTY_FINGER_POSITION) { $0.fingerPosition == $1.fingerPosition },
    Of(TUG_LIST_VIEW_PROPERTY_DRAGGING) { $0.isDragging == $1.isDragging },
    Of(TUG_LIST_VIEW_PROPERTY_DECELERATING) { $0.isDecelerating == $1.isDecelerating },
    Of(TUG_LIST_VIEW_PROPERTY_N_ROWS) { $0.rowCount == $1.rowCount },
    Of(TUG_LIST_VIEW_PROPERTY_FOCUSED_ROW) { $0.focusedRow == $1.focusedRow },
  ]

  /// Those of `TugRefreshControl`.
  static let ofControl: [Of<Control, TugRefreshControlProperty>] = [
    Of(TUG_REFRESH_CONTROL_PROPERTY_STATE) { $0.state == $1.state },
    Of(TUG_REFRESH_CONTROL_PROPERTY_STAGE) { $0.stage == $1.stage },
    Of(TUG_REFRESH_CONTROL_PROPERTY_PULLING_PERCENT) { $0.pull == $1.pull },
  ]

  /// Those of `TugRefreshHeader`.
  static let ofHeader: [Of<Control, TugRefreshHeaderProperty>] = [
    Of(TUG_REFRESH_HEADER_PROPERTY_LAST_UPDATED) { $0.lastUpdated == $1.lastUpdated },
    Of(TUG_REFRESH_HEADER_PROPERTY_CHOSEN_ACTION) { $0.chosenAction == $1.chosenAction },
  ]

  /// Those of `TugRefreshBin`.
  static let ofBin: [Of<ObservedProperties, TugRefreshBinProperty>] = [
    Of(TUG_REFRESH_BIN_PROPERTY_HEADER) { $0.headerIdentity == $1.headerIdentity },
    Of(TUG_REFRESH_BIN_PROPERTY_FOOTER) { $0.footerIdentity == $1.footerIdentity },
    Of(TUG_REFRESH_BIN_PROPERTY_HEADER_STYLE) { $0.headerChoice == $1.headerChoice },
    Of(TUG_REFRESH_BIN_PROPERTY_FOOTER_STYLE) { $0.footerChoice == $1.footerChoice },
    Of(TUG_REFRESH_BIN_PROPERTY_REFRESHING) { $0.header.isRefreshing == $1.header.isRefreshing },
    Of(TUG_REFRESH_BIN_PROPERTY_LOADING) { $0.footer.isRefreshing == $1.footer.isRefreshing },
    Of(TUG_REFRESH_BIN_PROPERTY_REFRESH_STATE) { $0.header.state == $1.header.state },
    Of(TUG_REFRESH_BIN_PROPERTY_LOAD_STATE) { $0.footer.state == $1.footer.state },
    Of(TUG_REFRESH_BIN_PROPERTY_REFRESH_PULLING_PERCENT) { $0.header.pull == $1.header.pull },
    Of(TUG_REFRESH_BIN_PROPERTY_LOAD_PULLING_PERCENT) { $0.footer.pull == $1.footer.pull },
    Of(TUG_REFRESH_BIN_PROPERTY_SECOND_FLOOR_OPEN) {
      $0.header.isFloorOpen == $1.header.isFloorOpen
    },
    Of(TUG_REFRESH_BIN_PROPERTY_SECOND_FLOOR_PROGRESS) { $0.floorProgress == $1.floorProgress },
    Of(TUG_REFRESH_BIN_PROPERTY_CONTENT_OFFSET) { $0.offset == $1.offset },
    Of(TUG_REFRESH_BIN_PROPERTY_MINIMUM_CONTENT_OFFSET) { $0.minimumOffset == $1.minimumOffset },
    Of(TUG_REFRESH_BIN_PROPERTY_MAXIMUM_CONTENT_OFFSET) { $0.maximumOffset == $1.maximumOffset },
    Of(TUG_REFRESH_BIN_PROPERTY_CONTENT_LENGTH) { $0.contentLength == $1.contentLength },
    Of(TUG_REFRESH_BIN_PROPERTY_ADJUSTED_CONTENT_INSET) { $0.adjustedInset == $1.adjustedInset },
    Of(TUG_REFRESH_BIN_PROPERTY_TRACKING) { $0.isTracking == $1.isTracking },
    Of(TUG_REFRESH_BIN_PROPERTY_FINGER_POSITION) { $0.fingerPosition == $1.fingerPosition },
    Of(TUG_REFRESH_BIN_PROPERTY_DRAGGING) { $0.isDragging == $1.isDragging },
    Of(TUG_REFRESH_BIN_PROPERTY_DECELERATING) { $0.isDecelerating == $1.isDecelerating },
  ]
}
