import SceneModel

/// An event, with the ticks before it.
struct Step {
  let event: SceneEvent
  /// The immediate effect of the event on the list.
  let effect: SceneChecker.Effect
  /// The curve of the animation that the event begins.
  var animator = SpeedLimit.Animator.timed
  /// The gaps between the ticks before the event, in seconds.
  var ticks: [Double] = []
}
