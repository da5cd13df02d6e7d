import Glibc
import Translations
import Tug

/// A drawing of a harbour for a second floor.
///
/// The harbour is shown by day, in the evening or at night, and a tugboat sails into it while the
/// floor opens.
struct Harbour {
  /// The title, which names the content of the list.
  let title: String
  /// The text that describes how to leave the second floor.
  let hint: String
  /// Whether a light theme shows the evening instead of the day.
  var isEvening = false
  /// The centre of the boat as a fraction of the page's width, or `nil` for its default position.
  var boat: Double?

  /// Creates the harbour of a list with the title `title`.
  @MainActor init(title: String) {
    self.title = title
    hint = Message("HarbourHint", "Push up, or press Escape").words
  }

  /// The colours of sky and sea from top to bottom, of the sun or moon, and of the texts.
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
  /// The text colour for the evening, which is also readable at night.
  static let eveningWords = Color(rgb: 250, 242, 238)
  private static let evening = Colors(
    sky: (Color(rgb: 46, 40, 92), Color(rgb: 238, 146, 118)),
    sea: [Color(rgb: 122, 84, 128), Color(rgb: 76, 58, 112), Color(rgb: 42, 36, 82)],
    light: Color(rgb: 255, 222, 150), words: eveningWords)
  private static let night = Colors(
    sky: (Color(rgb: 12, 18, 42), Color(rgb: 58, 76, 124)),
    sea: [Color(rgb: 38, 58, 102), Color(rgb: 26, 42, 80), Color(rgb: 14, 24, 52)],
    light: Color(rgb: 240, 236, 214), words: Color(rgb: 236, 240, 250))

  /// The heights of the horizon and of the wave crests, as fractions of the page's height from the
  /// top.
  private static let horizon = 0.56
  private static let crests = [0.58, 0.7, 0.82]
  /// The height and length of a wave, in points.
  private static let wave = (height: 5.0, length: 90.0)
  /// The distance in points that the waves and the boat move while the floor opens.
  private static let wayIn = 160.0
  /// The boat's scale relative to its size in a header, and its default position as a fraction of
  /// the page's width.
  private static let boat = (scale: 2.0, place: 0.42)
  /// The fraction of the boat's height above the crest of its wave.
  private static let waterline = 0.78
  /// The radii of the sun or moon and of the glow around it, in points.
  private static let light = (disc: 26.0, halo: 44.0)
  /// The heights of the title and the hint and the gap between them, in points.
  private static let lines = (name: 32.0, hint: 20.0, gap: 2.0)
  /// The minimum gap below the texts, in points.
  private static let gap = 4.0
  private static let bands = 128
  private static let stars = 40

  /// The positions of the parts on a page.
  ///
  /// The texts take precedence: on a low page the sun or moon is lower and the boat is smaller.
  struct Places {
    let name: Rect
    let hint: Rect
    /// The centre of the sun or moon, and the radius of the glow.
    ///
    /// The horizon may cover a part of them.
    let light: (x: Double, y: Double, halo: Double)
    /// The boat's scale relative to its size in a header, and its area above the water.
    ///
    /// The scale is 0 if there is no space.
    let boat: (scale: Double, frame: Rect)

    /// Computes the positions in `page`.
    ///
    /// `boat` is the centre of the boat as a fraction of the page's width, or `nil` for its default
    /// position.
    init(in page: Rect, boat place: Double? = nil) {
      let top = page.y + page.height * 0.1
      name = Rect(x: page.x, y: top, width: page.width, height: lines.name)
      hint = Rect(x: page.x, y: name.maxY + lines.gap, width: page.width, height: lines.hint)
      let clear = hint.maxY + gap
      let y = max(page.y + page.height * 0.3, clear + Harbour.light.disc)
      light = (page.x + page.width * 0.78, y, min(Harbour.light.halo, y - clear))
      let drawing = LineDrawing.tugboat
      let water = page.y + page.height * crests[1]
      let shown = drawing.height * waterline
      let scale = min(Harbour.boat.scale, max((water - clear) / shown, 0))
      let width = drawing.width * scale
      let start = place.map { min(max($0 * page.width - width / 2, 0), page.width - width) }
      boat = (
        scale,
        Rect(
          x: page.x + (start ?? page.width * Harbour.boat.place), y: water - shown * scale,
          width: width, height: shown * scale)
      )
    }
  }

  /// Draws the page.
  ///
  /// `appearance.floor` is how far the floor is open, from 0 to 1.
  func draw(
    in page: Rect, _ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer
  ) {
    guard page.width > 0, page.height > 0 else { return }
    let colors = appearance.palette.isDark ? Self.night : isEvening ? Self.evening : Self.day
    let places = Places(in: page, boat: boat)
    drawSky(in: page, colors, places, isNight: appearance.palette.isDark, on: canvas)
    let away = (1 - appearance.floor) * Self.wayIn
    for (index, crest) in Self.crests.enumerated() {
      let y = page.y + crest * page.height
      if index == 1 {
        drawBoat(at: places, away: away, colors.words, appearance, on: canvas, text: text)
      }
      fillSea(
        from: y, in: page, shift: away * (Double(index) + 1) / 2 + Double(index) * 37,
        colors.sea[index], on: canvas)
    }
    drawWords(at: places, colors.words, opacity: appearance.floor, on: canvas, text: text)
  }

  private func drawSky(
    in page: Rect, _ colors: Colors, _ places: Places, isNight: Bool, on canvas: Canvas
  ) {
    let height = page.height * Self.horizon / Double(Self.bands)
    for band in 0..<Self.bands {
      let fraction = Double(band) / Double(Self.bands - 1)
      canvas.fill(
        Rect(x: page.x, y: page.y + Double(band) * height, width: page.width, height: height + 1),
        colors.sky.horizon.mixed(into: colors.sky.top, fraction: fraction))
    }
    for star in 0..<(isNight ? Self.stars : 0) {
      // Multiples of these irrational numbers spread the stars evenly.
      let x = (Double(star) * 0.618_034).truncatingRemainder(dividingBy: 1)
      let y = (Double(star) * 0.414_214).truncatingRemainder(dividingBy: 1)
      canvas.fillCircle(
        x: page.x + x * page.width, y: page.y + y * page.height * Self.horizon * 0.9,
        radius: star % 3 == 0 ? 1.2 : 0.8, colors.light.faded(by: 0.7))
    }
    let light = places.light
    canvas.fillCircle(x: light.x, y: light.y, radius: light.halo, colors.light.faded(by: 0.18))
    canvas.fillCircle(x: light.x, y: light.y, radius: Self.light.disc, colors.light)
    canvas.fill(
      Rect(
        x: page.x, y: page.y + page.height * Self.horizon, width: page.width,
        height: page.height * (1 - Self.horizon)), colors.sea[0])
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

  /// Draws the tugboat of the story header.
  ///
  /// A wave covers its lower part.
  private func drawBoat(
    at places: Places, away: Double, _ color: Color, _ appearance: ControlAppearance,
    on canvas: Canvas, text: TextRenderer
  ) {
    guard places.boat.scale > 0 else { return }
    let style = StoryHeaderStyle()
    var boat = ControlAppearance()
    boat.state = .success
    boat.palette.control = color
    boat.axis = appearance.axis
    (boat.width, boat.height) = (style.drawing.width, style.drawing.height)
    canvas.translated(x: places.boat.frame.x - away, y: places.boat.frame.y) {
      canvas.magnified(by: places.boat.scale) { style.draw(boat, on: canvas, text: text) }
    }
  }

  private func drawWords(
    at places: Places, _ color: Color, opacity: Double, on canvas: Canvas, text: TextRenderer
  ) {
    let width = max(places.name.width - 48, 0)
    let heading = text.line(title, TextStyle(size: 22, isBold: true), maxWidth: width)
    let hint = text.line(hint, TextStyle(size: 13), maxWidth: width)
    canvas.draw(heading, in: places.name, color.faded(by: opacity))
    canvas.draw(hint, in: places.hint, color.faded(by: 0.8 * opacity))
  }
}
