import CairoDrawing

/// Measurements of images for tests.
extension Pixels {
  /// The colour of a pixel, with premultiplied components from 0 to 255, or `nil` outside the
  /// image.
  package subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    let start = (y * width + x) * 4
    return (bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3])
  }

  /// Returns the largest difference of a component, from 0 to 255, to an image of equal size.
  package func greatestDifference(from other: Pixels) -> Int {
    zip(bytes, other.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  /// Returns the pixels that differ from `other`, an image of equal size, row by row.
  package func differences(from other: Pixels) -> [(x: Int, y: Int)] {
    (0..<height).flatMap { y in
      (0..<width).filter { x in
        let pixel = (y * width + x) * 4
        return bytes[pixel..<(pixel + 4)] != other.bytes[pixel..<(pixel + 4)]
      }.map { ($0, y) }
    }
  }

  /// Returns the smallest ranges of columns and rows that contain all pixels for which `isInk`
  /// returns `true`, or `nil` if there is no such pixel.
  package func extent(
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

  /// Returns the smallest ranges of columns and rows that contain all pixels of `color`, or `nil`
  /// if no pixel has it.
  package func extent(
    of color: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
  ) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    extent { $0 == color }
  }

  /// The sum of the alpha values of all pixels, from 0 to 255 each.
  package var totalAlpha: Int {
    var sum = 0
    for pixel in stride(from: 3, to: bytes.count, by: 4) { sum += Int(bytes[pixel]) }
    return sum
  }

  /// Returns the largest difference of a component, from 0 to 255, between this image and the
  /// mirror image of `other`, or `nil` if the sizes differ.
  package func differenceFromMirrorImage(of other: Pixels) -> Int? {
    guard width == other.width, height == other.height else { return nil }
    var greatest: UInt8 = 0
    for y in 0..<height {
      for x in 0..<width {
        let one = (y * width + x) * 4
        let two = (y * width + width - 1 - x) * 4
        for component in 0..<4 {
          let (here, there) = (bytes[one + component], other.bytes[two + component])
          greatest = max(greatest, max(here, there) - min(here, there))
        }
      }
    }
    return Int(exactly: greatest)
  }
}
