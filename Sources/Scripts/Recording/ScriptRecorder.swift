import RefreshModel
import SceneModel
import ScrollModel
import Translations

/// Writes the events of a list as a script that reproduces its motion.
///
/// Write the lines of ``sceneLines(of:header:footer:language:)`` before the first event.
package struct ScriptRecorder: Sendable {
  /// The host's time in seconds that corresponds to 0 in the script.
  private let start: Double
  private var lastTime = 0.0

  /// Creates a recorder for a script that begins at `start` seconds of the host's time.
  package init(at start: Double = 0) { self.start = start }

  /// Returns the scene lines for a list at time 0, when it is visible and has its first size.
  ///
  /// Pass `nil` for controls that have no name in scripts.
  package static func sceneLines(
    of scene: Scene, header: ControlDescription?,
    footer: ControlDescription?, language: Language = .english
  ) -> [String] {
    var content = scene.isOnlyLength ? [] : rowsLines(of: scene)
    if let length = scene.ownContentLength { content.append("content \(length)") }
    for edge in InsetEdge.allCases where scene.blocks[edge] > 0 {
      content.append("block \(edge.rawValue) \(scene.blocks[edge])")
    }
    if !scene.sections.isEmpty {
      content.append("sections " + scene.sections.map(\.description).joined(separator: " "))
    }
    return lines(
      of: scene, content: content, header: header, footer: footer, language: language,
      options: scene.options)
  }

  private static func lines(
    of scene: Scene, content: [String], header: ControlDescription?,
    footer: ControlDescription?, language: Language, options: [SceneOption]
  ) -> [String] {
    var lines = ["viewport \(scene.viewport.width) \(scene.viewport.height)"] + content
    let inset = scene.container.ledger[.application]
    if inset.top != 0 { lines.append("inset top \(inset.top)") }
    if inset.bottom != 0 { lines.append("inset bottom \(inset.bottom)") }
    if let header { lines.append("header \(header.words)") }
    if let footer { lines.append("footer \(footer.words)") }
    if scene.clock != SceneConfiguration.defaultClock { lines.append("clock \(scene.clock)") }
    if let time = scene.header?.lastUpdated { lines.append("last-updated \(time)") }
    if language != .english { lines.append("locale \(language)") }
    lines.append("drag-threshold \(scene.container.dragThreshold)")
    let usual = Scene(SceneConfiguration()).options
    for option in options where !usual.contains(option) {
      lines.append(OptionWord.text(of: option))
    }
    return lines
  }

  /// Returns the line of `event` at `time` seconds, or `nil` if scripts do not support the event.
  ///
  /// `late` is the delay in seconds between the user's action and the event. `control` is the
  /// control that the event sets or tunes; without it only the removal of a control can be written.
  package mutating func line(
    of event: SceneEvent, at time: Double, late: Double = 0, control: ControlDescription? = nil
  ) -> String? {
    guard let words = EventWord.text(of: event, control: control) else { return nil }
    lastTime = max(start == 0 ? time : Self.whole(time - start), lastTime)
    return "\(lastTime) \(words)" + EventWord.text(ofLateness: event.isDirectInput ? late : 0)
  }

  /// Returns `seconds` rounded to microseconds: host times have this resolution, but a difference
  /// of two of them can have a rounding error.
  private static func whole(_ seconds: Double) -> Double {
    (seconds * 1_000_000).rounded() / 1_000_000
  }

  private static func rowsLines(of scene: Scene) -> [String] {
    let rows = scene.rows
    if rows.estimatedHeight != nil {
      return ["estimated-rows \(scene.rowCount) \(rows.defaultHeight)"]
    }
    guard let heights = rows.givenHeights, !heights.isEmpty else {
      return ["rows \(scene.rowCount) \(rows.defaultHeight)"]
    }
    return ["row-heights " + heights.map(\.description).joined(separator: " ")]
  }
}
