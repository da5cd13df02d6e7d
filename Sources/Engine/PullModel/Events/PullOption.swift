import ScrollPhysics

/// A property of a pull that can change at any moment.
public enum PullOption: Equatable, Sendable {
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
  /// The question is `willEndDragging`; ``PullEvent/setTarget(_:)`` answers it, and any other event, or
  /// the next advance, goes on without an answer.
  case asksForTarget(Bool)

  /// Its number is in range.
  package var isUsable: Bool {
    if case .rubberBand(let slope?) = self { slope > 0 && slope <= 1 } else { true }
  }
}
