import CairoDrawing
import Foundation
import Testing

@Suite struct ControlImageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns an image of one colour, `width` × `height` pixels.
  private func pixels(
    _ width: Int = 10, _ height: Int = 8, _ color: Color = Color(rgb: 255, 0, 0)
  ) throws -> Pixels {
    let canvas = try Canvas(width: Double(width), height: Double(height))
    canvas.fill(color)
    return try canvas.pixels()
  }

  private func png(
    _ width: Int = 10, _ height: Int = 8, _ color: Color = Color(rgb: 255, 0, 0)
  ) throws -> [UInt8] {
    let canvas = try Canvas(width: Double(width), height: Double(height))
    canvas.fill(color)
    return try canvas.png()
  }

  /// Returns the pixels that `body` draws on a transparent canvas of 40 × 30 points.
  private func drawn(
    scale: Double = 1, _ body: (Canvas) -> Void
  ) throws -> Pixels {
    let canvas = try Canvas(width: 40, height: 30, scale: scale)
    body(canvas)
    return try canvas.pixels()
  }

  private let place = Rect(x: 0, y: 0, width: 40, height: 30)

  // MARK: Reading

  @Test("An image's size in points is its pixels divided by scale")
  func sizeInPoints() throws {
    let plain = try ControlImage(png: png())
    #expect(plain.width == 10 && plain.height == 8)
    let fine = try ControlImage(png: png(), scale: 2)
    #expect(fine.width == 5 && fine.height == 4)
    #expect(fine.scales == [2])
    #expect(plain != fine)
    #expect(plain == (try ControlImage(png: png())), "equal bytes make equal images")
    #expect(try ControlImage(pixels()) == plain)
  }

  @Test("A file and its bytes make equal images")
  func files() throws {
    let path = try folder.write(png(), as: "red.png")
    #expect(try ControlImage(contentsOfPNG: path) == ControlImage(png: png()))
    var image = try ControlImage(contentsOfPNG: path)
    let fine = try folder.write(png(20, 16), as: "red@2x.png")
    try image.add(contentsOfPNG: fine, scale: 2)
    #expect(image.scales == [1, 2])
    #expect(image.width == 10 && image.height == 8)
  }

  @Test("An unreadable or broken file throws an error with its path")
  func badFiles() throws {
    func reason(_ path: String) -> ControlImageError.Reason? {
      do {
        _ = try ControlImage(contentsOfPNG: path)
        return nil
      } catch {
        #expect(error.path == path)
        #expect(error.description.hasPrefix(path))
        return error.reason
      }
    }
    func isBroken(_ reason: ControlImageError.Reason?) -> Bool {
      if case .broken = reason { true } else { false }
    }
    #expect(reason(folder.path("none.png")) == .unreadable("No such file or directory"))
    #expect(reason("") == .unreadable("No such file or directory"))
    #expect(reason(folder.path("")) == .unreadable("not a regular file"))
    #expect(reason("/dev/zero") == .unreadable("not a regular file"))
    #expect(isBroken(reason(try folder.write([], as: "empty.png"))))
    #expect(isBroken(reason(try folder.write(Array("no picture".utf8), as: "text.png"))))
    let whole = try png(60, 60)
    for count in [8, 20, 24, 33, 40, whole.count / 2, whole.count - 13] {
      let path = try folder.write(Array(whole.prefix(count)), as: "cut-\(count).png")
      #expect(isBroken(reason(path)), "cut after \(count) bytes")
    }
    var damaged = whole
    for index in 41..<60 { damaged[index] ^= 0xFF }
    #expect(isBroken(reason(try folder.write(damaged, as: "damaged.png"))))
  }

  @Test("A pipe without a writer is refused immediately")
  func pipes() throws {
    let path = folder.path("pipe.png")
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: ControlImageError.self) { try ControlImage(contentsOfPNG: path) }
  }

  @Test("An image beyond the size limits is refused undecoded")
  func tooLarge() throws {
    /// Returns a PNG of a few bytes whose header announces this size.
    func announcing(_ width: UInt32, _ height: UInt32) throws -> [UInt8] {
      var bytes = try png()
      for index in 0..<4 {
        bytes[16 + index] = UInt8(truncatingIfNeeded: width >> (24 - 8 * UInt32(index)))
        bytes[20 + index] = UInt8(truncatingIfNeeded: height >> (24 - 8 * UInt32(index)))
      }
      return bytes
    }
    func reason(_ bytes: [UInt8]) -> ControlImageError.Reason? {
      do {
        _ = try ControlImage(png: bytes)
        return nil
      } catch {
        return error.reason
      }
    }
    #expect(reason(try announcing(2049, 1)) == .tooLarge)
    #expect(reason(try announcing(1, 2049)) == .tooLarge)
    #expect(reason(try announcing(.max, .max)) == .tooLarge)
    #expect(reason(try announcing(0, 0)) != nil)
    #expect(reason(try png(2048, 1)) == nil, "exactly the limit is allowed")

    let path = folder.path("sparse.png")
    let file = try #require(fopen(path, "wb"))
    #expect(ftruncate(fileno(file), 17 << 20) == 0)
    fclose(file)
    #expect(throws: ControlImageError(.tooLarge, path: path)) {
      try ControlImage(contentsOfPNG: path)
    }
    #expect(ControlImageError(.tooLarge).description.contains("2048"))
  }

  @Test(
    "A scale outside 0.1 to 16 is refused",
    arguments: [0, -1, 0.05, 17, .nan, .infinity, -.infinity] as [Double])
  func badScales(scale: Double) throws {
    #expect(throws: ControlImageError(.unusableScale)) {
      try ControlImage(png: png(), scale: scale)
    }
    #expect(throws: ControlImageError(.unusableScale)) { try ControlImage(pixels(), scale: scale) }
  }

  @Test("A further scale must match the image, or nothing changes")
  func otherScales() throws {
    var image = try ControlImage(png: png())
    let before = image
    #expect(throws: ControlImageError(.differentSize)) { try image.add(png: png(), scale: 2) }
    #expect(throws: ControlImageError.self) { try image.add(png: [], scale: 2) }
    #expect(image == before)
    try image.add(png: png(15, 12), scale: 1.5)
    try image.add(png: png(21, 17), scale: 2)
    #expect(image.scales == [1, 1.5, 2], "a difference of less than a pixel is accepted")
    try image.add(png: png(10, 8, Color(rgb: 0, 0, 255)), scale: 1)
    #expect(image.scales == [1, 1.5, 2], "an existing scale is replaced")
    let pixels = try drawn { $0.draw(image, in: place) }
    #expect(pixels.count(of: 0, 0, 255) == 80)
    try image.add(ControlImage())
    #expect(image.scales.count == 3)
    var nothing = ControlImage()
    try nothing.add(image)
    #expect(nothing == image)
  }

  @Test("Opaque, gray and 16-bit PNG files can be read")
  func otherFormats() throws {
    // Each file is 1 × 1 pixel in a format that cairo does not write: gray, opaque, and 16 bits per
    // component.
    let gray =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="
    let opaque =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGMQUDAAAACkAGE0Zn1yAAAAAElFTkSuQmCC"
    let deep =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABEAYAAABPhRjKAAAAEUlEQVR4nGP4/5+BoaHh/38AFXcE/XFA/EUAAAAASUVORK5CYII="
    func drawn(_ base64: String) throws -> Pixels {
      let bytes = try #require(Data(base64Encoded: base64))
      let image = try ControlImage(png: Array(bytes))
      #expect(image.width == 1 && image.height == 1)
      return try self.drawn { $0.draw(image, in: place) }
    }
    #expect(try drawn(gray).count(of: 128, 128, 128) == 1)
    #expect(try drawn(opaque).count(of: 16, 32, 48) == 1)
    #expect(try drawn(deep).count(of: 255, 0, 128) == 1)
  }

  // MARK: Drawing

  @Test("An image is centred at its own size", arguments: [1.0, 2.0])
  func ownSize(scale: Double) throws {
    var image = try ControlImage(png: png())
    try image.add(png: png(20, 16, Color(rgb: 0, 255, 0)), scale: 2)
    let pixels = try drawn(scale: scale) { $0.draw(image, in: place) }
    let ink = try #require(pixels.ink)
    if scale == 1 {
      #expect(ink.columns == 15...24 && ink.rows == 11...18)
      #expect(pixels.count(of: 255, 0, 0) == 80, "the pixels for this scale are copied unchanged")
    } else {
      #expect(ink.columns == 30...49 && ink.rows == 22...37)
      #expect(pixels.count(of: 0, 255, 0) == 320)
    }
  }

  @Test("A magnified canvas uses the image of the matching scale")
  func magnified() throws {
    var image = try ControlImage(png: png())
    try image.add(png: png(20, 16, Color(rgb: 0, 255, 0)), scale: 2)
    let pixels = try drawn { canvas in
      canvas.magnified(by: 2) {
        canvas.draw(image, in: Rect(x: 0, y: 0, width: 20, height: 15))
      }
    }
    #expect(pixels.count(of: 0, 255, 0) == 320)
  }

  @Test("An image shrinks to fit, and grows only if asked to")
  func fitting() throws {
    let image = try ControlImage(png: png(20, 8))
    let small = try drawn {
      $0.draw(image, in: Rect(x: 10, y: 10, width: 10, height: 10))
    }
    let ink = try #require(small.extent { $0.alpha == 255 })
    #expect(ink.columns == 10...19 && ink.rows == 13...16)
    let large = try drawn { $0.draw(image, in: place, enlarges: true) }
    #expect(try #require(large.extent { $0.alpha == 255 }).columns == 0...39)
    #expect(try #require(large.ink).rows.count <= 18)
  }

  @Test("Opacity fades an image, and a tint keeps its shape")
  func opacityAndTint() throws {
    let image = try ControlImage(png: png())
    let half = try drawn { $0.draw(image, in: place, opacity: 0.5) }
    let pixel = try #require(half[20, 15])
    #expect((127...128).contains(pixel.alpha) && (127...128).contains(pixel.red))
    let tinted = try drawn { $0.draw(image, in: place, tint: Color(rgb: 0, 0, 255)) }
    #expect(tinted.count(of: 0, 0, 255) == 80)
    let fadedTint = try drawn {
      $0.draw(image, in: place, opacity: 0.5, tint: Color(rgb: 0, 0, 255))
    }
    #expect((127...128).contains(try #require(fadedTint[20, 15]).blue))
    for opacity in [0, -1, .nan] as [Double] {
      #expect(try drawn { $0.draw(image, in: place, opacity: opacity) }.ink == nil)
    }
    #expect(
      try drawn { $0.draw(image, in: place, opacity: 7) }
        == drawn { $0.draw(image, in: place) })
  }

  @Test("A cross-fade of two images stays opaque", arguments: [0.3, 0.5])
  func turningInto(fraction: Double) throws {
    let red = try ControlImage(png: png())
    let blue = try ControlImage(png: png(10, 8, Color(rgb: 0, 0, 255)))
    let pixels = try drawn { $0.draw(red, into: blue, fraction: fraction, in: place) }
    let pixel = try #require(pixels[20, 15])
    #expect(pixel.alpha >= 254)
    #expect(abs(Double(pixel.blue) - 255 * fraction) <= 1.5)
    #expect(abs(Double(pixel.red) - 255 * (1 - fraction)) <= 1.5)
    let around = try #require(pixels.ink)
    #expect(around.columns == 15...24 && around.rows == 11...18)
    #expect(
      try drawn { $0.draw(red, into: blue, fraction: 0, in: place) }.count(of: 255, 0, 0) == 80)
    #expect(
      try drawn { $0.draw(red, into: blue, fraction: 2, in: place) }.count(of: 0, 0, 255) == 80)
    #expect(
      try drawn { $0.draw(red, into: ControlImage(), fraction: .nan, in: place) }.ink != nil)
  }

  @Test("Without an image or a valid place nothing is drawn")
  func nothing() throws {
    let image = try ControlImage(png: png())
    let nan = Double.nan
    let places = [
      Rect(x: 0, y: 0, width: 0, height: 10), Rect(x: 0, y: 0, width: 10, height: -1),
      Rect(x: nan, y: 0, width: 10, height: 10), Rect(x: 0, y: 0, width: nan, height: 10),
      Rect(x: 1e300, y: 0, width: 10, height: 10),
      Rect(x: 0, y: 0, width: .infinity, height: .infinity),
    ]
    for place in places {
      #expect(try drawn { $0.draw(image, in: place) }.ink == nil, "\(place)")
      #expect(try drawn { $0.draw(image, into: image, fraction: 0.5, in: place) }.ink == nil)
    }
    let empty = ControlImage()
    #expect(empty.isEmpty && empty.width == 0 && empty.height == 0)
    #expect(try drawn { $0.draw(empty, in: place) }.ink == nil)
  }

  @Test("A rotated image keeps its size and centre")
  func turned() throws {
    let image = try ControlImage(png: png(20, 4))
    let pixels = try drawn { canvas in
      canvas.rotated(by: .pi / 2, aroundX: 20, y: 15) {
        canvas.draw(image, in: Rect(x: -15, y: -15, width: 30, height: 30))
      }
    }
    let ink = try #require(pixels.extent { $0.alpha > 127 })
    #expect(ink.columns == 18...21 && ink.rows == 5...24)
    // After nearly a quarter turn there is no pixel grid to snap to, and the image must not jump.
    let almost = try drawn { canvas in
      canvas.rotated(by: .pi / 2 - 0.001, aroundX: 20, y: 15) {
        canvas.draw(image, in: Rect(x: -15, y: -15, width: 30, height: 30))
      }
    }
    #expect(try #require(almost.extent { $0.alpha > 127 }).rows == 5...24)
  }

  @Test("Copies can be drawn on many threads at once")
  func manyThreads() async throws {
    let image = ImageSequence.frames.images[3]
    let expected = try drawn { $0.draw(image, in: place, opacity: 0.7) }
    try await withThrowingTaskGroup(of: Pixels.self) { group in
      for _ in 0..<32 {
        group.addTask {
          let canvas = try Canvas(width: 40, height: 30)
          canvas.draw(image, in: Rect(x: 0, y: 0, width: 40, height: 30), opacity: 0.7)
          return try canvas.pixels()
        }
      }
      for try await pixels in group { #expect(pixels == expected) }
    }
  }

  // MARK: Shipped

  @Test("Shipped images have the documented sizes at three scales")
  func shipped() {
    for image in [ControlImage.down, .up] + ImageSequence.frames.images {
      #expect(image.width == 40 && image.height == 40)
      #expect(image.scales == [1, 2, 3])
    }
    for arrow in EGOArrow.allCases {
      #expect(arrow.image.width == 23 && arrow.image.height == 60)
      #expect(arrow.image.scales == [1, 2, 3])
    }
    #expect(ControlImage.down != .up)
  }

  @Test(
    "The shipped frames are twelve different images of equal extent", arguments: [1.0, 2])
  func frames(scale: Double) throws {
    let frames = ImageSequence.frames
    #expect(frames.images.count == 12)
    #expect(abs(frames.secondsPerCycle - 1.2) < 1e-9)
    var pictures: [Pixels] = []
    for image in frames.images {
      let canvas = try Canvas(width: 44, height: 44, scale: scale)
      canvas.draw(image, in: Rect(x: 2, y: 2, width: 40, height: 40))
      let pixels = try canvas.pixels()
      let end = Int(exactly: 42 * scale) ?? 0
      let start = Int(exactly: 2 * scale) ?? 0
      let ink = try #require(pixels.ink)
      #expect(ink.columns == start...end - 1 && ink.rows == start...end - 1)
      #expect(!pictures.contains(pixels))
      pictures.append(pixels)
    }
  }

  @Test("Frames and arrows are visible on light and dark backgrounds")
  func seenOnAnyGround() throws {
    let grounds = [
      Color(rgb: 255, 255, 255), Color(rgb: 230, 230, 230), Color(rgb: 45, 45, 45),
      Color(rgb: 255, 0, 0), Color(rgb: 0, 0, 0),
    ]
    for background in grounds {
      for image in [ControlImage.down, .up, ImageSequence.frames.images[0]] {
        let pixels = try drawn {
          $0.fill(background)
          $0.draw(image, in: Rect(x: 3, y: 0, width: 34, height: 30))
        }
        var distinct = 0
        for y in 0..<30 {
          for x in 0..<40 {
            guard let pixel = pixels[x, y] else { continue }
            let color = Color(rgb: Double(pixel.red), Double(pixel.green), Double(pixel.blue))
            if color.contrast(with: background) > 2 { distinct += 1 }
          }
        }
        #expect(distinct > 200, "\(background)")
      }
    }
  }
}

/// A folder that is removed when its owner is freed.
private final class TemporaryFolder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String {
    name.isEmpty ? url.path : url.appendingPathComponent(name).path
  }

  /// Writes a file and returns its path.
  func write(_ bytes: [UInt8], as name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }
}
