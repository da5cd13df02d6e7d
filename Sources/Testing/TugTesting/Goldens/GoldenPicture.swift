import CairoDrawing

/// Reading of golden images.
package enum GoldenPicture {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Reads the PNG file at `path`.
  ///
  /// Throws an error with the path if the file cannot be read or is not a PNG image.
  package static func pixels(_ path: String) throws(GoldenError) -> Pixels {
    guard try WholeFile.read(path, first: signature.count) == signature else {
      throw GoldenError("\(path): not a PNG file")
    }
    do {
      return try Pixels(contentsOfPNG: path)
    } catch {
      throw GoldenError("\(error)")
    }
  }
}
