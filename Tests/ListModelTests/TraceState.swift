import ListModel
import Replay

/// All that a trace shows of a list, to compare before and after.
struct TraceState: Equatable {
  private let row: String

  init(_ scene: ListScene) {
    row = TraceRow(of: scene, at: scene.time, effects: []).line
  }
}
