/// Layout of a chart's parts.
extension Chart {
  struct Layout {
    /// The frames of the panels.
    var panels: [Rect] = []
    /// The frames of the lanes.
    var lanes: [Rect] = []
    /// The frame of the event names.
    var names: Rect
    /// The top of the time axis ticks, above their labels.
    var timeTop = 0.0
  }

  /// The space above and below all parts, in points.
  private static let margin = 12.0
  /// The height of a panel's head, in points.
  static let headHeight = 22.0
  /// The height of a row of event names, in points.
  static let nameHeight = 16.0
  private static let panelGap = 8.0
  private static let laneHeight = 19.0
  private static let laneGap = 4.0
  private static let timeHeight = 24.0

  /// The number of rows for the names of events.
  static let nameRows = 2

  var layout: Layout {
    let namesHeight = marks.isEmpty ? 0 : Double(Self.nameRows) * Self.nameHeight + 2
    var layout = Layout(
      names: Rect(x: Self.left, y: Self.margin, width: timeWidth, height: namesHeight))
    let laneCount = Double(lanes.count)
    let lanesHeight = laneCount * (Self.laneHeight + Self.laneGap)
    let heads = Double(panels.count) * (Self.headHeight + Self.panelGap)
    let space =
      height - 2 * Self.margin - namesHeight - lanesHeight - heads - Self.timeHeight
    let fractions = panels.map { max($0.fraction, 0) }.reduce(0, +)
    var y = layout.names.maxY
    for panel in panels {
      y += Self.headHeight
      let fraction = fractions > 0 ? max(panel.fraction, 0) / fractions : 0
      let rect = Rect(x: Self.left, y: y, width: timeWidth, height: max(space * fraction, 0))
      layout.panels.append(rect)
      y = rect.maxY + Self.panelGap
    }
    for _ in lanes {
      layout.lanes.append(
        Rect(x: Self.left, y: y + Self.laneGap, width: timeWidth, height: Self.laneHeight))
      y += Self.laneGap + Self.laneHeight
    }
    layout.timeTop = y + Self.laneGap
    return layout
  }
}
