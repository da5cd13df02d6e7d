internal import CCairo
internal import Glibc

extension ControlImage {
  /// Decodes the bytes of a PNG file with `scale` pixels per point.
  ///
  /// Throws ``ControlImageError`` if the scale is outside the range from 0.1 to 16, if the bytes
  /// are not a valid PNG image, or if a side exceeds ``maximumSide``.
  public init(png bytes: [UInt8], scale: Double = 1) throws(ControlImageError) {
    try self.init(Self.decoded(bytes), scale: scale)
  }

  /// Reads a PNG file with `scale` pixels per point.
  ///
  /// Throws the errors of ``init(png:scale:)``, and ``ControlImageError`` if the path is missing,
  /// unreadable or not a regular file, or if the file exceeds ``maximumFileSize``. The error
  /// contains the path.
  public init(
    contentsOfPNG path: String, scale: Double = 1
  ) throws(ControlImageError) {
    try self.init(contentsOfPNG: path, bytesOfName: path, scale: scale)
  }

  /// Reads a PNG file whose path is a C string in any encoding.
  ///
  /// Throws the errors of ``init(contentsOfPNG:scale:)``.
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

  /// Adds pixels for another scale from the bytes of a PNG file.
  ///
  /// Throws the errors of ``init(png:scale:)`` and ``add(_:)``, and then changes nothing.
  public mutating func add(png bytes: [UInt8], scale: Double) throws(ControlImageError) {
    try add(ControlImage(png: bytes, scale: scale))
  }

  /// Adds pixels for another scale from a PNG file.
  ///
  /// Throws the errors of ``init(contentsOfPNG:scale:)`` and ``add(_:)``, and then changes nothing.
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
      throw ControlImageError(.broken(bytes.isEmpty ? "the file is empty" : "not a PNG file"))
    }
    // Check the size before decoding: a small file can declare an image of gigabytes.
    guard size.width <= maximumSide, size.height <= maximumSide, bytes.count <= maximumFileSize
    else { throw ControlImageError(.tooLarge) }
    let surface = surface(decoding: bytes)
    defer { cairo_surface_destroy(surface) }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw ControlImageError(.broken(String(cString: cairo_status_to_string(status))))
    }
    do {
      // Files without transparency or with deep colours have different pixel formats: painting them
      // converts the format.
      let canvas = try Canvas(width: Double(size.width), height: Double(size.height))
      cairo_set_source_surface(canvas.context, surface, 0, 0)
      cairo_paint(canvas.context)
      return try canvas.pixels()
    } catch {
      throw ControlImageError(.broken(error.description))
    }
  }

  /// Returns the size in pixels from the first chunk of a PNG file, or `nil` if the bytes are not
  /// PNG.
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
    // Open without blocking: opening or reading a pipe could wait forever.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw lastSystemError() }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0 else { throw lastSystemError() }
    guard facts.st_mode & S_IFMT == S_IFREG else {
      throw ControlImageError(.unreadable("not a regular file"))
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
