import CGtk
import GtkBridge
import RefreshModel
import SceneModel

/// The search for rows by their titles: an entry in the list's corner, as GtkTreeView has it.
///
/// What it finds goes to the engine as ordinary events: the row is shown, and has the focus and the
/// selection.
@MainActor final class TypeAhead {
  /// Milliseconds without a key after which the entry closes.
  ///
  /// Source: GtkTreeView, `GTK_TREE_VIEW_SEARCH_DIALOG_TIMEOUT`.
  private static let openTime: UInt32 = 5000
  /// Microseconds that a slice of the search takes: a fraction of a frame.
  private static let sliceTime: Int64 = 4000

  /// Microseconds after which a search says that it goes on.
  private static let busyTime: Int64 = 200_000

  private weak var peer: ListPeer?
  /// The program's comparison of a row with what was typed; nil for the beginnings of titles.
  var matches: (@MainActor (Int, String) -> Bool)?
  /// The user may search.
  var isEnabled = true {
    didSet { if !isEnabled { close() } }
  }
  /// The entry is open.
  private(set) var isOpen = false
  private var popover: GObjectRef<UnsafeMutablePointer<GtkWidget>>?
  private var scan: RowScan?
  /// When the scan began, in microseconds.
  private var scanStart: Int64 = 0
  /// What was searched for last, and the row that was found.
  private var found: (key: SearchKey, row: Int)?
  private let closing = LoopTimer()
  private let slices = LoopTimer()

  /// The search of the list of `peer`, which owns this object.
  init(of peer: ListPeer) { self.peer = peer }

  /// Closes the entry for good, as the widget is destroyed.
  func stop() {
    close()
    matches = nil
    if let popover { _tug_search_popover_destroy(popover.pointer) }
    popover = nil
    peer = nil
  }

  // MARK: Open and closed

  /// There are rows to be searched, which are seen.
  private var isPossible: Bool {
    guard let peer, !peer.isDisposed, isEnabled, !peer.isPlaying else { return false }
    let scene = peer.scene
    return scene.rowCount > 0 && scene.ownContentLength == nil && !scene.isFloorOpen
      && !scene.isBlocked && gtk_widget_get_mapped(peer.widget).isTrue
  }

  /// Opens the entry; false where there is nothing to search.
  func open() -> Bool {
    guard isPossible, let peer, let popover = made(for: peer) else { return false }
    if !isOpen {
      isOpen = true
      found = nil
      _tug_search_popover_show(popover, peer.widget)
      peer.queueDraw()
    }
    wait()
    return true
  }

  /// Handles a key that nothing is bound to: a letter begins the search; true where it was used.
  func type(_ event: UnsafeMutablePointer<GdkEventKey>) -> Bool {
    guard isPossible, let peer, gtk_widget_is_focus(peer.widget).isTrue,
      let popover = made(for: peer)
    else { return false }
    return _tug_search_entry_type(entry(of: popover), event).isTrue && open()
  }

  /// Closes the entry, and gives the list the keyboard back where the entry has it.
  func close() {
    guard isOpen, let popover, let peer else { return }
    isOpen = false
    giveUpScan()
    closing.stop()
    let hasFocus = gtk_widget_is_focus(entry(of: popover.pointer).raw.of(GtkWidget.self)).isTrue
    _tug_search_popover_hide(popover.pointer)
    if hasFocus, !peer.isDisposed { gtk_widget_grab_focus(peer.widget) }
    peer.queueDraw()
  }

  /// It closes after a while without a key.
  private func wait() {
    closing.start(milliseconds: Self.openTime) { [weak self] in
      guard let self else { return false }
      // What was asked for is still being looked for.
      guard scan == nil else { return true }
      close()
      return false
    }
  }

  private func entry(of popover: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkEntry>
  {
    _tug_search_popover_entry(popover)
  }

  private func made(for peer: ListPeer) -> UnsafeMutablePointer<GtkWidget>? {
    if let popover { return popover.pointer }
    guard let made = _tug_search_popover_new(peer.widget) else { return nil }
    popover = GObjectRef(retaining: made)
    let entry = entry(of: made)
    SignalConnection.connect(entry, "changed") { [weak self] in self?.changed() }
    SignalConnection.connect(entry, "next-match") { [weak self] in self?.move(1) }
    SignalConnection.connect(entry, "previous-match") { [weak self] in self?.move(-1) }
    SignalConnection.connect(entry, "stop-search") { [weak self] in self?.close() }
    SignalConnection.connect(entry, "activate") { [weak self] in self?.activate() }
    SignalConnection.connect(
      entry, "key-press-event",
      event: { [weak self] event in
        guard let self, let event else { return false }
        let direction = _tug_search_direction(event.of(GdkEventKey.self))
        wait()
        if direction != 0 { move(Int(direction)) }
        return direction != 0
      })
    SignalConnection.connect(
      entry, "focus-out-event",
      event: { [weak self] _ in
        self?.close()
        return false
      })
    return made
  }

  // MARK: Searching

  /// What was typed is another: the first row that begins so.
  private func changed() {
    guard let peer, let popover else { return }
    peer.commit()
    let key = SearchKey(String(cString: gtk_entry_get_text(entry(of: popover.pointer))))
    _tug_search_entry_set_failed(entry(of: popover.pointer), gboolean(false))
    guard !key.text.isEmpty, isPossible else {
      giveUpScan()
      return
    }
    // No row before the one that was found begins with more of it.
    let isLonger = matches == nil && found.map { key.narrows($0.key) } ?? false
    let first = isLonger ? min(found?.row ?? 0, peer.scene.rowCount - 1) : 0
    start(RowScan(key, from: first, step: 1))
  }

  /// Goes to the next row that begins so, or the one before.
  private func move(_ step: Int) {
    guard let peer, let popover, isOpen else { return }
    peer.commit()
    wait()
    let key = SearchKey(String(cString: gtk_entry_get_text(entry(of: popover.pointer))))
    guard !key.text.isEmpty else { return }
    let from = peer.scene.focusedRow ?? (step > 0 ? -1 : peer.scene.rowCount)
    start(RowScan(key, from: from + step, step: step))
  }

  private func giveUpScan() {
    scan = nil
    slices.stop()
    if let popover { _tug_search_entry_set_busy(entry(of: popover.pointer), gboolean(false)) }
  }

  private func start(_ scan: RowScan) {
    self.scan = scan
    scanStart = MonotonicClock.now
    slices.stop()
    if goOn() {
      slices.start(milliseconds: 0, isIdle: true) { [weak self] in self?.goOn() ?? false }
    }
  }

  /// Looks at some rows; true where others are left.
  private func goOn() -> Bool {
    guard var scan, let peer, let popover, isPossible else {
      giveUpScan()
      return false
    }
    let (end, key) = (MonotonicClock.now + Self.sliceTime, scan.key)
    let outcome = scan.go(
      count: peer.scene.rowCount, isLate: { MonotonicClock.now >= end },
      matches: { isMatch($0, key) })
    // A comparison of the program's may have ended the search, or the list.
    guard self.scan != nil, !peer.isDisposed else { return false }
    let entry = entry(of: popover.pointer)
    switch outcome {
    case .unfinished:
      self.scan = scan
      if end - scanStart > Self.busyTime { _tug_search_entry_set_busy(entry, gboolean(true)) }
      return true
    case .found(let row):
      self.scan = nil
      _tug_search_entry_set_busy(entry, gboolean(false))
      found = (key, row)
      show(row, in: peer)
    case .none:
      self.scan = nil
      _tug_search_entry_set_busy(entry, gboolean(false))
      // The row that was found stays where there is no other.
      if found?.key == key {
        gtk_widget_error_bell(peer.widget)
      } else {
        _tug_search_entry_set_failed(entry, gboolean(true))
      }
    }
    return false
  }

  private func isMatch(_ row: Int, _ key: SearchKey) -> Bool {
    guard let peer, !peer.scene.isHeading(row) else { return false }
    if let matches { return matches(row, key.text) }
    return peer.rows.title(of: row).map { key.begins($0) } ?? false
  }

  /// Shows `row`, which has the focus and the selection from now on.
  private func show(_ row: Int, in peer: ListPeer) {
    peer.send(.showRow(row, at: .middle, animated: false))
    peer.send(.focus(row))
    // The focus is seen from now on.
    peer.send(.key(KeyStroke(.tab)))
    guard !peer.isDisposed, peer.scene.selectionMode != .none else { return }
    peer.send(.select(at: row, count: 1, isSelected: true))
    for others in peer.scene.selectedRows.ranges {
      for rest in [others.prefix(while: { $0 < row }), others.drop(while: { $0 <= row })]
      where !rest.isEmpty {
        peer.send(.select(at: rest.startIndex, count: rest.count, isSelected: false))
      }
    }
  }

  private func activate() {
    guard let peer else { return }
    close()
    if !peer.isDisposed { _ = KeyInput(peer: peer).press(.activate) }
  }
}
