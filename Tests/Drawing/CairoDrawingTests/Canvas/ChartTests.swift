import Testing

@testable import CairoDrawing

@Suite("Chart")
struct ChartTests {
  private func chart() -> Chart {
    var chart = Chart(end: 2)
    chart.panels = [
      Chart.Panel(
        unit: "points", fraction: 3,
        curves: [Chart.Curve("offset", .blue, points: [(0, 0), (1, -100), (2, 0)])]),
      Chart.Panel(
        unit: "points", curves: [Chart.Curve("inset", .green, points: [(0, 54), (2, 54)])]),
    ]
    chart.lanes = [
      Chart.Lane("header", spans: [Chart.Span("refreshing", from: 0.5, to: 1.5, .orange)])
    ]
    chart.marks = [Chart.Mark("refresh", at: 0.5)]
    return chart
  }

  private func matches(
    _ pixel: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)?, _ color: Color
  ) -> Bool {
    guard let pixel else { return false }
    let found = [Double(pixel.red), Double(pixel.green), Double(pixel.blue)]
    return zip(found, [color.red, color.green, color.blue]).allSatisfy { abs($0 - $1 * 255) < 3 }
  }

  /// Returns the x coordinate of a time.
  ///
  /// The width of a panel is the chart's duration.
  private func x(at time: Double, of chart: Chart) -> Double {
    let panel = chart.layout.panels.first ?? Rect(x: 0, y: 0, width: 0, height: 0)
    return panel.x + time / chart.end * panel.width
  }

  // MARK: Axes

  @Test(
    "Ticks are round, cover the values and keep their distance",
    arguments: [
      (0.0, 1.0, 5.0), (-54, 0, 8), (0, 1.5, 12), (-119.3, 3.2, 7), (750, 812, 8), (0, 0.07, 3),
      (-8000, 8000, 2), (0, 86_400, 10), (1e-3, 2e-3, 4),
    ])
  func ticks(lower: Double, upper: Double, steps: Double) {
    let axis = ChartAxis(from: lower, to: upper, steps: steps)
    let digits = [1.0, 2, 5].flatMap { digit in (-9...9).map { digit * power($0) } }
    #expect(digits.contains { abs($0 - axis.step) < $0 * 1e-9 }, "\(axis.step)")
    #expect((upper - lower) / axis.step <= steps * 1.01)
    #expect(
      axis.ticks.allSatisfy { $0 >= lower - axis.step * 1e-5 && $0 <= upper + axis.step * 1e-5 })
    #expect(
      axis.ticks == axis.ticks.sorted() && Set(axis.ticks.map(axis.label)).count == axis.ticks.count
    )
    let wide = axis.rounded
    #expect(wide.lower <= lower && wide.upper >= upper)
    #expect(wide.lower > lower - axis.step && wide.upper < upper + axis.step)
    #expect(wide.fraction(wide.lower) == 0 && wide.fraction(wide.upper) == 1)
  }

  private func power(_ exponent: Int) -> Double {
    (0..<abs(exponent)).reduce(1.0) { value, _ in exponent < 0 ? value / 10 : value * 10 }
  }

  @Test("Labels have the decimals of the ticks and a true minus")
  func labels() {
    #expect(ChartAxis(from: 0, to: 1.5, steps: 12).label(0.4) == "0.4")
    #expect(ChartAxis(from: -60, to: 0, steps: 6).label(-50) == "−50")
    #expect(ChartAxis(from: -60, to: 0, steps: 6).label(-1e-9) == "0")
    #expect(ChartAxis(from: 0, to: 0.1, steps: 4).label(0.05) == "0.05")
    #expect(ChartAxis(from: 0, to: 0.5, steps: 2).label(0.5) == "0.5")
  }

  @Test("An axis without a valid range runs from 0 to 1")
  func unusable() {
    for (lower, upper) in [(1.0, 1.0), (2, 1), (.nan, 1), (0, .infinity), (-1e300, 1e300)] {
      let axis = ChartAxis(from: lower, to: upper, steps: 5)
      #expect(axis.lower == 0 && axis.upper == 1 && axis.ticks.count == 6)
    }
    #expect(ChartAxis(from: 0, to: 1, steps: .nan).ticks.count >= 2)
  }

  // MARK: The picture

  @Test("A curve passes through its points on the panel's axis", arguments: [1.0, 2])
  func curve(scale: Double) throws {
    var chart = chart()
    chart.scale = scale
    let pixels = try chart.picture(text: TextRenderer()).pixels()
    #expect(pixels.width == Int(900 * scale) && pixels.height == Int(480 * scale))
    let panel = try #require(chart.layout.panels.first)
    let axis = chart.axis(of: chart.panels[0], height: panel.height)
    #expect(axis.lower <= -100 && axis.upper == 0)
    let blue = ChartHue.blue.line(on: .light)
    for (time, value) in [(0.25, -25.0), (0.75, -75), (1.25, -75), (1.75, -25)] {
      let x = Int(x(at: time, of: chart) * scale)
      let y = Int((panel.maxY - axis.fraction(value) * panel.height) * scale)
      #expect(matches(pixels[x, y], blue), "\(time) s, \(value)")
      #expect(!matches(pixels[x, y + Int(12 * scale)], blue))
    }
  }

  @Test("A state is a band, and an event a vertical line")
  func bands() throws {
    let chart = chart()
    let pixels = try chart.picture(text: TextRenderer()).pixels()
    let lane = try #require(chart.layout.lanes.first)
    let orange = ChartHue.orange.background(on: .light)
    let row = Int(lane.y) + 2
    for (time, isInside) in [(0.45, false), (0.55, true), (1.45, true), (1.55, false)] {
      #expect(matches(pixels[Int(x(at: time, of: chart)), row], orange) == isInside, "\(time)")
    }
    let x = Int(x(at: 0.5, of: chart).rounded())
    for panel in chart.layout.panels {
      let line = pixels[x, Int(panel.maxY) - 5]
      let nextTo = pixels[x + 3, Int(panel.maxY) - 5]
      #expect((line?.red ?? 255) < 200 && (nextTo?.red ?? 0) > 220)
    }
  }

  @Test("A value that is not finite interrupts a curve")
  func gap() throws {
    var chart = Chart(end: 2)
    chart.panels = [
      Chart.Panel(
        unit: "",
        curves: [
          Chart.Curve("", .blue, points: [(0, 5), (0.9, 5), (1, .nan), (1.1, 5), (2, 5)])
        ])
    ]
    let pixels = try chart.picture(text: TextRenderer()).pixels()
    let panel = try #require(chart.layout.panels.first)
    let axis = chart.axis(of: chart.panels[0], height: panel.height)
    let y = Int(panel.maxY - axis.fraction(5) * panel.height)
    let blue = ChartHue.blue.line(on: .light)
    let found = [0.85, 0.95, 1.05, 1.15].map { matches(pixels[Int(x(at: $0, of: chart)), y], blue) }
    #expect(found == [true, false, false, true])
  }

  @Test("A guide does not lengthen the axis; an option includes 0")
  func axes() {
    let full = Chart.Curve("a", .blue, points: [(0, 40), (1, 50)])
    let guide = Chart.Curve("b", .gray, .guide, points: [(0, 0), (1, 4000)])
    var panel = Chart.Panel(unit: "", curves: [full, guide])
    let chart = Chart(end: 1)
    let axis = chart.axis(of: panel, height: 100)
    #expect(axis.lower >= 30 && axis.upper <= 60)
    panel.includesZero = true
    #expect(chart.axis(of: panel, height: 100).lower == 0)
  }

  @Test("Overlapping names are left out; names of one moment stack")
  func names() throws {
    func dark(_ marks: [Chart.Mark]) throws -> Int {
      var chart = Chart(end: 2)
      chart.marks = marks
      let names = chart.layout.names
      let part = try chart.picture(text: TextRenderer()).pixels().part(
        columns: 0..<900, rows: Int(names.y)..<Int(names.maxY))
      return part.bytes.count { $0 < 140 }
    }
    let one = try dark([Chart.Mark("event", at: 0.5)])
    #expect(one > 0)
    let crowd = (0..<12).map { Chart.Mark("event", at: 0.5 + Double($0) * 0.004) }
    #expect(try dark(crowd) < 4 * one)
    let together = [Chart.Mark("event", at: 0.5), Chart.Mark("event", at: 0.5)]
    #expect(try dark(together) > one * 3 / 2)
  }

  @Test("Lines have a contrast of 3, and text on bands 4.5")
  func contrast() {
    for palette in [Palette.light, .dark] {
      for hue in [ChartHue.blue, .green, .orange, .purple, .red, .gray] {
        #expect(hue.line(on: palette).contrast(with: palette.background) >= 3, "\(hue)")
        #expect(palette.text.contrast(with: hue.background(on: palette)) >= 4.5, "\(hue)")
      }
    }
  }

  @Test("Extreme values draw a chart; a width of NaN throws")
  func badInput() throws {
    let text = try TextRenderer()
    for end in [0.0, -1, .nan, .infinity] {
      #expect(Chart(end: end).end == 1)
      #expect(
        try Chart(end: end).picture(text: text).pixels()
          == Chart(end: 1).picture(text: text).pixels())
    }
    var chart = chart()
    for (width, height) in [(1.0, 1.0), (70, 30), (200, 4000)] {
      chart.width = width
      chart.height = height
      let pixels = try chart.picture(text: text).pixels()
      #expect(Double(pixels.width) == width && Double(pixels.height) == height)
    }
    let good = try chart.picture(text: text).pixels()
    chart.panels[1].curves[0].points = [(.nan, 1), (0.5, .infinity), (0.6, 1e300), (0.7, 1)]
    chart.marks.append(Chart.Mark(String(repeating: "long ", count: 2000), at: .nan))
    #expect(try chart.picture(text: text).pixels() != good)
    chart.panels[0].fraction = -.infinity
    #expect(try chart.picture(text: text).pixels().ink != nil)
    chart.width = .nan
    #expect(throws: CanvasError.self) { try chart.picture(text: text) }
  }
}
