import ScrollPhysics

/// One segment of motion: a closed-form curve, the reason for the motion, and how the segment ends.
@usableFromInline struct Motion: Equatable, Sendable {
  enum Curve: Equatable, Sendable {
    case deceleration(Deceleration)
    case spring(Spring)
    case cubic(TimedCubic)
  }

  enum Purpose: Equatable, Sendable {
    /// A glide after a release, wherever it ends.
    case glide
    /// A return of an overscrolled list to the rest offset of an edge.
    case rest(InsetEdge)
    /// A scroll to the rest offset of an edge that shows a control, even from within the range.
    case reveal(InsetEdge)
    /// A scroll to an offset that the program requested.
    case target
    /// A scroll to an offset that the wheel or a key requested.
    case step
    /// A scroll to an end of the range that a key requested, wherever that end is on arrival.
    case end(InsetEdge)
    /// A scroll after a release to a chosen offset: a page, or the program's target.
    case snap
  }

  enum Ending: Equatable, Sendable {
    /// The motion comes to rest.
    case rests
    /// The glide reaches an end of the range.
    case reachesEdge(InsetEdge)
    /// The spring crosses its rest offset into the range.
    case entersRange
  }

  var curve: Curve
  var purpose: Purpose
  /// The start time of the segment, in seconds.
  let start: Double
  /// The start time of the whole animation or glide that this segment continues, in seconds.
  ///
  /// A glide includes its bounces.
  var begin: Double
  /// The end time of the segment, in seconds.
  var end: Double
  var ending: Ending
  /// The offset at which the segment ends, if it differs from the end of the curve.
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

  /// The offset at which the segment ends.
  var destination: Double {
    if let aim { return aim }
    return switch curve {
    case .deceleration(let curve): curve.destination
    case .spring(let curve): curve.rest
    case .cubic(let curve): curve.rest
    }
  }

  /// An upper bound of the speed during the segment, in points per second.
  var maximumSpeed: Double {
    switch curve {
    case .deceleration(let curve): abs(curve.velocity)
    case .spring(let curve): curve.maximumSpeed
    case .cubic(let curve): curve.maximumSpeed
    }
  }

  /// The phase of a list with this motion.
  var phase: ScrollPhase {
    switch (purpose, curve) {
    case (.glide, _), (.snap, _): .decelerating
    case (.rest, .spring), (.reveal, .spring): .bouncing
    default: .animating
    }
  }

  /// Whether the motion ends at the top rest, which stays in place when the content is shifted.
  var endsAtTop: Bool {
    switch purpose {
    case .rest(.top), .reveal(.top), .end(.top): true
    default: false
    }
  }

  /// Moves the whole segment by `length` points, together with the content.
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
