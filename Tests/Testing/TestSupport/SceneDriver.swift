import RefreshModel
import SceneModel
import ScrollModel
import ScrollPhysics

/// Drives a list with gestures on a manual clock, and collects its effects.
package struct SceneDriver {
  /// The list.
  package private(set) var scene: Scene
  /// The effects since ``takeEffects()`` in order, except for stage changes of controls.
  package private(set) var effects: [SceneEffect] = []
  /// The stages of the header so far, in order.
  package private(set) var headerStages: [RefreshStage] = []
  /// The stages of the footer so far, in order.
  package private(set) var footerStages: [RefreshStage] = []
  private var clock = ManualClock()
  private var finger = 0.0

  /// Creates a visible list of `rows` rows that rests at its top and follows the finger without a
  /// drag threshold.
  ///
  /// If `rigid` is `true`, there is no rubber band, so that offsets follow the finger exactly.
  package init(
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
  package var time: Double { clock.now }

  /// The scroll offset in points.
  package var offset: Double { scene.container.contentOffset }

  /// The phase of the scroll container.
  package var phase: ScrollPhase { scene.container.phase }

  /// Sends an event to the list at the current time.
  package mutating func send(_ event: SceneEvent) throws {
    try scene.handle(event, at: clock.now)
    gatherEffects()
  }

  /// Advances the time by `seconds`.
  package mutating func advance(by seconds: Double) {
    scene.advance(to: clock.advance(by: seconds))
    gatherEffects()
  }

  /// Sets the time of the last refresh, in seconds since 1970 UTC.
  package mutating func setLastUpdated(_ seconds: Double?) {
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

  /// Presses the finger at the centre of the viewport.
  package mutating func press() throws {
    finger = scene.viewport.height / 2
    try send(.press(Point(x: 100, y: finger)))
  }

  /// Moves the finger in one step so that a list without rubber band has the offset `target`.
  package mutating func drag(to target: Double) throws {
    finger -= target - offset
    try send(.move(Point(x: 100, y: finger)))
  }

  /// Releases the finger in place, after it has rested long enough to have no velocity.
  package mutating func releaseAtRest() throws {
    advance(by: VelocityTracker.idleLimit)
    try send(.release(Point(x: 100, y: finger)))
  }

  /// Releases the finger in place, without a pause.
  package mutating func release() throws {
    try send(.release(Point(x: 100, y: finger)))
  }

  /// Drags to each of `targets` in turn, 16 ms apart, and releases at rest.
  package mutating func pull(through targets: Double...) throws {
    try press()
    for target in targets {
      advance(by: 0.016)
      try drag(to: target)
    }
    try releaseAtRest()
  }

  /// Returns the effects since the last call, and removes them.
  package mutating func takeEffects() -> [SceneEffect] {
    defer { effects.removeAll() }
    return effects
  }
}
