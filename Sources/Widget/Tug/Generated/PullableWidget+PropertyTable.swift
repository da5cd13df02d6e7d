// Written by scripts/generate-api from Sources/Widget/CGtk/properties.toml.

import CGtk

extension PullableWidget {

  /// The properties of `TugPullable`, with access to their Swift properties.
  static let commonProperties: [UInt32: Access] = {
    var table: [UInt32: Access] = [:]
    table[TUG_PULLABLE_PROPERTY_HEADER.rawValue] = .object(
      { $0.headerObject }, { $0.headerObject = $1 })
    table[TUG_PULLABLE_PROPERTY_FOOTER.rawValue] = .object(
      { $0.footerObject }, { $0.footerObject = $1 })
    table[TUG_PULLABLE_PROPERTY_HEADER_STYLE.rawValue] = .choice(
      { $0.headerStyle }, { $0.headerStyle = $1 })
    table[TUG_PULLABLE_PROPERTY_FOOTER_STYLE.rawValue] = .choice(
      { $0.footerStyle }, { $0.footerStyle = $1 })
    table[TUG_PULLABLE_PROPERTY_REFRESHING.rawValue] = .flag(
      { $0.isBusyRefreshing }, { $0.isBusyRefreshing = $1 })
    table[TUG_PULLABLE_PROPERTY_LOADING.rawValue] = .flag(
      { $0.isBusyLoading }, { $0.isBusyLoading = $1 })
    table[TUG_PULLABLE_PROPERTY_REFRESH_STATE.rawValue] = .choice({ $0.refreshState })
    table[TUG_PULLABLE_PROPERTY_LOAD_STATE.rawValue] = .choice({ $0.loadState })
    table[TUG_PULLABLE_PROPERTY_REFRESH_PULLING_PERCENT.rawValue] = .number({ $0.refreshPull })
    table[TUG_PULLABLE_PROPERTY_LOAD_PULLING_PERCENT.rawValue] = .number({ $0.loadPull })
    table[TUG_PULLABLE_PROPERTY_SECOND_FLOOR_OPEN.rawValue] = .flag(
      { $0.isFloorOpen }, { $0.isFloorOpen = $1 })
    table[TUG_PULLABLE_PROPERTY_SECOND_FLOOR_PROGRESS.rawValue] = .number({ $0.secondFloorProgress }
    )
    table[TUG_PULLABLE_PROPERTY_EXPIRED.rawValue] = .flag({ $0.isExpired })
    table[TUG_PULLABLE_PROPERTY_SIMULTANEOUS.rawValue] = .flag(
      { $0.isSimultaneous }, { $0.isSimultaneous = $1 })
    table[TUG_PULLABLE_PROPERTY_CONTENT_OFFSET.rawValue] = .number(
      { $0.contentOffset }, { $0.contentOffset = $1 })
    table[TUG_PULLABLE_PROPERTY_MINIMUM_CONTENT_OFFSET.rawValue] = .number({
      $0.minimumContentOffset
    })
    table[TUG_PULLABLE_PROPERTY_MAXIMUM_CONTENT_OFFSET.rawValue] = .number({
      $0.maximumContentOffset
    })
    table[TUG_PULLABLE_PROPERTY_CONTENT_LENGTH.rawValue] = .number({ $0.wholeLength })
    table[TUG_PULLABLE_PROPERTY_ADJUSTED_CONTENT_INSET.rawValue] = .insets({
      $0.adjustedContentInset
    })
    table[TUG_PULLABLE_PROPERTY_TRACKING.rawValue] = .flag({ $0.isTracking })
    table[TUG_PULLABLE_PROPERTY_FINGER_POSITION.rawValue] = .number({ $0.fingerPosition }, none: -1)
    table[TUG_PULLABLE_PROPERTY_DRAGGING.rawValue] = .flag({ $0.isDragging })
    table[TUG_PULLABLE_PROPERTY_DECELERATING.rawValue] = .flag({ $0.isDecelerating })
    table[TUG_PULLABLE_PROPERTY_BOUNCES.rawValue] = .flag({ $0.bounces }, { $0.bounces = $1 })
    table[TUG_PULLABLE_PROPERTY_ALWAYS_BOUNCE.rawValue] = .flag(
      { $0.alwaysBounce }, { $0.alwaysBounce = $1 })
    table[TUG_PULLABLE_PROPERTY_SCROLL_ENABLED.rawValue] = .flag(
      { $0.isScrollEnabled }, { $0.isScrollEnabled = $1 })
    table[TUG_PULLABLE_PROPERTY_DECELERATION_RATE.rawValue] = .choice(
      { $0.decelerationKind }, { $0.decelerationKind = $1 })
    table[TUG_PULLABLE_PROPERTY_DECELERATION_FACTOR.rawValue] = .number(
      { $0.decelerationFactor }, { $0.decelerationFactor = $1 })
    table[TUG_PULLABLE_PROPERTY_RUBBER_BAND.rawValue] = .number(
      { $0.rubberBand }, { $0.rubberBand = $1 }, none: 0)
    table[TUG_PULLABLE_PROPERTY_WHEEL_FACTOR.rawValue] = .number(
      { $0.wheelFactor }, { $0.wheelFactor = $1 })
    table[TUG_PULLABLE_PROPERTY_TOUCHPAD_FACTOR.rawValue] = .number(
      { $0.touchpadFactor }, { $0.touchpadFactor = $1 })
    table[TUG_PULLABLE_PROPERTY_LANGUAGE.rawValue] = .text(
      { $0.languageTag }, { $0.languageTag = $1 })
    table[TUG_PULLABLE_PROPERTY_HAPTIC_FEEDBACK.rawValue] = .flag(
      { $0.hapticFeedback }, { $0.hapticFeedback = $1 })
    table[TUG_PULLABLE_PROPERTY_EVENT_SOUNDS.rawValue] = .flag(
      { $0.eventSounds }, { $0.eventSounds = $1 })
    table[TUG_PULLABLE_PROPERTY_ANIMATE_ROWS.rawValue] = .flag(
      { $0.animatesRows }, { $0.animatesRows = $1 })
    table[TUG_PULLABLE_PROPERTY_ENABLE_REFRESH_KEYS.rawValue] = .flag(
      { $0.enablesRefreshKeys }, { $0.enablesRefreshKeys = $1 })
    return table
  }()
}
