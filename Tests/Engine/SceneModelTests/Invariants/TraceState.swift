import Recording
import Replay
import SceneModel

/// A list's values in a trace, to compare before and after.
struct TraceState: Equatable {
  private let row: String

  init(_ scene: Scene) {
    row = TraceRow(of: scene, at: scene.time, effects: []).line
  }
}
