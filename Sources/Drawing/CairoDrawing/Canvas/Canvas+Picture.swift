internal import CCairo
internal import Glibc

/// The pixels of an image, row by row from the top, without padding between rows.
public struct Pixels: Equatable, Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// Four bytes per pixel, premultiplied: blue, green, red, alpha.
  public let bytes: [UInt8]

  /// Creates an image from `bytes`, or returns `nil` unless there are exactly four bytes per pixel.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard width >= 0, height >= 0, !isTooLarge, bytes.count % 4 == 0, bytes.count / 4 == count
    else { return nil }
    self.init(width: width, height: height, fitting: bytes)
  }

  init(width: Int, height: Int, fitting bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Returns these columns and rows of the image, limited to its bounds.
  public func part(columns: Range<Int>, rows: Range<Int>) -> Pixels {
    let columns = columns.clamped(to: 0..<width)
    let rows = rows.clamped(to: 0..<height)
    let bytes = rows.flatMap { row in
      self.bytes[(row * width + columns.lowerBound) * 4..<(row * width + columns.upperBound) * 4]
    }
    return Pixels(width: columns.count, height: rows.count, fitting: bytes)
  }
}

extension Pixels {
  /// Reads a PNG file.
  ///
  /// Throws ``CanvasError/cannotRead(path:reason:)`` if the file cannot be read or decoded.
  public init(contentsOfPNG path: String) throws(CanvasError) {
    let file = cairo_image_surface_create_from_png(path)
    defer { cairo_surface_destroy(file) }
    let status = cairo_surface_status(file)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .cannotRead(path: path, reason: String(cString: cairo_status_to_string(status)))
    }
    let width = Double(cairo_image_surface_get_width(file))
    let height = Double(cairo_image_surface_get_height(file))
    // A file without transparency has a different pixel format: painting it converts the format.
    let canvas = try Canvas(width: width, height: height)
    cairo_set_source_surface(canvas.context, file, 0, 0)
    cairo_paint(canvas.context)
    self = try canvas.pixels()
  }
}

extension Canvas {
  /// Draws `pixels` with their top left corner at `x`, `y`, one pixel per point.
  ///
  /// If the canvas is scaled, each pixel stays a sharp square: nothing is interpolated.
  public func draw(_ pixels: Pixels, x: Double, y: Double) {
    let place = Rect(x: x, y: y, width: Double(pixels.width), height: Double(pixels.height))
    guard !place.isEmpty, place.isDrawable else { return }
    pixels.withPattern { pattern in
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
      translated(x: x, y: y) {
        cairo_rectangle(context, 0, 0, place.width, place.height)
        cairo_clip(context)
        cairo_set_source(context, pattern)
        cairo_paint(context)
        // Release the source before its pixels become invalid.
        cairo_set_source_rgb(context, 0, 0, 0)
      }
    }
  }

  /// Returns a copy of the pixels.
  ///
  /// Throws ``CanvasError/notAnImage`` if the canvas is borrowed.
  public func pixels() throws(CanvasError) -> Pixels {
    guard isImage, let surface = cairo_get_target(context) else { throw .notAnImage }
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { throw .notAnImage }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for row in 0..<height {
      bytes.append(contentsOf: UnsafeBufferPointer(start: data + row * stride, count: width * 4))
    }
    return Pixels(width: width, height: height, fitting: bytes)
  }

  /// Returns the image as the bytes of a PNG file.
  ///
  /// Throws ``CanvasError/notAnImage`` if the canvas is borrowed.
  public func png() throws(CanvasError) -> [UInt8] {
    guard isImage, let surface = cairo_get_target(context) else { throw .notAnImage }
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { bytes in
      cairo_surface_write_to_png_stream(
        surface,
        { target, data, count in
          guard let target, let data else { return CAIRO_STATUS_WRITE_ERROR }
          target.assumingMemoryBound(to: [UInt8].self).pointee
            .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
          return CAIRO_STATUS_SUCCESS
        }, bytes)
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .refused(String(cString: cairo_status_to_string(status)))
    }
    return bytes
  }

  /// Writes the image to `path` as a PNG file, replacing an existing file.
  ///
  /// Throws ``CanvasError/cannotWrite(path:reason:)`` if the file cannot be opened or the disk is
  /// full. The file at `path` may then be incomplete.
  public func writePNG(to path: String) throws(CanvasError) {
    let bytes = try png()
    guard let file = fopen(path, "wb") else { throw .lastSystemError(path: path) }
    let written = fwrite(bytes, 1, bytes.count, file)
    let failure = written == bytes.count ? nil : CanvasError.lastSystemError(path: path)
    // Closing the file flushes the last block, so a full disk may be reported only here.
    guard fclose(file) == 0 else { throw failure ?? .lastSystemError(path: path) }
    if let failure { throw failure }
  }
}

extension CanvasError {
  fileprivate static func lastSystemError(path: String) -> CanvasError {
    .cannotWrite(path: path, reason: String(cString: strerror(errno)))
  }
}
