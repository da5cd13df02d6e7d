import CairoDrawing

/// Questions about pixels that the tests of this folder ask.
extension Pixels {
  /// The columns and rows that hold a pixel for which `isInk` is true; nil for none.
  func extent(
    where isInk: ((red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)) -> Bool
  ) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    var columns: ClosedRange<Int>?
    var rows: ClosedRange<Int>?
    for y in 0..<height {
      for x in 0..<width {
        guard let pixel = self[x, y], isInk(pixel) else { continue }
        columns = min(columns?.lowerBound ?? x, x)...max(columns?.upperBound ?? x, x)
        rows = min(rows?.lowerBound ?? y, y)...max(rows?.upperBound ?? y, y)
      }
    }
    guard let columns, let rows else { return nil }
    return (columns, rows)
  }

  /// The extent of everything that is not transparent.
  var ink: (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? { extent { $0.alpha > 0 } }

  /// How many pixels have exactly these components.
  func count(of red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    var count = 0
    for y in 0..<height {
      for x in 0..<width where self[x, y].map({ $0 == (red, green, blue, 255) }) == true {
        count += 1
      }
    }
    return count
  }
}
