import CGtk
import Glibc
import GtkBridge

/// The number of frames of a window, written to a file at each SIGUSR1: for tests that an idle
/// window does nothing.
@MainActor final class FrameStatistics {
  private var updates = 0
  private var afterPaints = 0
  private let path: String

  /// Counts from now on; `window` is realized.
  init(window: UnsafeMutablePointer<GtkWidget>, path: String) {
    self.path = path
    guard let clock = gtk_widget_get_frame_clock(window) else { return }
    SignalConnection.connect(clock, "update") { [weak self] in self?.updates += 1 }
    SignalConnection.connect(clock, "after-paint") { [weak self] in self?.afterPaints += 1 }
    UnixSignal.watch(SIGUSR1) { [weak self] in self?.write() }
  }

  private func write() {
    guard let file = fopen(path, "we") else { return }
    fputs("updates=\(updates) after-paints=\(afterPaints)\n", file)
    fclose(file)
  }
}
