import Glibc
import Translations
import Tug

/// A picture of the game of lights: the harbour in the evening, sinking lights and stars.
struct LightsScene {
  /// The harbour, with the boat at its position in the game.
  let harbour: Harbour
  let game: LightsGame

  /// Creates the picture of the current state of `game`.
  @MainActor init(_ game: LightsGame) {
    self.game = game
    var harbour = Harbour(title: Self.title(of: game))
    (harbour.isEvening, harbour.boat) = (true, game.boat)
    self.harbour = harbour
  }

  /// Returns the instruction for the game, or the number of caught lights.
  @MainActor static func title(of game: LightsGame) -> String {
    game.caught == 0
      ? Message("LightsTitle", "Catch the lights").words
      : Message("LightsCaught", "Lights caught: {count}").words([
        "count": CountText.text(game.caught)
      ])
  }

  /// The radii in points and the opacities of the two rings around a light and of the light itself.
  private static let rings: [(radius: Double, opacity: Double)] = [
    (15, 0.1), (9, 0.2), (3.5, 1),
  ]
  /// The size of a star, as a fraction of a light's size.
  private static let starSize = 0.5
  /// The maximum number of stars to draw.
  private static let maximumStars = 90
  /// The minimum gap between the texts and the stars and lights, in points.
  private static let gap = 12.0
  private static let color = Color(rgb: 255, 232, 170)

  /// Returns the maximum distance from the boat's centre at which a light is caught, as a fraction
  /// of the page's width.
  static func reach(on page: Rect) -> Double {
    guard page.width > 0 else { return 0 }
    return (Harbour.Places(in: page).boat.frame.width / 2 + rings[1].radius) / page.width
  }

  /// Draws the page.
  ///
  /// `appearance.floor` is how far the floor is open, from 0 to 1.
  func draw(
    in page: Rect, _ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer
  ) {
    harbour.draw(in: page, appearance, on: canvas, text: text)
    let places = Harbour.Places(in: page, boat: game.boat)
    let water = places.boat.frame.maxY
    let sky = min(places.hint.maxY + Self.gap, water)
    func y(_ height: Double) -> Double { water - height * (water - sky) }
    func x(_ place: Double) -> Double { page.x + place * page.width }
    let risen = game.caught - game.risers.count
    for star in max(risen - Self.maximumStars, 0)..<max(risen, 0) {
      let place = Self.place(ofStar: star)
      draw(x: x(place.x), y: y(place.height), Self.starSize, appearance.floor, on: canvas)
    }
    for light in game.lights {
      let opacity = light.height > 0 ? 1 : max(1 + light.height / -LightsGame.gone, 0)
      draw(x: x(light.place), y: y(light.height), 1, opacity * appearance.floor, on: canvas)
    }
    for riser in game.risers {
      let star = Self.place(ofStar: riser.star)
      // Ease out: the light slows down toward its end position.
      let fraction = 1 - pow(1 - riser.fraction, 3)
      draw(
        x: x(riser.place + (star.x - riser.place) * fraction), y: y(star.height * fraction),
        1 + (Self.starSize - 1) * fraction, appearance.floor, on: canvas)
    }
  }

  /// Returns the position of a star, in the upper part of the sky.
  private static func place(ofStar number: Int) -> (x: Double, height: Double) {
    (
      0.03 + 0.94 * LightsGame.spread(number + 1, by: 0.754_878),
      0.4 + 0.6 * LightsGame.spread(number + 1, by: 0.569_840)
    )
  }

  private func draw(x: Double, y: Double, _ size: Double, _ opacity: Double, on canvas: Canvas) {
    for ring in Self.rings {
      canvas.fillCircle(
        x: x, y: y, radius: ring.radius * size, Self.color.faded(by: ring.opacity * opacity))
    }
  }
}
