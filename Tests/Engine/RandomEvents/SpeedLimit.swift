import Glibc
import ScrollPhysics

/// The largest speed that a list may have from a moment on.
///
/// It is computed without the engine's curves: from the list's place and speed, and from the time
/// and place where its motion ends.
struct SpeedLimit {
  /// The kind of curve of the running animation.
  enum Animator: Sendable {
    /// A timed motion: a cubic, or the settling spring.
    case timed
    /// The spring of a wheel or key, as firm as the end of the range needs.
    case spring
  }

  /// The number of points by which any tick may exceed its limit.
  ///
  /// Source: architecture, rule 3.
  static let tolerance = 0.05
  private static let slowestDecay = 1e-3

  /// Returns the speed, in points per second, that the list does not exceed after `start` until the
  /// next event or deadline.
  static func speed(from start: Observation, animator: Animator) -> Double {
    let speed = abs(start.velocity)
    guard let motion = start.motion else { return 0 }
    let distance = abs(start.offset - motion.destination)
    let time = motion.end - start.time
    let frequency = start.springRate
    switch start.phase {
    case .idle, .tracking, .dragging: return 0
    case .decelerating:
      if isGlide(start, motion) { return speed }
      return speed + max(pageFirmness(start, motion), frequency) * distance / M_E
    case .bouncing:
      // In a paged list the motion to a page follows a bounce.
      let page = start.isPaged ? start.viewportLength : 0
      return speed + frequency * (distance + page) / M_E
    default: break
    }
    guard time > 0 else { return speed }
    let settling = frequency / M_E
    switch animator {
    case .timed:
      return speed + max(1.5 / time, settling, pageFirmness(start, motion) / M_E) * distance
    case .spring:
      let firmness = springTimes(distance: distance, speed: speed, time: time) / time
      return speed + max(firmness / M_E, settling) * distance
    }
  }

  /// Returns the largest frequency of the spring to a page, which is as firm as the longest page turn
  /// needs, or 0 if the list is not paged.
  private static func pageFirmness(_ start: Observation, _ motion: Observation.Motion) -> Double {
    let time = motion.end - start.time
    guard start.isPaged, time > 0 else { return 0 }
    let distance = abs(start.offset - motion.destination)
    return springTimes(distance: distance, speed: abs(start.velocity), time: time) / time
  }

  /// Returns whether the remaining distance and time match an exponential glide, now and after half
  /// of the time.
  ///
  /// The glide may have the list's own rate of decay, or the rate that leads to a target.
  private static func isGlide(_ start: Observation, _ motion: Observation.Motion) -> Bool {
    let time = motion.end - start.time
    let speed = abs(start.velocity)
    guard time > 0 else { return true }
    let toTarget = log(max(speed, Deceleration.restSpeed) / Deceleration.restSpeed) / time
    return [start.decay, max(toTarget, slowestDecay)].contains { decay in
      [(time, motion.destination), (time / 2, motion.halfway)].allSatisfy { time, offset in
        let way = start.velocity * -expm1(-decay * time) / decay
        return abs(start.offset + way - offset) <= tolerance + 1e-6 * abs(way)
      }
    }
  }

  /// Returns ω·t at which a critically damped spring comes to rest at `time`, starting at
  /// `distance` with `speed`.
  ///
  /// No spring that rests by then can be firmer.
  private static func springTimes(distance: Double, speed: Double, time: Double) -> Double {
    var low = 1.0
    var high = 700.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let far = (distance * (1 + middle) + speed * time) * exp(-middle)
      let fast = (speed * (1 + middle) + distance * middle * middle / time) * exp(-middle)
      if far > Spring.restDistance || fast > Spring.restSpeed {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }
}
