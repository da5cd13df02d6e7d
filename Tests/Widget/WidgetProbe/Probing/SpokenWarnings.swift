import CGtk

/// The warnings and criticals of GLib, GTK and the library, collected instead of printed.
@MainActor final class SpokenWarnings {
  private nonisolated(unsafe) static var texts: [String] = []

  /// Collects from now on, until the process ends.
  init() {
    Self.texts = []
    // Called on any thread; other threads that log have ended before the texts are read.
    let handler:
      @Sendable @convention(c) (
        UnsafePointer<gchar>?, GLogLevelFlags, UnsafePointer<gchar>?, gpointer?
      ) -> Void = { _, level, text, _ in
        let names = [(G_LOG_LEVEL_CRITICAL, "critical"), (G_LOG_LEVEL_WARNING, "warning")]
        guard let text, let name = names.first(where: { level.rawValue & $0.0.rawValue != 0 })
        else { return }
        SpokenWarnings.texts.append("\(name.1): \(String(cString: text))")
      }
    g_log_set_default_handler(handler, nil)
  }

  /// Whether nothing was logged since the last call of `take`.
  var isEmpty: Bool { Self.texts.isEmpty }

  /// Returns the messages since the last call, and forgets them.
  func take() -> [String] {
    defer { Self.texts = [] }
    return Self.texts
  }
}
