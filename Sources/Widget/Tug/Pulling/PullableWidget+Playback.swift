import SceneModel

/// A widget whose time stands still, for pictures that are the same each time.
extension PullableWidget {
  /// Holds the widget's time at 0, before it is shown: nothing in it moves by itself.
  package func holdTime() { puller?.frames.hold(at: 0) }

  /// Writes the state of the widget, whose time is held and which plays nothing, into its trace and
  /// recording.
  package func recordStill() {
    guard let puller else { return }
    puller.observation.start()
    puller.observation.recordFrame(of: puller.scene)
  }

  /// True where the widget has drawn and measured all changes.
  package var isSettled: Bool {
    guard let puller else { return false }
    return !puller.frames.isTicking && puller.scene.viewport.height > 0
  }
}
