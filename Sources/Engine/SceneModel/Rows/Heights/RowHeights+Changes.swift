extension RowHeights {
  /// Returns whether `extra` more rows of the default height stay within the largest total and
  /// number of rows.
  public func canGrow(by extra: Int) -> Bool {
    extra <= largestCount - count && total <= Self.largestTotal - Double(extra) * defaultHeight
  }

  /// The largest number of rows, which depends on how the heights were given.
  var largestCount: Int {
    origin == .explicit ? Self.largestGivenCount : Self.largestCount
  }

  /// Changes the number of rows at the end.
  ///
  /// A negative count counts as 0.
  public mutating func setCount(_ newCount: Int) {
    let grown = max(newCount, 0) - count
    if grown > 0 { insert(grown, at: count) } else { remove(-grown, at: count + grown) }
  }

  /// Inserts rows of the default height before row `index`.
  ///
  /// They are estimates if heights are estimated.
  ///
  /// Does nothing if `index` is outside the list or the list cannot grow.
  public mutating func insert(_ extra: Int, at index: Int) {
    guard extra > 0, (0...count).contains(index), canGrow(by: extra) else { return }
    tree.replace(
      index..<index,
      with: Run(count: extra, height: defaultHeight, isMeasured: origin != .estimated))
  }

  /// Removes rows from row `index` on.
  ///
  /// Does nothing if the rows are outside the list.
  public mutating func remove(_ removed: Int, at index: Int) {
    guard removed > 0, (0...count).contains(index), removed <= count - index else { return }
    tree.replace(
      index..<(index + removed), with: Run(count: 0, height: defaultHeight, isMeasured: true))
  }

  /// Sets the measured height of row `index`.
  ///
  /// Returns whether the row now has that height.
  ///
  /// Changes nothing if there is no such row, the height is not above 0, or the rows would exceed
  /// the largest total.
  public mutating func setHeight(_ height: Double, of index: Int) -> Bool {
    guard (0..<count).contains(index), height > 0 else { return false }
    let old = tree.row(index)
    if old.height == height, old.isMeasured { return true }
    guard height <= Self.largestTotal, total - old.height <= Self.largestTotal - height else {
      return false
    }
    tree.replace(index..<(index + 1), with: Run(count: 1, height: height, isMeasured: true))
    return true
  }

  /// Replaces the heights of rows by the estimate, for example after their content has changed.
  ///
  /// Rows outside the list are ignored. Does nothing if heights are not estimated, or if the
  /// estimates would exceed the largest total.
  public mutating func forgetHeights(in range: Range<Int>) {
    let range = range.clamped(to: 0..<count)
    guard origin == .estimated, !range.isEmpty else { return }
    let known = offset(of: range.upperBound) - offset(of: range.lowerBound)
    let estimate = Run(count: range.count, height: defaultHeight, isMeasured: false)
    guard total - known <= Self.largestTotal - estimate.total else { return }
    tree.replace(range, with: estimate)
  }

  /// Returns the sum of `heights` and `total`, or `nil` if it is too large or a height is invalid.
  static func total(of heights: [Double], plus total: Double) -> Double? {
    var sum = total
    for height in heights {
      guard height > 0, sum <= largestTotal - height else { return nil }
      sum += height
    }
    return sum
  }
}
