// Written by scripts/generate-api from Sources/Widget/CGtk/properties.toml.

import CGtk
import SceneModel

/// The properties that the engine can change.
extension ObservedProperties {

  /// Returns the properties of `TugPullable` that differ from `former`.
  func commonChanges(since former: Self) -> [TugPullableProperty] {
    var changed: [TugPullableProperty] = []
    if headerIdentity != former.headerIdentity { changed.append(TUG_PULLABLE_PROPERTY_HEADER) }
    if footerIdentity != former.footerIdentity { changed.append(TUG_PULLABLE_PROPERTY_FOOTER) }
    if headerChoice != former.headerChoice { changed.append(TUG_PULLABLE_PROPERTY_HEADER_STYLE) }
    if footerChoice != former.footerChoice { changed.append(TUG_PULLABLE_PROPERTY_FOOTER_STYLE) }
    if header.isRefreshing != former.header.isRefreshing {
      changed.append(TUG_PULLABLE_PROPERTY_REFRESHING)
    }
    if footer.isRefreshing != former.footer.isRefreshing {
      changed.append(TUG_PULLABLE_PROPERTY_LOADING)
    }
    if header.state != former.header.state { changed.append(TUG_PULLABLE_PROPERTY_REFRESH_STATE) }
    if footer.state != former.footer.state { changed.append(TUG_PULLABLE_PROPERTY_LOAD_STATE) }
    if header.pull != former.header.pull {
      changed.append(TUG_PULLABLE_PROPERTY_REFRESH_PULLING_PERCENT)
    }
    if footer.pull != former.footer.pull {
      changed.append(TUG_PULLABLE_PROPERTY_LOAD_PULLING_PERCENT)
    }
    if header.isFloorOpen != former.header.isFloorOpen {
      changed.append(TUG_PULLABLE_PROPERTY_SECOND_FLOOR_OPEN)
    }
    if floorProgress != former.floorProgress {
      changed.append(TUG_PULLABLE_PROPERTY_SECOND_FLOOR_PROGRESS)
    }
    if offset != former.offset { changed.append(TUG_PULLABLE_PROPERTY_CONTENT_OFFSET) }
    if minimumOffset != former.minimumOffset {
      changed.append(TUG_PULLABLE_PROPERTY_MINIMUM_CONTENT_OFFSET)
    }
    if maximumOffset != former.maximumOffset {
      changed.append(TUG_PULLABLE_PROPERTY_MAXIMUM_CONTENT_OFFSET)
    }
    if contentLength != former.contentLength {
      changed.append(TUG_PULLABLE_PROPERTY_CONTENT_LENGTH)
    }
    if adjustedInset != former.adjustedInset {
      changed.append(TUG_PULLABLE_PROPERTY_ADJUSTED_CONTENT_INSET)
    }
    if isTracking != former.isTracking { changed.append(TUG_PULLABLE_PROPERTY_TRACKING) }
    if fingerPosition != former.fingerPosition {
      changed.append(TUG_PULLABLE_PROPERTY_FINGER_POSITION)
    }
    if isDragging != former.isDragging { changed.append(TUG_PULLABLE_PROPERTY_DRAGGING) }
    if isDecelerating != former.isDecelerating {
      changed.append(TUG_PULLABLE_PROPERTY_DECELERATING)
    }
    return changed
  }

  /// Returns the properties of `TugListView` that differ from `former`.
  func listChanges(since former: Self) -> [TugListViewProperty] {
    var changed: [TugListViewProperty] = []
    if stickyInset != former.stickyInset {
      changed.append(TUG_LIST_VIEW_PROPERTY_STICKY_CONTENT_INSET)
    }
    if rowCount != former.rowCount { changed.append(TUG_LIST_VIEW_PROPERTY_N_ROWS) }
    if focusedRow != former.focusedRow { changed.append(TUG_LIST_VIEW_PROPERTY_FOCUSED_ROW) }
    return changed
  }
}

extension ControlStatus {

  /// Returns the properties of `TugRefreshControl` that differ from `former`.
  func changes(since former: Self) -> [TugRefreshControlProperty] {
    var changed: [TugRefreshControlProperty] = []
    if state != former.state { changed.append(TUG_REFRESH_CONTROL_PROPERTY_STATE) }
    if stage != former.stage { changed.append(TUG_REFRESH_CONTROL_PROPERTY_PHASE) }
    if pull != former.pull { changed.append(TUG_REFRESH_CONTROL_PROPERTY_PULLING_PERCENT) }
    if isRefreshing != former.isRefreshing { changed.append(TUG_REFRESH_CONTROL_PROPERTY_WORK) }
    return changed
  }

  /// Returns the properties of `TugRefreshHeader` that differ from `former`.
  func headerChanges(since former: Self) -> [TugRefreshHeaderProperty] {
    var changed: [TugRefreshHeaderProperty] = []
    if lastUpdated != former.lastUpdated {
      changed.append(TUG_REFRESH_HEADER_PROPERTY_LAST_UPDATED)
    }
    if chosenAction != former.chosenAction {
      changed.append(TUG_REFRESH_HEADER_PROPERTY_CHOSEN_ACTION)
    }
    return changed
  }

  /// Returns the properties of `TugRefreshFooter` that differ from `former`.
  func footerChanges(since former: Self) -> [TugRefreshFooterProperty] {
    var changed: [TugRefreshFooterProperty] = []
    if hasMore != former.hasMore { changed.append(TUG_REFRESH_FOOTER_PROPERTY_HAS_MORE) }
    return changed
  }
}
