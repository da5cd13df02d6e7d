import RefreshModel
import ScrollModel

/// Where things are, for those who draw; in points of the viewport, y downwards.
extension ListScene {
  /// How far the content is pulled beyond its rest on `side`, as if the control held no inset.
  ///
  /// 0 or more; without a control too.
  public func distance(of side: Side) -> Double {
    let inset = container.ledger.total(without: side.source)
    switch side {
    case .header: return max(-inset.top - container.contentOffset, 0)
    case .footer: return max(container.contentOffset - container.maximumOffset(for: inset), 0)
    }
  }

  /// The distance as a share of the trigger distance, 1 while refreshing; 0 without a control.
  public func pull(of side: Side) -> Double {
    control(side)?.pull(distance: distance(of: side)) ?? 0
  }

  /// Where the content's first point is, and with it a header's bottom.
  public var headerBottom: Double { 0 - container.contentOffset }

  /// Where a footer's top is: after the last row, or at the end of a viewport that the rows do not
  /// fill.
  ///
  /// Source: refresh controls reference, 1.1.6.
  public var footerTop: Double {
    let inset = container.ledger.total(without: .footer)
    return max(rows.total, viewport.height - inset.top - inset.bottom) - container.contentOffset
  }

  /// The rows of which some part is in the viewport.
  public var visibleRows: Range<Int> {
    let top = max(container.contentOffset, 0)
    let bottom = container.contentOffset + viewport.height
    guard bottom > top, let first = rows.index(at: top) else { return 0..<0 }
    let last = rows.index(at: bottom) ?? rows.count
    let endsOnEdge = last < rows.count && rows.offset(of: last) == bottom
    return first..<max(endsOnEdge ? last : min(last + 1, rows.count), first)
  }

  /// The top and the height of row `index`.
  public func rowFrame(_ index: Int) -> (y: Double, height: Double) {
    (rows.offset(of: index) - container.contentOffset, rows.height(of: index))
  }

  /// The row at `y`; nil where there is none.
  public func row(atY y: Double) -> Int? {
    rows.index(at: y + container.contentOffset)
  }

  /// Whether some part of the control on `side` could be seen.
  public func isInView(_ side: Side) -> Bool {
    guard isVisible, control(side) != nil else { return false }
    return side == .header ? headerBottom > 0 : footerTop < viewport.height
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
