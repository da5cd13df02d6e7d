import CairoDrawing

/// Draws scripts, with and without text.
final class GoldenDrawing {
  /// Text renderers with and without ink, for one text scale.
  private struct Letters {
    let text: TextRenderer
    let inkless: TextRenderer

    init(scale: Double) throws(GoldenError) {
      do {
        text = try TextRenderer(scale: scale)
        inkless = try TextRenderer(isPainted: false, scale: scale)
      } catch {
        throw GoldenError("\(error)")
      }
    }
  }

  private let usual: Letters
  /// The renderers of other text scales, created on demand.
  private var others: [Double: Letters] = [:]
  private let styles: (GoldenScript) -> ScriptStyles

  /// Creates a drawing that gives each script the appearance that `styles` returns.
  init(styles: @escaping (GoldenScript) -> ScriptStyles) throws(GoldenError) {
    self.styles = styles
    usual = try Letters(scale: 1)
  }

  /// The text renderer for drawings that are not part of a list.
  var text: TextRenderer { usual.text }

  private func letters(of variant: GoldenVariant) throws(GoldenError) -> Letters {
    guard variant.textPercent != nil else { return usual }
    if let known = others[variant.textScale] { return known }
    let made = try Letters(scale: variant.textScale)
    others[variant.textScale] = made
    return made
  }

  func canvas(of script: GoldenScript, _ variant: GoldenVariant) throws(GoldenError) -> Canvas {
    try canvas(of: script, variant, letters(of: variant).text)
  }

  func pixels(of script: GoldenScript, _ variant: GoldenVariant) throws(GoldenError) -> Pixels {
    try pixels(of: canvas(of: script, variant), script)
  }

  /// Returns the text pixels of `picture`, by drawing it once more without text.
  func textPixels(
    of script: GoldenScript, _ variant: GoldenVariant, _ picture: Pixels
  ) throws(GoldenError) -> TextPixels {
    let inkless = try letters(of: variant).inkless
    let without = try pixels(of: canvas(of: script, variant, inkless), script)
    guard let text = TextPixels(picture, withoutText: without) else {
      throw GoldenError("\(script.name): the picture without text has a different size")
    }
    return text
  }

  /// Returns whether `picture` is empty: it has a single colour, or each frame of the film has.
  func isFlat(
    _ picture: Pixels, of script: GoldenScript, _ variant: GoldenVariant
  ) throws(GoldenError) -> Bool {
    if picture.isFlat { return true }
    let text = try letters(of: variant).text
    return try GoldenError.naming(script.name(of: variant)) {
      try script.hasFlatFrames(variant, styles: styles(script), text: text)
    }
  }

  private func canvas(
    of script: GoldenScript, _ variant: GoldenVariant, _ text: TextRenderer
  ) throws(GoldenError) -> Canvas {
    try GoldenError.naming(script.name(of: variant)) {
      try script.canvas(variant, styles: styles(script), text: text)
    }
  }

  func pixels(of canvas: Canvas, _ script: GoldenScript) throws(GoldenError) -> Pixels {
    try GoldenError.naming(script.name) { try canvas.pixels() }
  }
}
