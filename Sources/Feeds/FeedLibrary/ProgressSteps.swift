import Synchronization

/// Lets through one word of progress for each so many bytes.
final class ProgressSteps: Sendable {
  private let step: Int
  private let next: Mutex<Int>

  /// One word for each `step` bytes, and one for the first.
  init(step: Int) {
    self.step = step
    next = Mutex(0)
  }

  /// True where so many bytes are to be told of.
  func take(_ bytes: Int) -> Bool {
    next.withLock { next in
      guard bytes >= next else { return false }
      next = bytes + step
      return true
    }
  }
}
