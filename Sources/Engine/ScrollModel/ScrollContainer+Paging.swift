import ScrollPhysics

/// Scrolling by pages that are as long as the viewport, counted from the content's start.
///
/// The rule of UIScrollView is not public. In Tug a release turns at most one page: a flick faster
/// than `pageSpeed` always turns one, and a slower release goes to the nearest page.
extension ScrollContainer {
  /// The place at which a paged list rests.
  enum PagedRest: Equatable, Sendable {
    /// A page, by its index as a whole number.
    case page(Double)
    /// An end of the range, which shows an open control.
    case end(InsetEdge)
  }

  /// The page that a paged list keeps, and the offset at which it rests for that page.
  struct KeptPage: Equatable, Sendable {
    let page: Double
    let offset: Double
  }

  /// The longest duration of a page turn, in seconds.
  ///
  /// Tug's choice: the duration of a spring over a page of 500 points.
  static let longestPageTurn = 1.2

  /// The speed above which a flick always turns the page, in points per second.
  ///
  /// Tug's choice: slow enough for a short flick of a finger, but faster than a finger that is
  /// coming to rest.
  public static let pageSpeed = 200.0

  /// Returns the offset of page `index`, clamped to the range.
  func offset(ofPage index: Double) -> Double {
    clamped(index * viewportLength - ledger[.application].top)
  }

  /// Returns the index of the page nearest to `offset`, as a whole number.
  func page(at offset: Double) -> Double {
    guard viewportLength > 0 else { return 0 }
    return ((offset + ledger[.application].top) / viewportLength).rounded()
  }

  /// Returns the offset of the page that a release at `velocity` turns to, for a drag that began at
  /// `start`.
  func page(from start: Double, velocity: Double) -> Double {
    guard viewportLength > 0 else { return clamped(contentOffset) }
    let first = page(at: start)
    var index = page(at: contentOffset)
    if abs(velocity) > Self.pageSpeed {
      // Clamp overscroll and open controls away, so that a flick from there still turns one page.
      let place = min(max(contentOffset, closedRestOffset(of: .top)), closedRestOffset(of: .bottom))
      let exact = (place + ledger[.application].top) / viewportLength
      index = velocity > 0 ? exact.rounded(.down) + 1 : exact.rounded(.up) - 1
    }
    let offset = offset(ofPage: min(max(index, first - 1), first + 1))
    // An open inset or a short last page puts an end of the range between two pages, so consider
    // both ends too.
    let ends = [minimumOffset, maximumOffset]
    guard abs(velocity) <= Self.pageSpeed,
      let end = ends.min(by: { abs($0 - contentOffset) < abs($1 - contentOffset) })
    else { return offset }
    return abs(end - contentOffset) < abs(offset - contentOffset) ? end : offset
  }

  /// The place at which a paged list rests or will rest, or `nil` if the list is held, not paged, or
  /// shows a part of a control.
  var pagedRest: PagedRest? {
    guard settings.isPagingEnabled, !isTracking else { return nil }
    let target = targetOffset
    if let keptPage, keptPage.offset == target { return .page(keptPage.page) }
    guard viewportLength > 0 else { return nil }
    for edge in InsetEdge.allCases where showsControl(at: edge, restingAt: target) {
      return target == restOffset(of: edge) ? .end(edge) : nil
    }
    return .page(page(at: target))
  }

  /// Returns whether a list that rests at `offset` shows a part of the control at `edge`.
  private func showsControl(at edge: InsetEdge, restingAt offset: Double) -> Bool {
    let closed = closedRestOffset(of: edge)
    return edge == .top ? offset < closed : offset > closed
  }

  /// Scrolls a paged list to the place at which it rests after a change of its bounds.
  ///
  /// It is not inlined: the copy of the container that finds the place would make each change of an
  /// ordinary list slower.
  @inline(never) mutating func keepPagedRest() {
    guard viewportLength > 0, let place = pagedRest else { return }
    keep(place)
  }

  /// Scrolls a paged list back to `place` after a change of its bounds.
  ///
  /// A page is kept through any number of changes, until the list is scrolled: content that is too
  /// short for a page may become long enough again.
  mutating func keep(_ place: PagedRest) {
    let offset: Double
    switch place {
    case .end(let edge): offset = restOffset(of: edge)
    case .page(let page): offset = self.offset(ofPage: page)
    }
    switch motion?.purpose {
    case _ where targetOffset == offset: break
    case .snap:
      let former = motion
      animate(to: offset, velocity: velocity)
      reportEnd(of: former)
    case nil, .step, .end: step(to: offset)
    default: break
    }
    if case .page(let page) = place { keptPage = KeptPage(page: page, offset: offset) }
  }

  /// Turns one page per whole notch of the wheel; fractions of a notch add up.
  mutating func turnPages(notches: Double) {
    if notches * pageNotches < 0 { pageNotches = 0 }
    pageNotches += notches
    let whole = (pageNotches + (pageNotches < 0 ? -Self.notchRounding : Self.notchRounding))
      .rounded(.towardZero)
    guard whole != 0 else { return }
    pageNotches -= whole
    step(to: offset(ofPage: page(at: stepBase) + whole))
  }

  /// The tolerance for rounding errors when fractions of a notch are summed.
  private static let notchRounding = 1e-6
}
