import ListModel
import Recording
import Replay

/// A list's values in a trace, to compare before and after.
struct TraceState: Equatable {
  private let row: String

  init(_ scene: ListScene) {
    row = TraceRow(of: scene, at: scene.time, effects: []).line
  }
}
