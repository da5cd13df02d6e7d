import RefreshModel
import ScrollModel
import ScrollPhysics

/// A list that can be pulled: container, header, footer and rows, without a window.
///
/// Events go in with the time they happened, effects come out; between events `advance(to:)`
/// moves time on. It is the whole engine: the widget feeds it a window's events and frame times,
/// a replay feeds it a script. Lengths are points, times seconds from the host's zero.
///
/// No input can trap it: what is not allowed is refused with a `SceneError`, and the list stays
/// as it was.
public struct ListScene: Sendable {
  /// A width and a height in points, whichever way the list scrolls.
  public struct Size: Equatable, Sendable {
    /// From left to right.
    public var width: Double
    /// From top to bottom.
    public var height: Double

    /// A size of `width` by `height`.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// A rectangle in the viewport, in points from its top left.
  public struct Frame: Hashable, Sendable {
    /// Its left.
    public var x: Double
    /// Its top.
    public var y: Double
    /// Its width.
    public var width: Double
    /// Its height.
    public var height: Double

    /// The rectangle at `x` and `y` of `width` by `height`.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// One of the two refresh controls.
  public enum Side: CaseIterable, Sendable {
    /// The refresh header.
    case header
    /// The load-more footer.
    case footer

    /// The end of the content that it is at.
    public var edge: InsetEdge { self == .header ? .top : .bottom }
    /// Its entry in the ledger of insets.
    public var source: InsetSource { self == .header ? .header : .footer }
  }

  /// The scroll container.
  public internal(set) var container = ScrollContainer()
  /// The refresh header, if there is one.
  public internal(set) var header: RefreshControl?
  /// The load-more footer, if there is one.
  public internal(set) var footer: RefreshControl?
  /// The axis that the list scrolls along, and from which of its ends.
  public internal(set) var axis: ContentAxis
  /// The lines of rows: each row is one, or in a grid as many as there are columns.
  public internal(set) var rows: RowHeights
  /// How many rows there are.
  public internal(set) var rowCount: Int
  /// The rows as they are in one column, while they are a grid.
  var listedRows: RowHeights?
  /// How many columns the program asked for.
  public internal(set) var columnLayout = ColumnLayout.count(1)
  /// How many rows lie side by side.
  public internal(set) var columns = 1
  /// The lengths of the blocks before the first and after the last row, in points.
  public internal(set) var blocks: EdgeInsets
  /// The length of content that is not made of rows; nil where it is.
  public internal(set) var ownContentLength: Double?
  /// The size of the viewport; 0 by 0 until the first resize.
  public internal(set) var viewport = Size(width: 0, height: 0)
  /// The row under a press that may still become a click.
  public internal(set) var pressedRow: Int?
  /// How many rows can be selected.
  public internal(set) var selectionMode = SelectionMode.none
  /// The rows that are selected.
  public internal(set) var selection = RowSet()
  /// Whether a scroll indicator shows while the list moves.
  public internal(set) var showsIndicator: Bool
  /// The row that keys act on.
  public internal(set) var focusedRow: Int?
  /// Whether the focus is to be seen: keys have moved it since the last press.
  public internal(set) var isFocusVisible = false
  /// Whether the list can be seen.
  public internal(set) var isVisible = false
  /// Whether the list has been seen at all.
  public internal(set) var wasShown = false
  /// Off is the user's reduced-motion setting: what leads to a known offset is there at once.
  public internal(set) var animations: Bool
  /// The wall clock at time 0, in seconds since 1970 UTC.
  public var clock: Double

  var effects: [SceneEffect] = []
  /// Whether the program wants short lists to be pulled; a control needs it in any case.
  var alwaysBounce = true
  /// Whether there is a scroller around this list.
  var isNested = false
  /// Whether header and footer may work at the same time.
  public internal(set) var isSimultaneous = true
  /// Where the finger or pointer that holds the list is across it: 0 at the start of a line to 1 at its
  /// end; nil where nothing does.
  public internal(set) var fingerPosition: Double?
  /// Where it was last; 0.5 before the first.
  public internal(set) var lastFingerPosition = 0.5
  /// Whether a header over the content has a ground of its own, as a disc has; any other is a panel,
  /// below which headings are held.
  ///
  /// It is for who knows the header's looks to say.
  public var headerHasOwnGround = false
  /// What of the user's input is ignored up to its end.
  var ignored: IgnoredInput = []
  /// The control that was open at rest when the drag began, and may be pushed back.
  var pushBackSide: Side?
  /// Where the list was when a refresh led it to its top.
  var returnPlace: Place?
  /// When a wheel that pulls lets go.
  var wheelPullEnd: Double?
  /// The stages of the controls that the owner has been told of.
  var toldStages = (header: RefreshStage.idle, footer: RefreshStage.idle)
  /// Where the row is to be shown that the running motion leads to.
  var aim: (row: Int, position: RowPosition)?
  /// Where a selection that Shift extends begins.
  var selectionAnchor: Int?
  /// What was held down with the press.
  var pressModifiers: PressModifiers = []
  /// Where the press was, in points of the viewport.
  var pressPoint = (x: 0.0, y: 0.0)
  /// Where a pointer is that hovers or that had the scroll indicator, in points of the viewport; nil
  /// where there is none.
  package internal(set) var pointer: (x: Double, y: Double)?
  /// The last travel of what the user does, in points: above 0 towards the content's end.
  var lastTravel = 0.0
  /// When the user last turned the wheel or pressed a key that scrolls.
  var lastStep = -Double.infinity
  /// The place of a header over the content while it is not pulled.
  var overlayRest = Transition(at: 0)
  /// The rows that are headings of sections, in order.
  public internal(set) var sections: [Int] = []
  /// How the scroll indicator shows.
  var indicatorDisplay = IndicatorDisplay()

  /// A list that has not been shown yet, at rest at the top.
  public init(_ configuration: SceneConfiguration) {
    axis = configuration.axis
    rows = configuration.rows
    rowCount = configuration.rows.count
    blocks = configuration.blocks
    ownContentLength = configuration.ownContentLength
    alwaysBounce = configuration.alwaysBounce
    isNested = configuration.isNested
    isSimultaneous = configuration.isSimultaneous
    showsIndicator = configuration.showsIndicator
    selectionMode = configuration.selectionMode
    header = configuration.header.map(RefreshControl.init(policy:))
    footer = configuration.footer.map(RefreshControl.init(policy:))
    animations = configuration.animations
    clock = configuration.clock
    container.dragThreshold = configuration.dragThreshold
    container.rubberBandCoefficient = configuration.rubberBand
    container.decelerationRate = configuration.decelerationRate
    container.bounces = configuration.bounces
    container.isScrollEnabled = configuration.isScrollEnabled
    container.isPagingEnabled = configuration.isPagingEnabled
    container.animates = false
    setSections(configuration.sections.filter { (0..<configuration.rows.count).contains($0) })
    setColumns(configuration.columns)
    container.setContentLength(contentLength)
    container.setInset(configuration.inset.top, of: .application, at: .top)
    container.setInset(configuration.inset.bottom, of: .application, at: .bottom)
    for side in Side.allCases { keepRestingInset(of: side) }
    container.restAtTop()
    controlsChanged()
    effects = []
  }

  /// The time up to which the list has been advanced.
  public var time: Double { container.time }

  /// The wall clock now, in seconds since 1970 UTC.
  public var wallClock: Double { clock + time }

  /// Takes what has happened since the last call, in order.
  public mutating func takeEffects() -> [SceneEffect] {
    guard !effects.isEmpty else { return [] }
    defer { effects.removeAll(keepingCapacity: true) }
    return effects
  }

  /// Takes the oldest effect that has not been taken, without memory of its own; nil when there is
  /// none.
  public mutating func takeEffect() -> SceneEffect? {
    effects.isEmpty ? nil : effects.removeFirst()
  }

  /// The control on `side`, if there is one.
  public func control(_ side: Side) -> RefreshControl? {
    side == .header ? header : footer
  }

  /// Whether frames are needed: something moves, waits for its time, or turns in view.
  public var needsFrames: Bool {
    container.isMoving || nearDeadline != nil || indicatorDisplay.isRunning(at: time)
      || isAnimatingInView(.header) || isAnimatingInView(.footer)
  }

  private func isAnimatingInView(_ side: Side) -> Bool {
    isInView(side) && control(side)?.isAnimating(at: time) == true
  }

  /// When a frame is next needed if nothing else happens, for a list that needs none now: the
  /// scroll indicator fades.
  public var nextWake: Double? {
    Self.earlier(
      isVisible ? indicatorDisplay.fadeStart(isHeld: isIndicatorInUse) : nil, nextDeadline)
  }

  /// When the next thing happens that no motion leads to; nil when nothing will.
  public var nextDeadline: Double? {
    Self.earlier(wheelPullEnd, Self.earlier(header?.deadline, footer?.deadline))
  }

  /// The same without what no frames need to wait for.
  private var nearDeadline: Double? {
    Self.earlier(wheelPullEnd, Self.earlier(header?.nearDeadline, footer?.nearDeadline))
  }

  private static func earlier(_ first: Double?, _ second: Double?) -> Double? {
    guard let first, let second else { return first ?? second }
    return min(first, second)
  }

  /// Moves time on to `time`, through everything that falls due before it.
  ///
  /// A time that is not finite or lies before one already seen changes nothing.
  public mutating func advance(to time: Double) {
    guard time.isFinite, time >= self.time else { return }
    while true {
      let (deadline, approach) = (nextDeadline ?? .infinity, nextApproach())
      let stop = min(deadline, approach?.time ?? .infinity)
      guard stop <= time else { break }
      moveContainer { $0.advance(to: max(stop, $0.time)) }
      if let approach, approach.time == stop {
        if let side = approach.side { passApproach(of: side) }
      } else {
        passDeadlines(of: .header)
        passDeadlines(of: .footer)
        passWheelPull()
      }
      dropBlockedHold()
    }
    let offset = container.contentOffset
    moveContainer { $0.advance(to: time) }
    if container.contentOffset != offset { showIndicator(at: container.lastMotion) }
    fadeIndicator()
  }

  private mutating func passDeadlines(of side: Side) {
    react(on: side) { $0.passDeadline(at: $1, instantly: $2) }
  }

  /// Changes the container and takes over what it has to tell, in order.
  mutating func moveContainer<Result>(_ change: (inout ScrollContainer) -> Result) -> Result {
    let result = change(&container)
    while let event = container.takeEvent() {
      if event == .willBeginDragging {
        pressedRow = nil
        beginGesture()
        notePushBack()
      }
      effects.append(.scroll(event))
    }
    return result
  }
}
