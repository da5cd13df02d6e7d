import SceneModel

/// The optional observers of a scene's frames and events.
@MainActor final class SceneObservation {
  /// Called for each frame in which the scene was advanced, with the effects since the previous
  /// call.
  var onFrame: (@MainActor (Scene, [SceneEffect]) -> Void)?
  /// Called when the engine's time starts.
  var onStart: (@MainActor () -> Void)?
  /// Called for each event, with the engine's time and the delay since the user's action in
  /// seconds.
  var onEvent: (@MainActor (Double, SceneEvent, _ late: Double) -> Void)?
  /// The recording that was started while the widget is used, or `nil` if there is none.
  var recording: RestingRecording?
  /// The inspector of the widget, or `nil` if there is none.
  weak var inspector: (any WidgetInspector)?
  /// Whether there is any observer.
  var isUsed: Bool { onFrame != nil || onEvent != nil || recording != nil || inspector != nil }
  private var hasStarted = false
  private var effects: [SceneEffect] = []
  private var early: [SceneEvent] = []

  func record(_ event: SceneEvent, at time: Double, late: Double = 0) {
    recording?.record(event, at: time, late: late)
    if hasStarted {
      onEvent?(time, event, late)
    } else if onEvent != nil, event.isCommand {
      early.append(event)
    }
  }

  func record(_ effect: SceneEffect) {
    if onFrame != nil { effects.append(effect) }
    if let event = InspectedEvent(effect) {
      inspector?.happened(event)
    }
  }

  func start() {
    hasStarted = true
    onStart?()
    for event in early { onEvent?(0, event, 0) }
    early = []
  }

  func recordFrame(of scene: Scene) {
    recording?.beginInFrame()
    inspector?.frameAdvanced()
    guard let onFrame else { return }
    onFrame(scene, effects)
    effects = []
  }
}
