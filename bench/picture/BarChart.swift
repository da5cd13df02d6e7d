import CairoDrawing

/// Horizontal bars in groups: one group for each display on which peers were measured, one bar for
/// each peer.
///
/// Each bar has two adjacent parts.
struct BarChart {
  /// One peer.
  struct Bar {
    var name: String
    /// The times of the client and of the server in ms per frame, at least 0.
    var client: Double
    var server: Double
    /// Whether the bar is Tug's and is highlighted.
    var isOwn: Bool
  }

  /// Peers that were measured under equal conditions.
  ///
  /// Each group has its own scale.
  struct Group {
    var title: String
    var bars: [Bar] = []
  }

  var groups: [Group] = []
  var palette = Palette.light

  /// The width of the image in points, which equals the column of a README on GitHub.
  private static let width = 838.0
  private static let margin = 16.0
  /// The widths of the peers' names and of the numbers, in points.
  private static let nameWidth = 170.0
  private static let numberWidth = 150.0
  /// The heights in points of a group's title, of a bar with the space around it, and of the bar.
  private static let titleHeight = 32.0
  private static let lineHeight = 22.0
  private static let barHeight = 14.0
  /// The height in points of the line that explains the two parts.
  private static let legendHeight = 28.0
  /// The strength of a bar's server part, as a fraction of the client part's.
  private static let serverOpacity = 0.45

  /// The height of the image in points.
  private var height: Double {
    let lines = groups.reduce(0) { $0 + $1.bars.count }
    return 2 * Self.margin + Double(groups.count) * Self.titleHeight
      + Double(lines) * Self.lineHeight + Self.legendHeight
  }

  /// Returns the image with `scale` pixels per point.
  func picture(scale: Double) throws -> Canvas {
    let canvas = try Canvas(width: Self.width, height: height, scale: scale)
    let text = try TextRenderer()
    canvas.fill(palette.background)
    var y = Self.margin
    for group in groups {
      draw(group.title, x: Self.margin, y: y, height: Self.titleHeight, isBold: true, canvas, text)
      y += Self.titleHeight
      let longest = group.bars.map { $0.client + $0.server }.max() ?? 0
      for bar in group.bars {
        draw(bar, y: y, longest: longest, canvas, text)
        y += Self.lineHeight
      }
    }
    drawLegend(y: y, canvas, text)
    return canvas
  }

  private func draw(
    _ words: String, x: Double, y: Double, height: Double, isBold: Bool = false, _ canvas: Canvas,
    _ text: TextRenderer
  ) {
    let line = text.line(words, TextStyle(size: isBold ? 14 : 13, isBold: isBold))
    canvas.draw(
      line, in: Rect(x: x, y: y, width: Self.width - x, height: height), alignment: .left,
      palette.text)
  }

  private func draw(
    _ bar: Bar, y: Double, longest: Double, _ canvas: Canvas, _ text: TextRenderer
  ) {
    draw(
      bar.name, x: Self.margin, y: y, height: Self.lineHeight, isBold: bar.isOwn, canvas, text)
    let start = Self.margin + Self.nameWidth
    let space = Self.width - start - Self.numberWidth - Self.margin
    let unit = longest > 0 ? space / longest : 0
    let place = Rect(
      x: start, y: y + (Self.lineHeight - Self.barHeight) / 2, width: bar.client * unit,
      height: Self.barHeight)
    let color = color(isOwn: bar.isOwn)
    canvas.fill(place, color)
    canvas.fill(
      Rect(x: place.maxX, y: place.y, width: bar.server * unit, height: place.height),
      faint(color))
    let numbers = "\(Self.decimal(bar.client)) + \(Self.decimal(bar.server)) ms"
    draw(
      numbers, x: place.maxX + bar.server * unit + 8, y: y, height: Self.lineHeight, canvas, text)
  }

  private func drawLegend(y: Double, _ canvas: Canvas, _ text: TextRenderer) {
    let start = Self.margin + Self.nameWidth
    let color = color(isOwn: false)
    let square = Self.barHeight
    let top = y + (Self.legendHeight - square) / 2
    canvas.fill(Rect(x: start, y: top, width: square, height: square), color)
    draw("the program", x: start + 20, y: y, height: Self.legendHeight, canvas, text)
    canvas.fill(Rect(x: start + 130, y: top, width: square, height: square), faint(color))
    draw(
      "the display server, per frame", x: start + 150, y: y, height: Self.legendHeight, canvas,
      text)
  }

  private func color(isOwn: Bool) -> Color { isOwn ? palette.selection : palette.secondaryText }

  private func faint(_ color: Color) -> Color {
    color.mixed(into: palette.background, fraction: Self.serverOpacity)
  }

  /// Returns a number from 0 to 1,000,000 with two decimals.
  private static func decimal(_ value: Double) -> String {
    let hundredths = Int(exactly: (min(max(value, 0), 1e6) * 100).rounded()) ?? 0
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
