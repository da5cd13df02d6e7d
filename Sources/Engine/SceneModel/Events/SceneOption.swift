import ScrollPhysics

/// A property that can change at any moment.
public enum SceneOption: Equatable, Sendable {
  /// Which way the list scrolls; it begins at its start again.
  case orientation(Orientation)
  /// The direction of text.
  case direction(TextDirection)
  /// The list begins at the other end, as a conversation does: its first row is at the bottom.
  case reversed(Bool)
  /// The content goes beyond its edges.
  case bounces(Bool)
  /// Content that fits the viewport can be pulled, too.
  case alwaysBounce(Bool)
  /// The deceleration of a released list.
  case deceleration(DecelerationRate)
  /// The rubber band's slope at the edge, above 0 and up to 1; nil for 1:1.
  case rubberBand(Double?)
  /// The user can scroll.
  case isScrollEnabled(Bool)
  /// A release leads to a page.
  case isPagingEnabled(Bool)
  /// A drag outward at an edge without a control is left to the scroller around this list.
  case isNested(Bool)
  /// Off is the user's reduced-motion setting.
  case animations(Bool)
  /// Header and footer may work at the same time; off, the second has to be pulled again.
  ///
  /// Source: refresh controls reference, 1.10 (`simultaneously`).
  case simultaneous(Bool)
  /// The program is asked where a list that is let go is to come to rest, before it moves on.
  ///
  /// The question is `willEndDragging`; ``SceneEvent/setTarget(_:)`` answers it, and any other event, or
  /// the next advance, goes on without an answer.
  case asksForTarget(Bool)
  /// A scroll indicator shows while the list moves.
  case showsIndicator(Bool)
  /// How many rows can be selected.
  case selectionMode(SelectionMode)
  /// A button that moves draws a band, which selects rows.
  case bandSelection(Bool)
  /// How many rows lie side by side.
  case columns(ColumnLayout)
  /// How wide the content of a vertical list is at most, in points; nil for as wide as the list.
  case maximumContentWidth(Double?)

  /// Its number is in range.
  package var isUsable: Bool {
    switch self {
    case .rubberBand(let slope?): slope > 0 && slope <= 1
    case .columns(let layout): layout.isUsable
    case .maximumContentWidth(let width?): width > 0 && width <= RowLayout.largestContentWidth
    default: true
    }
  }
}
