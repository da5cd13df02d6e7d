import ScrollModel

/// The usage texts of scene lines.
extension SceneWord {
  private typealias Usage = (arguments: String, meaning: String)

  /// The form of the word and its meaning.
  var usage: WordUsage { WordUsage(self, self.words) }

  private var words: Usage {
    switch self {
    case .viewport: ("WIDTH HEIGHT", "the list's size in points [480 640]")
    case .scale: ("1|2|3", "pixels per point of pictures [1]")
    case .theme: (WordUsage.names(Script.Theme.self), "the colours of pictures [light]")
    case .locale:
      ("LANGUAGE", "the language of pictures, such as ja, de_AT or zh-Hant; else English [en]")
    case .rows: ("COUNT HEIGHT", "this number of rows of one height in points [100 44]")
    case .rowHeights: ("HEIGHT…", "rows of these heights in points")
    case .estimatedRows: ("COUNT HEIGHT", "rows whose heights are measured near the view")
    case .content: ("LENGTH|rows", "content of this length in points instead of rows [rows]")
    case .block: ("\(edges) LENGTH", "points of content before or after the rows [0]")
    case .sections: ("[ROW…]", "the rows, counted from 0, that are headings and stick")
    case .inset: ("\(edges) POINTS", "the program's inset [0]")
    case .header: ("NAME|none [KEY=VALUE…]", "the header, with its properties [none]")
    case .footer: ("NAME|none [KEY=VALUE…]", "the footer, with its properties [none]")
    case .dragThreshold: ("POINTS", "the travel of a press before it is a drag [8]")
    case .cellTitles:
      (
        "1|2|3 \(WordUsage.names(Script.CellTitles.Ellipsis.self))",
        "long titles for cells: the number of lines and the place of the ellipsis"
      )
    case .clock:
      (
        "TIME|SECONDS",
        "the time of day at 0 seconds, in UTC or since 1970 [2026-01-01T12:00:00Z]"
      )
    case .lastUpdated: ("SECONDS", "the time of the last refresh, since 1970 UTC [none]")
    case .shown: ("on|off", "the list is shown at 0 seconds [on]")
    case .animateRows:
      ("on|off", "inserted and removed rows move to their places in pictures [off]")
    case .fps: ("RATE", "rows of a trace per second [60]")
    case .ticks: ("irregular SEED", "rows of a trace at irregular times, instead of fps")
    case .until: ("SECONDS", "the end [1 second after the last event]")
    }
  }

  private var edges: String { WordUsage.names(InsetEdge.self) }
}
