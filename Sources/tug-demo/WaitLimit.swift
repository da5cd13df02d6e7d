import GtkBridge

/// What is waited for, and not for ever.
///
/// It counts the seconds in which the main loop turns: what keeps the program busy, or stops it, is
/// no waiting.
@MainActor final class WaitLimit {
  private static let second: UInt32 = 1000

  private let timer = LoopTimer()
  /// Takes the words for what did not come.
  private let expire: @MainActor (String) -> Void

  /// A limit that calls `expire` with what did not come.
  init(_ expire: @escaping @MainActor (String) -> Void) {
    self.expire = expire
  }

  /// Waits `seconds` for `what`, in place of what was waited for before.
  func wait(for what: String, seconds: Int) {
    var passed = 0
    timer.start(milliseconds: Self.second) { [weak self] in
      passed += 1
      guard passed >= seconds else { return true }
      self?.expire("\(what) was not there after \(seconds) seconds")
      return false
    }
  }

  /// Waits for nothing more.
  func stop() { timer.stop() }
}
