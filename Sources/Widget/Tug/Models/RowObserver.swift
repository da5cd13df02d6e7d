import SceneModel

/// A change of a row store.
enum RowChange: Equatable {
  case replaced
  case updated(Range<Int>)
  case inserted(at: Int, count: Int)
  case removed(at: Int, count: Int)
  /// Rows take the place of others, besides those that are kept at another place.
  case others(at: Int, removed: Int, added: Int, kept: [RowMove])
  /// The same rows are in another order: each place has the former row.
  case reordered([Int])

  /// True where it puts other content into one of the first `count` rows; rows that only go away, or are
  /// in another order, do not.
  func fills(first count: Int) -> Bool {
    switch self {
    case .replaced: true
    case .updated(let rows): rows.lowerBound < count
    case .inserted(let row, _), .others(let row, _, _, _): row < count
    case .removed, .reordered: false
    }
  }
}

/// An observer of a row store, which shows its elements.
@MainActor protocol RowObserver: AnyObject {
  /// Called after a change.
  func rowsChanged(_ change: RowChange)
}

/// The observers of one store, held weakly.
///
/// A class, because an observer may add another one during a call.
@MainActor final class RowObservers {
  private struct Entry {
    weak var observer: (any RowObserver)?
  }

  private var entries: [Entry] = []
  /// How many changes there have been.
  private(set) var changeCount = 0

  /// Adds an observer, and forgets those that are freed.
  func add(_ observer: any RowObserver) {
    entries.removeAll { $0.observer == nil }
    entries.append(Entry(observer: observer))
  }

  /// Calls all remaining observers.
  func notify(_ change: RowChange) {
    changeCount &+= 1
    for entry in entries { entry.observer?.rowsChanged(change) }
  }
}
