import RefreshModel
import SceneModel
import Translations

/// Recordings that begin in the midst of a list's life, while it rests.
extension ScriptRecorder {
  /// True where a recording can begin: nothing moves or is held, and no control does anything.
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

  /// The lines of a script that begins now with a list that is at rest, wherever it is.
  package static func restingLines(
    of scene: Scene, header: ControlDescription?, footer: ControlDescription?,
    language: Language
  ) -> [String] {
    var begun = scene
    try? begun.handle(.setClock(scene.wallClock), at: scene.time)
    let lines = sceneLines(
      of: begun, header: header?.waiting, footer: footer?.waiting, language: language)
    var events: [SceneEvent] = scene.rows.measuredHeights.map {
      .measureRows(first: $0.first, heights: $0.heights)
    }
    events += restingEvents(of: scene)
    events += scene.selection.rows.ranges.map {
      .select(at: $0.lowerBound, count: $0.count, isSelected: true)
    }
    if let row = scene.selection.focus { events.append(.focus(row)) }
    return lines + linesAtStart(events)
  }

  /// What brings a pull from where a script begins to where it is.
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
  /// The same for a list that was shown long ago: nothing begins by itself.
  fileprivate var waiting: ControlDescription {
    var waiting = self
    waiting.policy.start = .never
    return waiting
  }
}
