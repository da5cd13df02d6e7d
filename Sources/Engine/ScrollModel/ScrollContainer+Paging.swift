import ScrollPhysics

/// Scrolling by pages, each as long as the viewport and counted from the content's start.
///
/// UIScrollView's own rule is not public. Here a release turns at most one page, a flick faster
/// than `pageSpeed` always one, and anything slower leads to the nearest page.
extension ScrollContainer {
  /// The speed in points per second from which a flick turns the page.
  ///
  /// Chosen here: slow enough for a short flick of a finger, faster than a hand that comes to rest.
  public static let pageSpeed = 200.0

  /// The offset of page `index`, inside the range.
  func offset(ofPage index: Double) -> Double {
    clamped(index * viewportLength - ledger[.application].top)
  }

  /// The page that `offset` is nearest to, as a whole number.
  func page(at offset: Double) -> Double {
    guard viewportLength > 0 else { return 0 }
    return ((offset + ledger[.application].top) / viewportLength).rounded()
  }

  /// The offset of the page that a release at `velocity` leads to, for a drag that began at `start`.
  func page(from start: Double, velocity: Double) -> Double {
    guard viewportLength > 0 else { return clamped(contentOffset) }
    let first = page(at: start)
    var index = page(at: contentOffset)
    if abs(velocity) > Self.pageSpeed {
      // A flick from beyond the first page, or from an open control, turns to the next all the same.
      let place = min(max(contentOffset, shutOffset(of: .top)), shutOffset(of: .bottom))
      let exact = (place + ledger[.application].top) / viewportLength
      index = velocity > 0 ? exact.rounded(.down) + 1 : exact.rounded(.up) - 1
    }
    let offset = offset(ofPage: min(max(index, first - 1), first + 1))
    // The ends are not whole pages from the start where an inset is open or the last page is short.
    let ends = [minimumOffset, maximumOffset]
    guard abs(velocity) <= Self.pageSpeed,
      let end = ends.min(by: { abs($0 - contentOffset) < abs($1 - contentOffset) })
    else { return offset }
    return abs(end - contentOffset) < abs(offset - contentOffset) ? end : offset
  }

  /// Moves a paged list whose viewport has another length to the new place of its page.
  mutating func keepPage(_ page: Double) {
    switch motion?.purpose {
    case .snap: lead(to: offset(ofPage: page), velocity: velocity)
    case nil, .step: step(to: offset(ofPage: page))
    default: break
    }
  }

  /// Turns a page for each whole notch of the wheel; parts of one add up.
  mutating func turnPages(notches: Double) {
    if notches * pageNotches < 0 { pageNotches = 0 }
    pageNotches += notches
    let whole = (pageNotches + (pageNotches < 0 ? -Self.notchRounding : Self.notchRounding))
      .rounded(.towardZero)
    guard whole != 0 else { return }
    pageNotches -= whole
    step(to: offset(ofPage: page(at: stepBase) + whole))
  }

  /// The rounding error of a sum of parts of notches.
  private static let notchRounding = 1e-6

  /// The page at which a paged list rests or will rest; nil for a list that is held or not paged.
  var restingPage: Double? {
    guard settings.isPagingEnabled, !isTracking else { return nil }
    return page(at: targetOffset)
  }
}
