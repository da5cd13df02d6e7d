internal import CCairo

extension Chart {
  private static let font = TextStyle(size: 12)
  private static let small = TextStyle(size: 11)
  /// The space between related parts, in points.
  private static let gap = 6.0
  /// The smallest distance between the labels of two ticks, in points.
  private static let timePitch = 64.0
  private static let valuePitch = 30.0
  /// The length of the sample line next to a curve's name, in points.
  private static let sample = 22.0
  /// The lengths of dashes and of the gaps between them, in points.
  private static let dash = (on: 5.0, off: 4.0)

  /// Returns an image of the chart.
  ///
  /// Throws ``CanvasError/unusableSize(width:height:scale:)`` if the size exceeds a cairo image.
  package func picture(text: TextRenderer) throws(CanvasError) -> Canvas {
    let canvas = try Canvas(width: width, height: height, scale: scale)
    draw(on: canvas, text: text)
    return canvas
  }

  /// Draws the chart and its background with its top left corner at the origin.
  package func draw(on canvas: Canvas, text: TextRenderer) {
    let layout = layout
    canvas.fill(Rect(x: 0, y: 0, width: width, height: height), palette.background)
    drawTime(layout, on: canvas, text: text)
    for (panel, rect) in zip(panels, layout.panels) { drawGrid(of: panel, rect, canvas, text) }
    for rect in layout.lanes { canvas.fill(canvas.snapped(rect), palette.hover) }
    drawMarks(layout, on: canvas, text: text)
    for (lane, rect) in zip(lanes, layout.lanes) { draw(lane, in: rect, on: canvas, text: text) }
    for (panel, rect) in zip(panels, layout.panels) {
      drawCurves(of: panel, in: rect, on: canvas)
      drawHead(of: panel, above: rect, on: canvas, text: text)
    }
  }

  /// Returns the horizontal position of `time`, in points from the left.
  func x(at time: Double) -> Double {
    Self.left + min(max(time / end, 0), 1) * timeWidth
  }

  // MARK: Axes

  private var timeAxis: ChartAxis {
    ChartAxis(from: 0, to: end, steps: timeWidth / Self.timePitch)
  }

  private var gridColor: Color { palette.separator }

  private func drawTime(_ layout: Layout, on canvas: Canvas, text: TextRenderer) {
    let axis = timeAxis
    for tick in axis.ticks {
      let x = canvas.snapped(x: x(at: tick))
      for rect in layout.panels {
        canvas.fill(
          Rect(x: x, y: rect.y, width: canvas.pixel, height: rect.height),
          gridColor.faded(by: 0.6))
      }
      canvas.fill(
        Rect(x: x, y: layout.timeTop, width: canvas.pixel, height: 4), palette.secondaryText)
      let label = text.line("\(axis.label(tick)) s", Self.font)
      canvas.draw(
        label, x: min(x - label.width / 2, width - label.width - 2),
        baseline: layout.timeTop + Self.gap + label.ascent, palette.secondaryText)
    }
  }

  func axis(of panel: Panel, height: Double) -> ChartAxis {
    let values = panel.curves.filter { $0.kind != .guide }
      .flatMap { $0.points.map(\.value) }.filter(\.isFinite)
    let zero: [Double] = panel.includesZero ? [0] : []
    let lower = (values + zero).min() ?? 0
    let upper = (values + zero).max() ?? 1
    // Leave some space above and below a flat curve.
    let air = max((10 - (upper - lower)) / 2, (upper - lower) * 0.02)
    return ChartAxis(
      from: lower - (lower == 0 ? 0 : air),
      to: upper + (upper == 0 && lower < 0 ? 0 : air), steps: height / Self.valuePitch
    ).rounded
  }

  private func drawGrid(
    of panel: Panel, _ rect: Rect, _ canvas: Canvas, _ text: TextRenderer
  ) {
    let axis = axis(of: panel, height: rect.height)
    for tick in axis.ticks {
      let y = rect.maxY - axis.fraction(tick) * rect.height
      let isZero = abs(tick) < axis.step / 2
      canvas.hairline(
        x: rect.x, width: rect.width, bottom: y + canvas.pixel,
        isZero ? palette.secondaryText.faded(by: 0.7) : gridColor)
      let label = text.line(axis.label(tick), Self.small)
      canvas.draw(
        label, x: rect.x - Self.gap - label.width, baseline: y + label.ascent / 2 - 2,
        palette.secondaryText)
    }
  }

  // MARK: Curves

  private func drawHead(
    of panel: Panel, above rect: Rect, on canvas: Canvas, text: TextRenderer
  ) {
    let middle = rect.y - Self.headHeight / 2
    var x = rect.x
    for curve in panel.curves {
      let color = curve.hue.line(on: palette)
      let name = text.line(curve.name, Self.font)
      // Clear the background, because the vertical lines of events would cross the label.
      canvas.fill(
        Rect(
          x: x - 2, y: rect.y - Self.headHeight + 1, width: Self.sample + Self.gap + name.width + 4,
          height: Self.headHeight - 3), palette.background)
      strokeLine(
        [(x, middle), (x + Self.sample, middle)], width: Self.width(of: curve.kind), color,
        isDashed: curve.kind != .full, on: canvas)
      x += Self.sample + Self.gap
      canvas.draw(
        name, x: x, baseline: middle + name.ascent / 2 - 2,
        curve.kind == .guide ? palette.secondaryText : palette.text)
      x += name.width + 3 * Self.gap
    }
    let unit = text.line(panel.unit, Self.small)
    canvas.fill(
      Rect(
        x: rect.maxX - unit.width - 2, y: rect.y - Self.headHeight + 1, width: unit.width + 4,
        height: Self.headHeight - 3), palette.background)
    canvas.draw(
      unit, x: rect.maxX - unit.width, baseline: middle + unit.ascent / 2 - 2,
      palette.secondaryText)
  }

  private static func width(of kind: Curve.Kind) -> Double { kind == .guide ? 1 : 2 }

  private func drawCurves(of panel: Panel, in rect: Rect, on canvas: Canvas) {
    let axis = axis(of: panel, height: rect.height)
    // Enlarge the clip, because the outer half of a line at the edge belongs to the panel too.
    canvas.clipped(to: rect.inset(dx: -2, dy: -2)) {
      for curve in panel.curves {
        for piece in curve.points.split(whereSeparator: { !$0.value.isFinite }) {
          strokeLine(
            piece.map { (x(at: $0.time), rect.maxY - axis.fraction($0.value) * rect.height) },
            width: Self.width(of: curve.kind), curve.hue.line(on: palette),
            isDashed: curve.kind != .full, on: canvas)
        }
      }
    }
  }

  private func strokeLine(
    _ points: [(x: Double, y: Double)], width: Double, _ color: Color, isDashed: Bool,
    on canvas: Canvas
  ) {
    guard let first = points.first else { return }
    canvas.preservingState {
      canvas.set(color)
      cairo_set_line_width(canvas.context, width)
      cairo_set_line_join(canvas.context, CAIRO_LINE_JOIN_ROUND)
      if isDashed {
        cairo_set_dash(canvas.context, [Self.dash.on, Self.dash.off], 2, 0)
      }
      cairo_move_to(canvas.context, first.x, first.y)
      for point in points.dropFirst() { cairo_line_to(canvas.context, point.x, point.y) }
      cairo_stroke(canvas.context)
    }
  }

  // MARK: States and events

  private func draw(_ lane: Lane, in rect: Rect, on canvas: Canvas, text: TextRenderer) {
    let name = text.line(lane.name, Self.font, maxWidth: Self.left - 2 * Self.gap)
    canvas.draw(
      name,
      in: Rect(x: 0, y: rect.y, width: rect.x - Self.gap, height: rect.height),
      alignment: .right, palette.text)
    for span in lane.spans {
      let left = canvas.snapped(x: x(at: span.start))
      let right = canvas.snapped(x: x(at: span.end))
      let place = Rect(
        x: left, y: rect.y, width: max(right - left - 1, canvas.pixel), height: rect.height)
      canvas.fill(canvas.snapped(place), span.hue.background(on: palette))
      let label = text.line(span.name, Self.small)
      if label.width + 2 <= place.width { canvas.draw(label, in: place, palette.text) }
    }
  }

  private func drawMarks(_ layout: Layout, on canvas: Canvas, text: TextRenderer) {
    let bottom = layout.lanes.last?.maxY ?? layout.panels.last?.maxY ?? layout.names.maxY
    var ends = [Double](repeating: -.infinity, count: Self.nameRows)
    for mark in marksTogether {
      let x = canvas.snapped(x: x(at: mark.time))
      let name = text.line(mark.name, Self.small)
      let left = min(x + 3, width - name.width - 2)
      var top = layout.names.maxY
      if let row = ends.indices.first(where: { ends[$0] <= x - 2 && ends[$0] <= left }) {
        ends[row] = left + name.width + Self.gap
        top = layout.names.y + Double(row) * Self.nameHeight
        canvas.draw(
          name, x: left, baseline: top + name.ascent + 1, palette.secondaryText)
      }
      canvas.fill(
        Rect(x: x, y: top, width: canvas.pixel, height: bottom - top),
        palette.text.faded(by: 0.4))
    }
  }

  /// The marks; a mark less than 1 point from the previous one is merged with it.
  private var marksTogether: [Mark] {
    var together: [Mark] = []
    for mark in marks {
      if let last = together.last, abs(x(at: mark.time) - x(at: last.time)) < 1 {
        together[together.count - 1].name += ", \(mark.name)"
      } else {
        together.append(mark)
      }
    }
    return together
  }
}
