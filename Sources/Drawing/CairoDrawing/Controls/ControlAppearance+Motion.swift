internal import Glibc
import RefreshModel

/// Values of an appearance's animations that several styles use.
extension ControlAppearance {
  /// Returns `value` clamped to the range from 0 to 1, or 0 if it is not a number.
  static func fraction(_ value: Double) -> Double { value >= 0 ? min(value, 1) : 0 }

  /// The part of the viewport that the list leaves open for the control, in the box's coordinates.
  ///
  /// It equals the box if the scene gives no area, and if the control is an overlay.
  var gap: Rect {
    let box = Rect(x: 0, y: 0, width: width, height: height)
    return placement == .overlay || area.isEmpty || !area.isDrawable ? box : area
  }

  /// Returns the area of a control's background: its `box` and the space that a longer pull opens
  /// beyond it.
  func backgroundArea(of box: Rect) -> Rect {
    guard area.isDrawable, !area.isEmpty else { return box }
    let start = min(area.y, box.y)
    return Rect(x: box.x, y: start, width: box.width, height: max(area.maxY, box.maxY) - start)
  }

  /// The progress of the fade-in with the pull, from 0 to 1.
  var arrival: Double {
    let (from, to) = Self.arrivalPulls
    return Self.fraction((pull - from) / (to - from))
  }

  /// The pulls at which the fade-in begins and ends.
  private static let arrivalPulls = (from: 0.1, to: 0.5)

  /// The progress of the transition from the previous state's appearance, from 0 to 1.
  ///
  /// Between rest and pull it follows the arrow's rotation, so that pulling back reverses the
  /// transition exactly.
  var changedFraction: Double {
    guard change >= 0, change < 1 else { return 1 }
    switch (previousState, state) {
    case (.idle, .pulling), (.idle, .floorArmed): return armedFraction
    case (.pulling, .idle), (.floorArmed, .idle): return 1 - armedFraction
    default: return change
    }
  }

  /// The progress of the fade-in of a result, from 0 to 1; always 1 while the control closes.
  var resultFraction: Double { isClosing ? 1 : Self.fraction(change) }

  /// The appearance of the previous state, without animations.
  var before: ControlAppearance {
    var old = self
    (old.state, old.title, old.change, old.isClosing) = (previousState, previousTitle, 1, false)
    return old
  }

  /// This appearance, with the previous title while the control closes after a refresh without
  /// showing a result.
  ///
  /// This way spinner and words fade out together.
  var keepingTitle: ControlAppearance {
    guard isClosing, shownState == .idle, previousState == .refreshing else { return self }
    var new = self
    new.title = previousTitle
    return new
  }

  /// Whether the previous state showed words.
  private var hadText: Bool {
    !previousTitle.isEmpty
      || !parts.subtitles.title(for: previousState, in: axis.orientation).isEmpty
  }

  /// The progress from the pull, or the rest, to the appearance of the work, from 0 to 1.
  ///
  /// It continues while the control closes, because the work may have ended before.
  var workFraction: Double { Self.fraction(state == .refreshing ? change : lastWorkChange) }

  /// The opacity of the words.
  ///
  /// The words of a pull fade in with it, unless the control is visible at rest. The words of a
  /// result fade in with the state change, unless they replace other words, and fade out with the
  /// closing.
  var textOpacity: Double {
    switch shownState {
    case .success where isClosing, .failure where isClosing: 1 - Self.fraction(closing)
    case .success, .failure, .noMoreData: hadText ? 1 : Self.fraction(change)
    case .idle where isClosing: 1 - Self.fraction(closing)
    case .idle, .pulling: restingLength == 0 ? arrival : 1
    default: 1
    }
  }

  /// Whether the list begins at the bottom, so that the content is on the other side of the box.
  var isUpsideDown: Bool { axis.orientation == .vertical && axis.isReversed }

  /// The progress of an armed control's appearance, from 0 to 1; it follows the arrow's rotation.
  var armedFraction: Double { Self.fraction(isUpsideDown ? 1 - turn : turn) }

  /// The horizontal position of the finger, in points from the box's left edge.
  var fingerX: Double {
    x(across: Self.fraction(fingerPosition))
  }

  /// Returns the point at the fraction `place` of the way across the list, in points from the box's
  /// left edge.
  ///
  /// 0 is the start of a text line.
  func x(across place: Double) -> Double {
    switch axis.orientation {
    case .vertical: return width * (isMirrored ? 1 - place : place)
    // In a horizontal list the left edge of the rotated box is at the bottom, or at the top if the
    // list begins at the right.
    case .horizontal: return width * (axis.isReversed ? place : 1 - place)
    }
  }

  /// The elapsed fraction of a state change's time, from 0 to 1.
  ///
  /// ``change`` is eased by `s²·(3 − 2s)`; this is the inverse.
  var changeTime: Double {
    let fraction = Self.fraction(change)
    return 0.5 - sin(asin(1 - 2 * fraction) / 3)
  }
}
