public import RefreshModel
public import SceneModel
import ScrollModel
public import Translations

/// Everything that the drawing of a header or footer depends on.
///
/// A style draws in the coordinates of its box, which is `width` by `height` points with its top
/// left corner at the origin. A header's box ends where the content begins; a footer's box begins
/// where the content ends. The y axis runs along the list, so the box is rotated in a horizontal
/// list.
public struct ControlAppearance: Equatable, Sendable {
  /// The control's state.
  public var state = RefreshState.idle
  /// The previous state.
  public var previousState = RefreshState.idle
  /// The progress of the transition from the previous state, from 0 to 1.
  public var change = 1.0
  /// The pull as a fraction of the trigger distance: at least 0, and 1 while refreshing.
  public var pull = 0.0
  /// The distance by which the content is pulled beyond its rest position, in points, at least 0.
  public var distance = 0.0
  /// The rotation of the arrow: 0 at rest, 1 at half a turn.
  ///
  /// It is reversed in a vertical list that begins at the bottom, which is pulled upwards.
  public var turn = 0.0
  /// Whether the control closes after the end of a refresh.
  public var isClosing = false
  /// The progress of the closing, from 0 to 1; 1 if the control is not closing.
  public var closing = 1.0
  /// The result of the last refresh, or `nil` before the first one ends and while refreshing.
  public var lastResult: RefreshResult?
  /// Whether the result was shown at rest before the closing began.
  public var hasDwelt = false
  /// ``change`` of the running or last refresh, which continues after the end of the refresh.
  package var lastWorkChange = 1.0
  /// The armed pull from which the running or last refresh began, or `nil` if there was none.
  package var release: RefreshControl.Release?
  /// The engine's time in seconds; animations such as a spinner's may depend only on this.
  public var time = 0.0
  /// The width of the box in points.
  public var width = 0.0
  /// The height of the box in points.
  public var height = 0.0
  /// The part of the viewport on this side that neither rows nor other insets cover, in the box's
  /// coordinates.
  ///
  /// Depending on the pull, it is larger or smaller than the box.
  public var area = Rect(x: 0, y: 0, width: 0, height: 0)
  /// The title of the shown state.
  public var title = ""
  /// The title of the previous state, for styles that cross-fade titles.
  public var previousTitle = ""
  /// The text about the last refresh; empty for a footer.
  public var lastUpdatedText = ""
  /// Tug's default text about the last refresh, even if the program shows a different one.
  var ownLastUpdatedText = ""
  /// Tug's default text about the refresh before the one whose control closes.
  var formerLastUpdatedText = ""
  /// The local time of the last refresh, or `nil` for a footer or if no refresh is recorded.
  public var lastUpdated: CivilTime?
  /// The language of the list, for texts that a style adds to the titles.
  public var translation = Translation.english
  /// The colours of the list.
  public var palette = Palette.light
  /// The axis of the list; in a horizontal list the box and its text are rotated.
  public var axis = ContentAxis()
  /// The length of the control that is visible at rest in points, or 0 if it must be pulled into
  /// view.
  public var restingLength = 0.0
  /// The stage of the control, which distinguishes opening and closing from refreshing and rest.
  public var stage = RefreshStage.idle
  /// The open fraction of the page behind the header, from 0 to 1.
  public var floor = 0.0
  /// The progress of a pull from the trigger distance to the distance that opens the page behind
  /// the header.
  ///
  /// From 0 to 1; it is 1 while the page is open.
  public var floorProgress = 0.0
  /// The current or last position of the pulling finger across the list: 0 at the start of a line,
  /// 1 at its end, 0.5 if there was none.
  public var fingerPosition = 0.5
  /// The index of the chosen action.
  public var chosenAction = 0
  /// The position of the moving choice marker, counted in actions from the first one, or `nil` if
  /// it is at the chosen action.
  public var choice: Double?
  /// The number of actions to choose from; 1 means no choice.
  public var actionCount = 1
  /// The placement of the control.
  public var placement = RefreshPolicy.Placement.above
  /// The scale of an overlay control: 1, or less while the control closes.
  ///
  /// A style with ``ControlStyle/hasBackground`` must draw itself at this scale.
  public var overlayScale = 1.0

  /// The length of the list's viewport in points, or 0 if unknown.
  public var viewportLength = 0.0
  /// The program's changes to the appearance; a style that implements ``ControlStyle/parts``
  /// applies them.
  public var parts = ControlParts()

  /// Creates a control at rest without texts and size.
  public init() {}

  /// The state whose title is shown: a displayed result until the control has closed, or else
  /// ``state``.
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

  /// Whether an arrow is shown: the program does not hide it, and the control is idle or armed, and
  /// not closing.
  public var showsArrow: Bool {
    parts.showsArrow && !isClosing && (state == .idle || state.isArmed)
  }

  /// Whether an arrow or spinner is shown, so that the state is recognizable without words.
  var showsSymbol: Bool { showsArrow || spinnerOpacity > 0 }

  /// Whether the symbol is to the right of the words, because text lines begin at the right.
  var isMirrored: Bool {
    axis.orientation == .vertical && axis.direction == .rightToLeft
  }

  /// The clockwise rotation in radians that makes an image upright on the screen.
  ///
  /// It compensates the rotated box of a horizontal list.
  var uprightAngle: Double {
    guard axis.orientation == .horizontal else { return 0 }
    return axis.isReversed ? -.pi / 2 : .pi / 2
  }

  /// The opacity of a spinner, or 0 if there is none.
  ///
  /// The spinner fades out while the control closes.
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
  /// Creates the current appearance of the control on `side` of `scene`, in a box `height` points
  /// high.
  ///
  /// Returns `nil` if the scene has no such control. Texts use `translation`, times use `zone`.
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
    release = control.release
    lastWorkChange = control.lastWorkChange.value(at: scene.time)
    time = scene.time
    width = scene.axis.crossLength(of: scene.viewport)
    self.height = height
    let visible = scene.axis.length(of: scene.viewport)
    viewportLength = visible
    switch side {
    case .header:
      let bottom = scene.headerBottom
      area = Rect(x: 0, y: height - bottom, width: width, height: bottom)
    case .footer: area = Rect(x: 0, y: 0, width: width, height: visible - scene.footerTop)
    }
    self.palette = palette
    axis = scene.axis
    restingLength = control.policy.restingInset
    stage = control.stage
    actionCount = control.policy.actionCount
    chosenAction = control.chosenAction
    choice = control.choice.value(at: scene.time)
    fingerPosition = scene.userInput.lastPosition
    placement = scene.placement(of: side)
    self.translation = translation
    // The texts of a vertical list would name the wrong pull direction.
    let words = isUpsideDown ? Orientation.horizontal : scene.axis.orientation
    title = texts.title(for: shownState, in: words, translation: translation)
    previousTitle = texts.title(for: previousState, in: words, translation: translation)
    if side == .header {
      lastUpdated = control.lastUpdated.map(zone.time(at:))
      func text(updated time: Double?) -> String {
        LastUpdatedText.text(
          updated: time, now: scene.wallClock, zone: zone, words: translation.lastUpdatedPhrases)
      }
      ownLastUpdatedText = text(updated: control.lastUpdated)
      if isClosing { formerLastUpdatedText = text(updated: control.updatedBeforeWork) }
      lastUpdatedText = ownLastUpdatedText
      floor = scene.floorFraction
      floorProgress = scene.floorProgress
      overlayScale = scene.overlayScale
    }
  }
}
