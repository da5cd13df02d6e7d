/// Rows for pictures of a list that has no data, numbered from "Row 1" on.
public struct SampleRows {
  private let icons: [Surface]

  /// The icons' side in points; ``RowRenderer`` fits them to the row.
  private static let side = 32.0
  private static let tints = [
    Color(rgb: 53, 132, 228), Color(rgb: 46, 194, 126), Color(rgb: 229, 165, 10),
    Color(rgb: 255, 120, 0), Color(rgb: 224, 27, 36), Color(rgb: 145, 65, 172),
  ]

  /// Rows whose icons have `scale` pixels to the point.
  public init(scale: Double) throws(CanvasError) {
    var icons: [Surface] = []
    for tint in Self.tints { icons.append(try Self.icon(tint, scale: scale)) }
    self.icons = icons
  }

  /// The looks of row `index`, counted from 0; nil for a negative one.
  public func appearance(of index: Int) -> RowAppearance? {
    guard index >= 0, index < Int.max else { return nil }
    return RowAppearance(
      title: "Row \(index + 1)", subtitle: "Subtitle of row \(index + 1)",
      icon: icons.isEmpty ? nil : icons[index % icons.count])
  }

  /// A rounded tile with three lines of writing.
  private static func icon(_ tint: Color, scale: Double) throws(CanvasError) -> Surface {
    try Surface(width: side, height: side, scale: scale) { canvas in
      let paper = Color(red: 1, green: 1, blue: 1, alpha: 0.92)
      canvas.fill(
        Rect(x: 0, y: 0, width: side, height: side).inset(dx: 1, dy: 1), cornerRadius: 7, tint)
      for (line, length) in [16.0, 16.0, 10.0].enumerated() {
        canvas.fill(
          Rect(x: 8, y: 9 + 6 * Double(line), width: length, height: 2), cornerRadius: 1, paper)
      }
    }
  }
}
