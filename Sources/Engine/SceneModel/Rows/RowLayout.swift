import ScrollModel

/// Where the rows are in the content: their heights, in how many columns they lie, the headings among
/// them, and the blocks around them.
///
/// All lengths are points along the axis, from the content's start.
public struct RowLayout: Equatable, Sendable {
  /// The lines of rows: each row is one, or in a grid as many as there are columns.
  public private(set) var lines: RowHeights
  /// How many rows there are.
  public private(set) var count: Int
  /// How many columns the program asked for.
  public private(set) var columnLayout: ColumnLayout
  /// The greatest width of the content of a vertical list; nil for that of the list.
  public private(set) var maximumWidth: Double?
  /// The greatest number that this can be, in points; chosen here, as the greatest width of a column.
  static let largestContentWidth = ColumnLayout.largestWidth
  /// How many rows lie side by side.
  public private(set) var columns = 1
  /// The lengths of the blocks before the first and after the last row.
  public private(set) var blocks: EdgeInsets
  /// The length of content that is not made of rows; nil where it is.
  public private(set) var ownContentLength: Double?
  /// The rows that are headings of sections, in order.
  public private(set) var sections: [Int]
  /// The rows as they are in one column, while they are a grid.
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

  /// The length of the content: the rows or what is in their place, and the blocks around them.
  public var length: Double { blocks.top + (ownContentLength ?? lines.total) + blocks.bottom }

  /// How many rows are shown: none in content of the program's own.
  var shownCount: Int { ownContentLength == nil ? count : 0 }

  /// Where row `index` begins.
  public func start(ofRow index: Int) -> Double { blocks.top + lines.offset(of: index / columns) }

  /// How long the line of row `index` is.
  public func length(ofRow index: Int) -> Double { lines.height(of: index / columns) }

  /// Where the last line ends.
  var rowsEnd: Double { blocks.top + lines.total }

  /// The first row of the line at `position`; nil beyond the last.
  func row(at position: Double) -> Int? {
    lines.index(at: position - blocks.top).map { $0 * columns }
  }

  /// How many lines `count` rows fill.
  private func lineCount(of count: Int) -> Int {
    columns > 1 ? count / columns + (count % columns > 0 ? 1 : 0) : count
  }

  /// The length of the whole lines that `count` rows of a grid fill: what is left over moves the cells
  /// along their lines, and nothing up or down.
  func lengthOfWholeLines(_ count: Int) -> Double {
    Double(count / columns) * lines.defaultHeight
  }

  /// There is room for `extra` more rows.
  func canGrow(by extra: Int) -> Bool {
    guard columns > 1 else { return lines.canGrow(by: extra) }
    return extra <= RowHeights.largestCount - count && lines.canGrow(by: extra / columns + 1)
  }

  // MARK: Changes

  /// All rows are `height` points high, those that come later too.
  mutating func setHeight(_ height: Double) {
    if columns > 1 { listed = RowHeights(count: count, height: height) }
    lines = RowHeights(count: lines.count, height: height)
  }

  /// Rows count as `height` points high until they are measured.
  mutating func estimateHeight(_ height: Double) {
    lines = RowHeights(count: lines.count, estimatedHeight: height)
  }

  /// Row `index` of a list of one column is `height` points high; returns whether it was not before.
  mutating func measure(_ index: Int, _ height: Double) -> Bool {
    lines.setHeight(height, of: index)
  }

  /// The measured heights of the rows in `range` hold no longer.
  mutating func forgetHeights(_ range: Range<Int>) {
    listed?.forgetHeights(in: range)
    lines.forgetHeights(in: range)
  }

  /// There are `count` rows: others come in or go away at the end.
  mutating func setCount(_ count: Int) {
    self.count = count
    listed?.setCount(count)
    lines.setCount(lineCount(of: count))
  }

  /// `count` rows come in before row `index`.
  mutating func insert(_ count: Int, at index: Int) {
    self.count += count
    listed?.insert(count, at: index)
    if columns == 1 {
      lines.insert(count, at: index)
    } else {
      lines.setCount(lineCount(of: self.count))
    }
  }

  /// `count` rows from row `index` on go away.
  mutating func remove(_ count: Int, at index: Int) {
    self.count -= count
    listed?.remove(count, at: index)
    if columns == 1 {
      lines.remove(count, at: index)
    } else {
      lines.setCount(lineCount(of: self.count))
    }
  }

  /// Rows take the place of others, all of them still to be measured.
  mutating func replace(_ shift: RowShift) {
    let same = min(shift.removed, shift.added)
    forgetHeights(shift.index..<(shift.index + same))
    if shift.removed > same { remove(shift.removed - same, at: shift.index + same) }
    if shift.added > same { insert(shift.added - same, at: shift.index + same) }
  }

  /// The block at `edge` is `length` points long.
  mutating func setBlock(_ length: Double, at edge: InsetEdge) {
    blocks[edge] = length
  }

  /// The content is `length` points long in place of rows; nil makes it the rows again.
  mutating func setOwnContent(_ length: Double?) {
    ownContentLength = length
  }

  /// Asks for columns; ``fit(breadth:)`` lays the rows out in them.
  mutating func setColumns(_ layout: ColumnLayout) {
    columnLayout = layout
  }

  /// The content of a vertical list is `width` points wide at most; nil makes it as wide as the list.
  mutating func setMaximumWidth(_ width: Double?) {
    maximumWidth = width
  }

  /// The columns differ that there would be in a list of `breadth` points.
  func needsFit(breadth: Double) -> Bool { columnLayout.columns(in: breadth) != columns }

  /// Lays the rows out in the columns that there are in a list of `breadth` points.
  mutating func fit(breadth: Double) {
    let wanted = columnLayout.columns(in: breadth)
    guard wanted != columns else { return }
    if columns == 1 { listed = lines }
    columns = wanted
    lines = RowHeights(count: lineCount(of: count), height: lines.defaultHeight)
    if wanted == 1, let listed {
      lines = listed
      self.listed = nil
    }
  }

  // MARK: Sections

  /// Row `index` is the heading of a section.
  public func isHeading(_ index: Int) -> Bool {
    let place = firstSection { $0 >= index }
    return place < sections.count && sections[place] == index
  }

  /// The first row from `index` on, `step` rows at a time, that is no heading; nil where there is none.
  func row(from index: Int, by step: Int) -> Int? {
    var row = index
    while (0..<count).contains(row) {
      guard isHeading(row) else { return row }
      row += step
    }
    return nil
  }

  /// The row at `index` or, where that is a heading, the one after it, or else before it; nil where all
  /// are headings.
  func row(near index: Int) -> Int? { row(from: index, by: 1) ?? row(from: index, by: -1) }

  /// The headings among `rows`, in order.
  func headings(amongRows rows: RowSet) -> [Int] {
    rows.ranges.flatMap { range in
      let start = firstSection { $0 >= range.lowerBound }
      return sections[start..<firstSection { $0 >= range.upperBound }]
    }
  }

  /// The length of the heading that would be held over row `index`, in points; 0 for a heading, and
  /// without sections.
  func headingLength(overRow index: Int) -> Double {
    guard !sections.isEmpty, columns == 1 else { return 0 }
    let next = firstSection { $0 > index }
    guard next > 0, sections[next - 1] != index else { return 0 }
    return lines.height(of: sections[next - 1])
  }

  /// How many headings there are before row `index`.
  package func headingCount(before index: Int) -> Int { firstSection { $0 >= index } }

  /// The first place in ``sections`` from which on `holds` is true.
  func firstSection(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(sections[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Takes other headings, in any order.
  mutating func setSections(_ rows: [Int]) {
    sections = Set(rows).sorted()
  }

  /// Rows came in, went away or moved: headings go along with their rows.
  mutating func sectionsFollow(_ shift: RowShift) {
    guard !sections.isEmpty else { return }
    sections = sections.compactMap { shift.row($0) }
    if !shift.kept.isEmpty { sections.sort() }
  }
}
