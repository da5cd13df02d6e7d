/// Collects the marks of a row, mirrored if the text direction is right to left.
struct RowPen {
  /// The frame of the row with its origin at 0, 0.
  let frame: Rect
  let isReversed: Bool
  let title: Color
  let subtitle: Color
  let badge: (background: Color, text: Color)
  let iconOpacity: Double
  /// The length of a device pixel in points.
  let pixel: Double
  /// The marks so far, from the lowest to the topmost.
  private(set) var marks: [RowMark] = []

  /// Creates a pen for a row in `setting` with these colours.
  init(
    _ setting: RowSetting, title: Color, subtitle: Color, badge: (background: Color, text: Color),
    iconOpacity: Double
  ) {
    frame = setting.frame
    isReversed = setting.direction == .rightToLeft
    self.title = title
    self.subtitle = subtitle
    self.badge = badge
    self.iconOpacity = iconOpacity
    pixel = setting.pixel
  }

  /// The side on which text lines begin.
  var alignment: TextAlignment { isReversed ? .right : .left }

  /// Returns `place`, mirrored if the text direction is right to left.
  func placed(_ place: Rect) -> Rect { isReversed ? place.mirrored(in: frame) : place }

  /// Returns the border between device pixels that is nearest to `position`.
  func snapped(_ position: Double) -> Double { (position / pixel).rounded() * pixel }

  /// Adds `mark`, unless it is `nil`.
  mutating func add(_ mark: RowMark?) {
    if let mark { marks.append(mark) }
  }

  /// Adds `icon` in `place`, which is mirrored already.
  mutating func drawIcon(_ icon: Surface, in place: Rect) {
    var fitted = icon.fitted(into: place)
    (fitted.x, fitted.y) = (snapped(fitted.x), snapped(fitted.y))
    guard icon.isSymbolic else { return add(.picture(icon, fitted, opacity: iconOpacity)) }
    add(.foreign { [title] in $0.draw(icon, in: fitted, as: title) })
  }

  /// Adds `text` between the left and right edges of `place`, with its first baseline at
  /// `baseline`.
  mutating func draw(
    _ text: TextLayout, in place: Rect, _ alignment: TextAlignment, baseline: Double, _ color: Color
  ) {
    let x = snapped(text.left(in: place, alignment))
    add(.text(text, x: x, baseline: snapped(baseline), color))
  }

  mutating func drawTitle(_ text: TextLayout, in place: Rect, baseline: Double) {
    draw(text, in: placed(place), alignment, baseline: baseline, title)
  }

  /// Adds the detail at the end of the title's line, which starts at `place`.
  mutating func drawDetail(of endings: RowEndings, in place: Rect, baseline: Double) {
    guard let detail = endings.detail else { return }
    var line = place
    line.width = endings.lineWidth
    drawSubtitle(detail, in: line, isAtEnd: true, baseline: baseline)
  }

  /// Adds the badge, if it is at the end of the second line, vertically centred at `y`.
  mutating func drawBadge(below endings: RowEndings, in place: Rect, y: Double) {
    guard endings.isBadgeBelow, let badge = endings.badge else { return }
    drawBadge(badge, in: place, y: y)
  }

  /// Adds `badge` at the end of `place`, vertically centred at `y`.
  mutating func drawBadge(_ badge: RowBadge, in place: Rect, y: Double) {
    let space = placed(
      Rect(
        x: place.maxX - badge.width, y: y - badge.height / 2, width: badge.width,
        height: badge.height))
    let pill = Rect(
      x: snapped(space.x), y: snapped(space.y), width: badge.width, height: badge.height)
    add(.fill(pill, cornerRadius: badge.height / 2, self.badge.background))
    draw(badge.line, in: pill, .center, baseline: badge.line.baseline(in: pill), self.badge.text)
  }

  /// Adds a subtitle or a detail at the start of `place`, or at its end.
  mutating func drawSubtitle(
    _ text: TextLayout, in place: Rect, isAtEnd: Bool = false, baseline: Double
  ) {
    draw(
      text, in: placed(place), isAtEnd != isReversed ? .right : .left, baseline: baseline,
      subtitle)
  }

  /// Returns the frame of a hairline at the bottom of the row.
  ///
  /// `x` is mirrored already.
  func line(x: Double, width: Double) -> Rect {
    let (left, right) = (snapped(x), snapped(x + width))
    return Rect(x: left, y: frame.height - pixel, width: right - left, height: pixel)
  }
}
