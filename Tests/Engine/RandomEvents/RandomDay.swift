import SceneModel
import ScrollModel
import ScrollPhysics

/// A list with a sequence of random events, which can be played any number of times.
struct RandomDay {
  let configuration: SceneConfiguration
  /// The steps so far.
  private(set) var steps: [Step] = []

  /// Creates a day without steps, with a random list.
  private init(_ random: inout RandomSource) {
    var configuration = SceneConfiguration()
    configuration.rows = Self.rows(&random)
    configuration.header = EventTable.policy(&random, of: .header)
    configuration.footer = EventTable.policy(&random, of: .footer)
    if random.chance(0.3) {
      configuration.inset = EdgeInsets(
        top: random.number(in: 0...90).rounded(), bottom: random.number(in: 0...90).rounded())
    }
    configuration.dragThreshold = random.one(of: [0, 8, 8, 20])
    configuration.rubberBand = random.one(of: [nil, 0.55, 0.55, 0.55, 1])
    configuration.decelerationRate = random.one(of: [.normal, .normal, .fast])
    configuration.bounces = random.chance(0.9)
    configuration.animations = random.chance(0.9)
    if random.chance(0.3) { configuration.selectionMode = random.one(of: [.single, .multiple]) }
    if random.chance(0.2) { configuration.isPagingEnabled = true }
    if random.chance(0.2) { configuration.axis.orientation = .horizontal }
    if random.chance(0.2) { configuration.axis.direction = .rightToLeft }
    if random.chance(0.2) { configuration.isNested = true }
    if random.chance(0.2) { configuration.alwaysBounce = false }
    if random.chance(0.2) {
      configuration.blocks = EdgeInsets(
        top: random.number(in: 0...90).rounded(), bottom: random.number(in: 0...90).rounded())
    }
    self.configuration = configuration
  }

  /// Creates a day of known steps.
  init(_ configuration: SceneConfiguration, _ steps: [Step]) {
    self.configuration = configuration
    self.steps = steps
  }

  private static func rows(_ random: inout RandomSource) -> RowHeights {
    switch random.count(in: 0...9) {
    case 0: return RowHeights(count: random.count(in: 0...3), height: 44)
    case 1: return RowHeights(count: 10_000_000, height: 44)
    case 5: return RowHeights(count: random.count(in: 0...300), estimatedHeight: 60)
    case 2, 3, 4:
      let heights = (0..<random.count(in: 0...200)).map { _ in
        random.number(in: 1...120).rounded()
      }
      return RowHeights(heights: heights, defaultHeight: 44) ?? RowHeights(count: 0, height: 44)
    default: return RowHeights(count: random.count(in: 10...300), height: 44)
    }
  }

  struct Outcome {
    let day: RandomDay
    let taken: Int
    let refused: Int
    let ticks: Int
    var firings: [FiringAccount.Way: Int] = [:]
    let hash: StateHash
    let violation: Violation?
  }

  /// Plays a new day of `eventCount` events, each chosen from the list's current state.
  static func live(_ random: inout RandomSource, eventCount: Int) -> Outcome {
    var day = RandomDay(&random)
    var player: DayPlayer
    do {
      player = try DayPlayer(day.configuration)
    } catch {
      return Outcome(day: day, taken: 0, refused: 0, ticks: 0, hash: StateHash(), violation: error)
    }
    var coming = [Step(event: .shown, effect: .moves)]
    if random.chance(0.95) {
      coming.append(Step(event: .resize(width: 480, height: 640), effect: .moves))
    }
    do throws(Violation) {
      while day.steps.count < eventCount {
        if coming.isEmpty, random.chance(0.08) {
          coming = EventTable.gesture(&random, player.scene).reversed()
        }
        let step = coming.popLast() ?? EventTable.step(&random, player.scene)
        day.steps.append(step)
        try player.play(step)
      }
      try player.finish()
    } catch {
      return day.outcome(player, error)
    }
    return day.outcome(player, nil)
  }

  /// Plays the day again.
  func played() -> Outcome {
    guard var player = try? DayPlayer(configuration) else {
      return Outcome(day: self, taken: 0, refused: 0, ticks: 0, hash: StateHash(), violation: nil)
    }
    do throws(Violation) {
      for step in steps { try player.play(step) }
      try player.finish()
    } catch {
      return outcome(player, error)
    }
    return outcome(player, nil)
  }

  /// Returns the day without the steps and ticks that are not needed to violate `invariant`.
  func shortened(keeping invariant: Invariant) -> RandomDay {
    func breaks(_ steps: [Step]) -> Bool {
      RandomDay(configuration, steps).played().violation?.invariant == invariant
    }
    var short = steps
    var length = short.count + 1
    while short.count < length {
      length = short.count
      for index in short.indices.reversed() {
        var shorter = short
        let ticks = shorter.remove(at: index).ticks
        if breaks(shorter) {
          short = shorter
          continue
        }
        // The violation may need the time that passes before the step, so keep the ticks.
        guard index < shorter.count else { continue }
        shorter[index].ticks = ticks + shorter[index].ticks
        if breaks(shorter) { short = shorter }
      }
    }
    for index in short.indices {
      var joined = short
      joined[index].ticks = [joined[index].ticks.reduce(0, +)]
      if breaks(joined) { short = joined }
    }
    return RandomDay(configuration, short)
  }

  private func outcome(_ player: DayPlayer, _ violation: Violation?) -> Outcome {
    Outcome(
      day: self, taken: player.taken, refused: player.refused, ticks: player.ticks,
      firings: player.firings, hash: player.hash, violation: violation)
  }
}
