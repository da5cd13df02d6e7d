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
    if !Feature.adjustedInset.isOn { inset[side.edge] = 0 }
    inset[side.edge] += restingInset(of: side)
    return inset
  }

  /// The inset that the control on `side` has at all times.
  func restingInset(of side: Side) -> Double {
    if isFooterHidden(side) { return 0 }
    return Feature.autoFooter.isOn ? control(side)?.policy.restingInset ?? 0 : 0
  }

  /// The distance as a share of the trigger distance, 1 while refreshing; 0 without a control.
  public func pull(of side: Side) -> Double {
    guard let control = control(side) else { return 0 }
    // Content that is seen to stay springs back unseen: that is no pull.
    let isUnseen = placement(of: side) == .overlay && !control.isPulled
    return control.pull(distance: isUnseen ? 0 : distance(of: side))
  }

  /// Where a header's bottom is: at the content's first point, or farther out by the inset that it
  /// ignores.
  ///
  /// Of a header that lies over the content or in front of it, and of one inside the list, where that
  /// is.
  public var headerBottom: Double {
    let ignored = ignoredInset(of: .header)
    switch placement {
    case .above, .behind, .stretched: return 0 - contentOffset - ignored
    case .front:
      let length = min(shownLength(of: .header), header?.policy.heldInset ?? 0)
      return container.ledger.total(without: .header).top - ignored + length
    case .overlay: return container.ledger.total(without: .header).top - ignored + overlayPlace
    case .locator: return (gap?.start ?? 0) - contentOffset
    }
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
    return start - contentOffset + ignoredInset(of: .footer)
  }

  private func ignoredInset(of side: Side) -> Double {
    Feature.ignoredInset.isOn ? control(side)?.policy.ignoredInset ?? 0 : 0
  }

  /// The rows of which some part is in the viewport.
  public var visibleRows: Range<Int> {
    guard ownContentLength == nil else { return 0..<0 }
    var top = contentOffset - blocks.top
    var bottom = contentOffset - blocks.top + container.viewportLength
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

  /// Where row `index` begins in the content.
  public func contentStart(ofRow index: Int) -> Double {
    blocks.top + rows.offset(of: index / columns)
  }

  /// The start and the length of row `index` along the axis.
  public func rowFrame(_ index: Int) -> (y: Double, height: Double) {
    let line = index / columns
    let shift = gap.map { line < $0.line ? $0.length : 0 } ?? 0
    return (contentStart(ofRow: index) - contentOffset - shift, rows.height(of: line))
  }

  /// The rectangle of row `index` in the viewport.
  public func frame(ofRow index: Int) -> Frame {
    let (start, length) = rowFrame(index)
    return frame(ofRow: index, start: start, length: length)
  }

  func frame(ofRow index: Int, start: Double, length: Double) -> Frame {
    let breadth = axis.breadth(of: viewport) / Double(columns)
    let column = Double(index % columns)
    return axis.frame(
      start: start, length: length, across: column * breadth, breadth: breadth, in: viewport)
  }

  /// The rectangle of the block before the first or after the last row in the viewport; empty where
  /// there is none.
  public func frame(ofBlock edge: InsetEdge) -> Frame {
    let start = edge == .top ? 0 : contentLength - blocks.bottom
    let shift = edge == .top ? gap?.length ?? 0 : 0
    return axis.frame(
      start: start - contentOffset - shift, length: blocks[edge], across: 0,
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
      start: blocks.top + reach.lowerBound - contentOffset,
      length: reach.upperBound - reach.lowerBound, across: 0,
      breadth: axis.breadth(of: viewport), in: viewport)
  }

  /// The row at a point of the viewport; nil where there is none.
  public func row(atX x: Double, y: Double) -> Int? {
    let (along, across) = axis.place(x: x, y: y, in: viewport)
    if placement == .front, along >= container.ledger.total(without: .header).top,
      along < headerBottom
    {
      return nil
    }
    if let heading = stickyHeading, heading.contains(along) { return heading.row }
    var position = along + contentOffset - blocks.top
    if let gap {
      if gap.contains(position, from: blocks.top) { return nil }
      position = gap.position(position, from: blocks.top)
    }
    guard ownContentLength == nil, let line = rows.index(at: position) else { return nil }
    guard columns > 1 else { return line }
    let breadth = axis.breadth(of: viewport) / Double(columns)
    guard breadth > 0, let column = Int(exactly: (across / breadth).rounded(.down)),
      (0..<columns).contains(column), line * columns + column < rowCount
    else { return nil }
    return line * columns + column
  }

  /// Whether some part of the control on `side` could be seen.
  public func isInView(_ side: Side) -> Bool {
    guard isVisible, control(side) != nil, !isFooterHidden(side) else { return false }
    if placement(of: side) == .front { return shownLength(of: side) > 0 }
    return side == .header ? headerBottom > 0 : footerTop < container.viewportLength
  }

  /// The foot of a header that lies over the content, in points from the viewport's start; 0 where
  /// none does.
  private var coveredByHeader: Double {
    switch placement {
    case .front where shownLength(of: .header) > 0: headerBottom
    case .overlay where !headerHasOwnGround && overlayPlace > 0:
      container.ledger.total(without: .header).top + overlayPlace * overlayScale
    case .above, .behind, .front, .stretched, .overlay, .locator: 0
    }
  }

  /// The insets that sticky content is placed by: what the list presents, less the part of a
  /// refreshing header that has scrolled out of view where its policy follows the scroll.
  ///
  /// A header that lies over the content is never out of view: the insets end below it.
  ///
  /// Source: refresh controls reference, 1.1.5 (inset adjustment while refreshing).
  public var stickyInset: EdgeInsets {
    var inset = container.presentedContentInset
    // What comes before a header inside the list stays where it is.
    if case .locator = placement { inset.top = container.ledger.total(without: .header).top }
    if let header, header.holdsInset, header.policy.insetFollowsScroll {
      let others = container.ledger.total(without: .header).top
      inset.top = min(
        inset.top,
        header.policy.insetWhileRefreshing(offset: contentOffset, inset: others))
    }
    inset.top = max(inset.top, coveredByHeader)
    return inset
  }
}
