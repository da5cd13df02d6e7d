import Tug

/// A store of ten million elements that no list shows, changed in the middle.
@MainActor enum LargeStore {
  private static let count = 10_000_000
  private static let changes = 10_000

  static func measure() {
    let elements = Array(0..<count)
    var start = Stretch.now
    let store = RowStore(elements)
    let made = Stretch.now - start
    start = Stretch.now
    store.insert(0, at: count / 2)
    let first = Stretch.now - start
    start = Stretch.now
    for _ in 0..<changes { store.insert(0, at: count / 2) }
    let insert = (Stretch.now - start) / changes
    start = Stretch.now
    for _ in 0..<changes { store.remove(at: count / 2) }
    let remove = (Stretch.now - start) / changes
    print(
      "large-store elements=\(count) made=\(made) first-insert=\(first) insert=\(insert)"
        + " remove=\(remove)")
  }
}
