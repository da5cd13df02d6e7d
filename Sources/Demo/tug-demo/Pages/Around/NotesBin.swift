import CGtk
import Translations
import Tug

/// Notes in a widget of GTK's with a bin around it: a pull fetches new ones, and older ones come at the end.
@MainActor final class NotesBin: PageContent {
  let list: RefreshBin
  var onTitleChanged: (@MainActor () -> Void)?
  var widget: UnsafeMutablePointer<GtkWidget> { list.widget }
  var title: String { Message("PageAround", "Around widgets").words }

  private let notes: any NoteWidget
  private let source = FeedSource()
  /// The newest note that was fetched, and the oldest.
  private var newest = 0
  private var oldest: Int?
  private var hasMore = true

  /// A bin around `notes`.
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

  /// Gives the keyboard to the notes; false while there is none that could have it.
  @discardableResult func takeFocus() -> Bool {
    // A list box has no keyboard itself: its rows do.
    guard !gtk_widget_get_can_focus(notes.widget).isTrue else {
      gtk_widget_grab_focus(notes.widget)
      return true
    }
    let box = notes.widget.raw.of(GtkContainer.self)
    return gtk_container_get_focus_child(box) != nil
      || gtk_widget_child_focus(notes.widget, GTK_DIR_TAB_FORWARD).isTrue
  }

  /// Only what searches by itself is searched.
  func search() -> Bool {
    grabFocus()
    gtk_bindings_activate(notes.widget.raw.of(GObject.self), guint(GDK_KEY_f), GDK_CONTROL_MASK)
    return true
  }

  /// Shows its words in the present language.
  func showWords() { notes.showWords() }

  private func fetchNew() async throws { add(try await source.page(after: nil), atEnd: false) }

  private func add(_ page: FetchedPage<FeedSource.Item, Int>, atEnd: Bool) {
    let known = newest
    let numbers = page.items.compactMap { if case .note(let number) = $0 { number } else { nil } }
    notes.add(numbers.filter { atEnd || $0 > known }, atEnd: atEnd)
    newest = max(newest, numbers.first ?? 0)
    // What is fetched anew reaches less far than what has been loaded.
    if atEnd || oldest == nil {
      (oldest, hasMore) = (numbers.last, page.next != nil)
    }
    onTitleChanged?()
  }
}
