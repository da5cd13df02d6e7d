import Synchronization

/// A box that passes a Swift closure through C.
///
/// It is retained once when it is passed, and released only by the destroy notify that C calls.
package final class ClosureBox<Closure> {
  /// The closure.
  package let closure: Closure

  /// Creates a box with `closure`.
  package init(_ closure: Closure) {
    self.closure = closure
    ClosureBoxes.count.add(1, ordering: .relaxed)
  }

  deinit {
    ClosureBoxes.count.subtract(1, ordering: .relaxed)
  }

  /// Returns a pointer that keeps this box alive until ``releaseClosureBox(_:)`` is called with it.
  package func retained() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(self).toOpaque()
  }

  /// Returns the closure of a pointer from ``retained()``, or `nil` for a null pointer.
  package static func closure(at data: UnsafeMutableRawPointer?) -> Closure? {
    data.map { Unmanaged<ClosureBox<Closure>>.fromOpaque($0).takeUnretainedValue().closure }
  }
}

/// Counts the closures that C holds, for leak tests.
package enum ClosureBoxes {
  fileprivate static let count = Atomic<Int>(0)

  /// The number of live boxes.
  package static var liveCount: Int { count.load(ordering: .relaxed) }
}

/// Releases a pointer from ``ClosureBox/retained()`` of any closure type.
///
/// Does nothing for a null pointer.
package func releaseClosureBox(_ data: UnsafeMutableRawPointer?) {
  guard let data else { return }
  Unmanaged<AnyObject>.fromOpaque(data).release()
}
