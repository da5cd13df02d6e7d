import ScrollPhysics

/// A property that can change at any time.
public enum SceneOption: Equatable, Sendable {
  /// The direction in which the list scrolls.
  ///
  /// A change moves the list to its start.
  case orientation(Orientation)
  /// The direction of text.
  case direction(TextDirection)
  /// Whether the list begins at the other end, as a conversation does: its first row is at the
  /// bottom.
  case reversed(Bool)
  /// Whether the content can be pulled past its edges.
  case bounces(Bool)
  /// Whether content that fits into the viewport can be pulled too.
  case alwaysBounce(Bool)
  /// The rate at which a released list slows down.
  case deceleration(DecelerationRate)
  /// The rubber band's slope at the edge, above 0 and at most 1, or `nil` if the content follows a
  /// pull 1:1.
  case rubberBand(Double?)
  /// Whether the user can scroll.
  case isScrollEnabled(Bool)
  /// Whether a release goes to a page.
  case isPagingEnabled(Bool)
  /// Whether an outward drag at an edge without a control is passed on to the surrounding scroller.
  case isNested(Bool)
  /// Whether motions are animated.
  ///
  /// `false` follows the user's reduced-motion setting.
  case animations(Bool)
  /// Whether header and footer may work at the same time.
  ///
  /// Otherwise the second one has to be pulled again.
  ///
  /// Source: refresh controls reference, 1.10 (`simultaneously`).
  case simultaneous(Bool)
  /// Whether the program is asked for the destination of a released list before the list moves.
  ///
  /// The question is `willEndDragging`, and ``SceneEvent/setTarget(_:)`` answers it. Any other
  /// event, and the next advance, start the motion without an answer.
  case asksForTarget(Bool)
  /// Whether a scroll indicator is visible while the list moves.
  case showsIndicator(Bool)
  /// The number of rows that can be selected.
  case selectionMode(SelectionMode)
  /// Whether dragging with a button draws a rectangle that selects rows.
  case bandSelection(Bool)
  /// Whether a list at its start shows rows that are inserted before its first row.
  ///
  /// Otherwise they stay out of view, as new messages above a feed.
  case sticksToStart(Bool)
  /// Whether a list at its end shows rows that are appended.
  case sticksToEnd(Bool)
  /// The number of columns.
  case columns(ColumnLayout)
  /// The maximum width of a vertical list's content in points, or `nil` for the width of the list.
  case maximumContentWidth(Double?)

  /// Whether the value is in its range.
  package var isUsable: Bool {
    switch self {
    case .rubberBand(let slope?): slope > 0 && slope <= 1
    case .columns(let layout): layout.isUsable
    case .maximumContentWidth(let width?): width > 0 && width <= RowLayout.largestContentWidth
    default: true
    }
  }
}
