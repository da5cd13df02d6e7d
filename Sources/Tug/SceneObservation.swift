import ListModel

/// What two optional observers are told about a scene: its frames, and its events.
@MainActor final class SceneObservation {
  /// Called for each frame in which the scene was advanced, with what happened since the last.
  var onFrame: (@MainActor (ListScene, [SceneEffect]) -> Void)?
  /// Called once at the first frame with the scene as it begins.
  var onStart: (@MainActor (ListScene) -> Void)?
  /// Called for each event, with the engine's time and how many seconds before a hand did it.
  var onEvent: (@MainActor (Double, SceneEvent, _ late: Double) -> Void)?
  private var hasStarted = false
  private var effects: [SceneEffect] = []
  private var early: [SceneEvent] = []

  func note(_ event: SceneEvent, at time: Double, late: Double = 0) {
    if hasStarted {
      onEvent?(time, event, late)
    } else if onEvent != nil, event.isCommand {
      early.append(event)
    }
  }

  func note(_ effect: SceneEffect) {
    if onFrame != nil { effects.append(effect) }
  }

  func start(with scene: ListScene) {
    hasStarted = true
    onStart?(scene)
    for event in early { onEvent?(0, event, 0) }
    early = []
  }

  func noteFrame(of scene: ListScene) {
    guard let onFrame else { return }
    onFrame(scene, effects)
    effects = []
  }
}

extension SceneEvent {
  /// Whether it asks for something to happen, beyond what the scene is made with.
  fileprivate var isCommand: Bool {
    switch self {
    case .beginRefresh, .endRefresh, .beginLoad, .endLoad, .begin, .end, .openFloor, .closeFloor,
      .setNoMoreData, .resetNoMoreData, .setOffset, .restore,
      .measureRows, .forgetHeights, .showRow, .showRange, .select, .focus:
      true
    default: false
    }
  }
}
