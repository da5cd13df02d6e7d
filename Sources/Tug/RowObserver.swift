/// What changed in a row store.
enum RowChange: Equatable {
  case replaced
  case updated(Int)
  case inserted(at: Int, count: Int)
  case removed(at: Int, count: Int)
}

/// Someone who shows a row store's elements.
@MainActor protocol RowObserver: AnyObject {
  /// Hears of a change after it happened.
  func rowsChanged(_ change: RowChange)
}

/// The observers of one store, none of which it keeps alive.
///
/// A class, because an observer may add another one while it is told something.
@MainActor final class RowObservers {
  private struct Entry {
    weak var observer: (any RowObserver)?
  }

  private var entries: [Entry] = []

  /// Adds one, and forgets those that are gone.
  func add(_ observer: any RowObserver) {
    entries.removeAll { $0.observer == nil }
    entries.append(Entry(observer: observer))
  }

  /// Tells all that are left.
  func notify(_ change: RowChange) {
    for entry in entries { entry.observer?.rowsChanged(change) }
  }
}
