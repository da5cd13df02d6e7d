/// The number of columns of a list: one, or the columns of a grid.
public enum ColumnLayout: Equatable, Sendable {
  /// A fixed number of columns, from 1.
  case count(Int)
  /// As many columns as fit with at least this width in points each, at least one.
  case minimumWidth(Double)

  /// The largest number of columns.
  public static let largestCount = 1000

  /// The largest width of a column after text scaling, in points.
  ///
  /// Tug's choice.
  package static let largestWidth = 1e6

  /// Whether the value is in range: a count from 1 to ``largestCount``, or a finite width above 0.
  public var isUsable: Bool {
    switch self {
    case .count(let count): (1...Self.largestCount).contains(count)
    case .minimumWidth(let width): width > 0 && width.isFinite
    }
  }

  /// Returns the layout with its minimum width, if it has one, multiplied by `scale`.
  ///
  /// The width is at most 1e6 points.
  package func scaled(by scale: Double) -> ColumnLayout {
    guard case .minimumWidth(let width) = self, isUsable else { return self }
    return .minimumWidth(Self.scaled(width, by: scale))
  }

  /// Returns `width` multiplied by `scale`, at most 1e6 points.
  ///
  /// `width` must be above 0.
  package static func scaled(_ width: Double, by scale: Double) -> Double {
    max(min(width * scale, largestWidth), width.ulp)
  }

  /// Returns the number of columns in a list that is `crossLength` points wide.
  public func columns(in crossLength: Double) -> Int {
    switch self {
    case .count(let count): return count
    case .minimumWidth(let width):
      let fitting = min((crossLength / width).rounded(.down), Double(Self.largestCount))
      return max(Int(exactly: fitting) ?? 1, 1)
    }
  }
}
