public import RefreshModel
public import SceneModel
import ScrollModel
public import Translations

/// All that a header or footer is drawn from.
///
/// A style draws in the coordinates of its own box: `width` by `height`, its top left corner at
/// 0, 0. A header's box ends at the content's first point, a footer's begins after its last; y goes
/// along the list, so in a horizontal list the box is turned.
public struct ControlAppearance: Equatable, Sendable {
  /// The control's state.
  public var state = RefreshState.idle
  /// The state before that.
  public var previousState = RefreshState.idle
  /// The progress of a fade from the previous state to the state: 0 to 1.
  public var change = 1.0
  /// The pull as a share of the trigger distance: 0 or more, 1 while refreshing.
  public var pull = 0.0
  /// The pull in points beyond the rest, 0 or more.
  public var distance = 0.0
  /// The turn of the arrow: 0 as at rest, 1 by half a circle.
  ///
  /// In a vertical list that begins at the bottom it is the other way round: a pull goes upwards.
  public var turn = 0.0
  /// True while the control closes after an end.
  public var isClosing = false
  /// The progress of the closing: 0 at its begin, 1 at its end.
  public var closing = 1.0
  /// The result of the last refresh; nil before the first end and while refreshing.
  public var lastResult: RefreshResult?
  /// True where the result was shown at rest before the closing began.
  public var hasDwelt = false
  /// The engine's time in seconds: motion of its own, as a spinner's, is a function of this alone.
  public var time = 0.0
  /// The width of the box in points.
  public var width = 0.0
  /// The height of the box in points.
  public var height = 0.0
  /// The part of the viewport on this side that has no rows and belongs to no other inset, in the
  /// box's coordinates.
  ///
  /// A pull may make it larger or smaller than the box.
  public var area = Rect(x: 0, y: 0, width: 0, height: 0)
  /// The title of the shown state.
  public var title = ""
  /// The title of the previous state, for looks that fade from one to the other.
  public var previousTitle = ""
  /// The words about the last refresh; empty for a footer.
  public var lastUpdatedText = ""
  /// The library's own words about the last refresh, where a program may have changed the others.
  var ownLastUpdatedText = ""
  /// The time of the last refresh by the local clock; nil for a footer and where there is no
  /// record.
  public var lastUpdated: CivilTime?
  /// The list's language, for words that a style adds to the titles.
  public var translation = Translation.english
  /// The colours of the list.
  public var palette = Palette.light
  /// The list's axis: in a horizontal list the box is turned, and text in it stands on its side.
  public var axis = ContentAxis()
  /// Points of the box that are there at rest, 0 for a control that has to be pulled into view.
  public var restingLength = 0.0
  /// The stage of the control, which tells opening and closing from refreshing and rest.
  public var stage = RefreshStage.idle
  /// The open share of the page behind the header: 0 to 1.
  public var floor = 0.0
  /// The progress of a pull from the trigger distance to the one that opens the page behind the
  /// header: 0 to 1, and 1 while the page is open.
  public var floorProgress = 0.0
  /// The present or last place of the pulling finger across the list: 0 at the start of a line, 1 at
  /// its end, 0.5 without a finger.
  public var fingerPosition = 0.5
  /// The index of the chosen action, from 0 on.
  public var chosenAction = 0
  /// The place of the moving mark of the choice, in actions from the first one; nil is at the chosen
  /// one.
  public var choice: Double?
  /// The number of actions that the finger's place chooses from; 1 is no choice.
  public var actionCount = 1
  /// The control's placement.
  public var placement = RefreshPolicy.Placement.above
  /// The size of a control that lies over the content, as a share of its own: 1, and less while it
  /// closes.
  ///
  /// A style with a ground of its own (``ControlStyle/hasOwnGround``) draws itself at this size.
  public var overlayScale = 1.0

  /// The length of the list's viewport in points; 0 where it is not known.
  public var viewportLength = 0.0
  /// The program's changes of the looks; a style that has ``ControlStyle/parts`` draws by them.
  public var parts = ControlParts()

  /// A control at rest, without texts and without size.
  public init() {}

  /// The state whose title is shown: a result that was shown at rest, until the control has closed;
  /// otherwise the state.
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

  /// True where an arrow is shown: the control does not work, close, show a result, nor is it used
  /// up.
  public var showsArrow: Bool {
    parts.showsArrow && !isClosing && (state == .idle || state.isArmed)
  }

  /// True where arrow or spinner can tell by themselves what the control does, for lack of room for
  /// words.
  var showsSymbol: Bool { showsArrow || spinnerOpacity > 0 }

  /// True where the symbol before the words stands at the right, since lines of text begin there.
  var isMirrored: Bool {
    axis.orientation == .vertical && axis.direction == .rightToLeft
  }

  /// The angle in radians, clockwise, at which a picture stands upright on the screen, since the
  /// box of a horizontal list is turned.
  var uprightAngle: Double {
    guard axis.orientation == .horizontal else { return 0 }
    return axis.isReversed ? -.pi / 2 : .pi / 2
  }

  /// The opacity of a spinner; 0 where there is none.
  ///
  /// It fades while the control closes.
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
    _ side: ControlSide, of scene: Scene, height: Double, texts: ControlTexts,
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
    switch side {
    case .header:
      let foot = scene.headerBottom
      area = Rect(x: 0, y: height - foot, width: width, height: foot)
    case .footer: area = Rect(x: 0, y: 0, width: width, height: visible - scene.footerTop)
    }
    self.palette = palette
    axis = scene.axis
    restingLength = control.policy.restingInset
    stage = control.stage
    actionCount = control.policy.actionCount
    chosenAction = control.chosenAction
    choice = control.choice.value(at: scene.time)
    fingerPosition = scene.hand.lastPosition
    placement = scene.placement(of: side)
    if side == .header {
      floor = scene.floorShare
      floorProgress = scene.floorProgress
      overlayScale = scene.overlayScale
    }
    self.translation = translation
    // Words of a vertical list would name the wrong direction of the pull.
    let words = isUpsideDown ? Orientation.horizontal : scene.axis.orientation
    title = texts.title(for: shownState, in: words, translation: translation)
    previousTitle = texts.title(for: previousState, in: words, translation: translation)
    if side == .header {
      lastUpdated = control.lastUpdated.map(zone.time(at:))
      ownLastUpdatedText = LastUpdatedText.text(
        updated: control.lastUpdated, now: scene.wallClock, zone: zone,
        words: translation.lastUpdatedWords)
      lastUpdatedText = ownLastUpdatedText
    }
  }
}
