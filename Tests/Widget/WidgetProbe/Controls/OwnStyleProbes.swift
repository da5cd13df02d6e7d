import CGtk
import GtkBridge
import Tug

/// Headers and footers with the program's styles, with and without a policy.
@MainActor let ownStyleProbes = [
  Probe(name: "style-height") { styleHeight($0) },
  Probe(name: "style-height-of-images") { styleHeightOfImages($0) },
  Probe(name: "style-failure") { styleFailure($0) },
  Probe(name: "style-recorded") { styleRecorded($0) },
]

private struct EmptyStyle: HeaderStyle, FooterStyle {
  var height = 54.0
  func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {}
}

private let working: RefreshHeader.Handler = { try await Task.sleep(for: .seconds(30)) }
private let loading: LoadMoreFooter.Handler = {
  try await Task.sleep(for: .seconds(30))
  return true
}

/// A style without a policy is pulled and held by its height; with one the policy's numbers count.
@MainActor private func styleHeight(_ report: Report) {
  let test = TestWindow()
  test.stopAnimations()
  test.list.rubberBand = nil
  test.show()
  let style = EmptyStyle(height: 130)
  test.list.header = RefreshHeader(style: style, handler: working)
  let input = SyntheticInput(on: test.list.widget)
  input.drag(x: 50, from: 60, to: 180)
  report.expect(test.list.contentOffset < -54, "past-the-default")
  report.expect(test.list.refreshState, is: .idle, "not-armed")
  input.touchUpdate(x: 50, y: 240)
  report.expect(test.list.refreshState, is: .pulling, "armed")
  input.touchEnd(x: 50, y: 240)
  report.expect(test.list.isRefreshing, "refreshes")
  report.expect(test.list.adjustedContentInset.top, is: 130, "held")
  test.list.footer = LoadMoreFooter(style: style, handler: loading)
  test.list.beginLoading()
  report.expect(test.list.adjustedContentInset.bottom, is: 130, "footer-held")
  report.expect(test.list.footer?.policy.triggerDistance, is: 130, "footer-trigger")

  let usual = RefreshHeader.policy(of: .native)
  for height in [0, -54, Double.nan, .infinity, -.infinity, 1e300, 10_001] {
    let style = EmptyStyle(height: height)
    report.expect(RefreshHeader(style: style).policy == usual, "header-\(height)")
    report.expect(
      LoadMoreFooter(style: style).policy == LoadMoreFooter.policy(of: .native),
      "footer-\(height)")
  }
  for height in [0.5, 30, 10_000] {
    var fitting = usual
    fitting.triggerDistance = height
    fitting.heldInset = height
    report.expect(RefreshHeader(style: EmptyStyle(height: height)).policy == fitting, "\(height)")
  }
  let header = RefreshHeader(style: style, policy: .mj, handler: working)
  report.expect(header.policy == RefreshHeader.policy(of: .mj), "with-policy")
  let footer = LoadMoreFooter(style: style, policy: .mjBack, target: test) { _ in true }
  report.expect(footer.policy == LoadMoreFooter.policy(of: .mjBack), "footer-with-policy")
  test.list.header = RefreshHeader(handler: working)
  test.list.header?.style = style
  report.expect(test.list.header?.policy == usual, "style-set-afterwards")
}

/// A style of pictures without a policy is as high as the first of them.
@MainActor private func styleHeightOfImages(_ report: Report) {
  let path = "\(String(cString: g_get_tmp_dir()))/tug-probe-\(getpid()).png"
  let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 20, 120)
  cairo_surface_write_to_png(surface, path)
  cairo_surface_destroy(surface)
  let read = ImageSequence.reading(pngs: [path])
  unlink(path)
  report.expect(read.errors.count, is: 0, "read")
  let images = MJImages(idle: read.sequence, refreshing: read.sequence)
  let header = RefreshHeader(style: MJHeaderStyle(symbol: .images(images)), handler: working)
  report.expect(header.policy.triggerDistance, is: 120, "trigger")
  report.expect(header.policy.heldInset, is: 120, "held")
  let footer = LoadMoreFooter(style: MJBackFooterStyle(symbol: .images(images)), handler: loading)
  report.expect(footer.policy.heldInset, is: 120, "footer-held")
  let least = RefreshHeader(style: MJHeaderStyle(symbol: .images(MJImages())), handler: working)
  report.expect(least.policy == RefreshHeader.policy(of: .native), "without-pictures")
}

/// A failure is shown with any policy that has no dwell of its own, unless it is set to none.
@MainActor private func styleFailure(_ report: Report) {
  struct Failure: Error {}
  let test = TestWindow()
  var states: [String] = []
  test.list.onRefreshStateChanged = { states.append($1.rawValue) }
  test.list.onLoadStateChanged = { states.append("load \($1.rawValue)") }
  test.show()
  test.list.header = RefreshHeader(style: EmptyStyle(), policy: .mj) { throw Failure() }
  report.expect(test.list.header?.policy.failureDwell, is: RefreshHeader.failureDwell, "dwell")
  test.list.beginRefreshing()
  report.expect(Loop.run { states.contains("failure") }, "shown")
  expectHeaderClosed(test, report, "header")
  test.list.header?.policy.failureDwell = 0
  states = []
  test.list.beginRefreshing()
  expectHeaderClosed(test, report, "without-dwell")
  report.expect(states, is: ["refreshing", "idle"], "not-shown")
  var longer = RefreshPolicy.mj
  longer.failureDwell = 3
  report.expect(RefreshHeader(style: EmptyStyle(), policy: longer).policy == longer, "own-dwell")

  states = []
  test.list.footer = LoadMoreFooter(style: EmptyStyle(), policy: .mjBack) { throw Failure() }
  test.list.beginLoading()
  report.expect(Loop.run { states.contains("load failure") }, "footer-shown")
  report.expect(Loop.run { test.list.loadState == .idle }, "footer-closes")
  test.list.footer?.policy.failureDwell = 0
  states = []
  test.list.beginLoading()
  report.expect(Loop.run { test.list.loadState == .idle }, "footer-without-dwell")
  report.expect(states, is: ["load refreshing", "load idle"], "footer-not-shown")
}

/// A recording of the program's style names the system with its behaviour, and the differences.
@MainActor private func styleRecorded(_ report: Report) {
  let path = "\(String(cString: g_get_tmp_dir()))/tug-probe-\(getpid()).replay"
  let test = TestWindow()
  test.list.header = RefreshHeader(style: EmptyStyle(), policy: .mj, handler: working)
  test.list.footer = LoadMoreFooter(style: EmptyStyle(height: 70), handler: loading)
  do {
    try test.list.writeRecording(to: path)
  } catch {
    report.expect(false, "recording")
  }
  test.show()
  test.list.header?.policy.failureDwell = 0
  test.list.header?.policy.triggerDistance = 80
  test.list.setNoMoreData()
  test.list.footer?.policy = .mjAuto
  test.list.header = RefreshHeader(style: EmptyStyle(), policy: .zc, handler: working)
  var text: UnsafeMutablePointer<CChar>?
  g_file_get_contents(path, &text, nil, nil)
  unlink(path)
  let lines = text.map { String(cString: $0) }?.split(separator: "\n") ?? []
  g_free(text)
  let controls = ["header", "footer", "no-more"]
  let said = lines.compactMap { line -> String? in
    guard controls.contains(where: line.contains) else { return nil }
    // A moment of its own comes before an event.
    return String(line.drop { $0.isNumber || ".e- ".contains($0) })
  }
  report.expect(
    said,
    is: [
      "header mj failure-dwell=1.0",
      "footer native trigger-distance=70.0 held-inset=70.0 resting-inset=70.0",
      "tune-header mj",
      "tune-header native trigger-distance=80.0 opening-duration=0.25 closing-duration=0.4 "
        + "calls-after-opening=on turn-duration=0.25",
      "set-no-more",
      "tune-footer mj-auto",
      "set-header zc failure-dwell=1.0",
    ], "lines")
}
