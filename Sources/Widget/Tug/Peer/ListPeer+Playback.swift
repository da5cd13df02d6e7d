import RefreshModel
import SceneModel
import Translations

/// A list whose time is set by a script.
///
/// The real clock has no effect.
extension ListPeer {
  /// Writes a row to the list's trace, if there is one.
  package func recordFrame() {
    observation.recordFrame(of: scene)
  }

  /// Shows `scene`, which is at time 0, and its controls.
  ///
  /// The program's work is cancelled, and no work is requested from now on.
  package func beginPlaying(
    _ scene: Scene, header: RefreshHeader?, footer: LoadMoreFooter?, language: Language
  ) {
    guard !isDisposed else { return }
    for side in ControlSide.allCases { handlers.cancelTask(of: side) }
    isPlaying = true
    widgetStyle.language = language
    frames.hold(at: 0)
    self.scene = scene
    controls.beginPlaying(header: header, footer: footer)
    rows.forgetClick()
    rows.animation.stop()
    takeEffects()
    observation.start()
    notifyProgram()
    queueDraw()
  }

  /// Sends an event of a script to the scene at its time.
  ///
  /// If the event replaces or changes a control, the list gets `header` or `footer`.
  package func play(
    _ event: SceneEvent, at time: Double, late: Double, header: RefreshHeader?,
    footer: LoadMoreFooter?
  ) throws(SceneError) {
    guard !isDisposed else { return }
    frames.hold(at: time)
    try scene.handle(event, at: time, late: late)
    switch event {
    case .setControl(.header, _), .tune(.header, _): controls.header = header
    case .setControl(.footer, _), .tune(.footer, _): controls.footer = footer
    default: break
    }
    observation.record(event, at: time, late: late)
    takeEffects()
    notifyProgram()
  }

  /// Advances to `time`, after all events have been sent.
  package func playOn(to time: Double) {
    frames.playOn(to: time)
  }
}
