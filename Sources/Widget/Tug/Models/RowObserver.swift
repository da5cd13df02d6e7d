import SceneModel

/// A change of a row store.
enum RowChange: Equatable {
  case replaced
  case updated(Range<Int>)
  case inserted(at: Int, count: Int)
  case removed(at: Int, count: Int)
  /// Rows are replaced by different rows, except for the rows in `kept`, which move.
  case exchanged(at: Int, removed: Int, added: Int, kept: [RowMove])
  /// The rows have a new order.
  ///
  /// Each element is the old index of the row that is now at this position.
  case reordered([Int])

  /// Returns whether the change puts new content into any of the first `count` rows.
  ///
  /// Removing or reordering rows does not.
  func fills(first count: Int) -> Bool {
    switch self {
    case .replaced: true
    case .updated(let rows): rows.lowerBound < count
    case .inserted(let row, _), .exchanged(let row, _, _, _): row < count
    case .removed, .reordered: false
    }
  }
}

/// An observer of a row store, such as a list.
@MainActor protocol RowObserver: AnyObject {
  /// Called after a change.
  func rowsChanged(_ change: RowChange)
}

/// The observers of one store, held weakly.
///
/// It is a class, because an observer may add another one during a call.
@MainActor final class RowObservers {
  private struct Entry {
    weak var observer: (any RowObserver)?
  }

  private var entries: [Entry] = []
  /// The number of changes so far.
  private(set) var changeCount = 0

  /// Adds an observer, and removes released ones.
  func add(_ observer: any RowObserver) {
    entries.removeAll { $0.observer == nil }
    entries.append(Entry(observer: observer))
  }

  /// Notifies all observers that still live.
  func notify(_ change: RowChange) {
    changeCount &+= 1
    for entry in entries { entry.observer?.rowsChanged(change) }
  }
}
