import ScrollModel

/// The layout of rows in the content: their heights, columns, section headings, and the surrounding
/// blocks.
///
/// Lengths are points along the axis, from the content's start.
public struct RowLayout: Equatable, Sendable {
  /// The heights of the lines of rows.
  ///
  /// A line is one row, or in a grid one row per column.
  public private(set) var lines: RowHeights
  /// The number of rows.
  public private(set) var count: Int
  /// The columns that the program requested.
  public private(set) var columnLayout: ColumnLayout
  /// The maximum width of a vertical list's content in points, or `nil` for the width of the list.
  public private(set) var maximumWidth: Double?
  /// The largest valid maximum width, in points.
  ///
  /// Tug's choice, equal to the largest width of a column.
  static let largestContentWidth = ColumnLayout.largestWidth
  /// The number of columns.
  public private(set) var columns = 1
  /// The lengths of the blocks before the first and after the last row.
  public private(set) var blocks: EdgeInsets
  /// The length of content that is not made of rows, or `nil` if the content is rows.
  public private(set) var ownContentLength: Double?
  /// The indices of the rows that are section headings, in order.
  public private(set) var sections: [Int]
  /// The row heights for a single column, kept while the rows form a grid.
  private var listed: RowHeights?

  init(_ configuration: SceneConfiguration) {
    lines = configuration.rows
    count = configuration.rows.count
    blocks = configuration.blocks
    ownContentLength = configuration.ownContentLength
    columnLayout = configuration.columns
    maximumWidth = configuration.maximumContentWidth
    sections = []
    setSections(configuration.sections.filter { (0..<configuration.rows.count).contains($0) })
  }

  /// The length of the content: the rows, or the content that replaces them, and both blocks.
  public var length: Double { blocks.top + (ownContentLength ?? lines.total) + blocks.bottom }

  /// The number of rows that are shown, 0 while the program's content replaces them.
  var shownCount: Int { ownContentLength == nil ? count : 0 }

  /// Returns the start of row `index` in the content.
  public func start(ofRow index: Int) -> Double { blocks.top + lines.offset(of: index / columns) }

  /// Returns the end of the line that contains row `index` in the content.
  func end(ofRow index: Int) -> Double {
    let span = lines.span(of: index / columns)
    return blocks.top + span.offset + span.height
  }

  /// Returns the length of the line that contains row `index`.
  public func length(ofRow index: Int) -> Double { lines.height(of: index / columns) }

  /// The end of the last line in the content.
  var rowsEnd: Double { blocks.top + lines.total }

  /// Returns whether a viewport at `offset` starts after the last row.
  func isPastRows(_ offset: Double) -> Bool { count > 0 && offset >= rowsEnd }

  /// Returns the first row of the line at `position`, or `nil` past the last line.
  func row(at position: Double) -> Int? {
    lines.index(at: position - blocks.top).map { $0 * columns }
  }

  /// Returns the number of lines that `count` rows need.
  private func lineCount(of count: Int) -> Int {
    columns > 1 ? count / columns + (count % columns > 0 ? 1 : 0) : count
  }

  /// Returns whether `extra` more rows are within the limits of ``RowHeights``.
  func canGrow(by extra: Int) -> Bool {
    guard columns > 1 else { return lines.canGrow(by: extra) }
    return extra <= RowHeights.largestCount - count && lines.canGrow(by: extra / columns + 1)
  }

  // MARK: Changes

  /// Sets the height of all rows to `height` points, including rows that are inserted later.
  mutating func setHeight(_ height: Double) {
    if columns > 1 { listed = RowHeights(count: count, height: height) }
    lines = RowHeights(count: lines.count, height: height)
  }

  /// Sets the estimated height of all rows to `height` points, until each is measured.
  mutating func estimateHeight(_ height: Double) {
    if columns > 1 { listed = RowHeights(count: count, estimatedHeight: height) }
    lines = RowHeights(count: lines.count, estimatedHeight: height)
  }

  /// Sets the measured heights of the rows from row `first` on, which must be whole lines.
  ///
  /// A line is as high as its highest row. Invalid heights are ignored.
  mutating func measure(first: Int, _ heights: [Double]) {
    for start in stride(from: 0, to: heights.count, by: columns) {
      let line = heights[start..<min(start + columns, heights.count)]
      if let height = line.max() { _ = lines.setHeight(height, of: (first + start) / columns) }
    }
  }

  /// The measured heights in a list of estimates, for each row the height of its line, grouped by
  /// adjacent rows with the first row of each group.
  package var measuredHeights: [(first: Int, heights: [Double])] {
    lines.measuredHeights.map { part in
      let first = part.first * columns
      let heights = part.heights.flatMap { repeatElement($0, count: columns) }
      return (first, Array(heights.prefix(count - first)))
    }
  }

  /// Returns whether the lines of rows are measured as a whole by `count` rows from row `first` on.
  func areWholeLines(first: Int, count: Int) -> Bool {
    first % columns == 0 && (count % columns == 0 || first + count == self.count)
  }

  /// Returns the rows of the line that contains row `index`.
  package func rowsOfLine(ofRow index: Int) -> Range<Int> {
    let first = index / columns * columns
    return first..<min(first + columns, count)
  }

  /// Returns whether the height of the line that contains row `index` is known.
  package func isMeasured(_ index: Int) -> Bool { lines.isMeasured(index / columns) }

  /// Replaces the measured heights of the lines with rows in `range` by the estimate.
  mutating func forgetHeights(_ range: Range<Int>) {
    listed?.forgetHeights(in: range)
    guard !range.isEmpty else { return }
    lines.forgetHeights(in: (range.lowerBound / columns)..<lineCount(of: range.upperBound))
  }

  /// Sets the number of rows, adding or removing rows at the end.
  mutating func setCount(_ count: Int) {
    let first = min(count, self.count)
    self.count = count
    listed?.setCount(count)
    setLines(since: first)
  }

  /// Adapts the lines to the number of rows, after the rows from row `first` on have changed.
  ///
  /// In a grid all these rows are in other places, so that their lines must be measured again.
  private mutating func setLines(since first: Int) {
    lines.setCount(lineCount(of: count))
    guard columns > 1 else { return }
    let line = first / columns
    lines.forgetHeights(in: line..<max(line, lines.count))
  }

  /// Inserts `count` rows before row `index`.
  mutating func insert(_ count: Int, at index: Int) {
    self.count += count
    listed?.insert(count, at: index)
    if columns == 1 {
      lines.insert(count, at: index)
    } else {
      setLines(since: index)
    }
  }

  /// Removes `count` rows from row `index` on.
  mutating func remove(_ count: Int, at index: Int) {
    self.count -= count
    listed?.remove(count, at: index)
    if columns == 1 {
      lines.remove(count, at: index)
    } else {
      setLines(since: index)
    }
  }

  /// Replaces rows by others, which all have to be measured.
  mutating func replace(_ shift: RowShift) {
    let same = min(shift.removed, shift.added)
    forgetHeights(shift.index..<(shift.index + same))
    if shift.removed > same { remove(shift.removed - same, at: shift.index + same) }
    if shift.added > same { insert(shift.added - same, at: shift.index + same) }
  }

  /// Sets the length of the block at `edge`.
  mutating func setBlock(_ length: Double, at edge: InsetEdge) {
    blocks[edge] = length
  }

  /// Replaces the rows by content that is `length` points long, or shows the rows again if `length`
  /// is `nil`.
  mutating func setOwnContent(_ length: Double?) {
    ownContentLength = length
  }

  /// Stores the requested columns.
  ///
  /// The rows are laid out by the next call of `fit`.
  mutating func setColumns(_ layout: ColumnLayout) {
    columnLayout = layout
  }

  /// Sets the maximum width of a vertical list's content in points, or the width of the list if
  /// `width` is `nil`.
  mutating func setMaximumWidth(_ width: Double?) {
    maximumWidth = width
  }

  /// Returns whether a list `crossLength` points wide needs another number of columns.
  func needsFit(crossLength: Double) -> Bool { columnLayout.columns(in: crossLength) != columns }

  /// Lays out the rows in as many columns as a list `crossLength` points wide has.
  mutating func fit(crossLength: Double) {
    let wanted = columnLayout.columns(in: crossLength)
    guard wanted != columns else { return }
    if columns == 1 { listed = lines }
    columns = wanted
    let lineCount = lineCount(of: count)
    lines =
      lines.estimatedHeight.map { RowHeights(count: lineCount, estimatedHeight: $0) }
      ?? RowHeights(count: lineCount, height: lines.defaultHeight)
    if wanted == 1, let listed {
      lines = listed
      self.listed = nil
    }
  }

  // MARK: Sections

  /// Returns whether row `index` is a section heading.
  public func isHeading(_ index: Int) -> Bool {
    let place = firstSection { $0 >= index }
    return place < sections.count && sections[place] == index
  }

  /// Returns the first row from `index` on, in steps of `step`, that is not a heading, or `nil` if
  /// there is none.
  func row(from index: Int, by step: Int) -> Int? {
    var row = index
    while (0..<count).contains(row) {
      guard isHeading(row) else { return row }
      row += step
    }
    return nil
  }

  /// Returns row `index`, or if it is a heading the nearest ordinary row after it, otherwise before
  /// it.
  ///
  /// Returns `nil` if all rows are headings.
  func row(near index: Int) -> Int? { row(from: index, by: 1) ?? row(from: index, by: -1) }

  /// Returns the headings among `rows`, in order.
  func headings(amongRows rows: RowSet) -> [Int] {
    rows.ranges.flatMap { range in
      let start = firstSection { $0 >= range.lowerBound }
      return sections[start..<firstSection { $0 >= range.upperBound }]
    }
  }

  /// Returns the length of the heading that sticks above row `index`, in points.
  ///
  /// It is 0 if the row is a heading itself or has no heading. `isAfter` is whether headings are
  /// after their rows.
  func headingLength(overRow index: Int, isAfter: Bool) -> Double {
    guard !sections.isEmpty, columns == 1, !isHeading(index) else { return 0 }
    let next = firstSection { $0 > index }
    let heading = isAfter ? next : next - 1
    return sections.indices.contains(heading) ? lines.height(of: sections[heading]) : 0
  }

  /// Returns the number of headings before row `index`.
  package func headingCount(before index: Int) -> Int { firstSection { $0 >= index } }

  /// Returns the first index in ``sections`` from which on `holds` is true.
  func firstSection(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(sections[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Sets the section headings, given in any order.
  mutating func setSections(_ rows: [Int]) {
    sections = Set(rows).sorted()
  }

  /// Moves the headings with their rows after rows were inserted, removed or moved.
  mutating func sectionsFollow(_ shift: RowShift) {
    guard !sections.isEmpty else { return }
    sections = sections.compactMap { shift.row($0) }
    if !shift.kept.isEmpty { sections.sort() }
  }
}
