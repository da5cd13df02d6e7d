import CCairo
import Glibc
import Testing
import TugTesting

@testable import CairoDrawing

@Suite struct CanvasTests {
  private let black = Color(red: 0, green: 0, blue: 0)

  @Test(arguments: [1.0, 2.0, 3.0], [10.0, 10.2, 10.5, 10.9])
  func hairlineIsOneWholeRowOfPixels(scale: Double, bottom: Double) throws {
    let canvas = try Canvas(width: 20, height: 20, scale: scale)
    canvas.hairline(x: 0, width: 20, bottom: bottom, black)
    let pixels = try canvas.pixels()
    let ink = try #require(pixels.ink)
    let expected = Int(exactly: (bottom * scale).rounded() - 1)
    #expect(ink.rows.lowerBound == expected && ink.rows.upperBound == expected)
    #expect(pixels.count(of: 0, 0, 0) == pixels.width)
  }

  @Test func hairlineIsSharpAtFractionsOfAPixel() throws {
    let canvas = try Canvas(width: 20, height: 20, scale: 2)
    canvas.translated(x: 0.3, y: 3.7) {
      canvas.hairline(x: 2, width: 10, bottom: 5.1, black)
    }
    let pixels = try canvas.pixels()
    let ink = try #require(pixels.ink)
    #expect(ink.rows.count == 1)
    #expect(ink.columns == 5...24)
    #expect(pixels.count(of: 0, 0, 0) == 20)
  }

  @Test func snappingUsesScaleAndMagnification() throws {
    let canvas = try Canvas(width: 10, height: 10, scale: 2)
    #expect(canvas.pixel == 0.5)
    #expect(canvas.snapped(y: 1.3) == 1.5)
    canvas.magnified(by: 2) {
      #expect(canvas.pixel == 0.25)
      #expect(canvas.snapped(x: 1.3) == 1.25)
    }
    canvas.rotated(by: .pi / 2, aroundX: 0, y: 0) {
      #expect(canvas.snapped(y: 1.3).isFinite)
    }
    #expect(canvas.pixel == 0.5)
  }

  @Test func invalidSizesAreRefused() throws {
    let sizes: [(Double, Double, Double)] = [
      (0, 10, 1), (10, 0, 1), (-5, 10, 1), (.nan, 10, 1), (.infinity, 10, 1), (1e300, 10, 1),
      (10, 10, 0), (10, 10, -1), (10, 10, .nan), (10, 10, .infinity), (32768, 1, 1),
      (20000, 1, 2),
    ]
    for (width, height, scale) in sizes {
      #expect(throws: CanvasError.self, "\(width) × \(height) × \(scale)") {
        try Canvas(width: width, height: height, scale: scale)
      }
    }
    #expect(throws: CanvasError.unusableSize(width: 0, height: 3, scale: 1)) {
      try Canvas(width: 0, height: 3)
    }
    let odd = try Canvas(width: 10.5, height: 1.1, scale: 2).pixels()
    #expect(odd.width == 21 && odd.height == 3)
  }

  @Test func invalidNumbersDrawNothing() throws {
    let canvas = try Canvas(width: 8, height: 8)
    for bad in [Double.nan, .infinity, -.infinity, 1e300] {
      canvas.fill(Rect(x: bad, y: 0, width: 5, height: 5), black)
      canvas.fill(Rect(x: 0, y: 0, width: bad, height: 5), cornerRadius: 2, black)
      canvas.fill(Rect(x: 0, y: 0, width: 5, height: 5), cornerRadius: .nan, black)
      canvas.fillCircle(x: bad, y: 0, radius: 4, black)
      canvas.fillCircle(x: 4, y: 4, radius: bad, black)
      canvas.stroke([(0, 0), (bad, 4)], width: 1, black)
      canvas.strokeArc(x: 4, y: 4, radius: bad, start: 0, sweep: 1, width: 1, black)
      canvas.strokeArc(
        x: 4, y: 4, radius: 2, start: 0, sweep: 0.6, width: bad == 1e300 ? .nan : bad, black)
      canvas.hairline(x: 0, width: 8, bottom: bad, black)
      canvas.translated(x: bad == 1e300 ? .nan : bad, y: 0) { canvas.fill(black) }
      canvas.rotated(by: bad == 1e300 ? .nan : bad, aroundX: 0, y: 0) { canvas.fill(black) }
      canvas.magnified(by: bad == 1e300 ? 0 : bad) { canvas.fill(black) }
      canvas.clipped(to: Rect(x: 0, y: 0, width: bad, height: 4)) { canvas.fill(black) }
    }
    #expect(try canvas.pixels().ink == nil)
    canvas.fill(black)
    #expect(try canvas.pixels().count(of: 0, 0, 0) == 64, "the canvas still draws")
  }

  @Test func clipEndsWithItsBody() throws {
    struct Stop: Error {}
    let canvas = try Canvas(width: 10, height: 10)
    #expect(throws: Stop.self) {
      try canvas.clipped(to: Rect(x: 0, y: 0, width: 2, height: 2)) {
        canvas.fill(black)
        throw Stop()
      }
    }
    #expect(try canvas.pixels().count(of: 0, 0, 0) == 4)
    canvas.fill(Rect(x: 8, y: 8, width: 2, height: 2), black)
    #expect(try canvas.pixels().count(of: 0, 0, 0) == 8)
    // A nested clip is the intersection with the outer one, which continues after the inner body.
    canvas.clipped(to: Rect(x: 0, y: 4, width: 4, height: 4)) {
      canvas.clipped(to: Rect(x: 3, y: 4, width: 4, height: 1)) { canvas.fill(black) }
      #expect((try? canvas.pixels())?.count(of: 0, 0, 0) == 9)
      canvas.fill(black)
    }
    #expect(try canvas.pixels().count(of: 0, 0, 0) == 8 + 16)
    canvas.fill(black)
    #expect(try canvas.pixels().count(of: 0, 0, 0) == 100)
  }

  @Test func borrowedCanvasDrawsOnItsOwnerAndReleasesIt() throws {
    let owner = try Canvas(width: 6, height: 4, scale: 2)
    let before = cairo_get_reference_count(owner.context)
    do {
      let borrowed = Canvas(borrowing: owner.context)
      #expect(borrowed.scale == 2)
      #expect(!borrowed.isImage)
      borrowed.fill(black)
      #expect(throws: CanvasError.notAnImage) { try borrowed.pixels() }
      #expect(throws: CanvasError.notAnImage) { try borrowed.png() }
    }
    #expect(cairo_get_reference_count(owner.context) == before)
    #expect(try owner.pixels().count(of: 0, 0, 0) == 12 * 8)
  }

  @Test func pngHoldsThePixels() throws {
    let canvas = try Canvas(width: 7, height: 5, scale: 2)
    canvas.fill(Color(rgb: 250, 128, 3))
    canvas.fill(Rect(x: 1, y: 1, width: 2, height: 2), black)
    let path = "/tmp/tug-canvas-\(getpid()).png"
    defer { unlink(path) }
    try canvas.writePNG(to: path)
    let read = try Pixels(contentsOfPNG: path)
    #expect(read == (try canvas.pixels()))
    #expect(try canvas.png().prefix(4) == [0x89, 0x50, 0x4E, 0x47])
  }

  @Test func unwritableAndUnreadableFilesThrow() throws {
    let canvas = try Canvas(width: 2, height: 2)
    let path = "/no-such-folder/picture.png"
    #expect(throws: CanvasError.cannotWrite(path: path, reason: "No such file or directory")) {
      try canvas.writePNG(to: path)
    }
    #expect(throws: CanvasError.cannotWrite(path: "/tmp", reason: "Is a directory")) {
      try canvas.writePNG(to: "/tmp")
    }
    #expect(throws: CanvasError.cannotWrite(path: "/dev/full", reason: "No space left on device")) {
      try canvas.writePNG(to: "/dev/full")
    }
    #expect(throws: CanvasError.self) { try Pixels(contentsOfPNG: path) }
    #expect(throws: CanvasError.self) { try Pixels(contentsOfPNG: "/dev/null") }
  }

  @Test func surfaceSizeIsInPoints() throws {
    let canvas = try Canvas(width: 12, height: 8, scale: 2)
    let target = try #require(cairo_get_target(canvas.context))
    let before = cairo_surface_get_reference_count(target)
    do {
      let surface = try #require(Surface(retaining: target))
      #expect(surface.width == 12 && surface.height == 8)
      #expect(cairo_surface_get_reference_count(target) == before + 1)
    }
    #expect(cairo_surface_get_reference_count(target) == before)
    let recording = try #require(
      cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil))
    defer { cairo_surface_destroy(recording) }
    #expect(Surface(retaining: recording) == nil)
  }

  @Test func surfaceAtItsOwnSizeIsCopiedPixelForPixel() throws {
    let tile = try Surface(width: 4, height: 4, scale: 2) {
      $0.fill(Rect(x: 0, y: 0, width: 4, height: 2), black)
      $0.fill(Rect(x: 0, y: 2, width: 4, height: 2), Color(red: 1, green: 0, blue: 0))
    }
    let canvas = try Canvas(width: 10, height: 10, scale: 2)
    canvas.draw(tile, in: Rect(x: 3, y: 3, width: 4, height: 4))
    let pixels = try canvas.pixels()
    #expect(pixels.count(of: 0, 0, 0) == 32)
    #expect(pixels.count(of: 255, 0, 0) == 32)
    #expect(try #require(pixels.ink).rows == 6...13)
  }

  @Test func comparisonFindsTheDifferences() throws {
    let one = try Canvas(width: 5, height: 4)
    let other = try Canvas(width: 5, height: 4)
    one.fill(black)
    other.fill(black)
    #expect(try #require(try PictureComparison(one.pixels(), other.pixels())).isEqual)
    other.fill(Rect(x: 2, y: 1, width: 2, height: 1), Color(rgb: 0, 30, 10))
    let comparison = try #require(try PictureComparison(one.pixels(), other.pixels()))
    #expect(comparison.differingPixels == 2)
    #expect(comparison.greatestDifference == 30)
    #expect(comparison.firstDifference == PictureComparison.Place(x: 2, y: 1))
    #expect(
      try PictureComparison(one.pixels(), Canvas(width: 4, height: 5).pixels()) == nil)
  }
}
