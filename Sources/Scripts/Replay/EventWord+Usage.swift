import Recording
import RefreshModel
import SceneModel
import ScrollModel

/// The usage texts of timed lines.
extension EventWord {
  private typealias Usage = (arguments: String, meaning: String)

  /// The form of the word and its meaning.
  var usage: WordUsage {
    let plain = Self.plainEvents.first { $0.word == self }
    return WordUsage(
      self, plain.map { ("", $0.meaning) } ?? inputWords ?? programWords ?? controlWords)
  }

  /// The arguments and meaning of a user event, or `nil` for other events.
  private var inputWords: Usage? {
    switch self {
    case .down:
      (
        "X Y [shift] [control] [touch] [late SECONDS]",
        "a finger or button is pressed; points from the top left"
      )
    case .move: ("X Y [late SECONDS]", "the pressed finger or pointer moves there")
    case .up: ("X Y [late SECONDS]", "it is released there")
    case .pan:
      (
        "DX DY [late SECONDS]", "two fingers move on a touchpad, in points; down is positive"
      )
    case .panEnd: ("[late SECONDS]", "the fingers on the touchpad are lifted")
    case .wheel: ("NOTCHES", "the wheel turns; down is positive, and fractions are allowed")
    case .scrollbar: ("POINTS", "the program's scrollbar moves, and the list with it")
    case .glide:
      ("POINTS/S", "content that scrolls itself reaches an edge at this speed")
    case .menu: ("X Y", "the secondary button is pressed, for a menu")
    case .hover: ("X Y", "the pointer moves")
    case .indicatorDown: ("X Y", "the scroll indicator is pressed")
    case .indicatorMove: ("X Y", "the indicator is dragged there")
    case .key: ("[Shift+][Control+]KEY", "a key is pressed")
    default: nil
    }
  }

  /// The arguments and meaning of a control event.
  private var controlWords: Usage {
    switch self {
    case .beginRefresh:
      (
        "[quietly] [hidden] [action N]",
        "starts the work; quietly calls no handler, hidden does not scroll, action N is one of several, from 0"
      )
    case .beginLoad:
      ("[quietly] [hidden]", "starts the work; quietly calls no handler, hidden does not scroll")
    case .endRefresh:
      ("\(results) [after SECONDS]", "the refresh ends with this result [success], now or later")
    case .endLoad:
      ("\(results) [after SECONDS]", "the load ends with this result [success], now or later")
    case .fill:
      (
        WordUsage.names(ControlSide.self),
        "the content is laid out; if it does not fill the list, the work starts or continues"
      )
    case .setLastUpdated: ("SECONDS|none", "the time of the last refresh, since 1970 UTC")
    case .setClock: ("SECONDS", "the wall clock at time 0, since 1970 UTC")
    case .setHeader, .setFooter: ("NAME|none [KEY=VALUE…]", "replaces the control")
    case .tuneHeader: ("NAME [KEY=VALUE…]", "changes its properties, in any state")
    case .tuneFooter: ("NAME [KEY=VALUE…]", "changes its properties, in any state")
    case .restore:
      (
        "ROW POINTS \(marks)",
        "scrolls a new list to a row, with these points of it out of view"
      )
    default: ("", "")
    }
  }

  /// The arguments and meaning of a list event, or `nil` for other events.
  private var programWords: Usage? {
    switch self {
    case .contentMoved:
      (
        "LENGTH POINTS",
        "changes the length, and moves the visible content by POINTS; a load continues at fill"
      )
    case .setInset: ("\(edges) POINTS [animated SECONDS]", "the program's inset")
    case .setInsets:
      ("TOP BOTTOM [animated SECONDS]", "both of the program's insets, in points")
    case .setOffset: ("POINTS [animated]", "scrolls there; at 0 the content's start is at the top")
    case .setTarget: ("POINTS", "in answer to a release: the offset at which the glide ends")
    case .showRow: ("ROW \(WordUsage.names(RowPosition.self)) [animated]", "scrolls to a row")
    case .showRange: ("START LENGTH [animated]", "scrolls as little as needed to show these points")
    case .set: ("PROPERTY", "changes one of the properties above")
    case .setRowHeight: ("HEIGHT", "gives all rows this height in points")
    case .estimateRowHeight: ("HEIGHT", "the height in points of rows that are not measured yet")
    case .measureRows: ("ROW HEIGHT…", "the heights of this row and others; grids: whole lines")
    case .forgetHeights: ("ROW COUNT", "this number of rows is measured again")
    case .setRows: ("COUNT", "changes the number of rows, at the end")
    case .insertRows: ("ROW COUNT", "inserts rows before a row")
    case .removeRows: ("ROW COUNT", "removes rows from this one on")
    case .replaceRows:
      (
        "ROW REMOVED INSERTED [FROM TO]…",
        "replaces rows; FROM TO names a row that stays or comes back"
      )
    case .setBlock: ("\(edges) LENGTH", "points of content before or after the rows")
    case .setContent: ("LENGTH|rows", "content of this length in points instead of rows")
    case .setSections: ("[ROW…]", "the rows that are headings")
    case .select: ("ROW COUNT", "selects rows")
    case .deselect: ("ROW COUNT", "removes rows from the selection")
    case .focus: ("ROW|none", "gives a row the focus")
    case .resize: ("WIDTH HEIGHT", "changes the size of the list, in points")
    default: nil
    }
  }

  private var results: String { "[\(WordUsage.names(RefreshResult.self))]" }
  private var edges: String { WordUsage.names(InsetEdge.self) }
  private var marks: String {
    "[refreshing] [loading] [no-more] [floor] [updated SECONDS] [calls-handler]"
  }
}
