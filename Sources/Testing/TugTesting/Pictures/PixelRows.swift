import CairoDrawing
import Glibc

/// Finds the differing pixels of two images of one size.
enum PixelRows {
  /// Calls `body` for each differing pixel in reading order, with column, row and the largest
  /// difference of a component.
  ///
  /// Rows with equal bytes are skipped at the cost of one `memcmp`.
  static func forEachDifference(
    of one: Pixels, _ other: Pixels, _ body: (_ x: Int, _ y: Int, _ difference: Int) -> Void
  ) {
    let width = one.width
    let length = width * 4
    one.bytes.withUnsafeBytes { first in
      other.bytes.withUnsafeBytes { second in
        guard let start = first.baseAddress, let otherStart = second.baseAddress else { return }
        for y in 0..<one.height {
          let row = y * length
          guard memcmp(start + row, otherStart + row, length) != 0 else { continue }
          for x in 0..<width {
            let place = row + x * 4
            let pixel = first.loadUnaligned(fromByteOffset: place, as: UInt32.self)
            if pixel == second.loadUnaligned(fromByteOffset: place, as: UInt32.self) { continue }
            var greatest = 0
            for byte in place..<place + 4 {
              greatest = max(greatest, abs(Int(first[byte]) - Int(second[byte])))
            }
            body(x, y, greatest)
          }
        }
      }
    }
  }
}

extension Pixels {
  /// Whether all pixels have one colour, as in an empty image.
  package var isFlat: Bool {
    guard bytes.count > 4 else { return true }
    return bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return true }
      return memcmp(start, start + 4, bytes.count - 4) == 0
    }
  }

  /// Returns whether both images have equal sizes and bytes.
  func hasSameBytes(as other: Pixels) -> Bool {
    width == other.width && height == other.height && bytes.count == other.bytes.count
      && memcmp(bytes, other.bytes, bytes.count) == 0
  }
}
