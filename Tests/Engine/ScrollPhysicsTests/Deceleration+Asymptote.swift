import ScrollPhysics

extension Deceleration {
  /// The offset in points that a glide without a rest speed would approach: `x0 + v0 / k`.
  var asymptote: Double { origin + velocity / decay }
}
