import GtkBridge
import RefreshModel
import SceneModel
import ScrollModel

/// The state that an inspector reads from a widget, and its control over the widget's time.
extension PullableWidget {
  /// The inspector, which receives more detailed reports than the program, or `nil` if there is
  /// none.
  ///
  /// The widget holds it weakly.
  package var inspector: (any WidgetInspector)? {
    get { pullPeer?.observation.inspector }
    set { pullPeer?.observation.inspector = newValue }
  }

  /// The current numbers of the widget, or `nil` once it is destroyed.
  package var reading: ScrollReading? { pullPeer.map { ScrollReading(of: $0.scene) } }

  /// Returns the widget's time in seconds at `microseconds` of the monotonic clock, or 0 before the
  /// first frame.
  package func time(at microseconds: Int64) -> Double {
    pullPeer?.frames.time(at: microseconds) ?? 0
  }

  // MARK: Slow motion

  /// The speed of the widget's time relative to the frame clock, from 0 to 1.
  ///
  /// At 1, the default, time is normal; at 0 it stands still. Setting any other value changes
  /// nothing. Input takes effect at any speed. Recordings and traces use the widget's time. The
  /// program's work is not slowed down.
  package var pace: Double {
    get { pullPeer?.frames.pace ?? 1 }
    set { pullPeer?.frames.pace = newValue }
  }

  /// Advances the widget's time by `seconds`, in addition to the time that passes.
  ///
  /// Does nothing if `seconds` is not finite or not above 0.
  package func step(by seconds: Double) { pullPeer?.frames.step(by: seconds) }

  // MARK: Recordings

  /// Records the widget's events to the file at `path` as a script that repeats them.
  ///
  /// The recording begins when the widget next rests. An existing file is overwritten. A recording
  /// that this function started before ends. A recording of ``writeRecording(to:)`` continues.
  @discardableResult
  package func startRecording(to path: String) throws(TraceError) -> RestingRecording? {
    let file = try LineFile(path: path)
    guard let peer = pullPeer else { return nil }
    let recording = RestingRecording(of: peer, in: file)
    peer.observation.recording = recording
    peer.requestFrame()
    return recording
  }

  /// Ends the recording that ``startRecording(to:)`` began.
  package func stopRecording() { pullPeer?.observation.recording = nil }
}

/// The numbers of a widget at one time, in points along the axis and in seconds.
package struct ScrollReading: Equatable, Sendable {
  /// The state of a header or a footer.
  package struct Control: Equatable, Sendable {
    /// The state of the work.
    package let state: RefreshState
    /// The stage of the control.
    package let stage: RefreshStage
    /// The pull as a fraction of the trigger distance.
    package let pull: Double
    /// The offset at which a pull arms the control, or `nil` if pulls do not arm it or the header
    /// lies over the content.
    package let armingOffset: Double?

    init?(_ side: ControlSide, of scene: Scene) {
      guard let control = scene.control(side) else { return nil }
      state = control.state
      stage = control.stage
      pull = scene.pull(of: side)
      armingOffset = scene.placement(of: side) == .overlay ? nil : scene.armingOffset(of: side)
    }
  }

  /// The widget's time in seconds.
  package let time: Double
  /// The visible offset in points, and its velocity in points per second.
  package let (offset, velocity): (Double, Double)
  /// The phase of the motion, by its name in traces.
  package let phase: String
  /// The program's own insets, and the sum of the program's insets and the insets of open controls.
  package let (inset, adjustedInset): (EdgeInsets, EdgeInsets)
  /// The offsets at rest at the start and at the end.
  package let (minimumOffset, maximumOffset): (Double, Double)
  /// The offsets that no pull exceeds, or infinities if there is no limit.
  package let (lowestOffset, highestOffset): (Double, Double)
  /// The states of the header and the footer, or `nil` if there is no such control.
  package let (header, footer): (Control?, Control?)

  init(of scene: Scene) {
    let container = scene.container
    time = scene.time
    (offset, velocity) = (scene.contentOffset, scene.contentVelocity)
    phase = container.phase.rawValue
    (inset, adjustedInset) = (container.ledger[.application], container.contentInset)
    (minimumOffset, maximumOffset) = (container.minimumOffset, container.maximumOffset)
    lowestOffset = container.minimumOffset - container.stretchLimit(beyond: .top)
    highestOffset = container.maximumOffset + container.stretchLimit(beyond: .bottom)
    (header, footer) = (Control(.header, of: scene), Control(.footer, of: scene))
  }
}
