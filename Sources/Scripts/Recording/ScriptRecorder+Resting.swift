import RefreshModel
import SceneModel
import Translations

/// Recordings that begin while a list is in use, but at rest.
extension ScriptRecorder {
  /// Returns whether a recording can begin: nothing moves or is held, and no control is active.
  package static func canBegin(with scene: Scene) -> Bool {
    let container = scene.container
    let isOccupied = ControlSide.allCases.contains { side in
      guard let control = scene.control(side) else { return false }
      let isAtRest = control.state == .idle || control.state == .noMoreData
      return !isAtRest || control.stage != .idle
    }
    return container.phase == .idle && !container.isMoving && !container.isPressed && !isOccupied
      && scene.nextDeadline == nil
  }

  /// Returns the lines of a script that begins now, with a list at rest at any scroll position.
  package static func restingLines(
    of scene: Scene, header: ControlDescription?, footer: ControlDescription?,
    language: Language
  ) -> [String] {
    var begun = scene
    try? begun.handle(.setClock(scene.wallClock), at: scene.time)
    let lines = sceneLines(
      of: begun, header: header?.waiting, footer: footer?.waiting, language: language)
    var events: [SceneEvent] = scene.layout.measuredHeights.map {
      .measureRows(first: $0.first, heights: $0.heights)
    }
    events += restingEvents(of: scene)
    events += scene.selection.rows.ranges.map {
      .select(at: $0.lowerBound, count: $0.count, isSelected: true)
    }
    if let row = scene.selection.focus { events.append(.focus(row)) }
    return lines + linesAtStart(events)
  }

  /// Returns the events that move the list from a script's initial state to the current one.
  private static func restingEvents(of scene: Scene) -> [SceneEvent] {
    let isExhausted = scene.footer?.state == .noMoreData
    return (isExhausted ? [.setNoMoreData] : [])
      + [.setOffset(scene.container.contentOffset, animated: false)]
  }

  private static func linesAtStart(_ events: [SceneEvent]) -> [String] {
    var recorder = ScriptRecorder()
    return events.compactMap { recorder.line(of: $0, at: 0) }
  }
}

extension ControlDescription {
  /// This control in a list that was shown long ago: it does not start automatically.
  fileprivate var waiting: ControlDescription {
    var waiting = self
    waiting.policy.start = .never
    return waiting
  }
}
