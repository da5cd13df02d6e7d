import CGtk
import Glibc
import GtkBridge
import Tug

@MainActor let lifetimeProbes = [
  Probe(name: "leak") { leak($0) },
  Probe(name: "wrong-thread") { wrongThread($0) },
  Probe(name: "controls-of-wrong-thread") { controlsOfWrongThread($0) },
  Probe(name: "after-destroy") { afterDestroy($0) },
  Probe(name: "missing-signal") { missingSignal($0) },
]

/// 1,000 lists, 10 at a time: shown, painted, pulled and refreshing, and destroyed meanwhile.
@MainActor private func leak(_ report: Report) {
  let rounds = 100
  let listsARound = 10
  let allowedGrowth = 1 << 20
  // The first round loads fonts, theme and icons, which stay in memory.
  leakRound(lists: listsARound)
  let peers = ListPeer.liveCount
  let boxes = ClosureBoxes.liveCount
  let handlers = HandlerToken.liveCount
  var memoryAtHalf = 0
  var painted = 0
  var dragged = 0
  for round in 1...rounds {
    let result = leakRound(lists: listsARound)
    painted += result.painted
    dragged += result.dragged
    if round == rounds / 2 { memoryAtHalf = residentBytes() }
  }
  let growth = residentBytes() - memoryAtHalf
  report.expect(painted, is: rounds * listsARound, "painted")
  report.expect(dragged, is: rounds * listsARound, "dragged")
  report.expect(ListPeer.liveCount - peers, is: 0, "peers")
  report.expect(ClosureBoxes.liveCount - boxes, is: 0, "boxes")
  report.expect(HandlerToken.liveCount - handlers, is: 0, "handlers")
  report.note("growth-bytes", growth)
  report.expect(growth < allowedGrowth, "memory-flat")
}

/// Handlers of a signal that an object does not have are released.
@MainActor private func missingSignal(_ report: Report) {
  let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(nil)
  g_object_ref_sink(label)
  defer { g_object_unref(label) }
  let warnings = SpokenWarnings()
  let boxes = ClosureBoxes.liveCount
  report.expect(SignalConnection.connect(label, "items-changed") {}, is: 0, "values")
  report.expect(
    SignalConnection.connect(label, "items-changed", counts: { _, _, _ in }), is: 0, "counts")
  report.expect(warnings.take().count, is: 2, "warnings")
  report.expect(ClosureBoxes.liveCount - boxes, is: 0, "boxes")
}

/// A counter of the objects that a program's closures hold.
@MainActor private final class HandlerToken {
  static var liveCount = 0
  init() { Self.liveCount += 1 }
  isolated deinit { Self.liveCount -= 1 }
}

@MainActor @discardableResult
private func leakRound(lists count: Int) -> (painted: Int, dragged: Int) {
  let window: UnsafeMutablePointer<GtkWidget> = gtk_window_new(GTK_WINDOW_TOPLEVEL)
  let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
  gtk_container_add(UnsafeMutableRawPointer(window).of(GtkContainer.self), box)
  gtk_window_set_default_size(UnsafeMutableRawPointer(window).of(GtkWindow.self), 700, 200)
  var painted = Set<Int>()
  var lists: [ListView] = []
  for index in 0..<count {
    let token = HandlerToken()
    let store = RowStore(Array(0..<50))
    let list = ListView(rows: store) { Row(title: "Row \($0)", icon: .named("folder")) }
    list.header = RefreshHeader {
      try await Task.sleep(for: .seconds(3600))
      _ = token
    }
    list.footer = LoadMoreFooter {
      _ = token
      return true
    }
    list.onRowActivated = { _ in _ = token }
    SignalConnection.connect(
      list.widget, "draw",
      event: { _ in
        painted.insert(index)
        return false
      })
    gtk_box_pack_start(
      UnsafeMutableRawPointer(box).of(GtkBox.self), list.widget, gboolean(true), gboolean(true), 0)
    lists.append(list)
  }
  gtk_widget_show_all(window)
  Loop.run { painted.count == count }
  var dragged = 0
  for (index, list) in lists.enumerated() {
    SyntheticInput(on: list.widget, finger: index + 1).drag(x: 20, from: 20, to: 80)
    if list.peer?.scene.container.isDragging == true { dragged += 1 }
  }
  for list in lists { list.setContentOffset(40, animated: true) }
  for list in lists.prefix(count / 2) { list.beginRefreshing() }
  Loop.run(milliseconds: 20)
  lists = []
  gtk_widget_destroy(window)
  // Cancelled work ends in the main queue.
  Loop.run(upTo: 1000) { HandlerToken.liveCount == 0 }
  return (painted.count, dragged)
}

private func residentBytes() -> Int {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 128)
  guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
  let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return pages * Int(getpagesize())
}

/// A list created on another thread gives a critical and an inert widget; the process goes on.
@MainActor private func wrongThread(_ report: Report) {
  let work: @Sendable @convention(c) (gpointer?) -> gpointer? = { _ in
    UnsafeMutableRawPointer(tug_list_view_new())
  }
  let thread = g_thread_new("other", work, nil)
  guard let list = g_thread_join(thread)?.of(TugListView.self) else {
    return report.expect(false, "created")
  }
  report.expect(_tug_list_view_peer(list) == nil, "inert")
  tug_pullable_begin_refresh(OpaquePointer(list))
  tug_pullable_set_content_offset(OpaquePointer(list), 10)
  report.expect(tug_pullable_get_content_offset(OpaquePointer(list)), is: 0, "offset")
  g_object_ref_sink(list)
  g_object_unref(list)
}

/// A header or footer created on another thread gives one critical, with its properties and without, and
/// a control that does nothing.
@MainActor private func controlsOfWrongThread(_ report: Report) {
  let warnings = SpokenWarnings()
  let makers: [@Sendable @convention(c) (gpointer?) -> gpointer?] = [
    { _ in tug_refresh_header_new(TUG_HEADER_STYLE_MJ).map { gpointer($0) } },
    { _ in tug_refresh_footer_new(TUG_FOOTER_STYLE_MJ_AUTO).map { gpointer($0) } },
    { _ in gpointer(g_object_new_with_properties(tug_refresh_header_get_type(), 0, nil, nil)) },
  ]
  for (index, maker) in makers.enumerated() {
    let made = g_thread_join(g_thread_new("other", maker, nil))
    let said = warnings.take()
    report.expect(said.count == 1 && said[0].contains("on a thread"), "said-\(index) \(said)")
    guard let control = made?.of(TugRefreshControl.self) else {
      report.expect(false, "made-\(index)")
      continue
    }
    tug_refresh_control_set_title(control, TUG_REFRESH_STATE_IDLE, "Pull")
    report.expect(
      tug_refresh_control_get_title(control, TUG_REFRESH_STATE_IDLE) == nil, "inert-\(index)")
    g_object_unref(control)
  }
  report.expect(warnings.isEmpty, "later")
}

/// A list whose widget is destroyed does nothing, and frees all that it held.
@MainActor private func afterDestroy(_ report: Report) {
  let window = TestWindow()
  var token: HandlerToken? = HandlerToken()
  window.list.header = RefreshHeader { [token] in _ = token }
  token = nil
  window.show()
  window.list.beginRefreshing()
  report.expect(HandlerToken.liveCount, is: 1, "handlers-before")
  window.destroy()
  Loop.run(milliseconds: 50)
  report.expect(HandlerToken.liveCount, is: 0, "handlers-after")
  report.expect(ListPeer.liveCount, is: 0, "peers")
  report.expect(window.list.header == nil, "header-gone")
  window.list.beginRefreshing()
  window.list.endRefreshing()
  window.list.contentOffset = 5
  window.list.onRowActivated = { _ in }
  window.store.append(1)
  window.store.removeAll()
  report.expect(window.list.contentOffset, is: 0, "offset")
}
