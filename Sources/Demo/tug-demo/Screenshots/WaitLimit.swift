import GtkBridge

/// A time limit for waiting.
///
/// Only seconds in which the main loop runs count, and not the time in which the program is busy or
/// stopped.
@MainActor final class WaitLimit {
  private static let second: UInt32 = 1000

  private let timer = LoopTimer()
  /// Called with a message when the limit is reached.
  private let expire: @MainActor (String) -> Void

  /// Creates a limit that calls `expire` with a message when it is reached.
  init(_ expire: @escaping @MainActor (String) -> Void) {
    self.expire = expire
  }

  /// Starts waiting for `what` for at most `seconds`.
  ///
  /// Replaces an earlier wait.
  func wait(for what: String, seconds: Int) {
    var passed = 0
    timer.start(milliseconds: Self.second) { [weak self] in
      passed += 1
      guard passed >= seconds else { return true }
      self?.expire("\(what) was not ready after \(seconds) seconds")
      return false
    }
  }

  /// Stops waiting.
  func stop() { timer.stop() }
}
