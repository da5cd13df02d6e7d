/// What a plot shows of a list at one of its times, in seconds and points.
struct MotionSample: Equatable {
  var time: Double
  var offset: Double
  /// The offsets at rest at the start and at the end, which the insets make.
  var rest: ClosedRange<Double>
  /// The offsets at which a pull arms the header and the footer; nil where none does.
  var header: Double?
  var footer: Double?
  /// The offsets that no pull goes past; infinite where there are none.
  var limits = -Double.infinity...Double.infinity

  /// The same but for the time.
  func isLike(_ other: MotionSample) -> Bool {
    var moved = other
    moved.time = time
    return self == moved
  }
}

/// The samples of the last seconds, in a ring of bounded length.
struct MotionSamples {
  /// The seconds that are kept.
  static let seconds = 5.0
  /// The most samples: those of a display with 240 frames a second; chosen here.
  static let capacity = 1200

  private var ring: [MotionSample] = []
  /// The place of the oldest one, in a ring that is full.
  private var first = 0

  /// The samples, the oldest first.
  var all: [MotionSample] { Array(ring[first...] + ring[..<first]) }

  /// The last one; nil for none.
  var last: MotionSample? { ring.isEmpty ? nil : ring[(first + ring.count - 1) % ring.count] }

  /// Adds a sample; one of the same time takes the last one's place, and one of an earlier time begins
  /// anew, as another list's.
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

  /// What can be seen at `now`: the samples of the last seconds, and the one before them, from which the
  /// first line comes.
  func visible(at now: Double) -> [MotionSample] {
    let all = all
    let start = all.firstIndex { $0.time > now - Self.seconds } ?? all.endIndex
    return Array(all[max(start - 1, 0)...])
  }

  /// Nothing that can be seen at `now` has changed: the plot is level, and stays so.
  func isLevel(at now: Double) -> Bool {
    let seen = visible(at: now)
    guard let last = seen.last else { return true }
    return seen.allSatisfy { $0.isLike(last) }
  }
}
