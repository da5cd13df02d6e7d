import CairoDrawing

/// A single image that shows an actual image, its golden and their difference.
///
/// Wide images are below each other, others next to each other. If both have one size, a magnified
/// view of the first difference follows.
package struct FailurePicture {
  private let title: String
  private let actual: Pixels?
  private let golden: Pixels?
  private let comparison: PictureComparison?

  private static let gap = 16.0
  private static let lineHeight = 24.0
  private static let titleStyle = TextStyle(size: 14, isBold: true)
  private static let captionStyle = TextStyle(size: 12)
  /// The width in pixels beyond which the three images are arranged below each other.
  private static let greatestWidth = 480
  private static let magnification = 8.0
  /// The size in pixels of the magnified area.
  private static let detail = (width: 40, height: 24)
  private static let palette = Palette.light

  /// Creates a failure image with the heading `title`.
  ///
  /// Either image can be missing. `comparison` determines the difference to magnify.
  package init(
    title: String, actual: Pixels?, golden: Pixels?, comparison: PictureComparison? = nil
  ) {
    self.title = title
    self.actual = actual
    self.golden = golden
    self.comparison = comparison
  }

  /// An image with a caption above it.
  private struct Panel {
    let caption: String
    let pixels: Pixels
    var zoom = 1.0

    var width: Double { Double(pixels.width) * zoom }
    var height: Double { Double(pixels.height) * zoom }
  }

  /// Draws the failure image with one pixel per point.
  ///
  /// Throws `CanvasError` if it exceeds the largest cairo image.
  package func canvas(text: TextRenderer) throws(CanvasError) -> Canvas {
    let isWide = max(actual?.width ?? 0, golden?.width ?? 0) > Self.greatestWidth
    var rows = isWide ? panels.map { [$0] } : [panels]
    if !details.isEmpty { rows.append(details) }
    let heading = text.line(title, Self.titleStyle)
    let width = rows.map { $0.reduce(Self.gap) { $0 + $1.width + Self.gap } }.max() ?? 0
    let height = rows.reduce(Self.gap + Self.lineHeight) {
      $0 + Self.lineHeight + ($1.map(\.height).max() ?? 0) + Self.gap
    }
    let canvas = try Canvas(width: max(width, heading.width + 2 * Self.gap), height: height)
    canvas.fill(Self.palette.pressed)
    canvas.draw(heading, x: Self.gap, baseline: Self.gap + heading.ascent, Self.palette.text)
    var y = Self.gap + Self.lineHeight
    for row in rows {
      var x = Self.gap
      for panel in row {
        draw(panel, x: x, y: y, on: canvas, text: text)
        x += panel.width + Self.gap
      }
      y += Self.lineHeight + (row.map(\.height).max() ?? 0) + Self.gap
    }
    return canvas
  }

  private func draw(
    _ panel: Panel, x: Double, y: Double, on canvas: Canvas, text: TextRenderer
  ) {
    let caption = text.line(panel.caption, Self.captionStyle)
    canvas.draw(caption, x: x, baseline: y + caption.ascent, Self.palette.secondaryText)
    let top = y + Self.lineHeight
    let frame = Rect(x: x, y: top, width: panel.width, height: panel.height)
    canvas.fill(frame.inset(dx: -1, dy: -1), Self.palette.secondaryText)
    canvas.translated(x: x, y: top) {
      canvas.magnified(by: panel.zoom) { canvas.draw(panel.pixels, x: 0, y: 0) }
    }
  }

  // MARK: Panels

  private var panels: [Panel] {
    [("actual", actual), ("golden", golden), ("difference", difference)].compactMap {
      name, pixels in
      pixels.map { Panel(caption: "\(name), \($0.width) × \($0.height)", pixels: $0) }
    }
  }

  private var details: [Panel] {
    guard let first = comparison?.firstDifference, let actual, let golden, let difference else {
      return []
    }
    func window(_ middle: Int, _ length: Int, of whole: Int) -> Range<Int> {
      let start = max(min(middle - length / 2, whole - length), 0)
      return start..<min(start + length, whole)
    }
    let columns = window(first.x, Self.detail.width, of: actual.width)
    let rows = window(first.y, Self.detail.height, of: actual.height)
    return [("actual", actual), ("golden", golden), ("difference", difference)].map {
      name, pixels in
      Panel(
        caption: "\(name) at (\(columns.lowerBound), \(rows.lowerBound)), 8 times as large",
        pixels: pixels.part(columns: columns, rows: rows), zoom: Self.magnification)
    }
  }

  /// The golden in pale gray with red pixels at the differences, or `nil` if the sizes differ.
  private var difference: Pixels? {
    guard let actual, let golden, actual.width == golden.width, actual.height == golden.height
    else { return nil }
    var bytes = golden.bytes
    bytes.withUnsafeMutableBytes { bytes in
      for pixel in stride(from: 0, to: bytes.count, by: 4) {
        let sum = bytes[pixel..<pixel + 3].reduce(0) { $0 + Int($1) }
        let pale = UInt8(clamping: 192 + sum * 63 / 765)
        for byte in pixel..<pixel + 3 { bytes[byte] = pale }
        bytes[pixel + 3] = 255
      }
      PixelRows.forEachDifference(of: actual, golden) { x, y, _ in
        let pixel = (y * golden.width + x) * 4
        bytes[pixel] = 36
        bytes[pixel + 1] = 27
        bytes[pixel + 2] = 224
      }
    }
    return Pixels(width: golden.width, height: golden.height, bytes: bytes)
  }
}
