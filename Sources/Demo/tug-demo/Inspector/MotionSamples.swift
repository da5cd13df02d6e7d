/// The values that a plot shows of a list at a point in time, in seconds and points.
struct MotionSample: Equatable {
  var time: Double
  var offset: Double
  /// The range of offsets at which the list can rest, including insets.
  var rest: ClosedRange<Double>
  /// The offsets at which a pull arms the header and the footer, or `nil` if none does.
  var header: Double?
  var footer: Double?
  /// The range of offsets that a pull can reach.
  ///
  /// Infinite if there is no limit.
  var limits = -Double.infinity...Double.infinity

  /// Returns whether `other` has equal values, ignoring the time.
  func isLike(_ other: MotionSample) -> Bool {
    var moved = other
    moved.time = time
    return self == moved
  }
}

/// The samples of the last seconds, in a ring buffer of limited length.
struct MotionSamples {
  /// The duration that the plot shows, in seconds.
  static let seconds = 5.0
  /// The maximum number of samples: five seconds at 240 frames per second.
  static let capacity = 1200

  private var ring: [MotionSample] = []
  /// The index of the oldest sample, if the buffer is full.
  private var first = 0

  /// The samples, oldest first.
  var all: [MotionSample] { Array(ring[first...] + ring[..<first]) }

  /// The newest sample, or `nil` if there are no samples.
  var last: MotionSample? { ring.isEmpty ? nil : ring[(first + ring.count - 1) % ring.count] }

  /// Adds a sample.
  ///
  /// A sample with the time of the newest one replaces it. A sample with an earlier time belongs to
  /// another list, so all earlier samples are dropped.
  mutating func add(_ sample: MotionSample) {
    if let last, sample.time < last.time { self = MotionSamples() }
    if let last, sample.time == last.time {
      ring[(first + ring.count - 1) % ring.count] = sample
    } else if ring.count < Self.capacity {
      ring.append(sample)
    } else {
      ring[first] = sample
      first = (first + 1) % ring.count
    }
  }

  /// Returns the samples that are visible at `now`, and the sample before them, at which the first
  /// line starts.
  func visible(at now: Double) -> [MotionSample] {
    let all = all
    let start = all.firstIndex { $0.time > now - Self.seconds } ?? all.endIndex
    return Array(all[max(start - 1, 0)...])
  }

  /// Returns whether all samples that are visible at `now` are equal, so that the plot does not
  /// change.
  func isLevel(at now: Double) -> Bool {
    let seen = visible(at: now)
    guard let last = seen.last else { return true }
    return seen.allSatisfy { $0.isLike(last) }
  }
}
