import SceneModel

/// An event, with the ticks before it.
struct Step {
  let event: SceneEvent
  /// Its immediate effect on the list.
  let effect: SceneChecker.Effect
  /// The curve of an animation that it begins.
  var animator = SpeedLimit.Animator.timed
  /// The gaps between the ticks before it, in seconds.
  var ticks: [Double] = []
}
