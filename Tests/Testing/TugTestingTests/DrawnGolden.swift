import CairoDrawing
import Replay
import TestSupport
import TugTesting

/// A golden script with its image, with text and without.
struct DrawnGolden {
  let script: GoldenScript
  let pixels: Pixels
  let text: TextPixels
  let withoutText: Pixels

  /// Draws a variant of `script`.
  init(
    _ script: GoldenScript, _ variant: GoldenVariant = .plain, styles: ScriptStyles = ScriptStyles()
  ) throws {
    self.script = script
    pixels = try script.canvas(variant, styles: styles, text: TextRenderer()).pixels()
    withoutText = try script.canvas(
      variant, styles: styles, text: TextRenderer(isPainted: false)
    ).pixels()
    guard let text = TextPixels(pixels, withoutText: withoutText) else {
      throw GoldenSizeFault(name: script.name)
    }
    self.text = text
  }

  /// Draws the script in `text`.
  init(_ text: String, styles: ScriptStyles = ScriptStyles()) throws {
    try self.init(GoldenScript(name: "sample", utf8: Array(text.utf8)), styles: styles)
  }

  /// Returns the script `name` of the repository.
  static func script(_ name: String) throws -> GoldenScript {
    let path = TestFile.path("resources/goldens/\(name).replay")
    return try GoldenScript(name: name, utf8: Array(TestFile.text(at: path).utf8))
  }

  /// Compares this image with `golden`, and throws if their sizes differ.
  func comparison(
    with golden: Pixels, tolerance: TextTolerance = .standard
  ) throws -> PictureComparison {
    guard
      let comparison = PictureComparison(
        pixels, golden: golden, text: text, tolerance: tolerance)
    else { throw GoldenSizeFault(name: script.name) }
    return comparison
  }
}

/// The sizes of two images differ.
struct GoldenSizeFault: Error {
  let name: String
}

extension Pixels {
  /// Returns the image with the pixel in column `x` of row `y` changed by `change`.
  func changed(x: Int, y: Int, _ change: (UInt8) -> UInt8) -> Pixels {
    var bytes = bytes
    let place = (y * width + x) * 4
    for byte in place..<place + 3 { bytes[byte] = change(bytes[byte]) }
    return Pixels(width: width, height: height, bytes: bytes) ?? self
  }
}
