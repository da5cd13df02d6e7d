import ScrollModel

/// The direction in which a list scrolls.
///
/// The raw value is its name in scripts.
public enum Orientation: String, CaseIterable, Sendable {
  /// From top to bottom.
  case vertical
  /// Horizontal, beginning at the start of a line of text.
  case horizontal
}

/// The direction in which a line of text runs.
///
/// The raw value is its name in scripts.
public enum TextDirection: String, CaseIterable, Sendable {
  /// From left to right.
  case leftToRight = "ltr"
  /// From right to left.
  case rightToLeft = "rtl"
}

/// A position or a distance along and across a list's axis, in points.
package struct Place: Equatable, Sendable {
  /// The part along the axis, which runs from the list's start.
  package var along: Double
  /// The part across the axis.
  package var across: Double
}

/// The conversion between points of a viewport and a list's axis, which runs from the list's start.
///
/// In a list that begins at its end, such as a conversation, the axis is reversed: the first row is
/// at the bottom, and the header below it. Source: replay contract, Exactly 15.
public struct ContentAxis: Equatable, Sendable {
  /// The direction in which the list scrolls.
  public var orientation = Orientation.vertical
  /// The direction of text.
  ///
  /// A horizontal list begins at the start of a line.
  public var direction = TextDirection.leftToRight
  /// Whether the list begins at the other end: a vertical list at the bottom.
  public var beginsAtEnd = false

  /// Creates the axis of a vertical list with text from left to right.
  public init() {}

  /// Whether the axis runs against the viewport's x axis, or in a vertical list against its y axis.
  public var isReversed: Bool {
    (orientation == .horizontal && direction == .rightToLeft) != beginsAtEnd
  }

  /// Returns the length of `size` along the axis.
  public func length(of size: Size) -> Double {
    orientation == .vertical ? size.height : size.width
  }

  /// Returns the length of `size` across the axis.
  public func crossLength(of size: Size) -> Double {
    orientation == .vertical ? size.width : size.height
  }

  /// Returns the position of a point along and across the axis of a viewport of `size`.
  package func place(_ point: Point, in size: Size) -> Place {
    switch orientation {
    case .vertical:
      Place(
        along: isReversed ? size.height - point.y : point.y,
        across: direction == .rightToLeft ? size.width - point.x : point.x)
    case .horizontal:
      Place(along: isReversed ? size.width - point.x : point.x, across: point.y)
    }
  }

  /// Returns the point of a viewport of `size` at a position along and across the axis.
  package func point(_ place: Place, in size: Size) -> Point {
    let frame = frame(
      start: place.along, length: 0, across: place.across, crossLength: 0, in: size)
    return Point(x: frame.x, y: frame.y)
  }

  /// Returns the travel along and across the axis of a finger that moves by `dx` and `dy`.
  package func travel(dx: Double, dy: Double) -> Place {
    switch orientation {
    case .vertical: Place(along: isReversed ? -dy : dy, across: dx)
    case .horizontal: Place(along: isReversed ? -dx : dx, across: dy)
    }
  }

  /// Returns the start and the end of `frame` along the axis of a viewport of `size`.
  public func range(
    of frame: Frame, in size: Size
  ) -> (start: Double, end: Double) {
    let first = place(Point(x: frame.x, y: frame.y), in: size).along
    let end = Point(x: frame.x + frame.width, y: frame.y + frame.height)
    let last = place(end, in: size).along
    return (min(first, last), max(first, last))
  }

  /// Returns the rectangle in a viewport of `size` at `start` along and `across` across the axis,
  /// `length` long and `crossLength` wide.
  ///
  /// In a vertical list `across` counts from the start of the lines of text.
  public func frame(
    start: Double, length: Double, across: Double, crossLength: Double, in size: Size
  ) -> Frame {
    switch orientation {
    case .vertical:
      let x = direction == .rightToLeft ? size.width - across - crossLength : across
      let y = isReversed ? size.height - start - length : start
      return Frame(x: x, y: y, width: crossLength, height: length)
    case .horizontal:
      let x = isReversed ? size.width - start - length : start
      return Frame(x: x, y: across, width: length, height: crossLength)
    }
  }
}
