import CGtk
import GtkBridge
import SceneModel
import Tug

/// Input that must not harm any control.
@MainActor let controlInputProbes = [
  Probe(name: "bad-policies") { badPolicies($0) },
  Probe(name: "far-trigger") { farTrigger($0) },
  Probe(name: "long-titles") { longTitles($0) },
  Probe(name: "broken-images") { brokenImages($0) },
  Probe(name: "bad-styles") { badStyles($0) },
  Probe(name: "narrow-and-wide") { narrowAndWide($0) },
  Probe(name: "replaced-in-every-state") { replacedInEveryState($0) },
  Probe(name: "replaced-leak") { replacedLeak($0) },
]

/// Draws the list once more, which a bad look must not end.
@MainActor private func expectDraws(_ test: TestWindow, _ report: Report, _ key: String) {
  let draws = test.draws
  gtk_widget_queue_draw(test.list.widget)
  report.expect(Loop.run { test.draws > draws }, "\(key)-draws")
}

/// Shows each state of the header for at least a frame.
@MainActor private func showHeader(
  _ header: RefreshHeader, in test: TestWindow, _ report: Report, _ key: String
) {
  test.list.header = header
  let input = SyntheticInput(on: test.list.widget)
  input.drag(x: 50, from: 60, to: 90)
  expectDraws(test, report, "\(key)-idle")
  input.touchUpdate(x: 50, y: 400)
  expectDraws(test, report, "\(key)-pulled")
  input.touchUpdate(x: 50, y: 60)
  input.touchEnd(x: 50, y: 60)
  test.list.beginRefreshing()
  expectDraws(test, report, "\(key)-refreshing")
  test.list.endRefreshing(.failure)
  expectDraws(test, report, "\(key)-failure")
  test.list.header = nil
  test.list.contentOffset = 0
  test.settle()
}

/// Shows each state of the footer for at least a frame, with the end of the data.
@MainActor private func showFooter(
  _ footer: LoadMoreFooter, in test: TestWindow, _ report: Report, _ key: String
) {
  test.list.footer = footer
  test.list.contentOffset = test.list.maximumContentOffset + 60
  expectDraws(test, report, "\(key)-pulled")
  test.list.beginLoading()
  expectDraws(test, report, "\(key)-loading")
  test.list.endLoading(hasMore: false)
  expectDraws(test, report, "\(key)-no-more")
  test.list.footer = nil
  test.list.contentOffset = 0
  test.settle()
}

private let working: RefreshHeader.Handler = { try await Task.sleep(for: .seconds(30)) }
private let loading: LoadMoreFooter.Handler = {
  try await Task.sleep(for: .seconds(30))
  return true
}

/// An unusable policy is refused with one critical that names it, and the former policy stays.
@MainActor private func badPolicies(_ report: Report) {
  let warnings = SpokenWarnings()
  let test = TestWindow()
  test.list.header = RefreshHeader(.mj, handler: working)
  test.list.footer = LoadMoreFooter(.mjAuto, handler: loading)
  test.show()
  func expectRefused(_ key: String, _ words: String, _ change: () -> Void) {
    change()
    report.expect(
      warnings.take(), is: ["critical: \(words) is not allowed; the policy is unchanged"], key)
  }
  for number in [0, -1, Double.nan, .infinity, -.infinity, 1e300] {
    expectRefused("trigger-\(number)", "header: the trigger distance \(number)") {
      test.list.header?.policy.triggerDistance = number
    }
    expectRefused("made-\(number)", "footer: the trigger distance \(number)") {
      let policy = RefreshPolicy(triggerDistance: number, heldInset: 44)
      let footer = LoadMoreFooter(style: MJBackFooterStyle(), policy: policy, handler: loading)
      report.expect(footer.policy == LoadMoreFooter.policy(of: .native), "made-\(number)-default")
    }
  }
  expectRefused("held", "header: the held inset -1.0") {
    test.list.header?.policy.heldInset = -1
  }
  expectRefused("opening", "header: the opening duration nan") {
    test.list.header?.policy.openingDuration = .nan
  }
  expectRefused("ignored", "header: the ignored inset inf") {
    test.list.header?.ignoredInset = .infinity
  }
  expectRefused("dwell", "header: the failure dwell -2.0") {
    test.list.header?.policy.failureDwell = -2
  }
  expectRefused("hold", "header: the hold duration -1.0") {
    test.list.header?.policy.trigger = .hold(-1)
  }
  report.expect(test.list.header?.policy == RefreshHeader.policy(of: .mj), "former-stays")
  let shown = test.list.peer?.scene.header?.policy
  report.expect(shown == RefreshHeader.policy(of: .mj), "scene-has-it")
  test.list.beginRefreshing()
  report.expect(test.list.isRefreshing, "still-works")
}

/// A trigger that no pull reaches leaves the program's own begin.
@MainActor private func farTrigger(_ report: Report) {
  let test = TestWindow()
  var refreshes = 0
  test.list.header = RefreshHeader(.mj) { refreshes += 1 }
  test.list.header?.policy.triggerDistance = 5000
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  input.drag(x: 50, from: 10, to: 470)
  // A trigger out of a finger's reach is moved within reach.
  report.expect(test.list.refreshState, is: .pulling, "armed")
  input.touchEnd(x: 50, y: 470)
  report.expect(Loop.run { refreshes == 1 }, "by-pull")
  expectHeaderClosed(test, report, "pulled")
  test.list.beginRefreshing()
  report.expect(Loop.run { refreshes == 2 }, "by-program")
  expectHeaderClosed(test, report, "refreshed")
}

/// Titles of 10,000 characters, with line ends, markup and non-characters.
@MainActor private func longTitles(_ report: Report) {
  let titles = [
    String(repeating: "Wind & <b>weather</b>\n", count: 500), "<span size='9999999'>", "&;",
    "\u{0}\u{7}\u{202E}x\u{2028}\u{2029}\r\n\t", "\u{1F6A2}\u{200D}\u{FE0F}", "",
    String(decoding: [0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0x41] as [UInt8], as: UTF8.self),
  ]
  let test = TestWindow()
  test.stopAnimations()
  test.show()
  for (number, title) in titles.enumerated() {
    var texts = ControlTexts()
    for state in RefreshState.allCases { texts[state] = title }
    for name in HeaderName.allCases {
      var header = RefreshHeader(name, handler: working)
      header.texts = texts
      header.lastUpdatedText = { _ in title }
      showHeader(header, in: test, report, "\(name.rawValue)-\(number)")
    }
    for name in FooterName.allCases {
      var footer = LoadMoreFooter(name, handler: loading)
      footer.texts = texts
      showFooter(footer, in: test, report, "\(name.rawValue)-\(number)")
    }
  }
}

/// Sequences of no image, of one, and of what could not be read.
@MainActor private func brokenImages(_ report: Report) {
  let read = ImageSequence.reading(pngs: ["/nowhere/a.png", "/proc/self/exe", "/"])
  report.expect(read.errors.count, is: 3, "errors")
  report.expect(read.sequence.images.isEmpty, "none-read")
  let sequences = [
    ImageSequence(), read.sequence, ImageSequence([ControlImage()]),
    ImageSequence([ControlImage(), ControlImage()], secondsPerCycle: .nan),
  ]
  let test = TestWindow()
  test.stopAnimations()
  test.show()
  for (number, sequence) in sequences.enumerated() {
    let images = MJImages(idle: sequence, pulling: sequence, refreshing: sequence)
    let headers: [any HeaderStyle] = [
      MJHeaderStyle(symbol: .images(images)), CBHeaderStyle(images: sequence),
    ]
    for (index, style) in headers.enumerated() {
      let header = RefreshHeader(style: style, policy: .mj, handler: working)
      showHeader(header, in: test, report, "header-\(number)-\(index)")
    }
    let footers: [any FooterStyle] = [
      MJBackFooterStyle(symbol: .images(images)), MJAutoFooterStyle(symbol: .images(images)),
    ]
    for (index, style) in footers.enumerated() {
      let footer = LoadMoreFooter(style: style, policy: .mjBack, handler: loading)
      showFooter(footer, in: test, report, "footer-\(number)-\(index)")
    }
  }
}

/// A style that answers with any height, and draws with strange numbers.
private struct StrangeStyle: HeaderStyle, FooterStyle {
  let height: Double

  func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    let color = appearance.palette.control
    canvas.fill(Rect(x: height, y: -height, width: height, height: height), color)
    canvas.fillCircle(x: 0, y: height, radius: height, color)
    Spinner(diameter: height).draw(x: height, y: 0, time: height, color, on: canvas)
    canvas.draw(
      text.line("title", TextStyle(size: height), maxWidth: height),
      in: Rect(x: 0, y: 0, width: height, height: height), color)
  }
}

@MainActor private func badStyles(_ report: Report) {
  let test = TestWindow()
  test.stopAnimations()
  test.show()
  for height in [0, -54, Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 1e9] {
    let style = StrangeStyle(height: height)
    showHeader(
      RefreshHeader(style: style, handler: working), in: test, report, "header-\(height)")
    showFooter(
      LoadMoreFooter(style: style, handler: loading), in: test, report, "footer-\(height)")
  }
}

/// Each preset in lists from 200 to 4,000 points wide.
@MainActor private func narrowAndWide(_ report: Report) {
  for width: Int32 in [200, 320, 4000] {
    let test = TestWindow()
    gtk_window_set_default_size(UnsafeMutableRawPointer(test.window).of(GtkWindow.self), width, 480)
    test.stopAnimations()
    test.show()
    report.expect(test.list.viewportSize.width, is: Double(width), "width")
    for name in HeaderName.allCases {
      let key = "\(name.rawValue)-\(width)"
      showHeader(RefreshHeader(name, handler: working), in: test, report, key)
    }
    for name in FooterName.allCases {
      let key = "\(name.rawValue)-\(width)"
      showFooter(LoadMoreFooter(name, handler: loading), in: test, report, key)
    }
    test.destroy()
  }
}

/// A header is replaced by another, and by none, in each state that it can be in.
@MainActor private func replacedInEveryState(_ report: Report) {
  let followers: [HeaderName?] = [.native, .ego, nil, .mj, .cb]
  // One of each behaviour.
  let headers: [HeaderName] = [.native, .ego, .zc, .mj, .cj, .cb, .sv]
  for (row, from) in headers.enumerated() {
    let test = TestWindow()
    test.show()
    for (column, state) in HeaderSituation.allCases.enumerated() {
      let to = followers[(row + column) % followers.count]
      test.list.header = RefreshHeader(from, handler: working)
      let input = SyntheticInput(on: test.list.widget)
      let isDown = state.prepare(test.list, by: input)
      test.list.header = to.map { RefreshHeader($0, handler: working) }
      if isDown { input.touchEnd(x: 50, y: 400) }
      test.list.cancelRefreshing()
      let key = "\(from.rawValue)-\(state.rawValue)-\(to?.rawValue ?? "none")"
      let isAtRest = Loop.run {
        test.list.peer?.isTicking == false && test.list.contentOffset == 0
      }
      report.expect(isAtRest, key)
      report.expect(test.list.adjustedContentInset, is: EdgeInsets(), "\(key)-inset")
    }
    test.destroy()
  }
}

/// The situations of a header when it is replaced.
@MainActor private enum HeaderSituation: String, CaseIterable {
  case idle
  case pulling
  case opening
  case refreshing
  case failure
  case closing

  /// Brings the list into the situation, and returns whether a finger holds it.
  func prepare(_ list: ListView, by input: SyntheticInput) -> Bool {
    switch self {
    case .idle: break
    case .pulling: input.drag(x: 50, from: 60, to: 400)
    case .opening: list.beginRefreshing()
    case .refreshing, .failure, .closing:
      list.beginRefreshing()
      Loop.run { list.peer?.scene.header?.deadline == nil }
      if self == .failure { list.endRefreshing(.failure) }
      if self == .closing { list.endRefreshing() }
    }
    return self == .pulling
  }
}

/// A counter of the objects that a control's closures hold.
@MainActor private final class Token {
  static var liveCount = 0
  init() { Self.liveCount += 1 }
  isolated deinit { Self.liveCount -= 1 }
}

/// Controls that are replaced in every state leave nothing behind.
@MainActor private func replacedLeak(_ report: Report) {
  let (peers, boxes) = (ListPeer.liveCount, ClosureBoxes.liveCount)
  for _ in 0..<2 {
    let test = TestWindow()
    test.show()
    for name in [HeaderName.native, .ego, .mj, .cj] {
      for state in HeaderSituation.allCases {
        let token = Token()
        var header = RefreshHeader(name) { [token] in
          try await Task.sleep(for: .seconds(3600))
          _ = token
        }
        header.beginCompletion = { [token] in _ = token }
        header.endCompletion = { [token] in _ = token }
        header.lastUpdatedText = { [token] _ in "\(token)" }
        test.list.header = header
        let input = SyntheticInput(on: test.list.widget)
        if state.prepare(test.list, by: input) { input.touchCancel(x: 50, y: 60) }
        test.list.beginRefreshing { [token] in _ = token }
        test.list.endRefreshing { [token] in _ = token }
      }
    }
    for name in FooterName.allCases {
      let token = Token()
      test.list.footer = LoadMoreFooter(name) { [token] in
        try await Task.sleep(for: .seconds(3600))
        return token === token
      }
      test.list.beginLoading { [token] in _ = token }
    }
    test.destroy()
  }
  // Cancelled work ends in the main queue.
  Loop.run { Token.liveCount == 0 }
  report.expect(Token.liveCount, is: 0, "tokens")
  report.expect(ListPeer.liveCount - peers, is: 0, "peers")
  report.expect(ClosureBoxes.liveCount - boxes, is: 0, "boxes")
}
