import ListModel
import Replay

/// A script that is played in a real list, with the script's clock in place of the real one.
///
/// The list begins anew as the script's scene, but for its rows, their heights, sections, columns,
/// blocks and content, which stay the list's own, as does its size: whoever plays gives the widget the size of
/// ``viewport``. The program's handlers are not called for work, clicks and menus: what is begun goes
/// on until the script ends it. The real clock never enters, so that two runs look the same.
/// Source: replay contract, Script and Exactly.
@MainActor package final class ListPlayback {
  private let list: ListView
  private var remaining: ArraySlice<Script.TimedEvent>
  /// The size in points that the script gives the list now.
  package private(set) var viewport: (width: Double, height: Double)
  /// The line of the script that says so, from 1; nil for the scene's own.
  package private(set) var viewportLine: Int?

  /// Begins `script` in `list`, whose time is held.
  ///
  /// A list that keeps its size passes over what the script says of it.
  /// Throws ``ScriptError`` where the list cannot do what a line says.
  package init(
    _ script: Script, in list: ListView, keepsSize: Bool = false
  ) throws(ScriptError) {
    self.list = list
    remaining =
      script.events.filter {
        !Self.isAboutContent($0.event) && !(keepsSize && Self.isAboutSize($0.event))
      }[...]
    viewport = (script.viewport.width, script.viewport.height)
    do {
      try list.peer?.beginPlaying(script)
    } catch {
      throw ScriptError(line: 1, reason: "the scene cannot be made: \(error)")
    }
  }

  /// Holds the time of `list` at 0, before it is shown: nothing in it moves by itself.
  package static func holdTime(of list: ListView) {
    list.peer?.holdTime()
  }

  /// Writes how `list`, whose time is held and which plays nothing, is into its trace and recording.
  package static func noteStill(of list: ListView) {
    list.peer?.noteStill()
  }

  /// Whether `list` has drawn, and measured, all that has changed in it.
  package static func isSettled(_ list: ListView) -> Bool {
    guard let peer = list.peer else { return false }
    return !peer.isTicking && peer.scene.viewport.height > 0
  }

  /// Moves on to `time` seconds, through every event up to then; `time` must not run backwards.
  package func advance(to time: Double) throws(ScriptError) {
    while let next = remaining.first, next.time <= time {
      do {
        try list.peer?.play(next)
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
  package func noteFrame() {
    guard let peer = list.peer else { return }
    peer.observation.noteFrame(of: peer.scene)
  }

  private static func isAboutSize(_ event: SceneEvent) -> Bool {
    if case .resize = event { true } else { false }
  }

  /// Whether an event describes rows or content, which a list that plays has of its own.
  private static func isAboutContent(_ event: SceneEvent) -> Bool {
    switch event {
    case .setRows, .insertRows, .removeRows, .setRowHeight, .estimateRowHeight, .measureRows,
      .forgetHeights, .setBlock, .setContentLength, .setSections, .set(.columns):
      true
    default: false
    }
  }
}
