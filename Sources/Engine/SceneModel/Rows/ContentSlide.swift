import ScrollPhysics

/// The way of a bin's content to its place, after rows were inserted above the visible part.
///
/// A scene has the new place at once, and knows nothing of this. It takes as long as the
/// ``RowAnimation`` of a list. The content is drawn before its place, with its end never before the
/// end that was seen before the insertion.
package struct ContentSlide {
  private var curve: TimedCubic?
  /// The time at which the curve began, or `nil` until the next frame.
  private var startTime: Double?

  /// Creates a slide in which nothing moves.
  package init() {}

  /// Keeps the content where it is seen at `time`, after `length` points were inserted above.
  ///
  /// It then goes on from there, at its velocity. Nothing slides if it would be more than `limit`
  /// points before its place.
  package mutating func add(_ length: Double, at time: Double, limit: Double) {
    let distance = distance(at: time) + length
    guard length > 0, distance <= limit else { return stop() }
    let velocity = curve?.velocity(at: elapsed(at: time)) ?? 0
    (curve, startTime) = (RowAnimation.curve(from: -distance, velocity: velocity), nil)
  }

  /// Starts the way after insertions since the last frame.
  ///
  /// Call it before each frame.
  package mutating func settle(at time: Double) {
    if startTime == nil { startTime = time }
    if !isActive(at: time) { stop() }
  }

  /// Ends the way: the content is at its place.
  package mutating func stop() { (curve, startTime) = (nil, nil) }

  /// Returns whether the content is on its way at `time`.
  package func isActive(at time: Double) -> Bool {
    curve != nil && elapsed(at: time) < RowAnimation.duration
  }

  /// Returns the points by which the content is drawn before its place at `time`.
  package func distance(at time: Double) -> Double {
    curve.map { -$0.position(at: elapsed(at: time)) } ?? 0
  }

  private func elapsed(at time: Double) -> Double { startTime.map { time - $0 } ?? 0 }
}
