import ScrollPhysics

/// One segment of motion: a closed form of time, with its purpose and its end.
@usableFromInline struct Motion: Equatable, Sendable {
  enum Curve: Equatable, Sendable {
    case deceleration(Deceleration)
    case spring(Spring)
    case cubic(TimedCubic)
  }

  enum Purpose: Equatable, Sendable {
    /// A glide, wherever it ends.
    case glide
    /// The rest offset of an edge, where an overscrolled list belongs.
    case rest(InsetEdge)
    /// The rest of an edge, even from inside the range, to show a control.
    case reveal(InsetEdge)
    /// An offset the program asked for.
    case target
    /// An offset the wheel or a key asked for.
    case step
    /// An offset to which a release is led: a page, or the program's choice.
    case snap
  }

  enum Ending: Equatable, Sendable {
    /// It comes to rest.
    case rests
    /// The glide meets the end of the range.
    case meetsEdge(InsetEdge)
    /// The spring passes its rest into the range.
    case entersRange
  }

  var curve: Curve
  var purpose: Purpose
  /// Its begin in seconds.
  let start: Double
  /// When the animation, or the glide with its bounces, began that this segment continues, in seconds.
  var begin: Double
  /// Its end in seconds.
  var end: Double
  var ending: Ending
  /// The offset to which it is led, where that differs from the curve's own end.
  var aim: Double?

  func position(at time: Double) -> Double {
    switch curve {
    case .deceleration(let curve): curve.position(at: time - start)
    case .spring(let curve): curve.position(at: time - start)
    case .cubic(let curve): curve.position(at: time - start)
    }
  }

  func velocity(at time: Double) -> Double {
    switch curve {
    case .deceleration(let curve): curve.velocity(at: time - start)
    case .spring(let curve): curve.velocity(at: time - start)
    case .cubic(let curve): curve.velocity(at: time - start)
    }
  }

  /// The offset at which it comes to rest.
  var destination: Double {
    if let aim { return aim }
    return switch curve {
    case .deceleration(let curve): curve.destination
    case .spring(let curve): curve.rest
    case .cubic(let curve): curve.rest
    }
  }

  /// A speed in points per second that it never exceeds.
  var maximumSpeed: Double {
    switch curve {
    case .deceleration(let curve): abs(curve.velocity)
    case .spring(let curve): curve.maximumSpeed
    case .cubic(let curve): curve.maximumSpeed
    }
  }

  /// The phase of this motion.
  var phase: ScrollPhase {
    switch (purpose, curve) {
    case (.glide, _), (.snap, _): .decelerating
    case (.rest, .spring), (.reveal, .spring): .bouncing
    default: .animating
    }
  }

  /// True where it leads to the rest at the top, which does not move with the content.
  var leadsToTop: Bool { purpose == .rest(.top) || purpose == .reveal(.top) }

  /// Moves the whole segment along with its content.
  mutating func shift(by length: Double) {
    aim = aim.map { $0 + length }
    switch curve {
    case .deceleration(var moved):
      moved.origin += length
      curve = .deceleration(moved)
    case .spring(var moved):
      moved.rest += length
      curve = .spring(moved)
    case .cubic(var moved):
      moved.rest += length
      curve = .cubic(moved)
    }
  }
}
