internal import CCairo
internal import Glibc

extension ControlImage {
  /// The picture in the bytes of a PNG file, `scale` pixels to the point.
  ///
  /// The scale is a number from 0.1 to 16. Throws ``ControlImageError`` for any other, for bytes
  /// that are not a picture or a damaged one, and for a picture beyond ``maximumSide``.
  public init(png bytes: [UInt8], scale: Double = 1) throws(ControlImageError) {
    try self.init(Self.decoded(bytes), scale: scale)
  }

  /// The picture in a PNG file, `scale` pixels to the point.
  ///
  /// Throws ``ControlImageError`` as ``init(png:scale:)`` does, and for a file that is missing,
  /// cannot be read, is not an ordinary file or is beyond ``maximumFileSize``. The error names the
  /// file.
  public init(
    contentsOfPNG path: String, scale: Double = 1
  ) throws(ControlImageError) {
    try self.init(contentsOfPNG: path, bytesOfName: path, scale: scale)
  }

  /// The picture in a PNG file whose name is in any encoding, as C strings are.
  ///
  /// Throws as ``init(contentsOfPNG:scale:)`` does.
  package init(
    contentsOfPNGNamed name: UnsafePointer<CChar>, scale: Double
  ) throws(ControlImageError) {
    try self.init(contentsOfPNG: String(cString: name), bytesOfName: name, scale: scale)
  }

  private init(
    contentsOfPNG path: String, bytesOfName name: UnsafePointer<CChar>, scale: Double
  ) throws(ControlImageError) {
    do {
      try self.init(png: Self.contents(of: name), scale: scale)
    } catch {
      throw ControlImageError(error.reason, path: path)
    }
  }

  /// Adds the pixels of another scale, from the bytes of a PNG file.
  ///
  /// Throws as ``init(png:scale:)`` and ``add(_:)`` do, and then nothing changes.
  public mutating func add(png bytes: [UInt8], scale: Double) throws(ControlImageError) {
    try add(ControlImage(png: bytes, scale: scale))
  }

  /// Adds the pixels of another scale, from a PNG file.
  ///
  /// Throws as ``init(contentsOfPNG:scale:)`` and ``add(_:)`` do, and then nothing changes.
  public mutating func add(
    contentsOfPNG path: String, scale: Double
  ) throws(ControlImageError) {
    let added = try ControlImage(contentsOfPNG: path, scale: scale)
    do {
      try add(added)
    } catch {
      throw ControlImageError(error.reason, path: path)
    }
  }

  // MARK: Decoding

  private static func decoded(_ bytes: [UInt8]) throws(ControlImageError) -> Pixels {
    guard let size = announcedSize(of: bytes) else {
      throw ControlImageError(.broken(bytes.isEmpty ? "it is empty" : "it is no PNG file"))
    }
    // Checked before the decoder sees it: a small file can announce gigabytes.
    guard size.width <= maximumSide, size.height <= maximumSide, bytes.count <= maximumFileSize
    else { throw ControlImageError(.tooLarge) }
    let surface = surface(decoding: bytes)
    defer { cairo_surface_destroy(surface) }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw ControlImageError(.broken(String(cString: cairo_status_to_string(status))))
    }
    do {
      // Painting gives a picture without transparency or with deep colours, which has another
      // format, the same one.
      let canvas = try Canvas(width: Double(size.width), height: Double(size.height))
      cairo_set_source_surface(canvas.context, surface, 0, 0)
      cairo_paint(canvas.context)
      return try canvas.pixels()
    } catch {
      throw ControlImageError(.broken(error.description))
    }
  }

  /// The width and height in pixels by a PNG file's first chunk; nil for other bytes.
  private static func announcedSize(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= 24, bytes.starts(with: start), bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    func number(at index: Int) -> Int {
      bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return (number(at: 16), number(at: 20))
  }

  private static func surface(decoding bytes: [UInt8]) -> OpaquePointer {
    var rest = bytes[...]
    return withUnsafeMutablePointer(to: &rest) { rest in
      cairo_image_surface_create_from_png_stream(
        { source, target, count in
          guard let source, let target else { return CAIRO_STATUS_READ_ERROR }
          let rest = source.assumingMemoryBound(to: ArraySlice<UInt8>.self)
          guard rest.pointee.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
          for index in 0..<Int(count) {
            target[index] = rest.pointee[rest.pointee.startIndex + index]
          }
          rest.pointee.removeFirst(Int(count))
          return CAIRO_STATUS_SUCCESS
        }, rest)
    }
  }

  // MARK: Reading

  private static func contents(of path: UnsafePointer<CChar>) throws(ControlImageError) -> [UInt8] {
    // Without waiting: a pipe has no end to wait for.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw lastSystemError() }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0 else { throw lastSystemError() }
    guard facts.st_mode & S_IFMT == S_IFREG else {
      throw ControlImageError(.unreadable("it is not an ordinary file"))
    }
    let size = Int(facts.st_size)
    guard size <= maximumFileSize else { throw ControlImageError(.tooLarge) }
    var bytes = [UInt8](repeating: 0, count: size)
    var count = 0
    while count < size {
      let more = bytes.withUnsafeMutableBytes {
        read(file, $0.baseAddress.map { $0 + count }, size - count)
      }
      if more < 0, errno == EINTR { continue }
      guard more >= 0 else { throw lastSystemError() }
      if more == 0 { break }
      count += more
    }
    return Array(bytes.prefix(count))
  }

  private static func lastSystemError() -> ControlImageError {
    ControlImageError(.unreadable(String(cString: strerror(errno))))
  }
}
