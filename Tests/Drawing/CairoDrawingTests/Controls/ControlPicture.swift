import CairoDrawing
import RefreshModel
import Translations

/// An image of a single control, for the tests of the styles.
struct ControlPicture {
  var style: any ControlStyle
  var width = 320.0
  var scale = 1.0
  /// The points above the control's box that are part of the image.
  var above = 0.0
  /// The background behind the control, or `nil` for a transparent one.
  var background: Color?

  /// Returns the pixels of `style` in a state.
  ///
  /// By default the control rests in it; `change` may adjust that.
  ///
  /// The titles are always the style's own, in its documented language.
  func pixels(
    _ state: RefreshState = .idle, text: TextRenderer,
    _ change: (inout ControlAppearance) -> Void = { _ in }
  ) throws -> Pixels {
    var appearance = ControlAppearance()
    appearance.state = state
    appearance.previousState = state
    appearance.width = width
    appearance.height = style.height
    appearance.area = Rect(x: 0, y: -above, width: width, height: style.height + above)
    change(&appearance)
    appearance.translation = style.documentedWords
    appearance.title = style.texts.title(
      for: appearance.shownState, translation: appearance.translation)
    appearance.previousTitle = style.texts.title(
      for: appearance.previousState, translation: appearance.translation)
    let canvas = try Canvas(width: max(width, 1), height: style.height + above, scale: scale)
    if let background { canvas.fill(background) }
    canvas.translated(x: 0, y: above) { style.draw(appearance, on: canvas, text: text) }
    return try canvas.pixels()
  }
}

extension ControlStyle {
  /// The words in the language of the system's document.
  ///
  /// ZCRefresh's document is in traditional Chinese.
  var documentedWords: Translation {
    self is ZCHeaderStyle || self is ZCFooterStyle ? Translations()["zh-Hant"] : .english
  }
}

extension Pixels {
  /// Returns the colour of an opaque pixel, or `nil` outside the image.
  func color(atX x: Int, y: Int) -> Color? {
    self[x, y].map { Color(rgb: Double($0.red), Double($0.green), Double($0.blue)) }
  }

  /// Returns the part between these edges in points, for an image with `scale` pixels per point.
  func part(x: Range<Double>, y: Range<Double>, scale: Double) -> Pixels {
    func pixels(_ range: Range<Double>) -> Range<Int> {
      let start = Int(exactly: (range.lowerBound * scale).rounded()) ?? 0
      return start..<max(Int(exactly: (range.upperBound * scale).rounded()) ?? 0, start)
    }
    return part(columns: pixels(x), rows: pixels(y))
  }

  /// Returns the extent in points of the pixels that differ from the top-left pixel, or `nil` if
  /// none differ.
  func inkOnGround(
    scale: Double = 1, tolerance: Int = 8
  ) -> (x: ClosedRange<Double>, y: ClosedRange<Double>)? {
    guard let background = self[0, 0] else { return nil }
    func differs(_ one: UInt8, _ other: UInt8) -> Bool { abs(Int(one) - Int(other)) > tolerance }
    let ink = extent {
      differs($0.red, background.red) || differs($0.green, background.green)
        || differs($0.blue, background.blue) || differs($0.alpha, background.alpha)
    }
    guard let ink else { return nil }
    func points(_ range: ClosedRange<Int>) -> ClosedRange<Double> {
      Double(range.lowerBound) / scale...Double(range.upperBound + 1) / scale
    }
    return (points(ink.columns), points(ink.rows))
  }
}
