// Written by scripts/generate-api from Sources/CGtk/properties.toml.

import CGtk

extension RefreshBin {

  /// The properties of `TugRefreshBin` and where they are stored.
  static let properties: [UInt32: Access] = [
    TUG_REFRESH_BIN_PROPERTY_HEADER.rawValue: .object(\.headerObject),
    TUG_REFRESH_BIN_PROPERTY_FOOTER.rawValue: .object(\.footerObject),
    TUG_REFRESH_BIN_PROPERTY_HEADER_STYLE.rawValue: .choice(\.headerStyle),
    TUG_REFRESH_BIN_PROPERTY_FOOTER_STYLE.rawValue: .choice(\.footerStyle),
    TUG_REFRESH_BIN_PROPERTY_REFRESHING.rawValue: .flag(\.isBusyRefreshing),
    TUG_REFRESH_BIN_PROPERTY_LOADING.rawValue: .flag(\.isBusyLoading),
    TUG_REFRESH_BIN_PROPERTY_REFRESH_STATE.rawValue: .choice(reading: \.refreshState),
    TUG_REFRESH_BIN_PROPERTY_LOAD_STATE.rawValue: .choice(reading: \.loadState),
    TUG_REFRESH_BIN_PROPERTY_REFRESH_PULLING_PERCENT.rawValue: .number(reading: \.refreshPull),
    TUG_REFRESH_BIN_PROPERTY_LOAD_PULLING_PERCENT.rawValue: .number(reading: \.loadPull),
    TUG_REFRESH_BIN_PROPERTY_SECOND_FLOOR_OPEN.rawValue: .flag(\.isFloorOpen),
    TUG_REFRESH_BIN_PROPERTY_SECOND_FLOOR_PROGRESS.rawValue: .number(
      reading: \.secondFloorProgress),
    TUG_REFRESH_BIN_PROPERTY_EXPIRED.rawValue: .flag(reading: \.isExpired),
    TUG_REFRESH_BIN_PROPERTY_SIMULTANEOUS.rawValue: .flag(\.isSimultaneous),
    TUG_REFRESH_BIN_PROPERTY_CONTENT_OFFSET.rawValue: .number(\.contentOffset),
    TUG_REFRESH_BIN_PROPERTY_MINIMUM_CONTENT_OFFSET.rawValue: .number(
      reading: \.minimumContentOffset),
    TUG_REFRESH_BIN_PROPERTY_MAXIMUM_CONTENT_OFFSET.rawValue: .number(
      reading: \.maximumContentOffset),
    TUG_REFRESH_BIN_PROPERTY_CONTENT_LENGTH.rawValue: .number(reading: \.wholeLength),
    TUG_REFRESH_BIN_PROPERTY_ADJUSTED_CONTENT_INSET.rawValue: .insets(
      reading: \.adjustedContentInset),
    TUG_REFRESH_BIN_PROPERTY_TRACKING.rawValue: .flag(reading: \.isTracking),
    TUG_REFRESH_BIN_PROPERTY_FINGER_POSITION.rawValue: .number(reading: \.fingerPosition, none: -1),
    TUG_REFRESH_BIN_PROPERTY_DRAGGING.rawValue: .flag(reading: \.isDragging),
    TUG_REFRESH_BIN_PROPERTY_DECELERATING.rawValue: .flag(reading: \.isDecelerating),
    TUG_REFRESH_BIN_PROPERTY_BOUNCES.rawValue: .flag(\.bounces),
    TUG_REFRESH_BIN_PROPERTY_ALWAYS_BOUNCE.rawValue: .flag(\.alwaysBounce),
    TUG_REFRESH_BIN_PROPERTY_SCROLL_ENABLED.rawValue: .flag(\.isScrollEnabled),
    TUG_REFRESH_BIN_PROPERTY_DECELERATION_RATE.rawValue: .choice(\.decelerationKind),
    TUG_REFRESH_BIN_PROPERTY_DECELERATION_FACTOR.rawValue: .number(\.decelerationFactor),
    TUG_REFRESH_BIN_PROPERTY_RUBBER_BAND.rawValue: .number(\.rubberBand, none: 0),
    TUG_REFRESH_BIN_PROPERTY_WHEEL_FACTOR.rawValue: .number(\.wheelFactor),
    TUG_REFRESH_BIN_PROPERTY_TOUCHPAD_FACTOR.rawValue: .number(\.touchpadFactor),
    TUG_REFRESH_BIN_PROPERTY_LANGUAGE.rawValue: .text(\.languageTag),
    TUG_REFRESH_BIN_PROPERTY_HAPTIC_FEEDBACK.rawValue: .flag(\.hapticFeedback),
    TUG_REFRESH_BIN_PROPERTY_EVENT_SOUNDS.rawValue: .flag(\.eventSounds),
    TUG_REFRESH_BIN_PROPERTY_SCROLLED_WINDOW.rawValue: .object(reading: \.scrolledWindowObject),
    TUG_REFRESH_BIN_PROPERTY_HEADER_WIDGET.rawValue: .object(\.headerWidgetObject),
    TUG_REFRESH_BIN_PROPERTY_FOOTER_WIDGET.rawValue: .object(\.footerWidgetObject),
    TUG_REFRESH_BIN_PROPERTY_EDGE_SOURCE.rawValue: .object(\.edgeSourceObject),
    TUG_REFRESH_BIN_PROPERTY_MOUSE_DRAG.rawValue: .flag(\.isPulledByMouse),
  ]
}
