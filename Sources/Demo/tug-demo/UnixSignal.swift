import CGtk
import CGtkSystem
import GtkBridge

/// Unix signals, handled in the main loop.
@MainActor enum UnixSignal {
  /// Calls `handler` each time the process gets `signal`; the watch lasts as long as the process.
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
