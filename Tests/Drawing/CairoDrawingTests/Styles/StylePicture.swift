import CairoDrawing
import RefreshModel

/// An image of one control, for tests of its appearance.
struct StylePicture {
  let pixels: Pixels
  let scale: Double

  /// Draws `style` in `state`, `width` points wide, transparent or on `background`.
  ///
  /// The gap is as large as the box; `change` is applied last.
  init(
    _ style: any ControlStyle, _ state: RefreshState = .idle, width: Double = 320,
    scale: Double = 1, background: Color? = nil, text: TextRenderer,
    change: (inout ControlAppearance) -> Void = { _ in }
  ) throws {
    var appearance = ControlAppearance()
    appearance.state = state
    appearance.width = width
    appearance.height = style.height
    appearance.distance = style.height
    appearance.pull = 1
    appearance.area = Rect(x: 0, y: 0, width: width, height: style.height)
    appearance.lastUpdatedText = LastUpdatedText.text(updated: nil, now: 0)
    appearance.translation = style.documentedWords
    change(&appearance)
    appearance.title = style.texts.title(
      for: appearance.shownState, in: appearance.axis.orientation,
      translation: style.documentedWords)
    let canvas = try Canvas(width: width, height: style.height, scale: scale)
    if let background { canvas.fill(background) }
    style.draw(appearance, on: canvas, text: text)
    pixels = try canvas.pixels()
    self.scale = scale
  }

  /// Returns the extent of the ink between two columns, in points, or `nil` if there is none.
  func ink(_ start: Double = 0, _ end: Double = 4000) -> Rect? {
    let (left, right) = (pixel(start), min(pixel(end), pixels.width))
    guard left < right,
      let ink = pixels.part(columns: left..<right, rows: 0..<pixels.height).ink
    else { return nil }
    return Rect(
      x: Double(left + ink.columns.lowerBound) / scale,
      y: Double(ink.rows.lowerBound) / scale, width: Double(ink.columns.count) / scale,
      height: Double(ink.rows.count) / scale)
  }

  /// The amount of ink: the opacity of all pixels, in square points.
  var amount: Double {
    Double(pixels.totalAlpha) / 255 / scale / scale
  }

  /// Converts a length in points to pixels.
  func pixel(_ point: Double) -> Int { Int(exactly: (point * scale).rounded()) ?? 0 }
}
