import CGtk
import GtkBridge
import Tug

/// The page "Grid": a folder's files as icons, as many side by side as there is room for, scrolling
/// downwards or sideways.
@MainActor final class GridPage: PageContent {
  /// The narrowest column in points: an icon and a name of a dozen letters.
  private static let narrowestColumn = 110.0

  let list: ListView
  let title: String
  var onTitleChanged: (@MainActor () -> Void)?
  var widget: UnsafeMutablePointer<GtkWidget> { list.widget }

  private(set) var fault: String?

  private let files: FolderStore

  /// The page of `folder`, a path or URI; nil for the home folder.
  init(folder: String?, orientation: Orientation = .vertical) {
    let location = FolderLocation(folder)
    title = location.name
    files = FolderStore(uri: location.uri)
    list = ListView(rows: files) { Row(title: $0.name, icon: $0.icon) }
    list.orientation = orientation
    list.columns = .minimumWidth(Self.narrowestColumn)
    list.selectionMode = .multiple
    list.onError = { [weak self] in self?.show($0) }
    list.onSelectionChanged = { [weak self] in self?.onTitleChanged?() }
    list.onRowActivated = { [weak self] in self?.open(row: $0) }
    list.onMenuRequested = { [weak self] in self?.showMenu(row: $0, x: $1, y: $2) }
    files.onChanged = { [weak self] in
      self?.list.placeholder = "This folder is empty."
      self?.onTitleChanged?()
    }
  }

  var refresh: RefreshHeader.Handler? { { [weak self] in try await self?.reload() } }
  var loadMore: LoadMoreFooter.Handler? { { [files] in try await files.loadNextPage() } }

  var subtitle: String {
    let selected = list.selectedRows.reduce(0) { $0 + $1.count }
    return selected == 0 ? "\(files.count) of \(files.total)" : "\(selected) selected"
  }

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
    list.placeholder = FailureText.sentence(of: error)
  }

  private func showMenu(row: Int?, x: Double, y: Double) {
    guard let row, let file = files[row] else { return }
    FileMenu.show(for: file, x: x, y: y, in: list) { [weak self] in self?.open(row: row) }
  }

  private func open(row: Int) {
    guard let file = files[row] else { return }
    FileOpening.open(uri: file.uri) { [weak self] reason in self?.list.placeholder = reason }
  }
}
