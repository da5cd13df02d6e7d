import Replay
import SceneModel

/// Row heights in a plain array: slow, but unlikely to share a fault with the tree.
struct RowHeightsModel {
  struct Row: Equatable {
    var height: Double
    var isMeasured: Bool
  }

  enum Kind: CaseIterable {
    case uniform
    case explicit
    case estimated
  }

  let kind: Kind
  let defaultHeight: Double
  /// The unit of the heights.
  ///
  /// With a whole number nothing is rounded.
  let unit: Double
  var rows: [Row]

  init(_ kind: Kind, count: Int, unit: Double) {
    self.kind = kind
    self.unit = unit
    defaultHeight = 20 * unit
    rows = Array(repeating: Row(height: 20 * unit, isMeasured: kind != .estimated), count: count)
  }

  /// The rows as a value to test.
  var heights: RowHeights? {
    switch kind {
    case .uniform: RowHeights(count: rows.count, height: defaultHeight)
    case .explicit: RowHeights(heights: rows.map(\.height), defaultHeight: defaultHeight)
    case .estimated: RowHeights(count: rows.count, estimatedHeight: defaultHeight)
    }
  }

  /// The offsets of all rows, followed by the total height.
  var tops: [Double] {
    rows.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.height) }
  }

  /// Makes one random change to the array and to `heights`.
  ///
  /// Returns whether both accepted it, or both refused it.
  mutating func change(_ heights: inout RowHeights, by random: inout SplitMix64) -> Bool {
    let place = Int.random(in: 0...rows.count, using: &random)
    let extra = Int.random(
      in: 1...(Int.random(in: 0..<8, using: &random) == 0 ? 300 : 4), using: &random)
    let end = min(place + extra, rows.count)
    switch Int.random(in: 0..<7, using: &random) {
    case 0:
      heights.insert(extra, at: place)
      let row = Row(height: defaultHeight, isMeasured: kind != .estimated)
      rows.insert(contentsOf: repeatElement(row, count: extra), at: place)
    case 1 where rows.count > 100:
      heights.remove(end - place, at: place)
      rows.removeSubrange(place..<end)
    case 2:
      let added = (0..<extra).map { _ in height(by: &random) }
      rows.insert(contentsOf: added.map { Row(height: $0, isMeasured: true) }, at: place)
      return heights.insert(heights: added, at: place)
    case 3:
      heights.forgetHeights(in: place..<end)
      guard kind == .estimated else { return true }
      for row in place..<end { rows[row] = Row(height: defaultHeight, isMeasured: false) }
    default:
      let height = height(by: &random)
      let isDone = heights.setHeight(height, of: place)
      guard place < rows.count else { return !isDone }
      rows[place] = Row(height: height, isMeasured: true)
      return isDone
    }
    return true
  }

  /// Returns one of few heights, so that adjacent rows often have equal heights.
  private func height(by random: inout SplitMix64) -> Double {
    Double(Int.random(in: 18...22, using: &random)) * unit
  }
}
