import ListModel

/// Something that happens to a list, after some time in some ticks.
struct Step {
  let event: SceneEvent
  /// What it may do to the list at once.
  let effect: SceneChecker.Effect
  /// What an animation that it begins is carried by.
  var animator = SpeedLimit.Animator.timed
  /// The gaps between the ticks before it, in seconds.
  var ticks: [Double] = []
}
