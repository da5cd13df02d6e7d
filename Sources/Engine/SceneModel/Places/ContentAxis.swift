/// The direction in which a list scrolls; the raw value is its name in scripts.
public enum Orientation: String, CaseIterable, Sendable {
  /// From top to bottom.
  case vertical
  /// From side to side, beginning at the start of a line of text.
  case horizontal
}

/// The direction in which a line of text runs; the raw value is its name in scripts.
public enum TextDirection: String, CaseIterable, Sendable {
  /// From left to right.
  case leftToRight = "ltr"
  /// From right to left.
  case rightToLeft = "rtl"
}

/// The conversion between a viewport's points and a list's one axis, which runs from the start
/// edge.
///
/// In a list that begins at its end, such as a conversation, the axis runs the other way: the first
/// row is at the bottom, and the header below it. Source: replay contract, Exactly 15.
public struct ContentAxis: Equatable, Sendable {
  /// The direction in which the list scrolls.
  public var orientation = Orientation.vertical
  /// The direction of text: a horizontal list begins at the start of a line.
  public var direction = TextDirection.leftToRight
  /// The list begins at the other end: a vertical one at the bottom.
  public var beginsAtEnd = false

  /// A vertical list, read from left to right.
  public init() {}

  /// True where the axis runs against the viewport's x, or in a vertical list its y.
  public var isReversed: Bool {
    (orientation == .horizontal && direction == .rightToLeft) != beginsAtEnd
  }

  /// The length of `size` along the axis.
  public func length(of size: Scene.Size) -> Double {
    orientation == .vertical ? size.height : size.width
  }

  /// The length of `size` across the axis.
  public func breadth(of size: Scene.Size) -> Double {
    orientation == .vertical ? size.width : size.height
  }

  /// Where a point lies along and across the axis of a viewport of `size`.
  public func place(x: Double, y: Double, in size: Scene.Size) -> (
    along: Double, across: Double
  ) {
    switch orientation {
    case .vertical:
      (isReversed ? size.height - y : y, direction == .rightToLeft ? size.width - x : x)
    case .horizontal: (isReversed ? size.width - x : x, y)
    }
  }

  /// The travel along and across the axis of a finger that moves by `dx` and `dy`.
  public func travel(dx: Double, dy: Double) -> (along: Double, across: Double) {
    switch orientation {
    case .vertical: (isReversed ? -dy : dy, dx)
    case .horizontal: (isReversed ? -dx : dx, dy)
    }
  }

  /// Where `frame` begins and ends along the axis, in a viewport of `size`.
  public func range(
    of frame: Scene.Frame, in size: Scene.Size
  ) -> (start: Double, end: Double) {
    let first = place(x: frame.x, y: frame.y, in: size).along
    let last = place(x: frame.x + frame.width, y: frame.y + frame.height, in: size).along
    return (min(first, last), max(first, last))
  }

  /// The rectangle in a viewport of `size` that begins `start` points along the axis and `across`
  /// points across it, and is `length` long and `breadth` wide.
  ///
  /// Across a vertical list counts from the start of its lines.
  public func frame(
    start: Double, length: Double, across: Double, breadth: Double, in size: Scene.Size
  ) -> Scene.Frame {
    switch orientation {
    case .vertical:
      let x = direction == .rightToLeft ? size.width - across - breadth : across
      let y = isReversed ? size.height - start - length : start
      return Scene.Frame(x: x, y: y, width: breadth, height: length)
    case .horizontal:
      let x = isReversed ? size.width - start - length : start
      return Scene.Frame(x: x, y: across, width: length, height: breadth)
    }
  }
}
