import Testing

@testable import Tug

@MainActor struct RowStoreTests {
  private final class Observer: RowObserver {
    var changes: [RowChange] = []
    func rowsChanged(_ change: RowChange) { changes.append(change) }
  }

  private func observed(_ elements: [Int]) -> (RowStore<Int>, Observer) {
    let store = RowStore(elements)
    let observer = Observer()
    store.addObserver(observer)
    return (store, observer)
  }

  @Test func eachChangeIsTold() {
    let (store, observer) = observed([1, 2, 3])
    store.append(4)
    store.insert(0, at: 0)
    #expect(store.remove(at: 1) == 1)
    store[0] = 9
    store.replaceAll([5])
    #expect(
      observer.changes == [
        .inserted(at: 3, count: 1), .inserted(at: 0, count: 1), .removed(at: 1, count: 1),
        .updated(0..<1), .replaced,
      ])
    #expect(store.count == 1)
    #expect(store[0] == 5)
  }

  @Test func whatIsOutOfRangeIsHarmless() {
    let (store, observer) = observed([1, 2, 3])
    #expect(store[-1] == nil)
    #expect(store[3] == nil)
    #expect(store.remove(at: 3) == nil)
    #expect(store.remove(at: .min) == nil)
    store[7] = 1
    store.remove(in: 10..<20)
    store.append(contentsOf: [])
    #expect(observer.changes.isEmpty)
    store.insert(4, at: .max)
    store.insert(0, at: .min)
    store.remove(in: -5..<1)
    #expect((0..<4).map { store[$0] } == [1, 2, 3, 4])
  }

  @Test func anObserverIsNotKeptAlive() {
    let store = RowStore([1])
    var observer: Observer? = Observer()
    weak let gone = observer
    if let observer { store.addObserver(observer) }
    observer = nil
    #expect(gone == nil)
    store.append(2)
  }
}
