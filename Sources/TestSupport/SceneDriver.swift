import ListModel
import RefreshModel
import ScrollModel
import ScrollPhysics

/// A list on a manual clock, driven by gestures; it gathers the effects.
public struct SceneDriver {
  /// The list.
  public private(set) var scene: ListScene
  /// What the list has told since `takeEffects`, in order, without its controls' stages.
  public private(set) var effects: [SceneEffect] = []
  /// The stages of the header that the list has told, in order.
  public private(set) var headerStages: [RefreshStage] = []
  /// The stages of the footer that the list has told, in order.
  public private(set) var footerStages: [RefreshStage] = []
  private var clock = ManualClock()
  private var finger = 0.0

  /// A list of `rows` rows, seen, at rest at its top, that follows the finger from the first
  /// point on; `rigid` without rubber band, so that offsets are exactly what the finger says.
  public init(
    rows: Int = 100, rowHeight: Double = 44, height: Double = 640, header: RefreshPolicy? = nil,
    footer: RefreshPolicy? = nil, inset: EdgeInsets = EdgeInsets(), rigid: Bool = true,
    isShown: Bool = true, adjust: (inout SceneConfiguration) -> Void = { _ in }
  ) throws {
    var configuration = SceneConfiguration()
    configuration.rows = RowHeights(count: rows, height: rowHeight)
    configuration.header = header
    configuration.footer = footer
    configuration.inset = inset
    configuration.dragThreshold = 0
    if rigid { configuration.rubberBand = nil }
    adjust(&configuration)
    scene = ListScene(configuration)
    try send(.resize(width: 480, height: height))
    if isShown { try send(.shown) }
  }

  /// The time in seconds.
  public var time: Double { clock.now }

  /// The offset.
  public var offset: Double { scene.container.contentOffset }

  /// What the container does.
  public var phase: ScrollPhase { scene.container.phase }

  /// Gives the list an event now.
  public mutating func send(_ event: SceneEvent) throws {
    try scene.handle(event, at: clock.now)
    gatherEffects()
  }

  /// Moves time on by `seconds`.
  public mutating func advance(by seconds: Double) {
    scene.advance(to: clock.advance(by: seconds))
    gatherEffects()
  }

  /// Sets when the list was last refreshed, in seconds since 1970 UTC.
  public mutating func setLastUpdated(_ seconds: Double?) {
    scene.setLastUpdated(seconds)
  }

  private mutating func gatherEffects() {
    for effect in scene.takeEffects() {
      switch effect {
      case .headerStageChanged(_, let stage): headerStages.append(stage)
      case .footerStageChanged(_, let stage): footerStages.append(stage)
      default: effects.append(effect)
      }
    }
  }

  /// Puts the finger down in the middle of the viewport.
  public mutating func press() throws {
    finger = scene.viewport.height / 2
    try send(.press(x: 100, y: finger))
  }

  /// Moves the finger so that a list without rubber band is at `target`, in one step.
  public mutating func drag(to target: Double) throws {
    finger -= target - offset
    try send(.move(x: 100, y: finger))
  }

  /// Lifts the finger where it is, after it has rested long enough to have no velocity.
  public mutating func releaseAtRest() throws {
    advance(by: VelocityTracker.idleLimit)
    try send(.release(x: 100, y: finger))
  }

  /// Lifts the finger where it is, now.
  public mutating func release() throws {
    try send(.release(x: 100, y: finger))
  }

  /// Drags to each of `targets` in turn, 16 ms apart, and lifts the finger at rest.
  public mutating func pull(through targets: Double...) throws {
    try press()
    for target in targets {
      advance(by: 0.016)
      try drag(to: target)
    }
    try releaseAtRest()
  }

  /// Takes what has been told since the last call.
  public mutating func takeEffects() -> [SceneEffect] {
    defer { effects.removeAll() }
    return effects
  }
}
