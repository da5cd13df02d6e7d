import Synchronization

/// Limits progress reports to one for each `step` bytes.
final class ProgressSteps: Sendable {
  private let step: Int
  private let next: Mutex<Int>

  /// Creates a limit that lets the first report through, and then one for each `step` bytes.
  init(step: Int) {
    self.step = step
    next = Mutex(0)
  }

  /// Returns whether to report progress at this number of bytes.
  func take(_ bytes: Int) -> Bool {
    next.withLock { next in
      guard bytes >= next else { return false }
      next = bytes + step
      return true
    }
  }
}
