/// The number of rows side by side in a list: one, or the cells of a grid.
public enum ColumnLayout: Equatable, Sendable {
  /// This many, from 1.
  case count(Int)
  /// As many as fit with this width in points each, at least one.
  case minimumWidth(Double)

  /// The largest number of columns.
  public static let largestCount = 1000

  /// The largest width that a text scale gives a column, in points; chosen here.
  package static let largestWidth = 1e6

  /// True where the number is in range: a count from 1 to `largestCount`, a width above 0.
  public var isUsable: Bool {
    switch self {
    case .count(let count): (1...Self.largestCount).contains(count)
    case .minimumWidth(let width): width > 0 && width.isFinite
    }
  }

  /// The layout with its width, if it has one, multiplied by `scale`; a width is at most 1e6 points.
  package func scaled(by scale: Double) -> ColumnLayout {
    guard case .minimumWidth(let width) = self, isUsable else { return self }
    return .minimumWidth(Self.scaled(width, by: scale))
  }

  /// A `width` above 0 multiplied by `scale`, at most 1e6 points.
  package static func scaled(_ width: Double, by scale: Double) -> Double {
    max(min(width * scale, largestWidth), width.ulp)
  }

  /// The columns of a list that is `breadth` points across.
  public func columns(in breadth: Double) -> Int {
    switch self {
    case .count(let count): return count
    case .minimumWidth(let width):
      let fitting = min((breadth / width).rounded(.down), Double(Self.largestCount))
      return max(Int(exactly: fitting) ?? 1, 1)
    }
  }
}
