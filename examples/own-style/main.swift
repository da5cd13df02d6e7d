import Tug

/// A sun that rises behind the rows as they are pulled, and shines while they are refreshed.
struct SunriseStyle: HeaderStyle {
  let height = 54.0
  var texts = ControlTexts(idle: "", pulling: "", refreshing: "", failure: "Clouds came up.")

  private let radius = 11.0
  private let rays = 12

  func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    let sky = appearance.palette
    let place = Rect(x: 0, y: 0, width: appearance.width, height: appearance.height)
    let words = text.line(
      appearance.title, TextStyle(size: 14), maxWidth: appearance.width - 24)
    canvas.draw(words, in: place, sky.secondaryText)
    guard appearance.state != .failure else { return }

    // 1 while it refreshes, from there to 0 while it closes.
    let shine = appearance.spinnerOpacity
    let risen = max(min(appearance.pull, 1), shine)
    let x = appearance.width / 2
    let y = appearance.height + radius - (appearance.height / 2 + radius) * risen
    let sun = Color(rgb: 246, 178, 52).mixed(into: sky.background, fraction: 0.35 + 0.65 * risen)
    canvas.fillCircle(x: x, y: y, radius: radius, sun)

    let length = 6 * max(appearance.turn, shine)
    for ray in 0..<rays where length > 0 {
      let turns = Double(ray) / Double(rays) + shine * appearance.time / 6
      canvas.rotated(by: turns * 2 * .pi, aroundX: x, y: y) {
        canvas.stroke([(0, -radius - 4), (0, -radius - 4 - length)], width: 2.5, sun)
      }
    }
  }
}

let days = RowStore((1...30).reversed().map { "Day \($0)" })
let list = ListView(rows: days) { Row(title: $0) }
list.header = RefreshHeader(style: SunriseStyle(), policy: .mj) {
  try await Task.sleep(for: .seconds(1))
  days.insert("Day \(days.count + 1)", at: 0)
}
list.run(title: "Sunrise")
