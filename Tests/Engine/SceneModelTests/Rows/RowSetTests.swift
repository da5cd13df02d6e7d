import Replay
import SceneModel
import Testing

@Suite("Sets of rows")
struct RowSetTests {
  private func set(_ ranges: Range<Int>...) -> RowSet {
    ranges.reduce(into: RowSet()) { $0.insert($1) }
  }

  @Test("Overlapping and adjacent ranges merge, and a removal splits ranges")
  func ranges() {
    var rows = set(10..<12, 2..<4, 14..<16)
    #expect(rows.ranges == [2..<4, 10..<12, 14..<16])
    rows.insert(12..<14)
    #expect(rows.ranges == [2..<4, 10..<16])
    rows.insert(3..<11)
    #expect(rows.ranges == [2..<16])
    #expect(rows == RowSet(2..<16) && rows.count == 14)
    rows.remove(5..<7)
    #expect(rows.ranges == [2..<5, 7..<16])
    rows.remove(4..<8)
    #expect(rows.ranges == [2..<4, 8..<16])
    #expect(rows.first == 2 && rows.ranges.last?.upperBound == 16 && rows.count == 10)
    rows.remove(9..<Int.max)
    #expect(rows.ranges == [2..<4, 8..<9])
    rows.remove(0..<Int.max)
    #expect(rows.ranges.isEmpty && rows.first == nil && rows == RowSet())
  }

  @Test(
    "A sorted list of rows is removed as one by one",
    arguments: [
      [], [0], [2], [3, 5], [1, 4, 9, 11, 15], Array(0..<20), [12, 13], [15, Int.max - 1],
    ])
  func removedInOrder(gone: [Int]) {
    let original = set(2..<6, 9..<12, 14..<16, (Int.max - 2)..<Int.max)
    var (rows, oneByOne) = (original, original)
    rows.remove(gone)
    for row in gone { oneByOne.remove(row..<(row + 1)) }
    #expect(rows == oneByOne)
  }

  @Test("Insertions shift and split ranges; new rows are not members")
  func inserted() {
    var rows = set(2..<6, 9..<10)
    rows.rowsInserted(3, at: 4)
    #expect(rows.ranges == [2..<4, 7..<9, 12..<13])
    rows.rowsInserted(1, at: 7)
    #expect(rows.ranges == [2..<4, 8..<10, 13..<14])
    rows.rowsInserted(1, at: 4)
    #expect(rows.ranges == [2..<4, 9..<11, 14..<15])
    rows.rowsInserted(5, at: 15)
    #expect(rows.ranges == [2..<4, 9..<11, 14..<15])
  }

  @Test("Removals take rows out and join the adjacent ranges")
  func removed() {
    var rows = set(2..<4, 7..<9, 12..<13)
    rows.rowsRemoved(3, at: 4)
    #expect(rows.ranges == [2..<6, 9..<10])
    rows.rowsRemoved(2, at: 5)
    #expect(rows.ranges == [2..<5, 7..<8])
    rows.rowsRemoved(1, at: 7)
    #expect(rows.ranges == [2..<5])
    rows.rowsRemoved(Int.max, at: 3)
    #expect(rows.ranges == [2..<3])
  }

  @Test("Negative rows and invalid counts are ignored")
  func badInput() {
    var rows = set(2..<6)
    let original = rows
    rows.insert(-5 ..< -1)
    rows.insert(4..<4)
    rows.remove(-5..<2)
    rows.remove(3..<3)
    for count in [0, -1, Int.min] {
      rows.rowsInserted(count, at: 3)
      rows.rowsRemoved(count, at: 3)
    }
    for index in [-1, Int.min] {
      rows.rowsInserted(1, at: index)
      rows.rowsRemoved(1, at: index)
    }
    #expect(rows == original)
    #expect(!rows.contains(-1) && !rows.contains(Int.max) && !rows.contains(Int.min))
    rows.insert(-3..<1)
    #expect(rows.ranges == [0..<1, 2..<6])
    rows.remove(Int.min..<3)
    #expect(rows.ranges == [3..<6])
  }

  @Test("Rows shifted past the largest integer leave the set")
  func overflow() {
    var rows = RowSet(0..<Int.max)
    #expect(rows.count == Int.max && rows.contains(Int.max - 1))
    rows.rowsInserted(10, at: 5)
    #expect(rows.ranges == [0..<5, 15..<Int.max])
    rows.rowsInserted(Int.max, at: 3)
    #expect(rows.ranges == [0..<3])
    rows.insert((Int.max - 2)..<Int.max)
    rows.rowsInserted(5, at: Int.max - 1)
    #expect(rows.ranges == [0..<3, (Int.max - 2)..<(Int.max - 1)])
    rows.rowsInserted(1, at: Int.max)
    rows.rowsRemoved(1, at: Int.max)
    #expect(rows.count == 4)
    rows.rowsRemoved(Int.max - 3, at: 1)
    #expect(rows.ranges == [0..<2])
  }

  @Test("Random changes give the members that an array would have")
  func random() throws {
    var random = SplitMix64(seed: 8)
    var rows = RowSet()
    var flags = Array(repeating: false, count: 60)
    for step in 0..<5000 {
      let place = Int.random(in: 0...flags.count, using: &random)
      let end = min(place + Int.random(in: 0..<9, using: &random), flags.count)
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        rows.insert(place..<end)
        for row in place..<end { flags[row] = true }
      case 2:
        rows.remove(place..<end)
        for row in place..<end { flags[row] = false }
      case 3 where flags.count < 120:
        rows.rowsInserted(end - place, at: place)
        flags.insert(contentsOf: repeatElement(false, count: end - place), at: place)
      case 4 where flags.count > 30:
        rows.rowsRemoved(end - place, at: place)
        flags.removeSubrange(place..<end)
      default:
        guard step % 20 == 0 else { continue }
        rows.remove(place..<Int.max)
        for row in place..<flags.count { flags[row] = false }
      }
      try #require(flags.indices.allSatisfy { rows.contains($0) == flags[$0] }, "step \(step)")
      try #require(rows.count == flags.filter { $0 }.count, "step \(step)")
      try #require(rows.first == flags.firstIndex(of: true), "step \(step)")
      let isCanonical = zip(rows.ranges, rows.ranges.dropFirst()).allSatisfy {
        $0.upperBound < $1.lowerBound
      }
      try #require(isCanonical && rows.ranges.allSatisfy { !$0.isEmpty }, "step \(step)")
    }
  }
}
