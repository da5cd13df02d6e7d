import CairoDrawing

/// Measures of pixels for the tests of this folder.
extension Pixels {
  /// The extent of everything that is not transparent.
  var ink: (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? { extent { $0.alpha > 0 } }

  /// The number of pixels with exactly these components.
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
