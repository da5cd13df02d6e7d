import CairoDrawing

extension Pixels {
  /// The extent of all pixels that are not transparent, or `nil` if there are none.
  var ink: (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? { extent { $0.alpha > 0 } }

  /// Returns the number of opaque pixels with exactly these components.
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
