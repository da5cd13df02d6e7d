import CGtk
import CairoDrawing
import GtkBridge
import Tug

/// The window after many partial drawings, with stored pixels of rows.
@MainActor let redrawingProbes = [
  Probe(name: "redrawn-in-parts") { redrawnInParts($0) }
]

extension TestWindow {
  /// The pixels that the window really shows.
  fileprivate func shownPixels() -> [UInt8]? {
    let width = gtk_widget_get_allocated_width(list.widget)
    let height = gtk_widget_get_allocated_height(list.widget)
    guard let window = gtk_widget_get_window(list.widget),
      let picture = gdk_pixbuf_get_from_window(window, 0, 0, width, height)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
    var length: guint = 0
    guard let bytes = gdk_pixbuf_get_pixels_with_length(picture, &length) else { return nil }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(length)))
  }

  /// Waits for the next drawing to be on the screen.
  fileprivate func waitForDrawing(after count: Int) -> Bool {
    let isDrawn = Loop.run { draws > count }
    guard isDrawn else { return false }
    gdk_display_sync(gtk_widget_get_display(window))
    return true
  }
}

/// After any steps, the window equals a complete drawing.
@MainActor private func redrawnInParts(_ report: Report) {
  let test = TestWindow(rows: 400)
  test.list.header = RefreshHeader(.mj) { try await Task.sleep(for: .milliseconds(40)) }
  test.list.selectionMode = .multiple
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  let sheet = Stylesheet()
  var state: UInt64 = 11
  func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
  for step in 1...400 {
    switch next(9) {
    case 0, 1, 2: test.list.contentOffset += Double(next(600) - 280) / 3.7
    case 3:
      let row = next(test.store.count)
      test.list.select(row..<(row + 1))
    case 4: test.store.insert(1000 + step, at: next(test.store.count))
    case 5: test.store.remove(at: next(test.store.count))
    case 6: input.hover(x: Double(next(300)), y: Double(next(400)))
    case 7: if next(4) == 0 { test.list.beginRefreshing() }
    default:
      if next(8) == 0 { sheet.set("tuglist row:selected { color: rgb(\(next(200)), 9, 9); }") }
    }
    let drawn = test.draws
    if step % 5 == 0 { _ = Loop.run { test.draws > drawn || test.list.peer?.isTicking != true } }
    guard step % 50 == 0 else { continue }
    // A refresh out of view asks for no frames, and would end between the two pictures.
    report.expect(Loop.run { !test.list.isRefreshing }, "refreshed, step \(step)")
    // So would the scroll indicator that is about to fade.
    report.expect(
      Loop.run { test.list.peer.map { !$0.isTicking && $0.scene.nextWake == nil } ?? false },
      "settles, step \(step)")
    gdk_display_sync(gtk_widget_get_display(test.window))
    let kept = test.shownPixels()
    let count = test.draws
    test.list.queueDraw()
    report.expect(test.waitForDrawing(after: count), "drawn, step \(step)")
    report.expect(
      kept != nil && kept == test.shownPixels(), "equal to a complete drawing, step \(step)")
  }
}
