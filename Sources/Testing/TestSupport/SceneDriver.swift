import RefreshModel
import SceneModel
import ScrollModel
import ScrollPhysics

/// A list on a manual clock, driven by gestures; it gathers the effects.
public struct SceneDriver {
  /// The list.
  public private(set) var scene: Scene
  /// The effects of the list since `takeEffects`, in order, without its controls' stages.
  public private(set) var effects: [SceneEffect] = []
  /// The header's stages so far, in order.
  public private(set) var headerStages: [RefreshStage] = []
  /// The footer's stages so far, in order.
  public private(set) var footerStages: [RefreshStage] = []
  private var clock = ManualClock()
  private var finger = 0.0

  /// A list of `rows` rows, seen, at rest at its top, that follows the finger from the first point
  /// on.
  ///
  /// `rigid` is without a rubber band, so that offsets follow the finger exactly.
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
    scene = Scene(configuration)
    try send(.resize(width: 480, height: height))
    if isShown { try send(.shown) }
  }

  /// The time in seconds.
  public var time: Double { clock.now }

  /// The offset.
  public var offset: Double { scene.container.contentOffset }

  /// The phase of the container.
  public var phase: ScrollPhase { scene.container.phase }

  /// Sends an event to the list now.
  public mutating func send(_ event: SceneEvent) throws {
    try scene.handle(event, at: clock.now)
    gatherEffects()
  }

  /// Advances the time by `seconds`.
  public mutating func advance(by seconds: Double) {
    scene.advance(to: clock.advance(by: seconds))
    gatherEffects()
  }

  /// Sets the time of the last refresh, in seconds since 1970 UTC.
  public mutating func setLastUpdated(_ seconds: Double?) {
    try? send(.setLastUpdated(seconds))
  }

  private mutating func gatherEffects() {
    for effect in scene.takeEffects() {
      switch effect {
      case .stageChanged(.header, _, let stage): headerStages.append(stage)
      case .stageChanged(.footer, _, let stage): footerStages.append(stage)
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

  /// Returns the effects since the last call, and forgets them.
  public mutating func takeEffects() -> [SceneEffect] {
    defer { effects.removeAll() }
    return effects
  }
}
