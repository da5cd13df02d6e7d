import Glibc

/// The state of a small game, in which lights sink to the sea and the user steers a boat to catch
/// them.
///
/// Each caught light rises and becomes a star. Horizontal positions are fractions of the page's
/// width. Heights are fractions of the distance from the water up to the sky.
struct LightsGame: Equatable {
  /// A sinking light.
  struct Light: Equatable {
    /// The number of the light, which determines its position and speed.
    var number: Int
    /// The height of the light.
    ///
    /// Below 0 the light fades out on the water.
    var height: Double

    /// The horizontal position.
    ///
    /// The golden ratio spreads the lights evenly.
    var place: Double { 0.06 + 0.88 * LightsGame.spread(number, by: 0.618_034) }
    /// The sinking speed, in heights per second.
    var speed: Double { 0.07 + 0.05 * LightsGame.spread(number, by: 0.414_214) }
  }

  /// A caught light that rises to become a star.
  struct Riser: Equatable {
    /// The horizontal position at which the light was caught.
    var place: Double
    /// The number of the star that the light becomes.
    var star: Int
    /// The fraction of the rise that is done, from 0 to 1.
    var fraction: Double
  }

  private static let lightCount = 6
  /// The range of heights at which the boat can catch a light.
  private static let deck = -0.02...0.14
  /// The height at which a light has faded out.
  static let gone = -0.12
  /// The height of lights that do not move, if animations are turned off.
  private static let still = 0.05
  /// The rate at which the boat approaches its target, per second.
  private static let nearing = 5.0
  /// The duration of a light's rise, in seconds.
  private static let rise = 1.4
  /// The maximum time step in seconds.
  ///
  /// After a pause the game continues from its last state.
  private static let longestStep = 0.1

  /// The sinking lights.
  private(set) var lights: [Light]
  /// The caught lights that are still rising.
  private(set) var risers: [Riser] = []
  /// The boat's position and the position to which it is steered.
  private(set) var boat = 0.5
  private(set) var target = 0.5
  /// The number of caught lights.
  private(set) var caught = 0
  private var next: Int

  /// Creates a new game.
  init() {
    lights = (0..<Self.lightCount).map {
      Light(number: $0, height: 0.35 + 0.65 * Double($0) / Double(Self.lightCount - 1))
    }
    next = Self.lightCount
  }

  /// Returns the fractional part of `number` times `step`, which spreads numbers evenly if `step`
  /// is irrational.
  static func spread(_ number: Int, by step: Double) -> Double {
    (Double(number) * step).truncatingRemainder(dividingBy: 1)
  }

  // MARK: Steering

  /// Steers the boat to a position, which is clamped to the page.
  mutating func steer(to place: Double) {
    if place.isFinite { target = min(max(place, 0), 1) }
  }

  /// Steers the boat by a distance.
  mutating func steer(by way: Double) { steer(to: target + way) }

  // MARK: Time

  /// Advances the game by `seconds`.
  ///
  /// The boat catches lights at most `reach` from its centre.
  mutating func advance(by seconds: Double, reach: Double) {
    // This condition is also false for NaN.
    let step = seconds > 0 ? min(seconds, Self.longestStep) : 0
    boat += (target - boat) * (1 - exp(-Self.nearing * step))
    for index in lights.indices { lights[index].height -= lights[index].speed * step }
    for index in risers.indices { risers[index].fraction += step / Self.rise }
    risers.removeAll { $0.fraction >= 1 }
    catchLights(within: reach, at: Self.deck, fromHeight: 1)
  }

  /// Advances the game without motion: the lights stay on the water and the boat jumps to its
  /// target.
  ///
  /// The boat catches lights at most `reach` from its centre, or none if `reach` is `nil`.
  mutating func settle(reach: Double?) {
    (boat, risers) = (target, [])
    for index in lights.indices { lights[index].height = Self.still }
    guard let reach else { return }
    catchLights(within: reach, at: Self.deck, fromHeight: Self.still)
    risers = []
  }

  /// Catches the lights at the boat, and replaces lights that were caught or have faded out.
  private mutating func catchLights(
    within reach: Double, at heights: ClosedRange<Double>, fromHeight height: Double
  ) {
    for (index, light) in lights.enumerated() {
      let isCaught = heights.contains(light.height) && abs(light.place - boat) <= reach
      if isCaught {
        risers.append(Riser(place: light.place, star: caught, fraction: 0))
        caught += 1
      }
      if isCaught || light.height <= Self.gone {
        lights[index] = Light(number: next, height: height)
        next += 1
      }
    }
  }
}
