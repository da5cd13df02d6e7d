import CAllocationCount
import RefreshModel
import SceneModel
import ScrollModel

/// A list that keeps scrolling, one frame at a time, as it would in a window.
struct SteadyScroll {
  /// The number of counted frames: more than eight seconds at 120 frames per second.
  static let tickCount = 1000
  /// The number of uncounted frames before the counted ones, in which arrays grow to their final
  /// size.
  private static let warmUpCount = 200
  private static let tick = 1.0 / 120

  /// The way in which the list moves.
  enum Motion: String, CaseIterable {
    /// The list glides so fast that the glide lasts to the end.
    case glide
    /// The list glides towards a footer that loads as soon as the glide comes near.
    case approach
    /// The list bounces at its edge repeatedly.
    case bounce
    /// A finger drags the list.
    case drag
    /// Fingers on a touchpad pan the list.
    case pan
    /// The mouse wheel turns ten notches per second.
    case wheel
    /// The program scrolls the list back and forth, animated.
    case animation
    /// The list rests, with a spinning header.
    case refresh
    /// A finger pulls the list beyond the edge, past the trigger distance.
    case pull
    /// The header closes slowly.
    case closing
    /// The application changes the inset, and the list follows on a spring.
    case inset
    /// Keys move the focus row by row.
    case keys
    /// The pointer drags the scroll indicator.
    case indicator
  }

  /// How the rows get their heights.
  enum Rows: String, CaseIterable {
    case uniform
    case explicit
    case estimated

    var heights: RowHeights {
      switch self {
      case .uniform: return RowHeights(count: 5000, height: 44)
      case .estimated:
        var heights = RowHeights(count: 5000, estimatedHeight: 44)
        for row in 0..<500 { _ = heights.setHeight(30 + Double(row % 7) * 5, of: row) }
        return heights
      case .explicit:
        let heights = (0..<5000).map { 30 + Double($0 % 7) * 5 }
        return RowHeights(heights: heights, defaultHeight: 44) ?? RowHeights(count: 0, height: 44)
      }
    }
  }

  /// One scroll for each combination of a motion and a kind of rows.
  static let all = Motion.allCases.flatMap { motion in
    Rows.allCases.map { SteadyScroll(motion: motion, rows: $0) }
  }

  let motion: Motion
  let rows: Rows

  var name: String { "\(motion.rawValue)-\(rows.rawValue)" }

  /// Returns the number of allocations in the counted frames.
  ///
  /// If `allocatesOnce` is true, the test itself allocates once in the middle of them.
  func count(allocatesOnce: Bool) throws -> UInt {
    var list = try madeList()
    var effects: [SceneEffect] = []
    effects.reserveCapacity(64)
    var moved = 0.0
    var seen = 0
    for frame in 0..<Self.warmUpCount {
      try step(frame, &list, &effects, &moved, &seen)
    }
    moved = 0
    allocation_count_begin()
    for frame in Self.warmUpCount..<(Self.warmUpCount + Self.tickCount) {
      if allocatesOnce, frame == Self.warmUpCount + Self.tickCount / 2 {
        UnsafeMutableRawPointer.allocate(byteCount: 4096, alignment: 8).deallocate()
      }
      try step(frame, &list, &effects, &moved, &seen)
    }
    let count = UInt(allocation_count_end())
    guard moved > 0 || motion == .refresh, seen > 0 else { throw Fault.standsStill(name) }
    return count
  }

  enum Fault: Error {
    /// The list did not move, or nothing of it was visible.
    case standsStill(String)
  }

  private func madeList() throws -> Scene {
    var configuration = SceneConfiguration()
    configuration.rows = rows.heights
    configuration.header = .mj
    configuration.footer = motion == .approach ? .mjAuto : .mjBack
    if motion == .closing { configuration.header?.closingDuration = 60 }
    configuration.dragThreshold = 0
    var list = Scene(configuration)
    try list.handle(.resize(width: 480, height: 640), at: 0)
    try list.handle(.shown, at: 0)
    switch motion {
    case .glide, .approach, .bounce, .pan, .inset: break
    case .drag, .pull: try list.handle(.press(Point(x: 100, y: 300)), at: 0)
    case .wheel, .animation, .keys:
      // Starts an animation that ends, so that the array has space for its event from then on.
      try list.handle(.setOffset(5000, animated: true), at: 0)
      list.advance(to: 1)
    case .indicator:
      try list.handle(.setOffset(50, animated: false), at: 0)
      try list.handle(.pressIndicator(Point(x: 476, y: 10)), at: 0)
    case .refresh: try list.handle(.begin(.header), at: 0)
    case .closing:
      try list.handle(.begin(.header), at: 0)
      try list.handle(.end(.header, .success), at: 1)
    }
    return list
  }

  /// Runs one frame: the user's input, the tick, the effects, and the values that a painter reads.
  private func step(
    _ frame: Int, _ list: inout Scene, _ effects: inout [SceneEffect], _ moved: inout Double,
    _ seen: inout Int
  ) throws {
    let before = (list.container.contentOffset, list.container.presentedContentInset.top)
    try act(frame, &list)
    list.advance(to: list.time + Self.tick)
    effects.removeAll(keepingCapacity: true)
    // Takes the effects one by one, as the widget does.
    while let effect = list.takeEffect() { effects.append(effect) }
    moved += abs(list.container.contentOffset - before.0)
    moved += abs(list.container.presentedContentInset.top - before.1)
    if list.needsFrames { seen += 1 }
    for row in list.visibleRows where list.rowFrame(row).height > 0 { seen += 1 }
    if list.pull(of: .header) >= 0, list.stickyInset.top >= 0 { seen += 1 }
    if let indicator = list.indicator, indicator.opacity > 0 { seen += 1 }
  }

  private func act(_ frame: Int, _ list: inout Scene) throws {
    let time = list.time
    // Alternates the direction every half second.
    let half = frame % 120 < 60
    switch motion {
    case .glide, .approach:
      if frame.isMultiple(of: 120) { try fling(&list, by: half == (frame % 240 < 120) ? -60 : 60) }
    case .bounce:
      if frame.isMultiple(of: 60) { try list.handle(.setOffset(-40, animated: false), at: time) }
    case .drag: try list.handle(.move(Point(x: 100, y: 300 + (half ? -1 : 1) * 4)), at: time)
    case .pan: try list.handle(.pan(dx: 0, dy: half ? -4 : 4), at: time)
    case .wheel:
      if frame.isMultiple(of: 12) { try list.handle(.wheel(notches: half ? 1 : -1), at: time) }
    case .animation:
      if frame.isMultiple(of: 30) {
        try list.handle(.setOffset(half ? 5600 : 5000, animated: true), at: time)
      }
    case .refresh, .closing: break
    case .keys:
      if frame.isMultiple(of: 12) { try list.handle(.key(KeyStroke(half ? .down : .up)), at: time) }
    case .indicator: try list.handle(.moveIndicator(Point(x: 476, y: half ? 100 : 200)), at: time)
    case .inset:
      if frame.isMultiple(of: 60) {
        try list.handle(.setInset(.top, half ? 50 : 0, duration: nil), at: time)
      }
    case .pull: try list.handle(.move(Point(x: 100, y: half ? 500 : 450)), at: time)
    }
  }

  private func fling(_ list: inout Scene, by travel: Double) throws {
    let time = list.time
    for sample in 0..<4 {
      try list.handle(.pan(dx: 0, dy: travel), at: time + 0.01 * Double(sample))
    }
    try list.handle(.panEnd, at: time + 0.03)
  }
}
