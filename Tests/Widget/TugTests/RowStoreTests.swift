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

  @Test("Each change is reported") func eachChangeIsReported() {
    let (store, observer) = observed([1, 2, 3])
    store.append(4)
    store.insert(0, at: 0)
    #expect(store.remove(at: 1) == 1)
    store[0] = 9
    store.didUpdate(in: 1..<3)
    store.replaceAll([5])
    #expect(
      observer.changes == [
        .inserted(at: 3, count: 1), .inserted(at: 0, count: 1), .removed(at: 1, count: 1),
        .updated(0..<1), .updated(1..<3), .replaced,
      ])
    #expect(store.count == 1)
    #expect(store[0] == 5)
  }

  @Test("Indices out of range are harmless") func indicesOutOfRangeAreHarmless() {
    let (store, observer) = observed([1, 2, 3])
    #expect(store[-1] == nil)
    #expect(store[3] == nil)
    #expect(store.remove(at: 3) == nil)
    #expect(store.remove(at: .min) == nil)
    store[7] = 1
    store.remove(in: 10..<20)
    store.append(contentsOf: [])
    store.didUpdate(in: 3..<9)
    #expect(observer.changes.isEmpty)
    store.insert(4, at: .max)
    store.insert(0, at: .min)
    store.remove(in: -5..<1)
    #expect((0..<4).map { store[$0] } == [1, 2, 3, 4])
  }

  @Test("An observer is not kept alive") func anObserverIsNotKeptAlive() {
    let store = RowStore([1])
    var observer: Observer? = Observer()
    weak let gone = observer
    if let observer { store.addObserver(observer) }
    observer = nil
    #expect(gone == nil)
    store.append(2)
  }

  @Test("Random changes give the elements of an array") func randomChangesGiveTheElementsOfAnArray()
  {
    var random = Congruential()
    for size in [1, 2, 5, 16] {
      var array = Array(0..<200)
      var elements = RowElements(array, largestBlock: size, largestGroup: size)
      for step in 0..<2000 {
        let place = Int.random(in: 0...array.count, using: &random)
        let length = Int.random(in: 0..<(step % 50 == 0 ? 100 : 3), using: &random)
        if Bool.random(using: &random), array.count < 500 {
          let added = Array(1000..<(1000 + length))
          array.insert(contentsOf: added, at: place)
          elements.insert(contentsOf: added, at: place)
        } else {
          let range = place..<min(place + length, array.count)
          array.removeSubrange(range)
          elements.removeSubrange(range)
        }
        if let row = array.indices.randomElement(using: &random) {
          array[row] = step
          elements[row] = step
        }
        if elements.indices.map({ elements[$0] }) != array {
          Issue.record("blocks of \(size), step \(step)")
          return
        }
      }
    }
  }
}

/// The same random numbers each time, by Knuth's multiplier.
private struct Congruential: RandomNumberGenerator {
  private var state: UInt64 = 1

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state.byteSwapped
  }
}
