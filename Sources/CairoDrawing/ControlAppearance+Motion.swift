internal import Glibc
import RefreshModel
import ScrollModel

/// What styles ask of an appearance that moves.
extension ControlAppearance {
  /// How far a share has come, held to 0 to 1; 0 for no number.
  static func share(_ value: Double) -> Double { value >= 0 ? min(value, 1) : 0 }

  /// The gap that the list leaves open on this side: the part of the viewport that is the
  /// control's, or its box where nobody has said and where the content stays.
  var gap: Rect {
    let box = Rect(x: 0, y: 0, width: width, height: height)
    return placement == .overlay || area.isEmpty || !area.isDrawable ? box : area
  }

  /// What a control with a coloured ground fills: its `box`, and what a longer pull opens beyond it.
  func ground(of box: Rect) -> Rect {
    guard area.isDrawable, !area.isEmpty else { return box }
    let start = min(area.y, box.y)
    return Rect(x: box.x, y: start, width: box.width, height: max(area.maxY, box.maxY) - start)
  }

  /// How far a pull has brought what comes into view with it: 0 to 1.
  var arrival: Double {
    let (from, to) = Self.arrivalPulls
    return Self.share((pull - from) / (to - from))
  }

  /// The pulls between which it comes into view.
  private static let arrivalPulls = (from: 0.1, to: 0.5)

  /// How opaque words are: those of a pull come with it, those of a result with the change of state
  /// and go with the closing.
  var wordsOpacity: Double {
    switch shownState {
    case .success, .failure: isClosing ? 1 - Self.share(closing) : Self.share(change)
    case .noMoreData: Self.share(change)
    case .idle where isClosing: 1 - Self.share(closing)
    case .idle, .pulling: restingLength == 0 ? arrival : 1
    default: 1
    }
  }

  /// Whether the list begins at the bottom: the box lies the other way round beside the content.
  var isUpsideDown: Bool { axis.orientation == .vertical && axis.isReversed }

  /// How far the looks are those of an armed control: 0 to 1, as an arrow turns.
  var armedShare: Double { Self.share(isUpsideDown ? 1 - turn : turn) }

  /// Where the finger is, in points from the box's left edge.
  var fingerX: Double {
    let place = Feature.fingerPosition.isOn ? Self.share(fingerPosition) : 0.5
    return x(across: place)
  }

  /// What is `place` of the way across the list, 0 at the start of a line, in points from the box's
  /// left edge.
  func x(across place: Double) -> Double {
    switch axis.orientation {
    case .vertical: return width * (isMirrored ? 1 - place : place)
    // A horizontal list's box has its left edge below, or above where the list begins at the right.
    case .horizontal: return width * (axis.isReversed ? place : 1 - place)
    }
  }

  /// The part of a change that is over by time, where the change itself eases in and out.
  ///
  /// The inverse of `s²·(3 − 2s)`.
  var changeTime: Double {
    let share = Self.share(change)
    return 0.5 - sin(asin(1 - 2 * share) / 3)
  }
}
