import ScrollPhysics

/// A property of a list that can change at any moment.
public enum SceneOption: Equatable, Sendable {
  /// Which way the list scrolls; it begins at its start again.
  case orientation(Orientation)
  /// Which way text runs.
  case direction(TextDirection)
  /// Whether the list begins at the other end, as a conversation does: its first row is at the bottom.
  case reversed(Bool)
  /// Whether the content goes beyond its edges.
  case bounces(Bool)
  /// Whether content that the viewport has room for can be pulled too.
  case alwaysBounce(Bool)
  /// How a released list slows down.
  case deceleration(DecelerationRate)
  /// The rubber band's slope at the edge, above 0 and up to 1; nil for 1:1.
  case rubberBand(Double?)
  /// Whether the user can scroll.
  case isScrollEnabled(Bool)
  /// Whether a release leads to a page.
  case isPagingEnabled(Bool)
  /// Whether a drag outward at an edge without a control is left to the scroller around this list.
  case isNested(Bool)
  /// Off is the user's reduced-motion setting.
  case animations(Bool)
  /// Whether a scroll indicator shows while the list moves.
  case showsIndicator(Bool)
  /// How many rows can be selected.
  case selectionMode(SelectionMode)
  /// How many rows lie side by side.
  case columns(ColumnLayout)
  /// Whether header and footer may work at the same time; else the second waits for another pull.
  ///
  /// Source: refresh controls reference, 1.10 (`simultaneously`).
  case simultaneous(Bool)

  /// Whether its number is in range.
  var isUsable: Bool {
    switch self {
    case .rubberBand(let slope?): slope > 0 && slope <= 1
    case .columns(let layout): layout.isUsable
    default: true
    }
  }
}
