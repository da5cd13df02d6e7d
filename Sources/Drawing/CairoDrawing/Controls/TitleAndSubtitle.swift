/// The title of a control with its subtitle below.
struct TitleAndSubtitle {
  /// The title, or `nil` if there is none.
  let title: TextLayout?
  /// The subtitle, or `nil` if there is none or it does not fit.
  let subtitle: TextLayout?

  /// The font of subtitles in styles that do not define one.
  static let subtitleFont = TextStyle(size: 12)
  /// The height in points of a title in two lines, or of a title and a subtitle.
  ///
  /// It assumes a title of 14 points, and a line height of up to 1.4 times the font size.
  static let twoLines = 40.0

  /// Combines `title` with the subtitle of `appearance`.
  ///
  /// The subtitle is omitted if it is wider than `space` points, if it does not fit below the
  /// title, or if the title has several lines.
  init(_ title: TextLayout?, of appearance: ControlAppearance, space: Double, text: TextRenderer) {
    let subtitle = appearance.subtitle
    let hasTitle = title.map { $0.width > 0 } ?? false
    self.title = hasTitle ? title : nil
    guard !subtitle.isEmpty, !hasTitle || title?.lineCount == 1 else {
      self.subtitle = nil
      return
    }
    let line = text.line(subtitle, appearance.subtitleStyle(Self.subtitleFont))
    let height = line.height + (hasTitle ? title?.height ?? 0 : 0)
    self.subtitle = line.width <= space && height <= appearance.height ? line : nil
  }

  /// Creates a value without title and subtitle.
  init() { (title, subtitle) = (nil, nil) }

  /// The width of the wider line, in points.
  var width: Double { max(title?.width ?? 0, subtitle?.width ?? 0) }
  /// The total height of title and subtitle, in points.
  var height: Double { (title?.height ?? 0) + (subtitle?.height ?? 0) }
  /// Whether there is neither title nor subtitle.
  var isEmpty: Bool { title == nil && subtitle == nil }

  /// Draws title and subtitle, centred vertically in `place`.
  func draw(
    in place: Rect, alignment: TextAlignment = .center, _ color: Color, on canvas: Canvas
  ) {
    guard let subtitle else {
      if let title { canvas.draw(title, in: place, alignment: alignment, color) }
      return
    }
    var line = place
    line.y = place.midY - height / 2
    if let title {
      line.height = title.height
      canvas.draw(title, in: line, alignment: alignment, color)
      line.y += title.height
    }
    line.height = subtitle.height
    canvas.draw(subtitle, in: line, alignment: alignment, color)
  }
}
