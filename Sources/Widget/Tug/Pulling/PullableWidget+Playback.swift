import SceneModel

/// A widget whose time stands still, for reproducible screenshots.
extension PullableWidget {
  /// Holds the widget's time at 0, so that nothing is animated.
  ///
  /// Call it before the widget is shown.
  package func holdTime() { pullPeer?.frames.hold(at: 0) }

  /// Writes the state of the widget to its trace and its recording.
  ///
  /// The widget's time must be held, and no script may play.
  package func recordStill() {
    guard let pullPeer else { return }
    pullPeer.observation.start()
    pullPeer.observation.recordFrame(of: pullPeer.scene)
  }

  /// Whether all changes are measured and drawn.
  package var isSettled: Bool {
    guard let pullPeer else { return false }
    return !pullPeer.frames.isTicking && pullPeer.scene.viewport.height > 0
  }
}
