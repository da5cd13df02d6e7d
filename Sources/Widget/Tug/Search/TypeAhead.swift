import CGtk
import GtkBridge
import RefreshModel
import SceneModel

/// The search for rows by their titles, with an entry in the corner of the list, as in GtkTreeView.
///
/// A found row is passed to the engine in ordinary events: it is scrolled into view, focused and
/// selected.
@MainActor final class TypeAhead {
  /// The milliseconds without a key press after which the entry closes.
  ///
  /// Source: GtkTreeView, `GTK_TREE_VIEW_SEARCH_DIALOG_TIMEOUT`.
  private static let openTime: UInt32 = 5000
  /// The microseconds of one slice of the search: a fraction of a frame.
  private static let sliceTime: Int64 = 4000

  /// The microseconds after which a running search shows that it is busy.
  private static let busyTime: Int64 = 200_000

  private weak var peer: ListPeer?
  /// Returns whether a row matches the typed text.
  ///
  /// With `nil` a row matches if its title begins with the text.
  var matches: (@MainActor (Int, String) -> Bool)?
  /// Whether the user can search.
  var isEnabled = true {
    didSet { if !isEnabled { close() } }
  }
  /// Whether the entry is open.
  private(set) var isOpen = false
  private var popover: GObjectRef<UnsafeMutablePointer<GtkWidget>>?
  private var scan: RowScan?
  /// The time at which the scan began, in microseconds.
  private var scanStart: Int64 = 0
  /// The last search and the row that it found, or `nil` if it found none.
  private var found: (key: SearchKey, row: Int)?
  private let closing = LoopTimer()
  private let slices = LoopTimer()

  /// Creates the search of the list of `peer`, which owns this object.
  init(of peer: ListPeer) { self.peer = peer }

  /// Closes and releases the entry, because the widget is destroyed.
  func stop() {
    close()
    matches = nil
    if let popover { _tug_search_popover_destroy(popover.pointer) }
    popover = nil
    peer = nil
  }

  // MARK: Open and closed

  /// Whether the list shows rows that can be searched.
  private var isPossible: Bool {
    guard let peer, !peer.isDisposed, isEnabled, !peer.isPlaying else { return false }
    let scene = peer.scene
    return scene.rowCount > 0 && scene.ownContentLength == nil && !scene.isFloorOpen
      && !scene.isBlocked && gtk_widget_get_mapped(peer.widget).isTrue
  }

  /// Opens the entry.
  ///
  /// Returns `false` if there are no rows to search.
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

  /// Handles a key without a binding: a character starts the search.
  ///
  /// Returns whether it was used.
  func type(_ event: UnsafeMutablePointer<GdkEventKey>) -> Bool {
    guard isPossible, let peer, gtk_widget_is_focus(peer.widget).isTrue,
      let popover = made(for: peer)
    else { return false }
    return _tug_search_entry_type(entry(of: popover), event).isTrue && open()
  }

  /// Closes the entry.
  ///
  /// If the entry has the keyboard focus, the list takes it.
  func close() {
    guard isOpen, let popover, let peer else { return }
    isOpen = false
    cancelScan()
    closing.stop()
    let hasFocus = gtk_widget_is_focus(entry(of: popover.pointer).raw.of(GtkWidget.self)).isTrue
    _tug_search_popover_hide(popover.pointer)
    if hasFocus, !peer.isDisposed { gtk_widget_grab_focus(peer.widget) }
    peer.queueDraw()
  }

  /// Closes the entry after some time without a key press.
  private func wait() {
    closing.start(milliseconds: Self.openTime) { [weak self] in
      guard let self else { return false }
      // Keep the entry open while a search is running.
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

  /// Searches for the first row that matches the changed text.
  private func changed() {
    guard let peer, let popover else { return }
    peer.commit()
    let key = SearchKey(String(cString: gtk_entry_get_text(entry(of: popover.pointer))))
    _tug_search_entry_set_failed(entry(of: popover.pointer), gboolean(false))
    guard !key.text.isEmpty, isPossible else {
      cancelScan()
      return
    }
    // If the text only became longer, no row before the found one can match.
    let isLonger = matches == nil && found.map { key.narrows($0.key) } ?? false
    let first = isLonger ? min(found?.row ?? 0, peer.scene.rowCount - 1) : 0
    start(RowScan(key, from: first, step: 1))
  }

  /// Moves to the next matching row, or to the previous one if `step` is -1.
  private func move(_ step: Int) {
    guard let peer, let popover, isOpen else { return }
    peer.commit()
    wait()
    let key = SearchKey(String(cString: gtk_entry_get_text(entry(of: popover.pointer))))
    guard !key.text.isEmpty else { return }
    let from = peer.scene.focusedRow ?? (step > 0 ? -1 : peer.scene.rowCount)
    start(RowScan(key, from: from + step, step: step))
  }

  private func cancelScan() {
    scan = nil
    slices.stop()
    if let popover { _tug_search_entry_set_busy(entry(of: popover.pointer), gboolean(false)) }
  }

  private func start(_ scan: RowScan) {
    self.scan = scan
    scanStart = MonotonicClock.now
    slices.stop()
    if continueScan() {
      slices.start(milliseconds: 0, isIdle: true) { [weak self] in self?.continueScan() ?? false }
    }
  }

  /// Checks a slice of rows.
  ///
  /// Returns whether rows are left to check.
  private func continueScan() -> Bool {
    guard var scan, let peer, let popover, isPossible else {
      cancelScan()
      return false
    }
    let (end, key) = (MonotonicClock.now + Self.sliceTime, scan.key)
    let outcome = scan.advance(
      count: peer.scene.rowCount, isLate: { MonotonicClock.now >= end },
      matches: { isMatch($0, key) })
    // The program's comparison may have ended the search or destroyed the list.
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
      // If no other row matches, the found row stays.
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

  /// Scrolls to `row`, and makes it the focused and the only selected row.
  private func show(_ row: Int, in peer: ListPeer) {
    peer.send(.showRow(row, at: .middle, animated: false))
    peer.send(.focus(row))
    // A key event makes the focus visible from now on.
    peer.send(.key(KeyStroke(.tab)))
    guard !peer.isDisposed, peer.scene.selectionMode != .none else { return }
    peer.send(.select(at: row, count: 1, isSelected: true))
    for selected in peer.scene.selectedRows.ranges {
      for rest in [selected.prefix(while: { $0 < row }), selected.drop(while: { $0 <= row })]
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
