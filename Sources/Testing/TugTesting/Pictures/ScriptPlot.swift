import CairoDrawing
import Recording
import RefreshModel
import Replay
import SceneModel
import ScrollModel

/// Charts of a script's list over time.
package struct ScriptPlot {
  /// The seconds before each event at which the list is sampled once more, so that a step is a
  /// vertical line.
  private static let beforeEvent = 1e-6

  private var chart: Chart
  private var offset = Chart.Curve("offset", .blue)
  private var restAtStart = Chart.Curve("rest at the start", .gray, .guide)
  private var restAtEnd = Chart.Curve("rest at the end", .gray, .guide)
  private var velocity = Chart.Curve("velocity", .purple)
  private var insets = InsetEdge.allCases.map(InsetCurves.init)
  private var list = StateLane(name: "list")
  private var header = StateLane(name: "header")
  private var footer = StateLane(name: "footer")

  /// Returns the chart of `script` at its scale and in its theme, optionally with the velocity.
  ///
  /// Throws if the list refuses an event.
  package static func chart(of script: Script, showsVelocity: Bool) throws(ScriptError) -> Chart {
    var plot = ScriptPlot(script)
    try plot.follow(script)
    return plot.finished(script, showsVelocity: showsVelocity)
  }

  private init(_ script: Script) {
    chart = Chart(
      end: script.end, scale: Double(script.scale),
      palette: script.theme == .dark ? .dark : .light)
  }

  /// Returns the sample times in order: one per pixel, one right before and one at each event, and
  /// the end.
  private func times(of script: Script) -> [Double] {
    let step = chart.end / (chart.timeWidth * chart.scale)
    let pixels = stride(from: 0, through: script.end, by: step)
    let events = script.events.flatMap { [max($0.time - Self.beforeEvent, 0), $0.time] }
    return (Array(pixels) + events + [script.end]).sorted()
  }

  private mutating func follow(_ script: Script) throws(ScriptError) {
    var run = try ScriptRun(script)
    var requested = script.events[...]
    for time in times(of: script) {
      try run.advance(to: time)
      while let event = requested.first, event.time <= time {
        requested.removeFirst()
        if let word = event.programWord { chart.marks.append(Chart.Mark(word, at: event.time)) }
      }
      for effect in run.takeEffects() {
        if let name = Self.name(of: effect) { chart.marks.append(Chart.Mark(name, at: time)) }
      }
      note(run.scene, at: time)
    }
  }

  private mutating func note(_ scene: Scene, at time: Double) {
    let container = scene.container
    offset.points.append((time, scene.contentOffset))
    restAtStart.points.append((time, container.minimumOffset))
    restAtEnd.points.append((time, container.maximumOffset))
    velocity.points.append((time, container.isDragging ? .nan : scene.contentVelocity))
    for index in insets.indices { insets[index].note(container, at: time) }
    list.note(Self.shown(container.phase), at: time)
    header.note(scene.header.flatMap(Self.shown), at: time)
    footer.note(scene.footer.flatMap(Self.shown), at: time)
  }

  private func finished(_ script: Script, showsVelocity: Bool) -> Chart {
    let reach = offset.points.map(\.value)
    let range = (reach.min() ?? 0)...(reach.max() ?? 0)
    let guides = [restAtStart, restAtEnd].filter { guide in
      guide.points.contains { range.contains($0.value) }
    }
    var finished = chart
    finished.panels = [
      Chart.Panel(unit: "points", fraction: 2.4, curves: guides.reversed() + [offset])
    ]
    if showsVelocity {
      finished.panels.append(
        Chart.Panel(unit: "points a second", fraction: 1.2, curves: [velocity]))
    }
    let used = insets.filter(\.isUsed)
    var lower = Chart.Panel(
      unit: "points", curves: (used.isEmpty ? [insets[0]] : used).flatMap(\.curves))
    lower.includesZero = true
    finished.panels.append(lower)
    finished.lanes = [list, header, footer].filter { !$0.isEmpty }
      .map { $0.lane(until: script.end) }
    return finished
  }

  // MARK: Names and colours

  private static func name(of effect: SceneEffect) -> String? {
    switch effect {
    case .stateChanged, .scroll: nil
    default: effect.traceName
    }
  }

  private static func shown(_ phase: ScrollPhase) -> (String, ChartHue)? {
    switch phase {
    case .idle: nil
    case .tracking, .dragging: (phase.rawValue, .orange)
    case .decelerating, .bouncing: (phase.rawValue, .green)
    case .animating: (phase.rawValue, .blue)
    }
  }

  private static func shown(_ control: RefreshControl) -> (String, ChartHue)? {
    let hue: ChartHue
    switch control.state {
    case .idle: return control.isClosing ? ("closing", .gray) : nil
    case .pulling, .floorArmed: hue = .orange
    case .willRefresh, .refreshing: hue = .blue
    case .success: hue = .green
    case .failure: hue = .red
    case .noMoreData, .floorOpen: hue = .purple
    }
    return (control.state.rawValue, hue)
  }
}

/// The curves of an inset: in the model and as displayed.
private struct InsetCurves {
  let edge: InsetEdge
  var shown: Chart.Curve
  var meant: Chart.Curve

  init(_ edge: InsetEdge) {
    self.edge = edge
    let hue: ChartHue = edge == .top ? .green : .orange
    shown = Chart.Curve("\(edge.rawValue) inset presented", hue)
    meant = Chart.Curve("in the model", hue, .dashed)
  }

  mutating func note(_ container: ScrollContainer, at time: Double) {
    shown.points.append((time, container.presentedContentInset[edge]))
    meant.points.append((time, container.contentInset[edge]))
  }

  var isUsed: Bool { curves.contains { $0.points.contains { $0.value != 0 } } }

  var curves: [Chart.Curve] { [shown, meant] }
}

/// A lane of states that is being recorded.
private struct StateLane {
  let name: String
  private var spans: [Chart.Span] = []
  private var shown: (name: String, hue: ChartHue, start: Double)?

  init(name: String) { self.name = name }

  var isEmpty: Bool { spans.isEmpty && shown == nil }

  mutating func note(_ state: (String, ChartHue)?, at time: Double) {
    guard state?.0 != shown?.name else { return }
    close(at: time)
    if let state { shown = (state.0, state.1, time) }
  }

  private mutating func close(at time: Double) {
    guard let shown else { return }
    spans.append(Chart.Span(shown.name, from: shown.start, to: time, shown.hue))
    self.shown = nil
  }

  func lane(until end: Double) -> Chart.Lane {
    var whole = self
    whole.close(at: end)
    return Chart.Lane(name, spans: whole.spans)
  }
}
