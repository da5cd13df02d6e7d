/// The heights of a list's rows, and a lookup of rows by position.
///
/// Lengths are points. Heights are given for all rows at once, given for each row, or estimated
/// until each row is measured.
///
/// Adjacent rows of one height are stored once. Rows of different heights take less than 8 bytes
/// each if the heights are whole 1024ths of a point. Offsets never decrease with the row, and are
/// exact for such heights.
///
/// - Complexity: lookups and changes are O(log *n*) in the number of runs of adjacent rows with one
/// height, even if the storage is shared. Lookups do not allocate.
public struct RowHeights: Equatable, Sendable {
  /// The largest total height, up to which every whole number of points is exact as a `Double`.
  ///
  /// Source: replay contract, Script.
  public static let largestTotal = 9_007_199_254_740_992.0

  /// The largest height that a program may give to all rows at once, in points: the largest height
  /// of a window.
  ///
  /// The limit leaves space for further rows, even if the list is still empty.
  public static let largestCommonHeight = 32_767.0
  /// The largest number of rows, up to which every number is exact as a `Double`.
  public static let largestCount = 9_007_199_254_740_992
  /// The largest number of rows with individually given heights, which must fit into memory.
  public static let largestGivenCount = 10_000_000

  enum Origin: Sendable {
    /// All rows were created with one height.
    case uniform
    /// Each row was created with its own height.
    case explicit
    /// Rows have the default height until they are measured.
    case estimated
  }

  let origin: Origin
  var tree: Tree
  /// The height of rows without a given height.
  ///
  /// If heights are estimated, this is the estimate.
  public let defaultHeight: Double

  /// Creates rows of one height.
  ///
  /// A negative count counts as 0. The list is empty if the height is not above 0 or would exceed
  /// the largest total.
  public init(count: Int, height: Double) {
    self.init(count: count, defaultHeight: height, origin: .uniform)
  }

  /// Creates rows whose heights are unknown: each row has the estimate until its height is set.
  ///
  /// A negative count counts as 0. The list is empty if the estimate is not above 0 or would exceed
  /// the largest total.
  public init(count: Int, estimatedHeight: Double) {
    self.init(count: count, defaultHeight: estimatedHeight, origin: .estimated)
  }

  private init(count: Int, defaultHeight: Double, origin: Origin) {
    let isHeight = defaultHeight > 0 && defaultHeight.isFinite
    let fits =
      isHeight && count <= Self.largestCount
      && Double(max(count, 0)) * defaultHeight <= Self.largestTotal
    self.origin = origin
    self.defaultHeight = isHeight ? defaultHeight : 1
    tree = Tree(
      Run(count: fits ? count : 0, height: self.defaultHeight, isMeasured: origin == .uniform))
  }

  /// Creates rows of the given heights.
  ///
  /// Rows inserted later have the default height.
  ///
  /// Returns `nil` if a height is not above 0, if the heights exceed the largest total, or if there
  /// are more than ``largestGivenCount``.
  public init?(heights: [Double], defaultHeight: Double) {
    guard defaultHeight > 0, defaultHeight.isFinite, heights.count <= Self.largestGivenCount,
      Self.total(of: heights, plus: 0) != nil
    else { return nil }
    origin = .explicit
    self.defaultHeight = defaultHeight
    tree = Tree(measured: heights)
  }

  /// The number of rows.
  public var count: Int { tree.count }

  /// The sum of all heights.
  public var total: Double { tree.total }

  /// Returns the top of a row, relative to the top of the first row.
  ///
  /// It is 0 before the first row, and the total height after the last.
  public func offset(of index: Int) -> Double {
    tree.offset(of: min(max(index, 0), count))
  }

  /// Returns the top of a row, relative to the top of the first row, and its height.
  ///
  /// The height is 0 if there is no such row.
  public func span(of index: Int) -> (offset: Double, height: Double) {
    (0..<count).contains(index) ? tree.span(of: index) : (offset(of: index), 0)
  }

  /// Returns the height of a row, or 0 if there is no such row.
  public func height(of index: Int) -> Double {
    guard (0..<count).contains(index) else { return 0 }
    return tree.row(index).height
  }

  /// Returns the row at `position` points from the first row's top, or `nil` if there is none.
  ///
  /// It is the last row whose offset is at most `position`.
  public func index(at position: Double) -> Int? {
    guard position >= 0, position < total else { return nil }
    // Rounding of sums makes the guess wrong by one row, or by more if rows are so small that many
    // share an offset.
    var (low, high) = (0, count)
    var probe = tree.index(near: position)
    var probes = 0
    while high - low > 1 {
      let isBeyond = offset(of: probe) > position
      if isBeyond { high = probe } else { low = probe }
      let next = isBeyond ? probe - 1 : probe + 1
      probes += 1
      probe = probes < 3 && next > low && next < high ? next : low + (high - low) / 2
    }
    return low
  }

  /// Returns whether the height of a row is known, which it is unless it is estimated.
  ///
  /// Returns `false` if there is no such row.
  public func isMeasured(_ index: Int) -> Bool {
    (0..<count).contains(index) && tree.row(index).isMeasured
  }

  /// Whether any row has an estimated height.
  public var hasEstimates: Bool { tree.hasEstimates }

  /// The estimated height of rows that are not measured, or `nil` if heights are not estimated.
  public var estimatedHeight: Double? { origin == .estimated ? defaultHeight : nil }

  /// The heights of all rows in order, or `nil` if the rows were created with one height and still
  /// have it.
  ///
  /// It is also `nil` if heights are estimated, or if there are more than ``largestGivenCount``
  /// rows.
  public var givenHeights: [Double]? {
    let isGiven = origin == .explicit || (origin == .uniform && !tree.isUniform(defaultHeight))
    guard isGiven, count <= Self.largestGivenCount else { return nil }
    var heights: [Double] = []
    heights.reserveCapacity(count)
    for run in tree.runs { heights.append(contentsOf: repeatElement(run.height, count: run.count)) }
    return heights
  }

  /// The measured heights in a list of estimates, grouped by adjacent rows with the first row of
  /// each group.
  ///
  /// It is empty if heights are not estimated.
  package var measuredHeights: [(first: Int, heights: [Double])] {
    guard estimatedHeight != nil else { return [] }
    var (parts, row): ([(first: Int, heights: [Double])], _) = ([], 0)
    for run in tree.runs {
      defer { row += run.count }
      guard run.isMeasured else { continue }
      let heights = repeatElement(run.height, count: run.count)
      if let last = parts.last, last.first + last.heights.count == row {
        parts[parts.count - 1].heights += heights
      } else {
        parts.append((row, Array(heights)))
      }
    }
    return parts
  }
}
