import Glibc
import Translations
import Tug

/// The page behind a two-level header: a harbour by day or by night, into which a tugboat sails as the
/// page opens.
struct Harbour {
  /// The name of what the list shows.
  let title: String
  /// How to leave it.
  let hint: String

  /// The harbour of a list that shows `title`.
  @MainActor init(title: String) {
    self.title = title
    hint = Message("HarbourHint", "Push up, or press Escape").words
  }

  /// The sky from its top to the horizon, the sea from there to the front, and what shines.
  private struct Colors {
    let sky: (top: Color, horizon: Color)
    let sea: [Color]
    let light: Color
    let words: Color
  }

  private static let day = Colors(
    sky: (Color(rgb: 116, 176, 226), Color(rgb: 236, 244, 250)),
    sea: [Color(rgb: 92, 160, 206), Color(rgb: 52, 128, 184), Color(rgb: 28, 96, 154)],
    light: Color(rgb: 255, 220, 120), words: Color(rgb: 22, 44, 74))
  private static let night = Colors(
    sky: (Color(rgb: 12, 18, 42), Color(rgb: 58, 76, 124)),
    sea: [Color(rgb: 38, 58, 102), Color(rgb: 26, 42, 80), Color(rgb: 14, 24, 52)],
    light: Color(rgb: 240, 236, 214), words: Color(rgb: 236, 240, 250))

  /// The height of the horizon, and of each wave's crest, as shares of the page.
  private static let horizon = 0.56
  private static let crests = [0.58, 0.7, 0.82]
  /// The height and the length of a wave in points.
  private static let wave = (height: 5.0, length: 90.0)
  /// The points by which the waves and the boat come in while the page opens.
  private static let wayIn = 160.0
  /// The boat's size, as a multiple of that in a header, and its place across the page.
  private static let boat = (scale: 2.0, place: 0.42)
  /// The share of the boat's height that is above the crest of its wave.
  private static let waterline = 0.78
  private static let bands = 48
  private static let stars = 40

  /// Draws the page; `appearance` tells how far it is open.
  func draw(
    in page: Rect, _ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer
  ) {
    guard page.width > 0, page.height > 0 else { return }
    let colors = appearance.palette.isDark ? Self.night : Self.day
    drawSky(in: page, colors, isNight: appearance.palette.isDark, on: canvas)
    let away = (1 - appearance.floor) * Self.wayIn
    for (index, crest) in Self.crests.enumerated() {
      let y = page.y + crest * page.height
      if index == 1 {
        drawBoat(in: page, y: y, away: away, colors.words, appearance, on: canvas, text: text)
      }
      fillSea(
        from: y, in: page, shift: away * (Double(index) + 1) / 2 + Double(index) * 37,
        colors.sea[index], on: canvas)
    }
    drawWords(in: page, colors.words, opacity: appearance.floor, on: canvas, text: text)
  }

  private func drawSky(in page: Rect, _ colors: Colors, isNight: Bool, on canvas: Canvas) {
    let height = page.height * Self.horizon / Double(Self.bands)
    for band in 0..<Self.bands {
      let share = Double(band) / Double(Self.bands - 1)
      canvas.fill(
        Rect(x: page.x, y: page.y + Double(band) * height, width: page.width, height: height + 1),
        colors.sky.horizon.mixed(into: colors.sky.top, share: share))
    }
    canvas.fill(
      Rect(
        x: page.x, y: page.y + page.height * Self.horizon, width: page.width,
        height: page.height * (1 - Self.horizon)), colors.sea[0])
    for star in 0..<(isNight ? Self.stars : 0) {
      // Spread evenly by the golden ratio and the square root of 2.
      let x = (Double(star) * 0.618_034).truncatingRemainder(dividingBy: 1)
      let y = (Double(star) * 0.414_214).truncatingRemainder(dividingBy: 1)
      canvas.fillCircle(
        x: page.x + x * page.width, y: page.y + y * page.height * Self.horizon * 0.9,
        radius: star % 3 == 0 ? 1.2 : 0.8, colors.light.faded(by: 0.7))
    }
    let (x, y) = (page.x + page.width * 0.78, page.y + page.height * 0.3)
    canvas.fillCircle(x: x, y: y, radius: 44, colors.light.faded(by: 0.18))
    canvas.fillCircle(x: x, y: y, radius: 26, colors.light)
  }

  private func fillSea(
    from y: Double, in page: Rect, shift: Double, _ color: Color, on canvas: Canvas
  ) {
    var crest: [(x: Double, y: Double)] = [(page.maxX, page.maxY), (page.x, page.maxY)]
    var x = page.x
    while x <= page.maxX + 4 {
      crest.append((x, y + Self.wave.height * sin((x + shift) / Self.wave.length * 2 * .pi)))
      x += 4
    }
    var path = Path(through: crest)
    path.close()
    canvas.fill(path, color)
  }

  /// Draws the tugboat of the story header, its waterline behind the wave at `y`.
  private func drawBoat(
    in page: Rect, y: Double, away: Double, _ color: Color, _ appearance: ControlAppearance,
    on canvas: Canvas, text: TextRenderer
  ) {
    let style = StoryHeaderStyle()
    var boat = ControlAppearance()
    boat.state = .success
    boat.palette.control = color
    boat.axis = appearance.axis
    (boat.width, boat.height) = (style.drawing.width, style.drawing.height)
    canvas.translated(
      x: page.x + page.width * Self.boat.place - away,
      y: y - style.drawing.height * Self.boat.scale * Self.waterline
    ) {
      canvas.magnified(by: Self.boat.scale) { style.draw(boat, on: canvas, text: text) }
    }
  }

  private func drawWords(
    in page: Rect, _ color: Color, opacity: Double, on canvas: Canvas, text: TextRenderer
  ) {
    let width = max(page.width - 48, 0)
    let heading = text.line(title, TextStyle(size: 22, isBold: true), maxWidth: width)
    let hint = text.line(hint, TextStyle(size: 13), maxWidth: width)
    let top = page.y + page.height * 0.1
    canvas.draw(
      heading, in: Rect(x: page.x, y: top, width: page.width, height: 32),
      color.faded(by: opacity))
    canvas.draw(
      hint, in: Rect(x: page.x, y: top + 34, width: page.width, height: 20),
      color.faded(by: 0.8 * opacity))
  }
}
