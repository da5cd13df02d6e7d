import CGtk
import GtkBridge
import Translations
import Tug

/// A page of files, which shows a folder as rows or icons.
///
/// Folders open in the same list.
@MainActor final class FilesPage: PageContent {
  /// The layout of the files.
  enum Layout {
    /// Rows with time and size.
    case rows
    /// Icons in as many columns as fit.
    case icons
    /// Icons in a list that scrolls sideways.
    case sideways
  }

  /// The minimum width of an icon column in points: an icon and a name of about 12 characters.
  private static let narrowestColumn = 110.0
  /// The estimated height of a line of icons in points: an icon and a name in one line.
  private static let estimatedCell = 104.0

  let list: ListView
  let widget: UnsafeMutablePointer<GtkWidget>
  var onTitleChanged: (@MainActor () -> Void)?
  /// Called with the URI of the folder when a different folder is shown.
  var onFolderShown: (@MainActor (String) -> Void)?

  private(set) var fault: String?
  var shownMessage: MessageBar? { messages.isShown ? messages : nil }

  /// Called with the new view when the user has changed the filter or order of files.
  var onViewChanged: (@MainActor (FolderView) -> Void)?
  private(set) lazy var barWidgets = [menu.button, parentButton.widget]

  private let files: FolderStore
  private let thumbnails = Thumbnails()
  private let filter = FilterBar(Message("FilterEntry", "Part of the name"))
  private lazy var parentButton = ParentButton { [weak self] in self?.goToParent() }
  private lazy var menu = FileViewMenu { [weak self] in self }
  /// Whether the rows follow changes in the folder.
  private let isLive: Bool
  private var monitor: FolderMonitor?
  private let status: StatusPage
  private let messages = MessageBar()
  private var location: FolderLocation
  private var history = FolderHistory()
  /// The folder that is being opened and the task that opens it, or `nil` if there is none.
  private var opening: (location: FolderLocation, work: Task<Void, Never>)?

  /// Creates the page of the folder in `arguments`.
  ///
  /// The files are sorted by `order`, or else by the order in `arguments`.
  init(_ arguments: Arguments, layout: Layout = .rows, order: FolderOrder? = nil) {
    location = FolderLocation(arguments.folder)
    var view = arguments.view
    if let order { view.order = order }
    isLive = !arguments.isAlone
    files = FolderStore(uri: location.uri, view: view)
    list = ListView(rows: files) { [thumbnails] in
      Row(
        title: $0.name, subtitle: layout == .rows ? $0.detail : nil,
        icon: thumbnails.icon(of: $0) ?? $0.icon)
    }
    status = StatusPage(over: list.widget)
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let box = widget.raw.of(GtkBox.self)
    gtk_box_pack_start(box, messages.widget, gboolean(false), gboolean(true), 0)
    gtk_box_pack_start(box, filter.widget, gboolean(false), gboolean(true), 0)
    gtk_box_pack_start(box, status.widget, gboolean(true), gboolean(true), 0)
    gtk_widget_show_all(widget)
    show(layout)
    connect()
  }

  private func show(_ layout: Layout) {
    switch layout {
    case .rows:
      list.selectionMode = .single
      list.maximumContentWidth = Page.contentWidth
      Texts.observe(with: widget) { [files] in files.updateTexts() }
    case .icons, .sideways:
      list.orientation = layout == .icons ? .vertical : .horizontal
      list.columns = .minimumWidth(Self.narrowestColumn)
      list.cellLines = 3
      list.cellEllipsis = .middle
      if layout == .icons { list.estimatedRowHeight = Self.estimatedCell }
      list.selectionMode = .multiple
    }
  }

  private func connect() {
    list.onError = { [weak self] in self?.show($0) }
    list.onSelectionChanged = { [weak self] in self?.onTitleChanged?() }
    list.onRowActivated = { [weak self] in self?.open(row: $0) }
    list.onMenuRequested = { [weak self] in self?.showMenu(row: $0, x: $1, y: $2) }
    files.onChanged = { [weak self] in self?.filesChanged() }
    thumbnails.onLoaded = { [files] in
      if let row = files.row(of: $0) { files[row] = files[row] }
    }
    filter.onChanged = { [weak self] in self?.show(filter: $0) }
    filter.onLeft = { [list] in gtk_widget_grab_focus(list.widget) }
    SignalConnection.connect(
      list.widget, "key-press-event",
      event: { [files] event in
        let key = event.map { Int32(bitPattern: $0.of(GdkEventKey.self).pointee.keyval) }
        // The list then goes to the end of the folder, and not to the end of a page.
        if key == GDK_KEY_End || key == GDK_KEY_KP_End { files.showRest() }
        return false
      })
    SignalConnection.connect(
      widget, "key-press-event",
      event: { [weak self] event in
        guard let self, let event else { return false }
        return press(event.of(GdkEventKey.self).pointee)
      })
  }

  var refresh: RefreshHeader.Handler? { { [weak self] in try await self?.reload() } }
  var loadMore: LoadMoreFooter.Handler? { { [files] in try await files.loadNextPage() } }

  var title: String { location.name }
  var subtitle: String {
    if let opening {
      return Message("OpeningFolder", "Opening “{name}”…").words([
        "name": opening.location.name.shortened
      ])
    }
    return files.subtitle(selected: list.selectionMode == .multiple ? list.selectedRowCount : 0)
  }

  func start() async {
    do {
      try await reload()
    } catch {
      fault = FailureText.sentence(of: error)
      show(error)
    }
    follow()
  }

  /// Reads the folder again.
  private func reload() async throws {
    try await files.reload()
    showEnd()
  }

  /// Updates the footer's message that all files are shown.
  private func showEnd() {
    if files.count == files.total { list.setNoMoreData() } else { list.resetNoMoreData() }
  }

  private func filesChanged() {
    parentButton.isSensitive = location.parent != nil
    status.status =
      files.count == 0 ? FolderNotice.empty(filter: files.view.filter, exits) : nil
    messages.hide()
    onTitleChanged?()
  }

  /// Shows an error instead of the list if it is empty, or else above the list.
  private func show(_ error: any Error) {
    if error is CancellationError { return }
    if files.count == 0 {
      status.status = FolderNotice.failed(error, exits)
    } else {
      messages.show(FailureText.sentence(of: error))
    }
  }

  private var exits: FolderNotice.Exits {
    let goUp: @MainActor () -> Void = { [weak self] in self?.goToParent() }
    return FolderNotice.Exits(
      showAll: { [weak self] in self?.isFiltering = false },
      parent: location.parent.map { _ in goUp },
      home: { [weak self] in
        self?.go(to: FolderHistory.Place(folder: FolderLocation(nil).uri))
      },
      retry: { [weak self] in self?.list.beginRefreshing() })
  }

  // MARK: Folders

  var canGoBack: Bool { history.last != nil }

  func goBack() {
    guard let place = history.last else { return }
    go(to: place, isReturn: true)
  }

  /// Shows the parent folder, with the current folder focused.
  func goToParent() {
    guard let parent = location.parent else { return }
    go(to: FolderHistory.Place(folder: parent.uri, focusedFile: location.uri))
  }

  /// Shows a different folder once it has been read.
  ///
  /// If that fails, the current folder remains shown.
  private func go(to place: FolderHistory.Place, isReturn: Bool = false) {
    let other = FolderLocation(place.folder)
    opening?.work.cancel()
    let work = Task {
      do {
        try await files.open(place) {
          self.leave(for: other, isReturn: isReturn)
        }
        opening = nil
        arrive(at: place)
      } catch {
        if Task.isCancelled { return }
        opening = nil
        messages.show(FailureText.sentence(of: error))
      }
      onTitleChanged?()
    }
    opening = (other, work)
    onTitleChanged?()
  }

  /// Saves the current place in the history and prepares for the other folder.
  ///
  /// Call it before the rows change.
  private func leave(for other: FolderLocation, isReturn: Bool) {
    // A running refresh would read the folder that is left, so cancel it.
    if list.isRefreshing { list.cancelRefreshing() }
    if isReturn { history.returned() } else { history.leave(place) }
    location = other
    filter.isOpen = false
  }

  private var place: FolderHistory.Place {
    let snapshot = list.snapshot
    return FolderHistory.Place(
      folder: location.uri, count: files.count, firstFile: files[snapshot.firstRow]?.uri,
      offsetInRow: snapshot.offsetInRow, focusedFile: list.focusedRow.flatMap { files[$0]?.uri })
  }

  /// Scrolls to `place` and focuses its file, after its folder has been shown.
  private func arrive(at place: FolderHistory.Place) {
    showEnd()
    let first = files.row(of: place.firstFile)
    var snapshot = list.snapshot
    snapshot.firstRow = first ?? 0
    snapshot.offsetInRow = first == nil ? 0 : place.offsetInRow
    list.restore(snapshot)
    list.focusedRow = files.row(of: place.focusedFile)
    list.deselectAll()
    if let row = list.focusedRow {
      // In multiple selection mode a selected row would make taps select files instead of opening
      // them.
      if list.selectionMode == .single { list.select(row..<row + 1) }
      if first == nil { list.scrollToRow(row, animated: false) }
    }
    gtk_widget_grab_focus(list.widget)
    follow()
    onFolderShown?(location.uri)
  }

  /// Handles a key that the list has not used.
  ///
  /// Returns whether the key was used.
  private func press(_ key: GdkEventKey) -> Bool {
    let modifiers = key.state & gtk_accelerator_get_default_mod_mask().rawValue
    let isAlt = modifiers == GDK_MOD1_MASK.rawValue
    switch Int32(bitPattern: key.keyval) {
    case GDK_KEY_F where modifiers == GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue:
      isFiltering = true
    case GDK_KEY_BackSpace where modifiers == 0: goToParent()
    case GDK_KEY_Up where isAlt, GDK_KEY_KP_Up where isAlt: goToParent()
    case GDK_KEY_Left where isAlt, GDK_KEY_KP_Left where isAlt: goBack()
    default: return false
    }
    return true
  }

  // MARK: Changes

  /// The filter and order of the files.
  var view: FolderView { files.view }

  /// Whether the bar for filtering names is open.
  var isFiltering: Bool {
    get { filter.isOpen }
    set { filter.isOpen = newValue }
  }

  private func show(filter: String) {
    var view = files.view
    view.filter = filter
    show(by: view)
  }

  /// Shows the files with a different view, from the start.
  func show(by view: FolderView) {
    guard view != files.view else { return }
    Task {
      try? await files.show(by: view)
      list.contentOffset = list.minimumContentOffset
      showEnd()
    }
    onViewChanged?(view)
  }

  /// Starts following changes of the current folder.
  private func follow() {
    guard isLive, monitor?.uri != location.uri else { return }
    let uri = location.uri
    monitor = FolderMonitor(uri: uri) { [weak self] in await self?.take($0, of: uri) }
  }

  /// Applies changes of files to the rows.
  ///
  /// If the folder was removed, shows an error and keeps the rows.
  private func take(_ changed: Set<String>, of uri: String) async {
    do {
      let change = try await FolderReading.change(of: uri, files: changed)
      var marks = FileMarks()
      try await files.take(change, of: uri) { marks = FileMarks(of: list, files) }
      marks.show(in: list, files)
      showEnd()
    } catch {
      if uri == location.uri { show(error) }
    }
  }

  // MARK: Files

  private func showMenu(row: Int?, x: Double, y: Double) {
    guard let row, let file = files[row] else { return }
    // If the row is selected, its menu applies to all selected files.
    let chosen =
      list.isSelected(row) ? list.selectedRows.joined().compactMap { files[$0] } : [file]
    FileMenu.show(for: chosen, x: x, y: y, in: list) { [weak self] in self?.open(chosen) }
  }

  private func open(row: Int) {
    if let file = files[row] { open([file]) }
  }

  /// Opens a single folder in the list, and any other files with their programs.
  private func open(_ chosen: [FolderEntry]) {
    if chosen.count == 1, chosen[0].isFolder {
      return go(to: FolderHistory.Place(folder: chosen[0].uri))
    }
    for file in chosen { FileOpening.open(file) { [weak self] in self?.messages.show($0) } }
  }
}
