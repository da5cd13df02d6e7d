internal import Glibc
import RefreshModel

/// The parts of an appearance's motion that styles share.
extension ControlAppearance {
  /// `value` limited to 0 to 1; 0 where it is not a number.
  static func share(_ value: Double) -> Double { value >= 0 ? min(value, 1) : 0 }

  /// The gap that the list leaves open on this side: the control's part of the viewport.
  ///
  /// It is the box where none is given, and where the content stays.
  var gap: Rect {
    let box = Rect(x: 0, y: 0, width: width, height: height)
    return placement == .overlay || area.isEmpty || !area.isDrawable ? box : area
  }

  /// The ground of a control with a colour of its own: its `box`, and what a longer pull opens
  /// beyond it.
  func ground(of box: Rect) -> Rect {
    guard area.isDrawable, !area.isEmpty else { return box }
    let start = min(area.y, box.y)
    return Rect(x: box.x, y: start, width: box.width, height: max(area.maxY, box.maxY) - start)
  }

  /// The share of a fade-in that the pull has brought: 0 to 1.
  var arrival: Double {
    let (from, to) = Self.arrivalPulls
    return Self.share((pull - from) / (to - from))
  }

  /// The pulls at which the fade-in begins and ends.
  private static let arrivalPulls = (from: 0.1, to: 0.5)

  /// The share of the new state's looks, 0 to 1, while they take the place of the previous state's.
  ///
  /// Between rest and pull it is the share by which arrows turn, so that a finger that goes back
  /// finds the looks as they were.
  var changedShare: Double {
    guard change >= 0, change < 1 else { return 1 }
    switch (previousState, state) {
    case (.idle, .pulling), (.idle, .floorArmed): return armedShare
    case (.pulling, .idle), (.floorArmed, .idle): return 1 - armedShare
    default: return change
    }
  }

  /// The share of a result's looks, 0 to 1: all of them where the control closes.
  var resultShare: Double { isClosing ? 1 : Self.share(change) }

  /// The previous state's looks, at rest.
  var before: ControlAppearance {
    var old = self
    (old.state, old.title, old.change, old.isClosing) = (previousState, previousTitle, 1, false)
    return old
  }

  /// The same looks, with the words of the work that is over for as long as the control closes without
  /// having shown a result: all of it leaves together.
  var keepingWords: ControlAppearance {
    guard isClosing, shownState == .idle, previousState == .refreshing else { return self }
    var new = self
    new.title = previousTitle
    return new
  }

  /// True where words were there before the change of state.
  private var hadWords: Bool {
    !previousTitle.isEmpty
      || !parts.subtitles.title(for: previousState, in: axis.orientation).isEmpty
  }

  /// The opacity of words.
  ///
  /// Those of a pull come with it; those of a result come with the change of state, or at once in the
  /// place of others, and go with the closing.
  var wordsOpacity: Double {
    switch shownState {
    case .success where isClosing, .failure where isClosing: 1 - Self.share(closing)
    case .success, .failure, .noMoreData: hadWords ? 1 : Self.share(change)
    case .idle where isClosing: 1 - Self.share(closing)
    case .idle, .pulling: restingLength == 0 ? arrival : 1
    default: 1
    }
  }

  /// True where the list begins at the bottom: the box lies the other way round beside the content.
  var isUpsideDown: Bool { axis.orientation == .vertical && axis.isReversed }

  /// The share of an armed control's looks: 0 to 1, as an arrow turns.
  var armedShare: Double { Self.share(isUpsideDown ? 1 - turn : turn) }

  /// The finger's place in points from the box's left edge.
  var fingerX: Double {
    x(across: Self.share(fingerPosition))
  }

  /// The point at `place`, a share of the way across the list (0 at the start of a line), in points
  /// from the box's left edge.
  func x(across place: Double) -> Double {
    switch axis.orientation {
    case .vertical: return width * (isMirrored ? 1 - place : place)
    // A horizontal list's box has its left edge below, or above where the list begins at the right.
    case .horizontal: return width * (axis.isReversed ? place : 1 - place)
    }
  }

  /// The share of a change's time that is over, where the change itself eases in and out.
  ///
  /// The inverse of `s²·(3 − 2s)`.
  var changeTime: Double {
    let share = Self.share(change)
    return 0.5 - sin(asin(1 - 2 * share) / 3)
  }
}
