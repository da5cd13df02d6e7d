import GtkBridge

/// A time limit for something that is waited for.
///
/// It counts only seconds in which the main loop runs: time in which the program is busy, or
/// stopped, does not count.
@MainActor final class WaitLimit {
  private static let second: UInt32 = 1000

  private let timer = LoopTimer()
  /// Called with the words for what did not come.
  private let expire: @MainActor (String) -> Void

  /// A limit that calls `expire` with the words for what did not come.
  init(_ expire: @escaping @MainActor (String) -> Void) {
    self.expire = expire
  }

  /// Waits `seconds` for `what`; an earlier wait ends.
  func wait(for what: String, seconds: Int) {
    var passed = 0
    timer.start(milliseconds: Self.second) { [weak self] in
      passed += 1
      guard passed >= seconds else { return true }
      self?.expire("\(what) was not there after \(seconds) seconds")
      return false
    }
  }

  /// Ends the wait.
  func stop() { timer.stop() }
}
