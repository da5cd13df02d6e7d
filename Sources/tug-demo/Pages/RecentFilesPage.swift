import CGtk
import GtkBridge
import Translations
import Tug

/// The page "Recent files": a folder's files, newest first, or in another order.
@MainActor final class RecentFilesPage: PageContent {
  let list: ListView
  let widget: UnsafeMutablePointer<GtkWidget>
  var onTitleChanged: (@MainActor () -> Void)?

  private(set) var fault: String?
  var shownMessage: MessageBar? { messages.isShown ? messages : nil }

  private let location: FolderLocation
  private let files: FolderStore
  private let notice: FolderNotice
  private let messages: MessageBar

  /// The page of `folder`, a path or URI; nil for the home folder.
  init(folder: String?, order: FolderOrder = .newest) {
    location = FolderLocation(folder)
    files = FolderStore(uri: location.uri, order: order)
    list = ListView(rows: files) { Row(title: $0.name, subtitle: $0.detail, icon: $0.icon) }
    list.selectionMode = .single
    list.maximumContentWidth = Page.contentWidth
    notice = FolderNotice(list)
    messages = MessageBar()
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let box = widget.raw.of(GtkBox.self)
    gtk_box_pack_start(box, messages.widget, gboolean(false), gboolean(true), 0)
    gtk_box_pack_start(box, list.widget, gboolean(true), gboolean(true), 0)
    gtk_widget_show_all(widget)

    list.onError = { [weak self] in self?.show($0) }
    list.onRowActivated = { [weak self] in self?.open(row: $0) }
    list.onMenuRequested = { [weak self] in self?.showMenu(row: $0, x: $1, y: $2) }
    files.onChanged = { [weak self] in self?.filesChanged() }
    Words.follow(with: widget) { [files] in files.showAnew() }
  }

  var refresh: RefreshHeader.Handler? { { [weak self] in try await self?.reload() } }
  var loadMore: LoadMoreFooter.Handler? { { [files] in try await files.loadNextPage() } }

  var title: String { location.name }
  var subtitle: String { files.subtitle() }

  /// Reads the folder again; the footer says where its first page is all of it.
  private func reload() async throws {
    try await files.reload()
    if files.count == files.total { list.setNoMoreData() } else { list.resetNoMoreData() }
  }

  func start() async {
    do {
      try await reload()
    } catch {
      fault = FailureText.sentence(of: error)
      show(error)
    }
  }

  private func filesChanged() {
    notice.folderIsRead()
    messages.hide()
    onTitleChanged?()
  }

  /// Shows a failure: in the list's place when it is empty, otherwise above it.
  private func show(_ error: any Error) {
    if error is CancellationError { return }
    if files.count == 0 {
      notice.folderFailed(error)
    } else {
      messages.show(FailureText.sentence(of: error))
    }
  }

  private func showMenu(row: Int?, x: Double, y: Double) {
    guard let row, let file = files[row] else { return }
    FileMenu.show(for: [file], x: x, y: y, in: list) { [weak self] in self?.open(file) }
  }

  private func open(row: Int) {
    if let file = files[row] { open(file) }
  }

  private func open(_ file: FolderEntry) {
    FileOpening.open(file) { [weak self] in self?.messages.show($0) }
  }
}
