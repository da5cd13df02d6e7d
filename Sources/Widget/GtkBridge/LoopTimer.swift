import CGtk

/// A call from the GTK main loop after a while, once or again and again.
@MainActor public final class LoopTimer {
  private var id: guint = 0

  /// A timer that does not run.
  public init() {}

  isolated deinit {
    stop()
  }

  /// True while a call is still to come.
  public var isRunning: Bool { id != 0 }

  /// Calls `handler` after `milliseconds`, and again as long as it answers true.
  ///
  /// A call that was still to come is given up. One that `isIdle` comes after all events and frames.
  public func start(
    milliseconds: UInt32, isIdle: Bool = false, handler: @escaping @MainActor () -> Bool
  ) {
    stop()
    let box = ClosureBox<@MainActor () -> Bool> { [weak self] in
      guard let self else { return false }
      let current = id
      let goesOn = handler()
      // The handler may have stopped this timer and started another.
      if !goesOn, id == current { id = 0 }
      return goesOn
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

  /// Gives up the call that is still to come.
  public func stop() {
    guard id != 0 else { return }
    g_source_remove(id)
    id = 0
  }
}
