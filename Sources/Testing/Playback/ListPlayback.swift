import Replay
import SceneModel
import ScrollModel
import Tug

/// Plays a script in a real list, with the script's clock instead of the real one.
///
/// The list takes over the script's scene, except for rows, row heights, sections, columns, blocks
/// and content, which remain the list's. The size also remains the list's: the player gives the
/// widget the size of ``viewport``. The program's handlers for refreshes, loads, clicks and menus
/// are not called, and a refresh or load lasts until the script ends it. The real clock has no
/// effect, so that two runs are identical. Source: replay contract, Script and Exactly.
@MainActor package final class ListPlayback {
  private let list: ListView
  private var remaining: ArraySlice<Script.TimedEvent>
  /// The list's current size in points according to the script.
  package private(set) var viewport: (width: Double, height: Double)
  /// The line of the script that set ``viewport``, counted from 1, or `nil` for the size of the
  /// initial scene.
  package private(set) var viewportLine: Int?

  /// Begins to play `script` in `list`, whose clock is stopped.
  ///
  /// If `keepsSize` is `true`, size changes of the script are ignored. Throws ``ScriptError`` if
  /// the list refuses the scene.
  package init(
    _ script: Script, in list: ListView, keepsSize: Bool = false
  ) throws(ScriptError) {
    self.list = list
    remaining =
      script.events.filter {
        !Self.isAboutContent($0.event) && !(keepsSize && Self.isAboutSize($0.event))
      }[...]
    viewport = (script.viewport.width, script.viewport.height)
    guard let peer = list.peer else { return }
    do {
      let scene = try Self.scene(of: script, as: peer.scene)
      peer.beginPlaying(
        scene, header: script.header.flatMap(RefreshHeader.init(played:)),
        footer: script.footer.flatMap(LoadMoreFooter.init(played:)), language: script.language)
    } catch {
      throw ScriptError(line: 1, reason: "the scene cannot be created: \(error)")
    }
  }

  /// Returns the initial scene of `script`, with the rows, content and size of `list`.
  private static func scene(
    of script: Script, as list: Scene
  ) throws(SceneError) -> Scene {
    var script = script
    // In a grid the list's row heights are the heights of lines, so use the default height of a
    // row.
    script.configuration.rows =
      list.columnLayout == .count(1)
      ? list.rows : RowHeights(count: list.rowCount, height: list.rows.defaultHeight)
    script.configuration.columns = list.columnLayout
    script.configuration.axis.orientation = list.axis.orientation
    script.configuration.axis.beginsAtEnd = list.axis.beginsAtEnd
    script.configuration.sections = list.sections
    script.configuration.blocks = list.blocks
    script.configuration.ownContentLength = list.ownContentLength
    script.viewport = list.viewport
    // Content that does not consist of rows keeps its insets and its scroll position.
    guard list.ownContentLength != nil, script.configuration.inset == EdgeInsets() else {
      return try script.makeScene()
    }
    script.configuration.inset = list.container.ledger[.application]
    var scene = try script.makeScene()
    try scene.handle(.setOffset(list.container.contentOffset, animated: false), at: 0)
    return scene
  }

  /// Advances to `time` seconds and plays every event up to then.
  ///
  /// `time` must not decrease.
  package func advance(to time: Double) throws(ScriptError) {
    while let next = remaining.first, next.time <= time {
      do {
        try list.peer?.play(
          next.event, at: next.time, late: next.late,
          header: next.control.flatMap(RefreshHeader.init(played:)),
          footer: next.control.flatMap(LoadMoreFooter.init(played:)))
      } catch {
        throw ScriptError(line: next.line, reason: "the list refuses the event: \(error)")
      }
      if case .resize(let width, let height) = next.event {
        viewport = (width, height)
        viewportLine = next.line
      }
      remaining.removeFirst()
    }
    list.peer?.playOn(to: time)
  }

  /// Writes a row to the list's trace, if it has one.
  package func recordFrame() { list.peer?.recordFrame() }

  private static func isAboutSize(_ event: SceneEvent) -> Bool {
    if case .resize = event { true } else { false }
  }

  /// Returns whether `event` changes rows or content, which remain the list's.
  private static func isAboutContent(_ event: SceneEvent) -> Bool {
    switch event {
    case .setRows, .insertRows, .removeRows, .replaceRows,
      .setRowHeight,
      .estimateRowHeight, .measureRows,
      .forgetHeights, .setBlock, .setContentLength, .setSections,
      .set(.columns):
      true
    default: false
    }
  }
}
