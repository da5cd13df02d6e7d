import ScrollPhysics

extension Deceleration {
  /// The offset in points that would be reached without a rest speed: `x0 + v0 / k`.
  var asymptote: Double { origin + velocity / decay }
}
