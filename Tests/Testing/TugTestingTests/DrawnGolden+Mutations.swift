import CairoDrawing
import TugTesting

/// Images that differ from the drawn one in their text.
extension DrawnGolden {
  /// Returns the image with each byte of its text changed.
  func recolored(_ change: (_ x: Int, _ y: Int, UInt8) -> UInt8) -> Pixels {
    var bytes = pixels.bytes
    for y in 0..<pixels.height {
      for x in 0..<pixels.width where text.label(x: x, y: y) != nil {
        let place = (y * pixels.width + x) * 4
        for byte in place..<place + 3 { bytes[byte] = change(x, y, bytes[byte]) }
      }
    }
    return Pixels(width: pixels.width, height: pixels.height, bytes: bytes) ?? pixels
  }
}
