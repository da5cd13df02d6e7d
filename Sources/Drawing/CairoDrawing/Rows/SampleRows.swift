/// Sample rows for images of a list without data, numbered from "Row 1".
package struct SampleRows {
  /// Whether the rows have wrapping texts of different lengths.
  package var wraps = false
  /// Whether the rows have details, badges, emphasis and markup, in varying combinations.
  package var hasParts = false
  /// Whether the titles are mostly long file names, without subtitles.
  package var hasLongNames = false
  private let icons: [Double: [Surface]]

  /// The icon sizes that renderers use, in points.
  private static let sides = [16.0, 24, 32, 48, 64, 96]
  private static let defaultSide = 32.0
  private static let tints = [
    Color(rgb: 33, 170, 190), Color(rgb: 46, 194, 126), Color(rgb: 229, 165, 10),
    Color(rgb: 255, 120, 0), Color(rgb: 224, 27, 36), Color(rgb: 145, 65, 172),
  ]
  private static let sentences = [
    "It fits into one line.",
    "This one has something more to say, and goes on where the first line of it ends.",
    "Long rows are as high as their text: nothing is left out, nothing is cut off, and the icon "
      + "stays beside the first lines, where the eye begins to read.",
  ]

  private static let names = [
    "notes.txt", "Minutes of the harbour board, 14 March.odt",
    "harbour_panorama_2024_from_the_lighthouse_final_version_2.jpeg",
    "The tugboats of the northern ports and the people who built them, second edition.pdf",
    "Расписание буксиров северных портов на 2026 год.ods", "README",
  ]
  /// Titles, details and badges of five sample rows.
  private static let parts: [(title: String, detail: String?, badge: String?)] = [
    ("The tide turns at six", "10:42", "3"),
    ("Two barges wait outside the harbour", "Yesterday", nil),
    ("Rope", "Saturday, 28 November, at noon", "128"),
    ("Fog <i>until</i> noon &amp; <u>no pilot</u>", nil, "new"),
    ("A crane for Monday, and the one for Tuesday", "in the week after next week", "1"),
  ]

  /// Creates rows whose icons have `scale` pixels per point.
  package init(scale: Double) throws(CanvasError) {
    var icons: [Double: [Surface]] = [:]
    for side in Self.sides {
      for tint in Self.tints {
        icons[side, default: []].append(try Self.icon(tint, side: side, scale: scale))
      }
    }
    self.icons = icons
  }

  /// Returns the content of row `index`, counted from 0, with an icon of `iconSize` points, or
  /// `nil` if the index is negative.
  package func appearance(of index: Int, iconSize: Double = 32) -> RowAppearance? {
    guard index >= 0, index < Int.max else { return nil }
    let icons = icons[iconSize] ?? icons[Self.defaultSide] ?? []
    let icon = icons.isEmpty ? nil : icons[index % icons.count]
    if hasLongNames {
      return RowAppearance(title: Self.names[index % Self.names.count], icon: icon)
    }
    var subtitle = "Subtitle of row \(index + 1)"
    if wraps { subtitle += ". " + Self.sentences[index % Self.sentences.count] }
    var row = RowAppearance(
      title: "Row \(index + 1)", subtitle: subtitle,
      icon: icon, wraps: wraps)
    guard hasParts else { return row }
    let parts = Self.parts[index % Self.parts.count]
    (row.title, row.detail, row.badge) = parts
    (row.isEmphasized, row.usesMarkup) = (index % 2 == 0, true)
    return row
  }

  /// Returns the content of row `index` as a section heading, or `nil` if the index is negative.
  package func heading(of index: Int) -> RowAppearance? {
    index >= 0 && index < Int.max ? RowAppearance(title: "Section of row \(index + 1)") : nil
  }

  /// Returns a rounded tile with three lines that suggest text.
  private static func icon(
    _ tint: Color, side: Double, scale: Double
  ) throws(CanvasError) -> Surface {
    try Surface(width: side, height: side, scale: scale) { canvas in
      let paper = Color(red: 1, green: 1, blue: 1, alpha: 0.92)
      canvas.magnified(by: side / defaultSide) {
        canvas.fill(
          Rect(x: 1, y: 1, width: defaultSide - 2, height: defaultSide - 2), cornerRadius: 7, tint)
        for (line, length) in [16.0, 16.0, 10.0].enumerated() {
          canvas.fill(
            Rect(x: 8, y: 9 + 6 * Double(line), width: length, height: 2), cornerRadius: 1, paper)
        }
      }
    }
  }
}
