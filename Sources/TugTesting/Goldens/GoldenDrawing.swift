import CairoDrawing

/// The drawing of scripts, with letters and without.
final class GoldenDrawing {
  /// The text renderer of all pictures.
  let text: TextRenderer
  private let inkless: TextRenderer
  private let looks: (GoldenScript) -> ScriptLooks

  /// A drawing with the looks that `looks` gives to a script.
  init(looks: @escaping (GoldenScript) -> ScriptLooks) throws(GoldenError) {
    do {
      text = try TextRenderer()
      inkless = try TextRenderer(isPainted: false)
    } catch {
      throw GoldenError("\(error)")
    }
    self.looks = looks
  }

  func canvas(of script: GoldenScript, _ variant: GoldenVariant) throws(GoldenError) -> Canvas {
    try canvas(of: script, variant, text)
  }

  func pixels(of script: GoldenScript, _ variant: GoldenVariant) throws(GoldenError) -> Pixels {
    try pixels(of: canvas(of: script, variant), script)
  }

  /// The pixels of letters in `picture`, which is drawn once more without them.
  func textPixels(
    of script: GoldenScript, _ variant: GoldenVariant, _ picture: Pixels
  ) throws(GoldenError) -> TextPixels {
    let without = try pixels(of: canvas(of: script, variant, inkless), script)
    guard let text = TextPixels(picture, withoutText: without) else {
      throw GoldenError("\(script.name): it has another size without its letters")
    }
    return text
  }

  /// True where `picture` is empty: it has a single colour, or each frame of the film has.
  func isFlat(
    _ picture: Pixels, of script: GoldenScript, _ variant: GoldenVariant
  ) throws(GoldenError) -> Bool {
    if picture.isFlat { return true }
    do {
      return try script.hasFlatFrames(variant, looks: looks(script), text: text)
    } catch {
      throw GoldenError("\(script.name(of: variant)): \(error)")
    }
  }

  private func canvas(
    of script: GoldenScript, _ variant: GoldenVariant, _ text: TextRenderer
  ) throws(GoldenError) -> Canvas {
    do {
      return try script.canvas(variant, looks: looks(script), text: text)
    } catch {
      throw GoldenError("\(script.name(of: variant)): \(error)")
    }
  }

  func pixels(of canvas: Canvas, _ script: GoldenScript) throws(GoldenError) -> Pixels {
    do {
      return try canvas.pixels()
    } catch {
      throw GoldenError("\(script.name): \(error)")
    }
  }
}
