import RefreshModel
import ScrollModel

/// Where things are, for those who draw: along the axis, in points from the viewport's start.
extension ListScene {
  /// How far the content is pulled beyond its rest on `side`, as if the control held no inset.
  ///
  /// 0 or more; without a control too.
  public func distance(of side: Side) -> Double {
    max(signedDistance(of: side), 0)
  }

  /// The same, below 0 where the list is inside its range.
  func signedDistance(of side: Side) -> Double {
    let inset = insetAtRest(of: side)
    return side == .header
      ? 0 - inset.top - container.contentOffset
      : container.contentOffset - container.maximumOffset(for: inset)
  }

  /// The distance by which the control on `side` is armed: from its policy's origin.
  func reach(of side: Side) -> Double {
    guard control(side)?.policy.origin == .contentEdge else { return signedDistance(of: side) }
    let rest = container.minimumOffset(for: insetAtRest(of: side))
    return side == .header
      ? min(0, rest) - container.contentOffset
      : container.contentOffset - max(contentLength - container.viewportLength, rest)
  }

  /// The insets as they are while the control on `side` is not open.
  func insetAtRest(of side: Side) -> EdgeInsets {
    var inset = container.ledger.total(without: side.source)
    inset[side.edge] += restingInset(of: side)
    return inset
  }

  /// The inset that the control on `side` has at all times.
  func restingInset(of side: Side) -> Double { control(side)?.policy.restingInset ?? 0 }

  /// The distance as a share of the trigger distance, 1 while refreshing; 0 without a control.
  public func pull(of side: Side) -> Double {
    control(side)?.pull(distance: distance(of: side)) ?? 0
  }

  /// Where a header's bottom is: at the content's first point, or farther out by the inset that it
  /// ignores.
  public var headerBottom: Double {
    0 - container.contentOffset - (header?.policy.ignoredInset ?? 0)
  }

  /// Where a footer's top is: after the last row, or as its policy has it at the end of a viewport
  /// that the rows do not fill; farther out by the inset that it ignores.
  ///
  /// Source: refresh controls reference, 1.1.6.
  public var footerTop: Double {
    let inset = container.ledger.total(without: .footer)
    let room = container.viewportLength - inset.top - inset.bottom
    let start =
      footer?.policy.shortPlacement == .contentEnd ? contentLength : max(contentLength, room)
    return start - container.contentOffset + (footer?.policy.ignoredInset ?? 0)
  }

  /// The rows of which some part is in the viewport.
  public var visibleRows: Range<Int> {
    guard ownContentLength == nil else { return 0..<0 }
    let top = max(container.contentOffset - blocks.top, 0)
    let bottom = container.contentOffset - blocks.top + container.viewportLength
    guard bottom > top, let first = rows.index(at: top) else { return 0..<0 }
    let last = rows.index(at: bottom) ?? rows.count
    let endsOnEdge = last < rows.count && rows.offset(of: last) == bottom
    let end = max(endsOnEdge ? last : min(last + 1, rows.count), first)
    return min(first * columns, rowCount)..<min(end * columns, rowCount)
  }

  /// Where row `index` begins in the content.
  public func contentStart(ofRow index: Int) -> Double {
    blocks.top + rows.offset(of: index / columns)
  }

  /// The start and the length of row `index` along the axis.
  public func rowFrame(_ index: Int) -> (y: Double, height: Double) {
    (contentStart(ofRow: index) - container.contentOffset, rows.height(of: index / columns))
  }

  /// The rectangle of row `index` in the viewport.
  public func frame(ofRow index: Int) -> Frame {
    let (start, length) = rowFrame(index)
    let breadth = axis.breadth(of: viewport) / Double(columns)
    let column = Double(index % columns)
    return axis.frame(
      start: start, length: length, across: column * breadth, breadth: breadth, in: viewport)
  }

  /// The rectangle of the block before the first or after the last row in the viewport; empty where
  /// there is none.
  public func frame(ofBlock edge: InsetEdge) -> Frame {
    let start = edge == .top ? 0 : contentLength - blocks.bottom
    return axis.frame(
      start: start - container.contentOffset, length: blocks[edge], across: 0,
      breadth: axis.breadth(of: viewport), in: viewport)
  }

  /// The rectangle in the viewport of content that is not made of rows; nil where it is.
  public var ownContentFrame: Frame? { ownContentLength.map { ownContentFrame(reach: 0...$0) } }

  /// The same with the application's own insets, which such content may draw on too; nil where there
  /// is no room at all.
  public var ownContentRoom: Frame? {
    guard let length = ownContentLength else { return nil }
    let inset = container.ledger[.application]
    let start = -max(inset.top, 0)
    let end = length + max(inset.bottom, 0)
    return end > start ? ownContentFrame(reach: start...end) : nil
  }

  private func ownContentFrame(reach: ClosedRange<Double>) -> Frame {
    axis.frame(
      start: blocks.top + reach.lowerBound - container.contentOffset,
      length: reach.upperBound - reach.lowerBound, across: 0,
      breadth: axis.breadth(of: viewport), in: viewport)
  }

  /// The row at a point of the viewport; nil where there is none.
  public func row(atX x: Double, y: Double) -> Int? {
    let (along, across) = axis.place(x: x, y: y, in: viewport)
    guard ownContentLength == nil,
      let line = rows.index(at: along + container.contentOffset - blocks.top)
    else { return nil }
    guard columns > 1 else { return line }
    let breadth = axis.breadth(of: viewport) / Double(columns)
    guard breadth > 0, let column = Int(exactly: (across / breadth).rounded(.down)),
      (0..<columns).contains(column), line * columns + column < rowCount
    else { return nil }
    return line * columns + column
  }

  /// Whether some part of the control on `side` could be seen.
  public func isInView(_ side: Side) -> Bool {
    guard isVisible, control(side) != nil else { return false }
    return side == .header ? headerBottom > 0 : footerTop < container.viewportLength
  }

  /// The insets that sticky content is placed by: what the list presents, less the part of a
  /// refreshing header that has scrolled out of view where its policy follows the scroll.
  ///
  /// Source: refresh controls reference, 1.1.5 (inset adjustment while refreshing).
  public var stickyInset: EdgeInsets {
    var inset = container.presentedContentInset
    if let header, header.holdsInset, header.policy.insetFollowsScroll {
      let others = container.ledger.total(without: .header).top
      inset.top = min(
        inset.top,
        header.policy.insetWhileRefreshing(offset: container.contentOffset, inset: others))
    }
    return inset
  }
}
