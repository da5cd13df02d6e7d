import CGtk
import Translations
import Tug

/// Notes in a GTK widget inside a bin.
///
/// A refresh adds new notes at the start, and a load adds older ones at the end.
@MainActor final class NotesBin: PageContent {
  let list: RefreshBin
  var onTitleChanged: (@MainActor () -> Void)?
  var widget: UnsafeMutablePointer<GtkWidget> { list.widget }
  var title: String { Message("PageAround", "GTK widgets").words }

  private let notes: any NoteWidget
  private let source = FeedSource()
  /// The numbers of the newest and the oldest loaded note.
  private var newest = 0
  private var oldest: Int?
  private var hasMore = true

  /// Creates a bin around `notes`.
  init(_ notes: any NoteWidget) {
    self.notes = notes
    list = RefreshBin(notes.widget)
    notes.onCountChanged = { [weak self] in self?.onTitleChanged?() }
    gtk_widget_show_all(widget)
  }

  var subtitle: String { NoteCount.words(notes.count, hasMore: hasMore) }

  var refresh: RefreshHeader.Handler? { { [weak self] in try await self?.fetchNew() } }

  var loadMore: LoadMoreFooter.Handler? {
    { [weak self] in
      guard let self else { return false }
      add(try await source.page(after: oldest), atEnd: true)
      return hasMore
    }
  }

  func start() async { try? await fetchNew() }

  func grabFocus() { takeFocus() }

  /// Moves the focus to the notes.
  ///
  /// Returns `false` if nothing there can take the focus.
  @discardableResult func takeFocus() -> Bool {
    // A list box does not take the focus itself, but its rows do.
    guard !gtk_widget_get_can_focus(notes.widget).isTrue else {
      gtk_widget_grab_focus(notes.widget)
      return true
    }
    let box = notes.widget.raw.of(GtkContainer.self)
    return gtk_container_get_focus_child(box) != nil
      || gtk_widget_child_focus(notes.widget, GTK_DIR_TAB_FORWARD).isTrue
  }

  /// Starts the widget's own search, such as a table's.
  ///
  /// Returns `false` if the widget has no search.
  func search() -> Bool {
    grabFocus()
    return gtk_bindings_activate(
      notes.widget.raw.of(GObject.self), guint(GDK_KEY_f), GDK_CONTROL_MASK
    ).isTrue
  }

  /// Updates all texts to the current language.
  func showTexts() { notes.showTexts() }

  private func fetchNew() async throws { add(try await source.page(after: nil), atEnd: false) }

  private func add(_ page: FetchedPage<FeedSource.Item, Int>, atEnd: Bool) {
    let known = newest
    let numbers = page.items.compactMap { if case .note(let number) = $0 { number } else { nil } }
    notes.add(numbers.filter { atEnd || $0 > known }, atEnd: atEnd)
    newest = max(newest, numbers.first ?? 0)
    // A refresh returns only the newest notes, so it must not replace the position after the oldest
    // one.
    if atEnd || oldest == nil {
      (oldest, hasMore) = (numbers.last, page.next != nil)
    }
    onTitleChanged?()
  }
}
