/// The heights of a list's rows, and their index by position.
///
/// Lengths are points.
///
/// Rows of one height take no memory however many they are; rows of given heights keep the sums
/// of the heights, so that looking up is a binary search and a change costs the rows after it.
public struct RowHeights: Equatable, Sendable {
  /// The largest total height, within which every point is a Double exactly.
  ///
  /// Source: replay contract, Script.
  public static let largestTotal = 9_007_199_254_740_992.0

  /// The most points that a program may give to all rows at once, so that a list which is still
  /// empty has room for its rows: as many as a window can be high.
  public static let largestCommonHeight = 32_767.0
  /// The most rows, within which every number of rows is a Double exactly.
  public static let largestCount = 9_007_199_254_740_992
  /// The most rows of given heights, whose sums then fit into memory.
  public static let largestGivenCount = 10_000_000

  private enum Storage: Equatable, Sendable {
    case uniform(count: Int)
    /// `tops[i]` is the top of row i, with the total height last.
    case explicit(tops: [Double])
  }

  private var storage: Storage
  /// The height of a row where none is given.
  public let defaultHeight: Double

  /// `count` rows of `height` points; a negative count is none, and a height that is not above 0
  /// or would exceed the largest total leaves the list empty.
  public init(count: Int, height: Double) {
    let fits =
      height > 0 && height.isFinite && count <= Self.largestCount
      && Double(max(count, 0)) * height <= Self.largestTotal
    defaultHeight = height > 0 && height.isFinite ? height : 1
    storage = .uniform(count: fits ? max(count, 0) : 0)
  }

  /// Rows of the given heights, and of `defaultHeight` for those that come later; nil when a
  /// height is not above 0 or they exceed the largest total.
  public init?(heights: [Double], defaultHeight: Double) {
    guard defaultHeight > 0, defaultHeight.isFinite else { return nil }
    var tops = [0.0]
    tops.reserveCapacity(heights.count + 1)
    for height in heights {
      let top = tops[tops.count - 1]
      guard height > 0, top <= Self.largestTotal - height else { return nil }
      tops.append(top + height)
    }
    self.defaultHeight = defaultHeight
    storage = .explicit(tops: tops)
  }

  /// How many rows there are.
  public var count: Int {
    switch storage {
    case .uniform(let count): count
    case .explicit(let tops): tops.count - 1
    }
  }

  /// The height of all rows together.
  public var total: Double { offset(of: count) }

  /// The top of row `index`, from the first row's; beyond the last row, the total height.
  public func offset(of index: Int) -> Double {
    let bounded = min(max(index, 0), count)
    switch storage {
    case .uniform: return Double(bounded) * defaultHeight
    case .explicit(let tops): return tops[bounded]
    }
  }

  /// The height of row `index`; 0 where there is no such row.
  public func height(of index: Int) -> Double {
    guard (0..<count).contains(index) else { return 0 }
    return offset(of: index + 1) - offset(of: index)
  }

  /// The row at `position` points from the first row's top; nil where there is none.
  public func index(at position: Double) -> Int? {
    guard position >= 0, position < total else { return nil }
    switch storage {
    case .uniform(let count):
      let guess = min(Int(exactly: (position / defaultHeight).rounded(.down)) ?? 0, count - 1)
      if offset(of: guess) > position { return guess - 1 }
      return offset(of: guess + 1) <= position ? guess + 1 : guess
    case .explicit(let tops):
      var low = 0
      var high = tops.count - 1
      while high - low > 1 {
        let middle = (low + high) / 2
        if tops[middle] <= position { low = middle } else { high = middle }
      }
      return low
    }
  }

  /// Whether `extra` more rows stay within the largest total and the largest number of rows.
  public func canGrow(by extra: Int) -> Bool {
    extra <= largestCount - count && total <= Self.largestTotal - Double(extra) * defaultHeight
  }

  private var largestCount: Int {
    if case .explicit = storage { Self.largestGivenCount } else { Self.largestCount }
  }

  /// The heights of the rows that were given, in order; nil where all have the default height.
  public var givenHeights: [Double]? {
    guard case .explicit = storage else { return nil }
    return (0..<count).map { height(of: $0) }
  }

  /// Changes the number of rows at the end; a negative count is none.
  public mutating func setCount(_ newCount: Int) {
    let grown = max(newCount, 0) - count
    if grown > 0 { insert(grown, at: count) } else { remove(-grown, at: count + grown) }
  }

  /// Puts `extra` rows of the default height in before row `index`; outside the list nothing is done.
  public mutating func insert(_ extra: Int, at index: Int) {
    guard extra > 0, (0...count).contains(index), canGrow(by: extra) else { return }
    switch storage {
    case .uniform(let count):
      storage = .uniform(count: count + extra)
    case .explicit(var tops):
      let top = tops[index]
      let added = (0..<extra).map { top + Double($0) * defaultHeight }
      let shift = Double(extra) * defaultHeight
      tops.replaceSubrange(index..., with: added + tops[index...].map { $0 + shift })
      storage = .explicit(tops: tops)
    }
  }

  /// Takes `removed` rows out from row `index` on; outside the list nothing is done.
  public mutating func remove(_ removed: Int, at index: Int) {
    guard removed > 0, (0...count).contains(index), removed <= count - index else { return }
    switch storage {
    case .uniform(let count):
      storage = .uniform(count: count - removed)
    case .explicit(var tops):
      let shift = tops[index + removed] - tops[index]
      tops.replaceSubrange(index..., with: tops[(index + removed)...].map { $0 - shift })
      storage = .explicit(tops: tops)
    }
  }
}
