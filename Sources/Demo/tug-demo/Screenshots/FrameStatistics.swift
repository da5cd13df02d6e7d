import CGtk
import Glibc
import GtkBridge

/// Counts the frames of a window and writes the counts to a file at each SIGUSR1.
///
/// Tests use it to check that an idle window draws nothing.
@MainActor final class FrameStatistics {
  private var updates = 0
  private var afterPaints = 0
  private let path: String

  /// Starts counting.
  ///
  /// `window` must be realized.
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
