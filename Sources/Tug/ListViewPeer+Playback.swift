import ListModel
import Replay

/// A list whose time a script says: the real clock does not enter.
extension ListViewPeer {
  /// Holds the engine's time at 0, before the list is shown.
  func holdTime() {
    engineClock.hold(at: 0)
  }

  /// Tells a trace and a recording how the list is, whose time stands still.
  func noteStill() {
    observation.start(with: scene)
    observation.noteFrame(of: scene)
  }

  /// Begins anew as the scene of `script`, with the list's own rows and size.
  func beginPlaying(_ script: Script) throws(SceneError) {
    guard !isDisposed else { return }
    var script = script
    var configuration = script.configuration
    // Side by side, the scene's own heights are those of lines of rows.
    configuration.rows =
      scene.columnLayout == .count(1)
      ? scene.rows : RowHeights(count: scene.rowCount, height: scene.rows.defaultHeight)
    configuration.columns = scene.columnLayout
    configuration.axis.orientation = scene.axis.orientation
    configuration.axis.beginsAtEnd = scene.axis.beginsAtEnd
    configuration.sections = scene.sections
    configuration.blocks = scene.blocks
    configuration.ownContentLength = scene.ownContentLength
    // Content without ends of its own has its room in its insets, and stands where it stood.
    let start = scene.container.contentOffset
    let hasRoom = scene.ownContentLength != nil && configuration.inset == EdgeInsets()
    if hasRoom { configuration.inset = scene.container.ledger[.application] }
    script.configuration = configuration
    script.viewport = scene.viewport
    refreshTask.cancel()
    loadTask.cancel()
    isPlaying = true
    language = script.language
    keylessLastUpdated = nil
    engineClock.hold(at: 0)
    scene = try script.makeScene()
    if hasRoom { try scene.handle(.setOffset(start, animated: false), at: 0) }
    header = script.header.flatMap(RefreshHeader.init(played:))
    footer = script.footer.flatMap(LoadMoreFooter.init(played:))
    forgetClick()
    takeEffects()
    observation.start(with: scene)
    deliverEffects()
    queueDraw()
  }

  /// Gives the scene an event of the script at its time, and the list the control that it names.
  func play(_ next: Script.TimedEvent) throws(SceneError) {
    guard !isDisposed else { return }
    let (time, control) = (next.time, next.control)
    engineClock.hold(at: time)
    try scene.handle(next.event, at: time, late: next.late)
    switch next.event {
    case .setHeader, .tuneHeader: header = control.flatMap(RefreshHeader.init(played:))
    case .setFooter, .tuneFooter: footer = control.flatMap(LoadMoreFooter.init(played:))
    default: break
    }
    observation.note(next.event, at: time, late: next.late)
    takeEffects()
    deliverEffects()
  }

  /// Moves on to `time`, at which there is no event left.
  func playOn(to time: Double) {
    guard !isDisposed else { return }
    engineClock.hold(at: time)
    scene.advance(to: time)
    takeEffects()
    measureVisibleRows()
    queueDraw()
    deliverEffects()
  }
}
