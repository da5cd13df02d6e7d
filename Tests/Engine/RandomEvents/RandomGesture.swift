import SceneModel
import ScrollModel

extension EventTable {
  /// Returns the events of one gesture of a hand, or none if a gesture is already under way.
  static func gesture(_ random: inout RandomSource, _ scene: Scene) -> [Step] {
    guard !scene.container.isPressed, !scene.container.isPanning,
      !scene.container.isIndicatorHeld
    else { return [] }
    if random.chance(0.1) { return tap(&random, scene) }
    if random.chance(0.3) { return storm(&random, scene) }
    let gap = random.number(in: 0.004...0.02)
    let travel = random.number(in: -90...90)
    let count = random.count(in: 2...8)
    if random.chance(0.5) {
      let moves = (0..<count).map { _ in
        Step(event: .pan(dx: 0, dy: travel), effect: .moves, ticks: [gap])
      }
      return moves + [Step(event: .panEnd, effect: .kicks)]
    }
    let moves = (1...count).map {
      Step(event: .move(Point(x: 100, y: 300 + Double($0) * travel)), effect: .moves, ticks: [gap])
    }
    let release = SceneEvent.release(Point(x: 100, y: 300 + Double(count) * travel))
    return [Step(event: .press(Point(x: 100, y: 300)), effect: .kicks)] + moves
      + [Step(event: release, effect: .moves, ticks: random.chance(0.3) ? [0.05] : [])]
  }

  /// Returns events at one end of a list: the user moves the list back and forth while loads end.
  private static func storm(_ random: inout RandomSource, _ scene: Scene) -> [Step] {
    let isAtEnd = random.chance(0.7)
    let place = random.number(in: -60...300)
    let edge =
      isAtEnd ? scene.container.maximumOffset - place : scene.container.minimumOffset + place
    var steps = [Step(event: .setOffset(edge, animated: false), effect: .moves)]
    for _ in 0...random.count(in: 0...3) {
      switch random.count(in: 0...5) {
      case 0, 1, 2:
        let travel = random.number(in: -60...60)
        steps += (0...random.count(in: 0...4)).map { _ in
          let jitter = random.chance(0.2) ? -travel : travel
          return Step(event: .pan(dx: jitter, dy: jitter), effect: .moves, ticks: [0.01])
        }
        steps.append(
          Step(event: .panEnd, effect: .kicks, ticks: random.chance(0.3) ? [0.1] : []))
      case 3:
        steps.append(
          Step(
            event: .wheel(notches: random.number(in: -4...4)), effect: .nothing,
            animator: .spring))
      case 4: steps.append(Step(event: .end(.footer, .success), effect: .nothing))
      default: steps.append(Step(event: .end(.header, .success), effect: .nothing))
      }
      if random.chance(0.6) {
        steps.append(
          Step(
            event: .end(.footer, .success), effect: .nothing,
            ticks: [random.number(in: 0...0.8)]))
      }
    }
    return steps
  }

  /// Returns a press on a control, mostly the footer, that is released at the same place.
  private static func tap(_ random: inout RandomSource, _ scene: Scene) -> [Step] {
    let top = random.chance(0.8) ? scene.footerTop : scene.headerBottom - 60
    let place = top + random.number(in: 0...60)
    let isSideways = scene.axis.orientation == .horizontal
    let along = scene.axis.isReversed ? scene.viewport.width - place : place
    let (x, y) = isSideways ? (along, 100) : (100, along)
    return [
      Step(event: .press(Point(x: x, y: y)), effect: .kicks),
      Step(event: .release(Point(x: x, y: y)), effect: .kicks, ticks: [random.number(in: 0...0.1)]),
    ]
  }
}
