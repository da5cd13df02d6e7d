import CGtk

/// What GLib, GTK and the library have said as warnings and criticals, instead of printing it.
@MainActor final class SpokenWarnings {
  private nonisolated(unsafe) static var texts: [String] = []

  /// Listens from now on, for good.
  init() {
    Self.texts = []
    g_log_set_default_handler(
      { _, level, text, _ in
        let names = [(G_LOG_LEVEL_CRITICAL, "critical"), (G_LOG_LEVEL_WARNING, "warning")]
        guard let text, let name = names.first(where: { level.rawValue & $0.0.rawValue != 0 })
        else { return }
        SpokenWarnings.texts.append("\(name.1): \(String(cString: text))")
      }, nil)
  }

  /// Whether nothing was said since the last time.
  var isEmpty: Bool { Self.texts.isEmpty }

  /// Takes what was said since the last time.
  func take() -> [String] {
    defer { Self.texts = [] }
    return Self.texts
  }
}
