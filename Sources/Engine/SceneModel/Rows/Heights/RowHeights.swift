/// The heights of a list's rows, and their index by position.
///
/// Lengths are points. Heights are given for all rows at once, given for each row, or estimated
/// until each is measured.
///
/// Neighbouring rows of one height take the memory of one, and rows of different heights less than 8
/// bytes each, where the heights are whole 1024ths of a point. Lookups and changes cost the logarithm of
/// the number of different heights, with or without live copies; lookups take no memory. Offsets never
/// decrease with the row, and are exact for such heights.
public struct RowHeights: Equatable, Sendable {
  /// The largest total height: up to it every whole number of points is exact as a Double.
  ///
  /// Source: replay contract, Script.
  public static let largestTotal = 9_007_199_254_740_992.0

  /// The largest height in points that a program may give to all rows at once, so that an empty
  /// list has room for its rows: the largest height of a window.
  public static let largestCommonHeight = 32_767.0
  /// The largest number of rows: up to it every number is exact as a Double.
  public static let largestCount = 9_007_199_254_740_992
  /// The largest number of rows with given heights, which fit into memory.
  public static let largestGivenCount = 10_000_000

  enum Origin: Sendable {
    /// All rows were made with one height.
    case uniform
    /// Each row was made with its own.
    case explicit
    /// Rows count as the default height until they are measured.
    case estimated
  }

  let origin: Origin
  var tree: Tree
  /// The height of a row where none is given: in a list of estimates, the estimate.
  public let defaultHeight: Double

  /// Rows of one height.
  ///
  /// A negative count counts as 0; a height that is not above 0 or would exceed the largest total
  /// leaves the list empty.
  public init(count: Int, height: Double) {
    self.init(count: count, defaultHeight: height, origin: .uniform)
  }

  /// Rows whose heights are not known yet: each counts as the estimate until its height is set.
  ///
  /// A negative count counts as 0; an estimate that is not above 0 or would exceed the largest
  /// total leaves the list empty.
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

  /// Rows of the given heights, and of the default height for those that come later.
  ///
  /// Nil when a height is not above 0, when they exceed the largest total, or when there are more
  /// than the largest number of given heights.
  public init?(heights: [Double], defaultHeight: Double) {
    guard defaultHeight > 0, defaultHeight.isFinite, heights.count <= Self.largestGivenCount,
      Self.total(of: heights, beside: 0) != nil
    else { return nil }
    origin = .explicit
    self.defaultHeight = defaultHeight
    tree = Tree(measured: heights)
  }

  /// The number of rows.
  public var count: Int { tree.count }

  /// The height of all rows together.
  public var total: Double { tree.total }

  /// The top of a row, from the first row's.
  ///
  /// Before the first row it is 0; beyond the last, the total height.
  public func offset(of index: Int) -> Double {
    tree.offset(of: min(max(index, 0), count))
  }

  /// The top of a row, from the first row's, and its height; at the end, and 0, where there is no such
  /// row.
  public func span(of index: Int) -> (offset: Double, height: Double) {
    (0..<count).contains(index) ? tree.span(of: index) : (offset(of: index), 0)
  }

  /// The height of a row; 0 where there is no such row.
  public func height(of index: Int) -> Double {
    guard (0..<count).contains(index) else { return 0 }
    return tree.row(index).height
  }

  /// The row at `position` points from the first row's top; nil where there is none.
  ///
  /// It is the last row whose offset is not beyond `position`.
  public func index(at position: Double) -> Int? {
    guard position >= 0, position < total else { return nil }
    // The guess is wrong only where sums round: by one row, or by more where rows are so small that
    // many share an offset.
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

  /// The height of a row is known: always, except for rows that are estimated.
  ///
  /// False where there is no such row.
  public func isMeasured(_ index: Int) -> Bool {
    (0..<count).contains(index) && tree.row(index).isMeasured
  }

  /// Some row counts as an estimate.
  public var hasEstimates: Bool { tree.hasEstimates }

  /// The height that rows count as until they are measured; nil where heights are not estimated.
  public var estimatedHeight: Double? { origin == .estimated ? defaultHeight : nil }

  /// The heights of the rows that were given, in order; nil where all have the default height.
  ///
  /// Nil too where heights are estimated, and where there are more rows than the largest number
  /// of given heights.
  public var givenHeights: [Double]? {
    let isGiven = origin == .explicit || (origin == .uniform && !tree.isUniform(defaultHeight))
    guard isGiven, count <= Self.largestGivenCount else { return nil }
    var heights: [Double] = []
    heights.reserveCapacity(count)
    for run in tree.runs { heights.append(contentsOf: repeatElement(run.height, count: run.count)) }
    return heights
  }

  /// The heights that have been measured of rows that are estimated, by the first row of those that follow
  /// one another; none where heights are not estimated.
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
