import ListModel
import RefreshModel
import ScrollModel

/// What timed lines say of themselves.
extension EventWord {
  private typealias Usage = (arguments: String, meaning: String)

  /// How the word is written, and what it does.
  var usage: WordUsage { WordUsage(self, inputWords ?? programWords ?? controlWords) }

  /// What a user does.
  private var inputWords: Usage? {
    switch self {
    case .down:
      (
        "X Y [shift] [control] [touch] [late SECONDS]",
        "a press of finger or button begins, points from the top left"
      )
    case .move: ("X Y [late SECONDS]", "the press moves there")
    case .up: ("X Y [late SECONDS]", "the press is let go there")
    case .cancel: ("", "the press is taken away, which fires nothing")
    case .longPress: ("", "the press has lasted long enough for a menu")
    case .pan:
      (
        "DX DY [late SECONDS]", "two fingers on a touchpad move so many points; down is positive"
      )
    case .panEnd: ("[late SECONDS]", "the fingers on the touchpad are lifted")
    case .panCancel: ("", "the touchpad's gesture is taken away, which fires nothing")
    case .wheel: ("NOTCHES", "the wheel turns; down is positive, and parts of a notch may be given")
    case .menu: ("X Y", "the button for menus is pressed")
    case .hover: ("X Y", "the pointer moves")
    case .hoverEnd: ("", "the pointer leaves the list")
    case .indicatorDown: ("X Y", "the scroll indicator is taken hold of")
    case .indicatorMove: ("X Y", "the indicator is dragged there")
    case .indicatorUp: ("", "the indicator is let go")
    case .key: ("[Shift+][Control+]KEY", "a key is pressed")
    default: nil
    }
  }

  /// What a program does with controls.
  private var controlWords: Usage {
    switch self {
    case .beginRefresh, .beginLoad:
      ("[quietly] [hidden]", "the work begins; quietly calls no handler, hidden shows nothing")
    case .endRefresh:
      ("\(results) [after SECONDS]", "the header's work ends so [success], now or later")
    case .endLoad:
      ("\(results) [after SECONDS]", "the footer's work ends so [success], now or later")
    case .openFloor: ("", "opens the page behind the header")
    case .closeFloor: ("", "closes the page behind the header")
    case .resetNoMore: ("", "lets a footer that had no more load again")
    case .setNoMore: ("", "tells the footer that there is no more")
    case .setHeader, .setFooter: ("NAME|none [KEY=VALUE…]", "puts another control in its place")
    case .tuneHeader: ("NAME [KEY=VALUE…]", "changes its properties, whatever it is doing")
    case .tuneFooter: ("NAME [KEY=VALUE…]", "changes its properties, whatever it is doing")
    case .restore:
      (
        "ROW POINTS \(marks)",
        "brings a new list to a row and the points of it that are out of view"
      )
    default: ("", "")
    }
  }

  /// What a program does with the list.
  private var programWords: Usage? {
    switch self {
    case .setInset: ("\(edges) POINTS [animated SECONDS]", "the program's own inset")
    case .setInsets:
      ("TOP BOTTOM [animated SECONDS]", "both of the program's own insets, in points")
    case .setOffset: ("POINTS [animated]", "scrolls there; 0 has the content's start at the top")
    case .setTarget: ("POINTS", "in answer to a release: where the glide is to end")
    case .showRow: ("ROW \(WordUsage.names(RowPosition.self)) [animated]", "scrolls to a row")
    case .showRange: ("START LENGTH [animated]", "scrolls as little as shows these points")
    case .set: ("PROPERTY", "changes one of the properties above")
    case .setRowHeight: ("HEIGHT", "gives all rows this height in points")
    case .estimateRowHeight: ("HEIGHT", "so many points for rows that are not measured yet")
    case .measureRows: ("ROW HEIGHT…", "the heights of this row and those after it")
    case .forgetHeights: ("ROW COUNT", "so many rows are to be measured anew")
    case .setRows: ("COUNT", "rows come or go at the end")
    case .insertRows: ("ROW COUNT", "rows come in before a row")
    case .removeRows: ("ROW COUNT", "rows go, from this one on")
    case .setBlock: ("\(edges) LENGTH", "points of content before or after the rows")
    case .setContent: ("LENGTH|rows", "content of so many points in place of rows")
    case .setSections: ("[ROW…]", "the rows that are headings")
    case .select: ("ROW COUNT", "selects rows")
    case .deselect: ("ROW COUNT", "takes rows out of the selection")
    case .focus: ("ROW|none", "gives a row the focus")
    case .resize: ("WIDTH HEIGHT", "the list gets another size in points")
    case .show: ("", "the list is shown")
    case .hide: ("", "the list is hidden")
    default: nil
    }
  }

  private var results: String { "[\(WordUsage.names(RefreshResult.self))]" }
  private var edges: String { WordUsage.names(InsetEdge.self) }
  private var marks: String {
    "[refreshing] [loading] [no-more] [floor] [updated SECONDS] [calls-handler]"
  }
}
