import RefreshModel
import ScrollModel

/// The positions of rows for drawing, along the axis in points from the viewport's start.
extension Scene {
  /// The gap between rows for a header inside the list.
  package struct Gap: Equatable, Sendable {
    /// The first line of rows after the gap.
    let line: Int
    /// The start of the gap in the content, in points.
    let start: Double
    /// The length of the gap, in points.
    let length: Double

    /// Returns the content position that is visible at `position`, which counts as if there were no
    /// gap.
    ///
    /// Both positions are relative to `base`. Inside the gap the result is the start of the gap.
    func position(_ position: Double, from base: Double) -> Double {
      position >= start - base ? position : min(position + length, start - base)
    }

    /// Returns whether `position`, relative to `base`, is in the gap.
    func contains(_ position: Double, from base: Double) -> Bool {
      position < start - base && position + length >= start - base
    }
  }

  /// The gap for a header inside the list, or `nil` if there is no such header.
  package var gap: Gap? {
    guard case .locator(let row) = placement else { return nil }
    let line = line(before: row)
    return Gap(
      line: line, start: blocks.top + rows.offset(of: line),
      length: shownLength(of: .header))
  }

  /// Returns the content position that is visible `along` points from the viewport's start.
  func contentPlace(at along: Double) -> Double {
    let place = along + contentOffset
    return gap?.position(place - blocks.top, from: blocks.top).advanced(by: blocks.top) ?? place
  }

  /// Returns the visible position of a content position, in points from the viewport's start.
  func seenPlace(ofContent place: Double) -> Double {
    let shift = gap.map { place < $0.start ? $0.length : 0 } ?? 0
    return place - contentOffset - shift
  }

  private func line(before row: Int) -> Int { min(max(row, 0), rowCount) / columns }

  /// Updates the start of a header inside the list after rows have changed.
  mutating func updateHeaderStart() {
    guard case .locator(let row) = headerPlacement, ownContentLength == nil else {
      return setHeaderStart(nil)
    }
    setHeaderStart(blocks.top + rows.offset(of: line(before: row)))
  }

  /// The rows that are at least partly in the viewport.
  public var visibleRows: Range<Int> { rows(inViewAt: contentOffset) }

  /// The rows that will be at least partly in the viewport when the running motion ends.
  public var targetRows: Range<Int> { rows(inViewAt: container.targetOffset) }

  private func rows(inViewAt offset: Double) -> Range<Int> {
    guard ownContentLength == nil else { return 0..<0 }
    var top = offset - blocks.top
    var bottom = offset - blocks.top + container.viewportLength
    if let gap {
      top = gap.position(top, from: blocks.top)
      bottom = gap.position(bottom, from: blocks.top)
    }
    top = max(top, 0)
    guard bottom > top, let first = rows.index(at: top) else { return 0..<0 }
    let last = rows.index(at: bottom) ?? rows.count
    let endsOnEdge = last < rows.count && rows.offset(of: last) == bottom
    let end = max(endsOnEdge ? last : min(last + 1, rows.count), first)
    return min(first * columns, rowCount)..<min(end * columns, rowCount)
  }

  /// Returns the start of row `index` in the content.
  public func contentStart(ofRow index: Int) -> Double { layout.start(ofRow: index) }

  /// Returns the start and the length of row `index` along the axis.
  public func rowFrame(_ index: Int) -> (y: Double, height: Double) {
    let line = index / columns
    let shift = gap.map { line < $0.line ? $0.length : 0 } ?? 0
    let span = rows.span(of: line)
    return (blocks.top + span.offset - contentOffset - shift, span.height)
  }

  /// Returns the rectangle of row `index` in the viewport.
  public func frame(ofRow index: Int) -> Frame {
    let (start, length) = rowFrame(index)
    return frame(ofRow: index, start: start, length: length)
  }

  /// Returns the rectangle of row `index` in the viewport if it started at `start`, were `length`
  /// points long, and lay `distance` points farther across the axis.
  public func frame(
    ofRow index: Int, start: Double, length: Double, movedAcross distance: Double = 0
  ) -> Frame {
    axis.frame(
      start: start, length: length, across: across(ofRow: index) + distance,
      crossLength: contentCrossLength / Double(columns), in: viewport)
  }

  /// Returns the start of row `index` across the axis.
  private func across(ofRow index: Int) -> Double {
    contentMargin + Double(index % columns) * (contentCrossLength / Double(columns))
  }

  /// Returns the start of row `index` in the viewport, along and across the axis.
  package func start(ofRow index: Int) -> Place {
    Place(along: rowFrame(index).y, across: across(ofRow: index))
  }

  // MARK: Width

  /// The width of the rows, the blocks and other content across the axis, in points.
  public var contentCrossLength: Double { contentCrossLength(of: viewport) }

  /// Returns the width of the content across the axis in a viewport of `size`, in points.
  public func contentCrossLength(of size: Size) -> Double {
    let crossLength = axis.crossLength(of: size)
    guard axis.orientation == .vertical, let most = layout.maximumWidth else { return crossLength }
    return min(crossLength, most)
  }

  /// The space before the content across the axis, rounded down to whole points so that rows begin
  /// on a whole pixel.
  var contentMargin: Double {
    max(((axis.crossLength(of: viewport) - contentCrossLength) / 2).rounded(.down), 0)
  }

  /// Whether the content is as wide as the viewport.
  private var hasFullCrossLength: Bool { contentCrossLength == axis.crossLength(of: viewport) }

  /// Returns the rectangle in the viewport of the block before the first or after the last row.
  ///
  /// It is empty without a block.
  public func frame(ofBlock edge: InsetEdge) -> Frame {
    let start = edge == .top ? 0 : contentLength - blocks.bottom
    let shift = edge == .top ? gap?.length ?? 0 : 0
    return axis.frame(
      start: start - contentOffset - shift, length: blocks[edge], across: contentMargin,
      crossLength: contentCrossLength, in: viewport)
  }

  /// The rectangle in the viewport of content that is not made of rows, or `nil` if the content is
  /// rows.
  public var ownContentFrame: Frame? { ownContentLength.map { ownContentFrame(reach: 0...$0) } }

  /// The rectangle of content that is not made of rows, including the program's insets, on which it
  /// may draw too.
  ///
  /// It is `nil` if the content is rows, or if there is no space at all.
  public var ownContentArea: Frame? {
    guard let length = ownContentLength else { return nil }
    let inset = container.ledger[.application]
    let start = -max(inset.top, 0)
    let end = length + max(inset.bottom, 0)
    return end > start ? ownContentFrame(reach: start...end) : nil
  }

  private func ownContentFrame(reach: ClosedRange<Double>) -> Frame {
    axis.frame(
      start: blocks.top + reach.lowerBound - contentOffset,
      length: reach.upperBound - reach.lowerBound, across: contentMargin,
      crossLength: contentCrossLength, in: viewport)
  }

  /// Returns the row at a point of the viewport, or `nil` if there is none.
  public func row(at point: Point) -> Int? {
    let place = axis.place(point, in: viewport)
    if headerPlace.hit.contains(place.along) { return nil }
    if let heading = stickyHeading, heading.contains(place.along) { return heading.row }
    var position = place.along + contentOffset - blocks.top
    if let gap {
      if gap.contains(position, from: blocks.top) { return nil }
      position = gap.position(position, from: blocks.top)
    }
    guard ownContentLength == nil, let line = rows.index(at: position) else { return nil }
    // The row of a sticky heading is drawn elsewhere, so there is no row at its own position.
    if line == stickyHeading?.row { return nil }
    let side = place.across - contentMargin
    guard hasFullCrossLength || side >= 0 && side < contentCrossLength else { return nil }
    guard columns > 1 else { return line }
    let crossLength = contentCrossLength / Double(columns)
    guard crossLength > 0, let column = Int(exactly: (side / crossLength).rounded(.down)),
      (0..<columns).contains(column), line * columns + column < rowCount
    else { return nil }
    return line * columns + column
  }
}
