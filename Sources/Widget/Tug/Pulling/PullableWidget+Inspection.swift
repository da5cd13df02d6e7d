import GtkBridge
import RefreshModel
import SceneModel
import ScrollModel

/// What an inspector reads of a widget, and does to its time.
extension PullableWidget {
  /// What is told of the widget more closely than to its program, while it lives; nil for none.
  package var inspector: (any WidgetInspector)? {
    get { puller?.observation.inspector }
    set { puller?.observation.inspector = newValue }
  }

  /// The widget's numbers now; nil once it is destroyed.
  package var reading: ScrollReading? { puller.map { ScrollReading(of: $0.scene) } }

  /// The widget's time in seconds at `microseconds` of the monotonic clock; 0 before its first frame.
  package func time(at microseconds: Int64) -> Double { puller?.frames.time(at: microseconds) ?? 0 }

  // MARK: Slow motion

  /// The seconds of the widget's time in a second of the frame clock: 1 by default, 0 where time stands
  /// still; anything else than 0 to 1 changes nothing.
  ///
  /// Input has its effect all the same, and recordings and traces are in the widget's time. The program's
  /// work takes as long as ever.
  package var pace: Double {
    get { puller?.frames.pace ?? 1 }
    set { puller?.frames.pace = newValue }
  }

  /// Moves the widget's time on by `seconds`, besides the time that passes; a number that is not finite
  /// and above 0 changes nothing.
  package func step(by seconds: Double) { puller?.frames.step(by: seconds) }

  // MARK: Recordings

  /// Writes a script that repeats the widget's events from the next moment on at which it rests, to the
  /// file at `path`, which is emptied.
  ///
  /// Such a recording under way ends; one of ``writeRecording(to:)`` goes on.
  @discardableResult
  package func startRecording(to path: String) throws(TraceError) -> RestingRecording? {
    let file = try LineFile(path: path)
    guard let peer = puller else { return nil }
    let recording = RestingRecording(of: peer, in: file)
    peer.observation.recording = recording
    peer.requestFrame()
    return recording
  }

  /// Ends the recording that ``startRecording(to:)`` has begun.
  package func stopRecording() { puller?.observation.recording = nil }
}

/// The numbers of a widget at one time: in points along the axis, and seconds.
package struct ScrollReading: Equatable, Sendable {
  /// A header or a footer.
  package struct Control: Equatable, Sendable {
    /// What it does.
    package let state: RefreshState
    /// How far it has come.
    package let stage: RefreshStage
    /// The pull as a share of the trigger distance.
    package let pull: Double
    /// The offset at which a pull arms it; nil where none does.
    package let armingOffset: Double?

    init?(_ side: ControlSide, of scene: Scene) {
      guard let control = scene.control(side) else { return nil }
      state = control.state
      stage = control.stage
      pull = scene.pull(of: side)
      armingOffset = scene.placement(of: side) == .overlay ? nil : scene.armingOffset(of: side)
    }
  }

  /// The widget's time.
  package let time: Double
  /// The offset that is seen, and how fast it changes, in points a second.
  package let (offset, velocity): (Double, Double)
  /// What the list does: a phase by its name in traces.
  package let phase: String
  /// The program's own insets, and these with those of open controls.
  package let (inset, adjustedInset): (EdgeInsets, EdgeInsets)
  /// The offsets at rest at the start and at the end.
  package let (minimumOffset, maximumOffset): (Double, Double)
  /// The offsets that no pull goes past; infinite where there are none.
  package let (lowestOffset, highestOffset): (Double, Double)
  /// The header, and the footer; nil where there is none.
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
