import Synchronization

/// A box in which a Swift closure goes through C.
///
/// It is retained once, when it is handed over, and released only by the destroy notify that C
/// calls.
public final class ClosureBox<Closure> {
  /// The closure.
  public let closure: Closure

  /// Boxes `closure`.
  public init(_ closure: Closure) {
    self.closure = closure
    ClosureBoxes.count.add(1, ordering: .relaxed)
  }

  deinit {
    ClosureBoxes.count.subtract(1, ordering: .relaxed)
  }

  /// A pointer that keeps this box alive until `ClosureBox.release` is called with it.
  public func retained() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(self).toOpaque()
  }

  /// The closure behind a pointer from `retained()`; nil for a null pointer.
  public static func closure(at data: UnsafeMutableRawPointer?) -> Closure? {
    data.map { Unmanaged<ClosureBox<Closure>>.fromOpaque($0).takeUnretainedValue().closure }
  }
}

/// The number of closures that C holds, for leak tests.
public enum ClosureBoxes {
  fileprivate static let count = Atomic<Int>(0)

  /// The number of boxes alive.
  public static var liveCount: Int { count.load(ordering: .relaxed) }
}

/// Releases a pointer from `ClosureBox.retained()`, whatever the closure's type; does nothing for a
/// null pointer.
public func releaseClosureBox(_ data: UnsafeMutableRawPointer?) {
  guard let data else { return }
  Unmanaged<AnyObject>.fromOpaque(data).release()
}
