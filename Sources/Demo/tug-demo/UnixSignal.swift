import CGtk
import CGtkSystem
import GtkBridge

/// Handles Unix signals in the main loop.
@MainActor enum UnixSignal {
  /// Calls `handler` each time the process receives `signal`, as long as the process runs.
  static func watch(_ signal: Int32, handler: @escaping @MainActor () -> Void) {
    let callback: GSourceFunc = { data in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated {
        ClosureBox<@MainActor () -> Void>.closure(at: data)?()
      }
      return gboolean(true)
    }
    g_unix_signal_add_full(
      G_PRIORITY_DEFAULT, signal, callback, ClosureBox(handler).retained(), releaseClosureBox)
  }
}
