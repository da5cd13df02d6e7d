import RefreshModel
import SceneModel

/// The random events for placements, floors, sections and delayed ends.
extension EventTable {
  static let features: [Kind] = [
    Kind(2, .nothing) { random, _ in
      .begin(
        random.one(of: ControlSide.allCases),
        BeginOptions(callsHandler: random.chance(0.5), reveals: random.chance(0.5)))
    },
    Kind(3, .nothing) { random, _ in
      .end(
        random.one(of: ControlSide.allCases), random.one(of: RefreshResult.allCases),
        after: random.one(of: [0, random.number(in: 0...2), random.length()]))
    },
    Kind(4, .nothing) { random, _ in .fill(random.one(of: ControlSide.allCases)) },
    Kind(2, .nothing) { _, _ in .openFloor },
    Kind(2, .nothing) { _, _ in .closeFloor },
    Kind(1, .nothing) { random, _ in .set(.simultaneous(random.chance(0.5))) },
    Kind(1, .moves) { random, _ in .set(.reversed(random.chance(0.4))) },
    Kind(1, .nothing) { random, scene in
      .setSections(
        (0..<random.count(in: 0...6)).map { _ in random.count(in: 0...max(scene.rowCount, 1)) })
    },
    Kind(1, .moves) { random, scene in
      var snapshot = random.chance(0.5) ? scene.snapshot : SceneSnapshot()
      if random.chance(0.5) { snapshot.firstRow = random.count(in: 0...200) }
      if random.chance(0.3) { snapshot.offsetInRow = random.length() }
      if random.chance(0.3) { snapshot.isRefreshing.toggle() }
      if random.chance(0.3) { snapshot.isLoading.toggle() }
      if random.chance(0.2) { snapshot.hasNoMoreData.toggle() }
      if random.chance(0.2) { snapshot.isFloorOpen.toggle() }
      return .restore(snapshot, callsHandler: random.chance(0.5))
    },
    // Turns a wheel a few notches at an edge, which pulls if the control allows it.
    Kind(3, .moves, animator: .spring) { random, scene in
      .wheel(notches: random.number(in: 0.1...2) * (scene.container.contentOffset > 0 ? 1 : -1))
    },
  ]
}
