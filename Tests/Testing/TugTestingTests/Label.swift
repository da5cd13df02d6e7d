import CairoDrawing
import TugTesting

/// A label of an image, which a test changes.
struct Label: CustomStringConvertible {
  let number: Int
  private let place: TextPixels.Label

  /// The smallest number of columns and of rows of a label.
  ///
  /// A smaller label is a clipped remainder.
  private static let least = 6

  var description: String {
    "the label in columns \(place.columns) and rows \(place.rows)"
  }

  /// Returns all labels of an image.
  static func all(in drawn: DrawnGolden) -> [Label] {
    drawn.text.labels.enumerated().compactMap { number, label in
      guard label.columns.count >= least, label.rows.count >= least else { return nil }
      return Label(number: number, place: label)
    }
  }

  /// Returns the image with this label moved.
  func moved(_ dx: Int, _ dy: Int, in drawn: DrawnGolden) -> Pixels {
    let (picture, bare) = (drawn.pixels, drawn.withoutText)
    var bytes = picture.bytes
    func put(_ x: Int, _ y: Int, _ source: Pixels, _ from: (x: Int, y: Int)) {
      guard (0..<picture.width).contains(x), (0..<picture.height).contains(y) else { return }
      let (place, start) = ((y * picture.width + x) * 4, (from.y * picture.width + from.x) * 4)
      for byte in 0..<4 { bytes[place + byte] = source.bytes[start + byte] }
    }
    forEachInk(in: drawn) { x, y in put(x, y, bare, (x, y)) }
    forEachInk(in: drawn) { x, y in put(x + dx, y + dy, picture, (x, y)) }
    return Pixels(width: picture.width, height: picture.height, bytes: bytes) ?? picture
  }

  /// Returns the image with this label in a colour that differs by up to `change` of 255, as if it
  /// were drawn fainter.
  func recolored(by change: Int, in drawn: DrawnGolden) -> Pixels {
    let (picture, bare) = (drawn.pixels, drawn.withoutText)
    var bytes = picture.bytes
    var greatest = 1
    func ink(_ byte: Int) -> Int { Int(picture.bytes[byte]) - Int(bare.bytes[byte]) }
    forEachInk(in: drawn) { x, y in
      let place = (y * picture.width + x) * 4
      for byte in place..<place + 3 { greatest = max(greatest, abs(ink(byte))) }
    }
    forEachInk(in: drawn) { x, y in
      let place = (y * picture.width + x) * 4
      for byte in place..<place + 3 {
        let fainter = Int(picture.bytes[byte]) - ink(byte) * change / greatest
        bytes[byte] = UInt8(clamping: fainter)
      }
    }
    return Pixels(width: picture.width, height: picture.height, bytes: bytes) ?? picture
  }

  private func forEachInk(in drawn: DrawnGolden, _ body: (_ x: Int, _ y: Int) -> Void) {
    let (picture, bare) = (drawn.pixels, drawn.withoutText)
    for y in place.rows {
      for x in place.columns where drawn.text.label(x: x, y: y) == number {
        let start = (y * picture.width + x) * 4
        if picture.bytes[start..<start + 4] != bare.bytes[start..<start + 4] { body(x, y) }
      }
    }
  }
}
