import ScrollPhysics

/// Scrolling by pages that are as long as the viewport, counted from the content's start.
///
/// The rule of UIScrollView is not public. In Tug a release turns at most one page: a flick faster
/// than `pageSpeed` always turns one, and a slower release goes to the nearest page.
extension ScrollContainer {
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

  /// Scrolls a paged list back to page `page` after its viewport's length has changed.
  mutating func keepPage(_ page: Double) {
    switch motion?.purpose {
    case .snap: animate(to: offset(ofPage: page), velocity: velocity)
    case nil, .step: step(to: offset(ofPage: page))
    default: break
    }
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

  /// The page at which a paged list rests or will rest, or `nil` if the list is held or not paged.
  var restingPage: Double? {
    guard settings.isPagingEnabled, !isTracking else { return nil }
    return page(at: targetOffset)
  }
}
