import CGtk
import GtkBridge
import Translations

/// A table of notes that can be sorted by its columns.
@MainActor final class NotesTable: NoteWidget {
  /// A column of the table.
  @MainActor private enum Column: gint, CaseIterable {
    case note
    case person
    case time

    var title: String {
      switch self {
      case .note: Message("ColumnNote", "Note").words
      case .person: Message("ColumnFrom", "From").words
      case .time: Message("ColumnTime", "Time").words
      }
    }

    /// Returns the text of the column for a note.
    func text(of note: Int) -> String {
      switch self {
      case .note: FeedSource.subject(of: note)
      case .person: FeedSource.person(of: note)
      case .time: FeedSource.time(of: note)
      }
    }
  }

  /// The padding of a cell in points, large enough to hit a row with a finger.
  private static let padding: gint = 6

  let widget: UnsafeMutablePointer<GtkWidget>
  var count: Int { notes.count }
  var onCountChanged: (@MainActor () -> Void)?

  private let store: GObjectRef<UnsafeMutablePointer<GtkListStore>>
  private var columns: [UnsafeMutablePointer<GtkTreeViewColumn>] = []
  /// The numbers of the notes in the order of the store, which is unsorted.
  private var notes: [Int] = []

  init() {
    var types = [GType](repeating: _tug_string_type(), count: Column.allCases.count)
    store = GObjectRef(adopting: gtk_list_store_newv(gint(types.count), &types))
    widget = gtk_tree_view_new_with_model(OpaquePointer(store.pointer))
    for column in Column.allCases { add(column) }
  }

  private func add(_ column: Column) {
    guard let view = gtk_tree_view_column_new(), let cell = gtk_cell_renderer_text_new() else {
      return
    }
    gtk_cell_renderer_set_padding(cell, Self.padding, Self.padding)
    gtk_tree_view_column_pack_start(view, cell, gboolean(true))
    gtk_tree_view_column_add_attribute(view, cell, "text", column.rawValue)
    gtk_tree_view_column_set_sort_column_id(view, column.rawValue)
    if column == .note {
      gtk_tree_view_column_set_expand(view, gboolean(true))
      GValue.pass(PANGO_ELLIPSIZE_END.rawValue, of: pango_ellipsize_mode_get_type()) {
        g_object_set_property(cell.raw.of(GObject.self), "ellipsize", &$0)
      }
    }
    gtk_tree_view_append_column(widget.raw.of(GtkTreeView.self), view)
    columns.append(view)
  }

  func add(_ notes: [Int], atEnd: Bool) {
    for (place, note) in notes.enumerated() {
      var row = GtkTreeIter()
      gtk_list_store_insert(store.pointer, &row, atEnd ? -1 : gint(place))
      fill(&row, with: note)
    }
    self.notes.insert(contentsOf: notes, at: atEnd ? self.notes.count : 0)
  }

  func showTexts() {
    AccessibleName.set(Message("NotesTitle", "Notes").words, of: widget)
    for (view, column) in zip(columns, Column.allCases) {
      gtk_tree_view_column_set_title(view, column.title)
    }
  }

  private func fill(_ row: inout GtkTreeIter, with note: Int) {
    for column in Column.allCases {
      GValue.pass(column.text(of: note)) {
        gtk_list_store_set_value(store.pointer, &row, column.rawValue, &$0)
      }
    }
  }
}
