import Recording
import Replay
import SceneModel

/// The values of a list in a trace row, to compare before and after an event.
struct TraceState: Equatable {
  private let row: String

  init(_ scene: Scene) {
    row = TraceRow(of: scene, at: scene.time, effects: []).line
  }
}
