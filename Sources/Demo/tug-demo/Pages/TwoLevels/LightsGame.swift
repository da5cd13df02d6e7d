import Glibc

/// The state of a small game: lights sink to the sea, a boat that is steered catches them, and each that is
/// caught rises and stays as a star.
///
/// Places are shares of the page's width; heights are shares of the way from the water up to the sky.
struct LightsGame: Equatable {
  /// A light on its way down.
  struct Light: Equatable {
    /// The number of its place: each light has another.
    var number: Int
    /// Its height; below 0 it goes out on the water.
    var height: Double

    /// Where it is across the page: spread evenly by the golden ratio.
    var place: Double { 0.06 + 0.88 * LightsGame.spread(number, by: 0.618_034) }
    /// How fast it sinks, in heights a second.
    var speed: Double { 0.07 + 0.05 * LightsGame.spread(number, by: 0.414_214) }
  }

  /// A light that was caught and rises to its place among the stars.
  struct Riser: Equatable {
    /// Where it was caught.
    var place: Double
    /// The number of the star that it becomes.
    var star: Int
    /// The share of its way that it has come.
    var share: Double
  }

  private static let lightCount = 6
  /// The heights between which a light can be caught: the boat's deck.
  private static let deck = -0.02...0.14
  /// The height at which a light has gone out.
  static let gone = -0.12
  /// The height of a light that lies still on the water.
  private static let still = 0.05
  /// How fast the boat nears the place that it is steered to, per second.
  private static let nearing = 5.0
  /// The seconds of a light's rise.
  private static let rise = 1.4
  /// The longest step of time in seconds: after a pause the game goes on where it was.
  private static let longestStep = 0.1

  /// The lights that can be caught.
  private(set) var lights: [Light]
  /// Those that have just been caught.
  private(set) var risers: [Riser] = []
  /// Where the boat is, and where it is steered to.
  private(set) var boat = 0.5
  private(set) var target = 0.5
  /// How many lights have been caught.
  private(set) var caught = 0
  private var next: Int

  /// A game that begins.
  init() {
    lights = (0..<Self.lightCount).map {
      Light(number: $0, height: 0.35 + 0.65 * Double($0) / Double(Self.lightCount - 1))
    }
    next = Self.lightCount
  }

  /// A number from 0 to 1 for each whole number, spread by an irrational `step`.
  static func spread(_ number: Int, by step: Double) -> Double {
    (Double(number) * step).truncatingRemainder(dividingBy: 1)
  }

  // MARK: Steering

  /// Steers the boat to a place; what is not on the page counts as its nearer side.
  mutating func steer(to place: Double) {
    if place.isFinite { target = min(max(place, 0), 1) }
  }

  /// Steers the boat so much farther.
  mutating func steer(by way: Double) { steer(to: target + way) }

  // MARK: Time

  /// `seconds` go by; the boat catches what is within `reach` of its middle.
  mutating func advance(by seconds: Double, reach: Double) {
    // Not a number compares with nothing.
    let step = seconds > 0 ? min(seconds, Self.longestStep) : 0
    boat += (target - boat) * (1 - exp(-Self.nearing * step))
    for index in lights.indices { lights[index].height -= lights[index].speed * step }
    for index in risers.indices { risers[index].share += step / Self.rise }
    risers.removeAll { $0.share >= 1 }
    catchLights(within: reach, at: Self.deck, fromHeight: 1)
  }

  /// Goes on without motion: the lights lie on the water, and the boat is where it is steered to; it catches
  /// what is within `reach` of its middle, and nothing for nil.
  mutating func settle(reach: Double?) {
    (boat, risers) = (target, [])
    for index in lights.indices { lights[index].height = Self.still }
    guard let reach else { return }
    catchLights(within: reach, at: Self.deck, fromHeight: Self.still)
    risers = []
  }

  /// Catches the lights at the boat, and lets others begin in place of those that are gone.
  private mutating func catchLights(
    within reach: Double, at heights: ClosedRange<Double>, fromHeight height: Double
  ) {
    for (index, light) in lights.enumerated() {
      let isCaught = heights.contains(light.height) && abs(light.place - boat) <= reach
      if isCaught {
        risers.append(Riser(place: light.place, star: caught, share: 0))
        caught += 1
      }
      if isCaught || light.height <= Self.gone {
        lights[index] = Light(number: next, height: height)
        next += 1
      }
    }
  }
}
