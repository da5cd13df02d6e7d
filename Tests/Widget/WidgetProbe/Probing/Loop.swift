import CGtk
import GtkBridge

/// The GTK main loop, run from a probe.
@MainActor enum Loop {
  /// Milliseconds after which a wait gives up.
  static let limit: UInt32 = 5000

  /// Runs the main loop until `condition` holds, and returns whether it did before the limit.
  @discardableResult
  static func run(
    upTo milliseconds: UInt32 = limit, until condition: () -> Bool
  ) -> Bool {
    var isOver = false
    let timer = LoopTimer()
    timer.start(milliseconds: milliseconds) {
      isOver = true
      return false
    }
    while !condition() {
      if isOver { return false }
      g_main_context_iteration(nil, gboolean(true))
    }
    return true
  }

  /// Runs for a while.
  static func run(milliseconds: UInt32) {
    run(upTo: milliseconds) { false }
  }
}
