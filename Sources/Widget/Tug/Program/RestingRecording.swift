import Recording
import SceneModel

/// A recording that begins while its widget is used: in the first frame without motion and work.
@MainActor package final class RestingRecording {
  /// Called once when the recording has begun.
  package var onBegun: (@MainActor () -> Void)?
  private let file: LineFile
  private weak var peer: PullPeer?
  private var events: EventRecording?

  init(of peer: PullPeer, in file: LineFile) {
    self.peer = peer
    self.file = file
  }

  /// Whether the recording has begun, so that events are written to the script.
  package var hasBegun: Bool { events != nil }

  /// Begins the recording if the widget rests.
  ///
  /// Call it when the engine was advanced to a frame.
  func beginInFrame() {
    guard events == nil, let peer, ScriptRecorder.canBegin(with: peer.scene) else { return }
    let events = EventRecording(of: peer, in: file, from: peer.time)
    events.write(peer.restingLines)
    self.events = events
    onBegun?()
  }

  func record(_ event: SceneEvent, at time: Double, late: Double) {
    events?.write(event, at: time, late: late)
  }
}
