import Replay
import SceneModel
import ScrollModel
import Tug

/// A script that is played in a real list, with the script's clock in place of the real one.
///
/// The list becomes the script's scene, except for its rows, their heights, sections, columns, blocks
/// and content, which stay the list's own. So does its size: the player gives the widget the size of
/// ``viewport``. The program's handlers are not called for work, clicks and menus: work goes on until
/// the script ends it. The real clock has no effect, so that two runs look the same. Source: replay
/// contract, Script and Exactly.
@MainActor package final class ListPlayback {
  private let list: ListView
  private var remaining: ArraySlice<Script.TimedEvent>
  /// The size in points that the script gives the list now.
  package private(set) var viewport: (width: Double, height: Double)
  /// The line of the script that gives this size, from 1; nil for the scene's own.
  package private(set) var viewportLine: Int?

  /// Begins `script` in `list`, whose time is held.
  ///
  /// A list that keeps its size ignores the script's sizes. Throws ``ScriptError`` where the list
  /// refuses a line.
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
      throw ScriptError(line: 1, reason: "the scene cannot be made: \(error)")
    }
  }

  /// The scene that `script` begins with, with the rows, the content and the size of `list`.
  private static func scene(
    of script: Script, as list: Scene
  ) throws(SceneError) -> Scene {
    var script = script
    // Side by side, the scene's own heights are those of lines of rows.
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
    // Content without ends of its own has its room in its insets, and stands where it stood.
    guard list.ownContentLength != nil, script.configuration.inset == EdgeInsets() else {
      return try script.makeScene()
    }
    script.configuration.inset = list.container.ledger[.application]
    var scene = try script.makeScene()
    try scene.handle(.setOffset(list.container.contentOffset, animated: false), at: 0)
    return scene
  }

  /// Advances to `time` seconds, through every event up to then; `time` must not run backwards.
  package func advance(to time: Double) throws(ScriptError) {
    while let next = remaining.first, next.time <= time {
      do {
        try list.peer?.play(
          next.event, at: next.time, late: next.late,
          header: next.control.flatMap(RefreshHeader.init(played:)),
          footer: next.control.flatMap(LoadMoreFooter.init(played:)))
      } catch {
        throw ScriptError(line: next.line, reason: "the list refuses this: \(error)")
      }
      if case .resize(let width, let height) = next.event {
        viewport = (width, height)
        viewportLine = next.line
      }
      remaining.removeFirst()
    }
    list.peer?.playOn(to: time)
  }

  /// Writes a row of the list's trace, where it has one.
  package func recordFrame() { list.peer?.recordFrame() }

  private static func isAboutSize(_ event: SceneEvent) -> Bool {
    if case .resize = event { true } else { false }
  }

  /// True for an event about rows or content, which stay the list's own.
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
