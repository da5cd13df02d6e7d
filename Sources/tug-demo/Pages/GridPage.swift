import CGtk
import GtkBridge
import Translations
import Tug

/// The page "Grid": a folder's files as icons, as many side by side as there is room for, scrolling
/// downwards or sideways.
@MainActor final class GridPage: PageContent {
  /// The narrowest column in points: an icon and a name of a dozen letters.
  private static let narrowestColumn = 110.0

  let list: ListView
  let widget: UnsafeMutablePointer<GtkWidget>
  var onTitleChanged: (@MainActor () -> Void)?

  private(set) var fault: String?
  var shownMessage: MessageBar? { messages.isShown ? messages : nil }

  private let location: FolderLocation
  private let files: FolderStore
  private let notice: FolderNotice
  private let messages = MessageBar()

  /// The page of `folder`, a path or URI; nil for the home folder.
  init(folder: String?, orientation: Orientation = .vertical) {
    location = FolderLocation(folder)
    files = FolderStore(uri: location.uri)
    list = ListView(rows: files) { Row(title: $0.name, icon: $0.icon) }
    notice = FolderNotice(list)
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let box = widget.raw.of(GtkBox.self)
    gtk_box_pack_start(box, messages.widget, gboolean(false), gboolean(true), 0)
    gtk_box_pack_start(box, list.widget, gboolean(true), gboolean(true), 0)
    gtk_widget_show_all(widget)

    list.orientation = orientation
    list.columns = .minimumWidth(Self.narrowestColumn)
    list.cellLines = 3
    list.cellEllipsis = .middle
    list.selectionMode = .multiple
    list.onError = { [weak self] in self?.show($0) }
    list.onSelectionChanged = { [weak self] in self?.onTitleChanged?() }
    list.onRowActivated = { [weak self] in self?.open(row: $0) }
    list.onMenuRequested = { [weak self] in self?.showMenu(row: $0, x: $1, y: $2) }
    files.onChanged = { [weak self] in
      self?.notice.folderIsRead()
      self?.messages.hide()
      self?.onTitleChanged?()
    }
  }

  var refresh: RefreshHeader.Handler? { { [weak self] in try await self?.reload() } }
  var loadMore: LoadMoreFooter.Handler? { { [files] in try await files.loadNextPage() } }

  var title: String { location.name }
  var subtitle: String { files.subtitle(selected: list.selectedRowCount) }

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
    // The menu of a selected row is for all that are selected.
    let chosen =
      list.isSelected(row) ? list.selectedRows.joined().compactMap { files[$0] } : [file]
    FileMenu.show(for: chosen, x: x, y: y, in: list) { [weak self] in
      for file in chosen { self?.open(file) }
    }
  }

  private func open(row: Int) {
    if let file = files[row] { open(file) }
  }

  private func open(_ file: FolderEntry) {
    FileOpening.open(file) { [weak self] in self?.messages.show($0) }
  }
}
