import RefreshModel
import SceneModel
import ScrollModel

/// The random events, one on each line.
struct EventTable {
  /// A kind of event: its weight, its immediate effect, and the function that creates it.
  struct Kind: Sendable {
    let weight: Int
    let effect: SceneChecker.Effect
    let animator: SpeedLimit.Animator
    let make: @Sendable (inout RandomSource, Scene) -> SceneEvent

    init(
      _ weight: Int, _ effect: SceneChecker.Effect, animator: SpeedLimit.Animator = .timed,
      _ make: @escaping @Sendable (inout RandomSource, Scene) -> SceneEvent
    ) {
      self.weight = weight
      self.effect = effect
      self.animator = animator
      self.make = make
    }
  }

  /// All kinds of events.
  static let kinds: [Kind] = basics + features

  private static let basics: [Kind] = [
    Kind(6, .kicks) { random, _ in
      .press(
        Point(x: random.extent(), y: random.extent()),
        PressModifiers(rawValue: random.count(in: 0...7)))
    },
    Kind(9, .moves) { random, _ in .move(Point(x: 100, y: random.length())) },
    Kind(2, .moves) { random, _ in .move(Point(x: random.length(), y: random.length())) },
    Kind(5, .moves) { random, _ in .release(Point(x: 100, y: random.length())) },
    Kind(3, .kicks) { _, _ in .cancel },
    Kind(1, .kicks) { _, _ in .longPress },
    Kind(1, .nothing) { random, _ in .secondaryPress(Point(x: random.extent(), y: random.extent()))
    },
    Kind(1, .nothing) { random, _ in .pointer(Point(x: random.extent(), y: random.extent())) },
    Kind(1, .nothing) { _, _ in .pointerLeft },
    Kind(2, .kicks, animator: .spring) { random, scene in EventTable.grip(&random, scene) },
    Kind(3, .moves) { random, _ in .moveIndicator(Point(x: random.extent(), y: random.extent())) },
    Kind(2, .kicks) { _, _ in .releaseIndicator },
    Kind(8, .nothing, animator: .spring) { random, _ in
      .key(
        KeyStroke(
          random.one(of: KeyStroke.Key.allCases.filter { $0 != .escape }),
          isShift: random.chance(0.2), isControl: random.chance(0.2)))
    },
    Kind(1, .kicks) { _, _ in .key(KeyStroke(.escape)) },
    Kind(6, .moves) { random, _ in .pan(dx: random.length(), dy: random.length()) },
    Kind(4, .kicks) { _, _ in .panEnd },
    Kind(2, .kicks) { _, _ in .panCancel },
    Kind(5, .nothing, animator: .spring) { random, _ in .wheel(notches: random.length() / 40)
    },
    Kind(5, .nothing) { _, _ in .begin(.header) },
    Kind(6, .nothing) { random, _ in .end(.header, random.one(of: RefreshResult.allCases)) },
    Kind(4, .nothing) { _, _ in .begin(.footer) },
    Kind(5, .nothing) { random, _ in .end(.footer, random.one(of: RefreshResult.allCases)) },
    Kind(2, .nothing) { _, _ in .resetNoMoreData },
    Kind(1, .kicks) { _, _ in .setNoMoreData },
    Kind(4, .nothing) { random, _ in
      .setInset(
        random.one(of: InsetEdge.allCases), random.chance(0.7) ? random.extent() : 0,
        duration: random.chance(0.5) ? random.number(in: 0.01...0.6) : nil)
    },
    Kind(2, .moves) { random, _ in .setInset(.top, random.extent(), duration: 0) },
    Kind(3, .moves) { random, _ in .setOffset(random.length() * 10, animated: false) },
    Kind(4, .nothing) { random, _ in .setOffset(random.length() * 10, animated: true) },
    Kind(2, .moves) { random, scene in
      .setOffset(scene.container.maximumOffset + random.length() / 4, animated: false)
    },
    Kind(2, .moves) { random, _ in .glide(velocity: random.length() * 10) },
    Kind(3, .moves) { random, _ in .scrollbar(random.length() * 10) },
    Kind(1, .moves) { random, scene in
      .scrollbar(scene.container.maximumOffset - random.extent() / 4)
    },
    Kind(3, .nothing, animator: .spring) { random, _ in .setTarget(random.length() * 5) },
    Kind(3, .nothing) { random, scene in
      .showRow(
        EventTable.row(&random, scene), at: random.one(of: RowPosition.allCases), animated: true)
    },
    Kind(1, .moves) { random, scene in
      .showRow(
        EventTable.row(&random, scene), at: random.one(of: RowPosition.allCases), animated: false)
    },
    Kind(1, .nothing) { random, _ in
      .showRange(start: random.length() * 5, length: random.extent(), animated: true)
    },
    Kind(1, .moves) { random, _ in
      .showRange(start: random.length() * 5, length: random.extent(), animated: false)
    },
    Kind(2, .nothing, animator: .spring) { random, _ in .set(EventTable.option(&random)) },
    Kind(1, .kicks) { random, _ in .set(.isScrollEnabled(random.chance(0.8))) },
    Kind(1, .kicks) { random, _ in .set(.direction(random.one(of: TextDirection.allCases)))
    },
    Kind(1, .moves) { random, _ in .set(.orientation(random.one(of: Orientation.allCases)))
    },
    Kind(1, .moves) { random, _ in .set(.animations(random.chance(0.8))) },
    Kind(1, .nothing) { random, _ in .setRowHeight(random.number(in: 1...200).rounded()) },
    Kind(1, .nothing) { random, _ in .estimateRowHeight(random.number(in: 1...200).rounded())
    },
    Kind(4, .nothing) { random, scene in EventTable.measuring(&random, scene) },
    Kind(1, .nothing) { random, scene in
      .forgetHeights(at: EventTable.row(&random, scene), count: random.count(in: 0...20))
    },
    Kind(1, .nothing) { random, _ in
      .setBlock(random.one(of: InsetEdge.allCases), random.chance(0.7) ? random.extent() : 0)
    },
    Kind(1, .nothing) { random, _ in
      .setContentLength(random.chance(0.3) ? random.extent() * 10 : nil)
    },
    Kind(1, .nothing) { random, scene in
      .select(
        at: EventTable.row(&random, scene), count: random.count(in: 0...20),
        isSelected: random.chance(0.7))
    },
    Kind(1, .nothing) { random, scene in
      .focus(random.chance(0.8) ? EventTable.row(&random, scene) : nil)
    },
    Kind(3, .nothing) { random, _ in .setRows(count: random.count(in: 0...120)) },
    Kind(3, .nothing) { random, scene in
      .insertRows(at: random.count(in: 0...scene.rowCount), count: random.count(in: 0...40))
    },
    Kind(3, .nothing) { random, scene in
      .removeRows(at: random.count(in: 0...scene.rowCount), count: random.count(in: 0...30))
    },
    Kind(3, .nothing) { random, scene in EventTable.replacing(&random, scene) },
    Kind(3, .nothing) { random, _ in .resize(width: random.extent(), height: random.extent())
    },
    Kind(1, .moves) { random, _ in
      .setControl(.header, EventTable.policy(&random, of: .header))
    },
    Kind(1, .moves) { random, _ in
      .setControl(.footer, EventTable.policy(&random, of: .footer))
    },
    Kind(1, .moves) { random, _ in
      .tune(.header, EventTable.policy(&random, of: .header) ?? .native)
    },
    Kind(1, .moves) { random, _ in
      .tune(.footer, EventTable.policy(&random, of: .footer) ?? .nativeFooter)
    },
    Kind(3, .nothing) { _, _ in .shown },
    Kind(1, .moves) { _, _ in .hidden },
  ]

  private static let picks = kinds.indices.flatMap { kind in
    [Int](repeating: kind, count: kinds[kind].weight)
  }

  /// Returns a random step.
  ///
  /// The weight of a kind is its chance.
  static func step(_ random: inout RandomSource, _ scene: Scene) -> Step {
    let kind = kinds[random.one(of: picks)]
    let event = kind.make(&random, scene)
    return Step(
      event: event, effect: kind.effect, animator: kind.animator, ticks: random.ticks())
  }

  /// Returns an event that replaces rows, and keeps some of them at any index among the new rows.
  private static func replacing(_ random: inout RandomSource, _ scene: Scene) -> SceneEvent {
    let index = random.count(in: 0...scene.rowCount)
    let removed = random.count(in: 0...min(30, scene.rowCount - index))
    let added = random.count(in: 0...30)
    var kept: [RowMove] = []
    for from in index..<(index + removed) where random.chance(0.5) {
      let to = index + random.count(in: 0...30)
      if to < index + added, !kept.contains(where: { $0.to == to }) {
        kept.append(RowMove(from: from, to: to))
      }
    }
    return .replaceRows(at: index, removed: removed, added: added, kept: kept)
  }

  /// Returns an event that measures rows, in a grid mostly whole lines of them.
  private static func measuring(_ random: inout RandomSource, _ scene: Scene) -> SceneEvent {
    let first = row(&random, scene)
    let more = random.count(in: 0...6)
    var rows = first..<(first + more + 1)
    if scene.columns > 1, scene.rowCount > 0, random.chance(0.9) {
      let lines = (first: scene.layout.rowsOfLine(ofRow: first), more: more / 2 * scene.columns)
      rows = lines.first.lowerBound..<min(lines.first.upperBound + lines.more, scene.rowCount)
    }
    return .measureRows(
      first: rows.lowerBound, heights: rows.map { _ in random.number(in: 1...200).rounded() })
  }

  /// Returns a random row, mostly one near the viewport, or 0 if the list is empty.
  private static func row(_ random: inout RandomSource, _ scene: Scene) -> Int {
    let last = max(scene.rowCount - 1, 0)
    let seen = scene.visibleRows
    if random.chance(0.4) || seen.isEmpty { return random.count(in: 0...last) }
    let near = max(seen.lowerBound - 10, 0)...max(min(seen.upperBound + 10, last), 0)
    return random.count(in: near)
  }

  /// Returns a press on the scroll indicator, or sometimes elsewhere.
  private static func grip(_ random: inout RandomSource, _ scene: Scene) -> SceneEvent {
    guard let thumb = scene.indicator?.frame, random.chance(0.8) else {
      return .pressIndicator(Point(x: random.extent(), y: random.extent()))
    }
    return .pressIndicator(
      Point(x: thumb.x + thumb.width * random.unit(), y: thumb.y + thumb.height * random.unit()))
  }

  /// Returns an option that may change without moving the list at once.
  private static func option(_ random: inout RandomSource) -> SceneOption {
    switch random.count(in: 0...11) {
    case 10: .sticksToStart(random.chance(0.5))
    case 11: .sticksToEnd(random.chance(0.5))
    case 0: .bounces(random.chance(0.8))
    case 1: .alwaysBounce(random.chance(0.5))
    case 2: .deceleration(random.chance(0.7) ? .normal : .fast)
    case 3: .rubberBand(random.one(of: [nil, 0.55, 1, 0, 0.075]))
    case 4: .isPagingEnabled(random.chance(0.4))
    case 5: .isNested(random.chance(0.4))
    case 6, 7: .selectionMode(random.one(of: SelectionMode.allCases))
    case 8: .columns(.minimumWidth(random.number(in: 40...300)))
    default: .columns(.count(random.one(of: [1, 1, 1, 2, 3, 0])))
    }
  }
}
