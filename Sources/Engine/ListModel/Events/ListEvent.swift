import PullModel
import ScrollModel

/// An event of a list's rows, which a pull alone does not take.
///
/// Lengths are points, from the viewport's top left, y downwards; times seconds.
public enum ListEvent: Equatable, Sendable {
  /// The press has stayed where it is for so long that it asks for the row's menu.
  case longPress
  /// The secondary button asks for the menu of what is there.
  case secondaryPress(x: Double, y: Double)
  /// The primary button goes down on the scroll indicator: on its thumb, or beside it for a page.
  case pressIndicator(x: Double, y: Double)
  /// The pointer moves the thumb that it holds.
  case moveIndicator(x: Double, y: Double)
  /// The pointer lets the thumb go.
  case releaseIndicator
  /// A key goes down.
  case key(KeyStroke)
  /// A row is brought into view.
  case showRow(Int, at: RowPosition, animated: Bool)
  /// A part of the content, in points from its start, is brought into view.
  case showRange(start: Double, length: Double, animated: Bool)
  /// A property changes.
  case set(ListOption)
  /// All rows get another height, which those that come later have too.
  case setRowHeight(Double)
  /// Rows count as so high until they are measured, those that come later too.
  case estimateRowHeight(Double)
  /// Rows from `first` on are as high as measured; what is seen of the others stays.
  case measureRows(first: Int, heights: [Double])
  /// The measured heights of rows from `at` on hold no longer.
  case forgetHeights(at: Int, count: Int)
  /// The number of rows changes at the end.
  case setRows(count: Int)
  /// Rows come in before row `at`.
  case insertRows(at: Int, count: Int)
  /// Rows from `at` on go away.
  case removeRows(at: Int, count: Int)
  /// `added` rows take the place of `removed` rows from `at` on; those that `kept` has are the same
  /// rows as before, and keep their places in view, the selection and the focus.
  case replaceRows(at: Int, removed: Int, added: Int, kept: [RowMove])
  /// These rows are the headings of sections, and no others; they stay so as rows come and go.
  case setSections([Int])
  /// The list goes back to what it was when the snapshot was taken; what it did then begins again,
  /// without calling a handler unless that is said.
  case restore(SceneSnapshot, callsHandler: Bool)
  /// The block before the first or after the last row gets another length.
  case setBlock(InsetEdge, Double)
  /// The content gets a length of its own; nil makes it the rows again.
  case setContentLength(Double?)
  /// Rows from `at` on are selected, or not any more, by program.
  case select(at: Int, count: Int, isSelected: Bool)
  /// A row gets the focus by program; nil takes it from all.
  case focus(Int?)

  /// The part that it has in what the user does.
  var part: InputPart {
    switch self {
    case .longPress: .goesOn(.press)
    case .secondaryPress, .key: .single
    case .pressIndicator: .begins(.indicator)
    case .moveIndicator: .goesOn(.indicator)
    case .releaseIndicator: .ends(.indicator)
    default: .none
    }
  }
}

/// A property of a list's rows that can change at any moment.
public enum ListOption: Equatable, Sendable {
  /// A scroll indicator shows while the list moves.
  case showsIndicator(Bool)
  /// How many rows can be selected.
  case selectionMode(SelectionMode)
  /// A button that moves draws a band, which selects rows.
  case bandSelection(Bool)
  /// How many rows lie side by side.
  case columns(ColumnLayout)
  /// How wide the content of a vertical list is at most, in points; nil for as wide as the list.
  case maximumContentWidth(Double?)

  /// Its number is in range.
  var isUsable: Bool {
    switch self {
    case .columns(let layout): layout.isUsable
    case .maximumContentWidth(let width):
      width.map { $0 > 0 && $0 <= RowLayout.largestContentWidth } ?? true
    case .showsIndicator, .selectionMode, .bandSelection: true
    }
  }
}
