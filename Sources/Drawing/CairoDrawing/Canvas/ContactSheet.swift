/// A film as one image: frames in a grid, each with a caption below.
package struct ContactSheet: Sendable {
  /// The number of frames in a row, at least 1.
  package var columns: Int
  /// The magnification of the frames; 1 keeps their size.
  package var zoom = 1.0
  /// Device pixels per point of the sheet.
  package var scale: Double
  /// The colours of the sheet.
  package var palette: Palette

  /// The space around the sheet and between frames, in points.
  private static let gap = 16.0
  /// The height of the caption below a frame, in points.
  private static let captionHeight = 24.0
  private static let captionSize = 12.0

  /// A frame of the film.
  package struct Frame {
    /// The time of the frame in seconds.
    package var time: Double
    /// The width in points.
    package var width: Double
    /// The height in points.
    package var height: Double
    /// The caption, or `nil` to show the time.
    package var caption: String?
    /// Draws the frame with its top left corner at the origin; called once per sheet.
    package var draw: (Canvas) -> Void

    /// Creates a frame at `time` seconds.
    package init(time: Double, width: Double, height: Double, draw: @escaping (Canvas) -> Void) {
      self.time = time
      self.width = width
      self.height = height
      self.draw = draw
    }
  }

  /// Creates a sheet with at least one column.
  package init(columns: Int, scale: Double = 1, palette: Palette = .light) {
    self.columns = max(columns, 1)
    self.scale = scale
    self.palette = palette
  }

  /// Returns an image of `frames` in their order.
  ///
  /// Throws ``CanvasError/unusableSize(width:height:scale:)`` if there are no frames, or if the
  /// sheet exceeds the largest cairo image.
  package func picture(
    of frames: [Frame], text: TextRenderer
  ) throws(CanvasError) -> Canvas {
    let columns = min(max(self.columns, 1), max(frames.count, 1))
    let lines = (frames.count + columns - 1) / columns
    let cellWidth = (frames.map(\.width).max() ?? 0) * zoom
    let cellHeight = (frames.map(\.height).max() ?? 0) * zoom
    let pitch = (x: cellWidth + Self.gap, y: cellHeight + Self.captionHeight + Self.gap)
    let isEmpty = !(cellWidth > 0 && cellHeight > 0)
    let sheet = try Canvas(
      width: isEmpty ? 0 : Self.gap + Double(columns) * pitch.x,
      height: isEmpty ? 0 : Self.gap + Double(lines) * pitch.y, scale: scale)
    sheet.fill(palette.pressed)
    // Captions keep their size at every text scale.
    let captionStyle = TextStyle(size: Self.captionSize / text.scale)
    for (index, frame) in frames.enumerated() {
      let cell = Rect(
        x: sheet.snapped(x: Self.gap + Double(index % columns) * pitch.x),
        y: sheet.snapped(y: Self.gap + Double(index / columns) * pitch.y),
        width: frame.width * zoom, height: frame.height * zoom)
      draw(frame, in: cell, on: sheet)
      let caption = text.line(
        frame.caption ?? Self.caption(frame.time), captionStyle, maxWidth: cellWidth)
      sheet.draw(
        caption,
        in: Rect(
          x: cell.x, y: cell.y + cellHeight, width: cellWidth, height: Self.captionHeight),
        palette.secondaryText)
    }
    return sheet
  }

  private func draw(_ frame: Frame, in cell: Rect, on sheet: Canvas) {
    let pixel = sheet.pixel
    sheet.fill(cell.inset(dx: -pixel, dy: -pixel), palette.separator)
    sheet.clipped(to: cell) {
      sheet.translated(x: cell.x, y: cell.y) {
        sheet.magnified(by: zoom) { frame.draw(sheet) }
      }
    }
  }

  /// Returns the caption of a frame at `time` seconds, with three decimals, or "–" if `time` is not
  /// a number.
  package static func caption(_ time: Double) -> String {
    // A larger `Double` is too coarse for thousandths.
    guard abs(time) < 1e12, let thousandths = Int(exactly: (time * 1000).rounded())
    else { return "–" }
    let digits = String(thousandths.magnitude % 1000)
    let fraction = String(repeating: "0", count: 3 - digits.count) + digits
    return "\(thousandths < 0 ? "-" : "")\(thousandths.magnitude / 1000).\(fraction) s"
  }
}
