/// The title of a control and its subtitle, one below the other.
struct ControlWords {
  /// The title; nil for none.
  let title: TextLayout?
  /// The subtitle; nil where there is none, or no room.
  let subtitle: TextLayout?

  /// The font of subtitles in styles without subtitles of their own.
  static let subtitleFont = TextStyle(size: 12)
  /// The height in points of a title in two lines, or of a title and a subtitle.
  ///
  /// Fonts have lines of up to 1.4 times their size, and titles 14 points.
  static let twoLines = 40.0

  /// `title`, and the subtitle of `appearance` where that is at most `room` points wide.
  init(_ title: TextLayout?, of appearance: ControlAppearance, room: Double, text: TextRenderer) {
    let subtitle = appearance.subtitle
    let hasTitle = title.map { $0.width > 0 } ?? false
    self.title = hasTitle ? title : nil
    guard !subtitle.isEmpty, !hasTitle || title?.lineCount == 1 else {
      self.subtitle = nil
      return
    }
    let line = text.line(subtitle, appearance.subtitleStyle(Self.subtitleFont))
    let height = line.height + (hasTitle ? title?.height ?? 0 : 0)
    self.subtitle = line.width <= room && height <= appearance.height ? line : nil
  }

  /// No words.
  init() { (title, subtitle) = (nil, nil) }

  /// The width in points of the wider one.
  var width: Double { max(title?.width ?? 0, subtitle?.width ?? 0) }
  /// The height in points of both.
  var height: Double { (title?.height ?? 0) + (subtitle?.height ?? 0) }
  /// True without words.
  var isEmpty: Bool { title == nil && subtitle == nil }

  /// Draws them in the vertical middle of `place`.
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
