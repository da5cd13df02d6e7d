public import ListModel
public import RefreshModel
import ScrollModel
public import Translations

/// Everything that a header or footer is drawn from.
///
/// A style draws in the coordinates of its own box: `width` by `height`, its top left corner at
/// 0, 0. A header's box ends at the content's first point, a footer's begins after its last; y goes
/// along the list, so in a horizontal list the box is turned.
public struct ControlAppearance: Sendable {
  /// What the control is doing.
  public var state = RefreshState.idle
  /// What it did before that.
  public var previousState = RefreshState.idle
  /// How far the looks have gone from the previous state's to the state's, for a fade: 0 to 1.
  public var change = 1.0
  /// The pull as a share of the trigger distance: 0 or more, 1 while refreshing.
  public var pull = 0.0
  /// The pull in points beyond the rest, 0 or more.
  public var distance = 0.0
  /// How far the arrow has turned: 0 points as at rest, 1 by half a circle.
  ///
  /// In a vertical list that begins at the bottom it is the other way round: a pull goes upwards.
  public var turn = 0.0
  /// Whether the control is on its way back after an end.
  public var isClosing = false
  /// How far the closing has come: 0 where it begins, 1 when it is over.
  public var closing = 1.0
  /// How the last refresh ended; nil before the first end and while refreshing.
  public var lastResult: RefreshResult?
  /// Whether the result was shown at rest before the closing began.
  public var hasDwelt = false
  /// Engine seconds: what turns by itself is a function of this alone.
  public var time = 0.0
  /// The width of the box in points.
  public var width = 0.0
  /// The height of the box in points.
  public var height = 0.0
  /// The part of the viewport that has no rows on this side and is no inset of others, in the box's
  /// coordinates; a pull may make it larger or smaller than the box.
  public var area = Rect(x: 0, y: 0, width: 0, height: 0)
  /// The title of what is shown.
  public var title = ""
  /// The title of the previous state, for looks that fade from one to the other.
  public var previousTitle = ""
  /// When the list was last refreshed, in words; empty for a footer.
  public var lastUpdatedText = ""
  /// The same as this project says it; a program may have changed the other.
  var ownLastUpdatedText = ""
  /// When the list was last refreshed, by the local clock; nil for a footer and where there is no
  /// record.
  public var lastUpdated: CivilTime?
  /// The list's language, for words that a style adds to the titles.
  public var translation = Translation.english
  /// The colours of the list.
  public var palette = Palette.light
  /// How the list lies: in a horizontal one the box is turned, and text in it stands on its side.
  public var axis = ContentAxis()
  /// Points of the box that are there at rest, 0 for a control that has to be pulled into view.
  public var restingLength = 0.0
  /// How far the control is in what it does: opening and closing are told from refreshing and rest.
  public var stage = RefreshStage.idle
  /// How far the page behind the header is open: 0 to 1.
  public var floor = 0.0
  /// How far a pull has come on its way from the trigger distance to the one that opens the page
  /// behind the header: 0 to 1, and 1 while that is open.
  public var floorProgress = 0.0
  /// Where the finger that pulls is across the list, or was last: 0 at the start of a line, 1 at its
  /// end, 0.5 without one.
  public var fingerPosition = 0.5
  /// Which of the actions the finger has chosen, from 0 on.
  public var chosenAction = 0
  /// Where the choice is shown, in actions from the first one: it runs from one to the other; nil is
  /// at the chosen one.
  public var choice: Double?
  /// How many actions the finger's place chooses from; 1 is no choice.
  public var actionCount = 1
  /// Where the control is drawn.
  public var placement = RefreshPolicy.Placement.above
  /// The size of a control that lies over the content, as a share of its own: 1, and less while it
  /// closes.
  ///
  /// A style with a ground of its own draws itself so small (``ControlStyle/hasOwnGround``).
  public var overlayScale = 1.0

  /// The length of the list's viewport in points, 0 where it is not known.
  public var viewportLength = 0.0
  /// What a program has changed of the looks; a style that has ``ControlStyle/parts`` draws by them.
  public var parts = ControlParts()

  /// A control at rest, without texts and without size.
  public init() {}

  /// The state whose title is shown: a result that was shown at rest stays until the control
  /// has closed; else the state.
  ///
  /// Source: replay contract, Exactly 13 (a result is shown only by a policy with a dwell time).
  public var shownState: RefreshState {
    guard isClosing, hasDwelt, state == .idle else { return state }
    switch lastResult {
    case .success: return .success
    case .failure: return .failure
    case .noMore, .cancelled, nil: return state
    }
  }

  /// Whether an arrow has its place: nothing runs, closes, shows a result or is used up.
  public var showsArrow: Bool {
    Feature.arrowSpinnerTitle.isOn && parts.showsArrow && !isClosing
      && (state == .idle || state.isArmed)
  }

  /// Whether arrow or spinner alone tell what the control does, where there is no room for words.
  var showsSymbol: Bool { showsArrow || spinnerOpacity > 0 }

  /// Whether what stands before the words stands at the right: where lines of text begin.
  var isMirrored: Bool {
    Feature.mirroredLayout.isOn && axis.orientation == .vertical && axis.direction == .rightToLeft
  }

  /// The angle in radians, clockwise, at which a picture stands upright on the screen: in a
  /// horizontal list the box is turned.
  var uprightAngle: Double {
    guard axis.orientation == .horizontal else { return 0 }
    return axis.isReversed ? -.pi / 2 : .pi / 2
  }

  /// The opacity of a spinner, 0 where there is none: it fades while the control closes.
  ///
  /// Source: refresh controls reference, 1.1.2 (spinner fade).
  public var spinnerOpacity: Double {
    guard parts.showsSpinner else { return 0 }
    return switch state {
    case .refreshing, .willRefresh: 1
    case .idle, .noMoreData: isClosing && !hasDwelt ? min(max(1 - closing, 0), 1) : 0
    case .pulling, .floorArmed, .floorOpen, .success, .failure: 0
    }
  }
}

extension ControlAppearance {
  /// The looks of the control on `side` of `scene` now, in a box `height` points high.
  ///
  /// Nil when the scene has no such control. The words are those of `translation`, the times those
  /// of the clocks in `zone`.
  public init?(
    _ side: ListScene.Side, of scene: ListScene, height: Double, texts: ControlTexts,
    palette: Palette, translation: Translation = .english, zone: LocalZone = .utc
  ) {
    guard let control = scene.control(side) else { return nil }
    state = control.state
    pull = scene.pull(of: side)
    distance = scene.distance(of: side)
    let turned = control.turn.value(at: scene.time)
    let isUpsideDown = scene.axis.beginsAtEnd && scene.axis.orientation == .vertical
    turn = isUpsideDown ? 1 - turned : turned
    previousState = control.previousState
    change = control.change.value(at: scene.time)
    isClosing = control.isClosing
    closing = control.closing.value(at: scene.time)
    lastResult = control.lastResult
    hasDwelt = control.lastResult.map { control.policy.dwell(after: $0) > 0 } ?? false
    time = scene.time
    width = scene.axis.breadth(of: scene.viewport)
    self.height = height
    let visible = scene.axis.length(of: scene.viewport)
    viewportLength = visible
    area =
      switch side {
      case .header:
        Rect(x: 0, y: height - scene.headerBottom, width: width, height: scene.headerBottom)
      case .footer:
        Rect(x: 0, y: 0, width: width, height: visible - scene.footerTop)
      }
    self.palette = palette
    axis = scene.axis
    restingLength = control.policy.restingInset
    stage = control.stage
    actionCount = control.policy.actionCount
    chosenAction = control.chosenAction
    choice = control.choice.value(at: scene.time)
    fingerPosition = scene.lastFingerPosition
    placement = scene.placement(of: side)
    if side == .header {
      floor = scene.floorShare
      floorProgress = scene.floorProgress
      overlayScale = scene.overlayScale
    }
    self.translation = translation
    // Where a pull has another direction than the words say.
    let words = isUpsideDown ? Orientation.horizontal : scene.axis.orientation
    title = texts.title(for: shownState, in: words, translation: translation)
    previousTitle = texts.title(for: previousState, in: words, translation: translation)
    if side == .header, Feature.lastUpdated.isOn {
      lastUpdated = control.lastUpdated.map(zone.time(at:))
      ownLastUpdatedText = LastUpdatedText.text(
        updated: control.lastUpdated, now: scene.wallClock, zone: zone,
        words: translation.lastUpdatedWords)
      lastUpdatedText = ownLastUpdatedText
    }
  }
}
