import CGtk
import GtkBridge
import Translations
import Tug

/// The page "Ten million rows".
///
/// The heights of rows are estimated until they become visible, and the user can go to any row.
@MainActor final class MixedPage: PageContent {
  /// The estimated height of a row in points: the mean in a window of the default width.
  private static let estimate = 66.0
  /// The maximum number of rows to scroll through.
  ///
  /// Longer distances are partly skipped.
  private static let longestWay = 30

  let list: ListView
  let widget: UnsafeMutablePointer<GtkWidget>
  var onTitleChanged: (@MainActor () -> Void)?

  private let rows = MixedRows()
  private let bar = RowNumberBar()

  init() {
    list = ListView(rows: rows, row: MixedRows.row)
    list.estimatedRowHeight = Self.estimate
    list.selectionMode = .single
    // The list's own search is replaced by the entry for a row number.
    list.isSearchEnabled = false
    list.maximumContentWidth = Page.contentWidth
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let line: UnsafeMutablePointer<GtkWidget> = gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)
    let box = widget.raw.of(GtkBox.self)
    gtk_box_pack_start(box, bar.widget, gboolean(false), gboolean(true), 0)
    gtk_box_pack_start(box, line, gboolean(false), gboolean(true), 0)
    gtk_box_pack_start(box, list.widget, gboolean(true), gboolean(true), 0)
    gtk_widget_show_all(widget)
    bar.onGiven = { [weak self] in self?.go(to: $0) }
    Texts.observe(with: widget) { [weak self] in
      self?.rows.didReplaceAll()
      self?.onTitleChanged?()
    }
  }

  var title: String { Message("PageMixed", "Ten million rows").words }
  var subtitle: String { Message("MixedRows", "Measured when shown").words }

  func start() {}

  func search() -> Bool {
    bar.grabFocus()
    return true
  }

  private func go(to text: String) {
    switch RowNumber(text, of: rows.count) {
    case .row(let row):
      bar.refuse(nil)
      go(to: row)
    case .beyond:
      bar.refuse(
        Message("RowBeyond", "Row numbers range from 1 to {count}.").words([
          "count": CountText.text(rows.count)
        ]))
    case .none:
      bar.refuse(Message("RowNoNumber", "Enter a row number.").words)
    }
  }

  /// Scrolls to a row.
  ///
  /// If it is far away, first jumps close to it, so that the user can follow the remaining scroll.
  private func go(to row: Int) {
    let seen = list.visibleRows
    let start = row < seen.lowerBound ? row + Self.longestWay : row - Self.longestWay
    if abs(row - seen.lowerBound) > Self.longestWay {
      list.scrollToRow(min(max(start, 0), rows.count - 1), at: .top, animated: false)
    }
    list.scrollToRow(row, at: .middle)
    list.select(row..<(row + 1))
    list.focusedRow = row
    gtk_widget_grab_focus(list.widget)
  }
}
