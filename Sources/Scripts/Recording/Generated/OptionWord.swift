// Written by scripts/generate-api from Sources/Widget/CGtk/properties.toml.

import SceneModel

/// The words that set a property of a list: at the start of a scene line, and after `set` in a
/// timed line.
///
/// `docs/scripts.md`, "Properties of the list", documents them.
package enum OptionWord: String, CaseIterable {
  case simultaneous
  case bounces
  case alwaysBounce = "always-bounce"
  case scrollEnabled = "scroll-enabled"
  case decelerationRate = "deceleration-rate"
  case decelerationFactor = "deceleration-factor"
  case rubberBand = "rubber-band"
  case pagingEnabled = "paging-enabled"
  case showScrollIndicator = "show-scroll-indicator"
  case columns
  case minimumColumnWidth = "minimum-column-width"
  case maximumContentWidth = "maximum-content-width"
  case reversed
  case selectionMode = "selection-mode"
  case enableRubberband = "enable-rubberband"
  case sticksToStart = "sticks-to-start"
  case sticksToEnd = "sticks-to-end"
  case orientation
  case direction
  case nested
  case asksForTarget = "asks-for-target"
  case animations

  /// Returns the text of `option` in a script.
  package static func text(of option: SceneOption) -> String {
    switch option {
    case .simultaneous(let isOn): Self.simultaneous.line(isOn ? "on" : "off")
    case .bounces(let isOn): Self.bounces.line(isOn ? "on" : "off")
    case .alwaysBounce(let isOn): Self.alwaysBounce.line(isOn ? "on" : "off")
    case .isScrollEnabled(let isOn): Self.scrollEnabled.line(isOn ? "on" : "off")
    case .isPagingEnabled(let isOn): Self.pagingEnabled.line(isOn ? "on" : "off")
    case .showsIndicator(let isOn): Self.showScrollIndicator.line(isOn ? "on" : "off")
    case .reversed(let isOn): Self.reversed.line(isOn ? "on" : "off")
    case .selectionMode(let value): Self.selectionMode.line(value.rawValue)
    case .bandSelection(let isOn): Self.enableRubberband.line(isOn ? "on" : "off")
    case .sticksToStart(let isOn): Self.sticksToStart.line(isOn ? "on" : "off")
    case .sticksToEnd(let isOn): Self.sticksToEnd.line(isOn ? "on" : "off")
    case .orientation(let value): Self.orientation.line(value.rawValue)
    case .direction(let value): Self.direction.line(value.rawValue)
    case .isNested(let isOn): Self.nested.line(isOn ? "on" : "off")
    case .asksForTarget(let isOn): Self.asksForTarget.line(isOn ? "on" : "off")
    case .animations(let isOn): Self.animations.line(isOn ? "on" : "off")
    default: ownText(of: option)
    }
  }
}
