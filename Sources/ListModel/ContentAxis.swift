/// Which way a list scrolls; the raw value is its name in scripts.
public enum Orientation: String, CaseIterable, Sendable {
  /// From top to bottom.
  case vertical
  /// From side to side, beginning where a line of text begins.
  case horizontal
}

/// Which way a line of text runs; the raw value is its name in scripts.
public enum TextDirection: String, CaseIterable, Sendable {
  /// From left to right.
  case leftToRight = "ltr"
  /// From right to left.
  case rightToLeft = "rtl"
}

/// The way between a viewport's points and a list's one axis, which runs from the start edge.
///
/// A list that begins at its end, as a conversation does, is one whose axis runs the other way: its
/// first row is at the bottom, and its header below it. Source: replay contract, Exactly 15.
public struct ContentAxis: Equatable, Sendable {
  /// Which way the list scrolls.
  public var orientation = Orientation.vertical
  /// Which way text runs: a horizontal list begins at its start.
  public var direction = TextDirection.leftToRight
  /// Whether the list begins at the other end: a vertical one at the bottom.
  public var beginsAtEnd = false

  /// A vertical list, read from left to right.
  public init() {}

  /// Whether the axis runs against the viewport's x, or in a vertical list its y.
  public var isReversed: Bool {
    (orientation == .horizontal && direction == .rightToLeft) != beginsAtEnd
  }

  /// The length of `size` along the axis.
  public func length(of size: ListScene.Size) -> Double {
    orientation == .vertical ? size.height : size.width
  }

  /// The length of `size` across the axis.
  public func breadth(of size: ListScene.Size) -> Double {
    orientation == .vertical ? size.width : size.height
  }

  /// Where a point lies along and across the axis of a viewport of `size`.
  public func place(x: Double, y: Double, in size: ListScene.Size) -> (
    along: Double, across: Double
  ) {
    switch orientation {
    case .vertical:
      (isReversed ? size.height - y : y, direction == .rightToLeft ? size.width - x : x)
    case .horizontal: (isReversed ? size.width - x : x, y)
    }
  }

  /// The travel along and across the axis of a finger that goes by `dx` and `dy`.
  public func travel(dx: Double, dy: Double) -> (along: Double, across: Double) {
    switch orientation {
    case .vertical: (isReversed ? -dy : dy, dx)
    case .horizontal: (isReversed ? -dx : dx, dy)
    }
  }

  /// The rectangle that begins `start` points along the axis of a viewport of `size`, is `length`
  /// long, begins `across` points across it and is `breadth` broad.
  ///
  /// Across a vertical list is from the start of its lines.
  public func frame(
    start: Double, length: Double, across: Double, breadth: Double, in size: ListScene.Size
  ) -> ListScene.Frame {
    switch orientation {
    case .vertical:
      let x = direction == .rightToLeft ? size.width - across - breadth : across
      let y = isReversed ? size.height - start - length : start
      return ListScene.Frame(x: x, y: y, width: breadth, height: length)
    case .horizontal:
      let x = isReversed ? size.width - start - length : start
      return ListScene.Frame(x: x, y: across, width: length, height: breadth)
    }
  }
}
