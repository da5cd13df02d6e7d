import Recording
import SceneModel

/// A recording that begins while its widget is used: in the first frame in which nothing moves or works.
@MainActor package final class RestingRecording {
  /// Called once when it has begun.
  package var onBegun: (@MainActor () -> Void)?
  private let file: LineFile
  private weak var peer: PullPeer?
  private var events: EventRecording?

  init(of peer: PullPeer, in file: LineFile) {
    self.peer = peer
    self.file = file
  }

  /// True once it has begun: what happens from now on is in the script.
  package var hasBegun: Bool { events != nil }

  /// Begins if the widget rests; its engine has been advanced to a frame.
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
