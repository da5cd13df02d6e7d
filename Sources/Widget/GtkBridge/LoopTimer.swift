import CGtk

/// A timer of the GTK main loop, for one call or for repeated calls.
@MainActor package final class LoopTimer {
  private var id: guint = 0

  /// Creates a stopped timer.
  package init() {}

  isolated deinit {
    stop()
  }

  /// Whether a call is scheduled.
  package var isRunning: Bool { id != 0 }

  /// Calls `handler` after `milliseconds`, and again as long as it returns `true`.
  ///
  /// Cancels a call that was already scheduled. If `isIdle` is `true`, the call waits until there
  /// are no events and frames to process.
  package func start(
    milliseconds: UInt32, isIdle: Bool = false, handler: @escaping @MainActor () -> Bool
  ) {
    stop()
    let box = ClosureBox<@MainActor () -> Bool> { [weak self] in
      guard let self else { return false }
      let current = id
      let continues = handler()
      // The handler may have stopped this timer and started a new one, whose id must be kept.
      if !continues, id == current { id = 0 }
      return continues
    }
    let callback: GSourceFunc = { data in
      nonisolated(unsafe) let data = data
      return assumeMainActor {
        gboolean(ClosureBox<@MainActor () -> Bool>.closure(at: data)?() ?? false)
      }
    }
    id = g_timeout_add_full(
      isIdle ? G_PRIORITY_DEFAULT_IDLE : G_PRIORITY_DEFAULT, milliseconds, callback, box.retained(),
      releaseClosureBox)
  }

  /// Cancels the scheduled call.
  package func stop() {
    guard id != 0 else { return }
    g_source_remove(id)
    id = 0
  }
}
