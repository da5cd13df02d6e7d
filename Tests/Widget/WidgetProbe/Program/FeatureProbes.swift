import CGtk
import CairoDrawing
import GtkBridge
import Tug

/// Rows of `docs/features.md` that a window shows in a few lines.
@MainActor let featureProbes = [
  Probe(name: "end-animation-begin") { endAnimationBegin($0) },
  Probe(name: "program-defaults") { programDefaults($0) },
  Probe(name: "announced") { announced($0) },
  Probe(name: "key-and-told") { keyAndTold($0) },
  Probe(name: "language-switched") { languageSwitched($0) },
  Probe(name: "theme-dark") { themeDark($0) },
  Probe(name: "words-supplied") { wordsSupplied($0) },
]

/// Work that no probe waits for.
@Sendable private func endless() async throws { try await Task.sleep(for: .seconds(60)) }

/// A list with MJRefresh's header, and its announcements.
@MainActor private final class SpokenList {
  let test = TestWindow()
  private(set) var lines: [String] = []

  init() {
    test.list.header = RefreshHeader(.mj) {}
    test.list.onAnnouncement = { [weak self] in self?.lines.append($0) }
    test.show()
  }

  /// The announcements of a refresh from its begin to its end.
  func refresh(_ report: Report, _ key: String) -> [String] {
    lines = []
    test.list.beginRefreshing()
    expectHeaderClosed(test, report, key)
    return lines
  }
}

/// The start of the closing is reported once per refresh, between the work and its end.
@MainActor private func endAnimationBegin(_ report: Report) {
  let test = TestWindow()
  var reported: [String] = []
  var header = RefreshHeader(.mj) { reported.append("work") }
  header.endAnimationBegin = { reported.append("closing at \(test.list.contentOffset)") }
  header.endCompletion = { reported.append("closed at \(test.list.contentOffset)") }
  test.list.header = header
  test.show()
  for round in 1...2 {
    reported = []
    test.list.beginRefreshing()
    expectHeaderClosed(test, report, "round-\(round)")
    report.expect(reported, is: ["work", "closing at -54.0", "closed at 0.0"], "told-\(round)")
  }
}

/// New lists, headers and footers get the program's defaults; existing ones stay.
@MainActor private func programDefaults(_ report: Report) {
  let former = TestWindow()
  ListView.defaults.bounces = false
  ListView.defaults.isSimultaneous = false
  RefreshHeader.defaultMaker = {
    var header = RefreshHeader(.ego)
    header.policy.triggerDistance = 99
    return header
  }
  LoadMoreFooter.defaultMaker = { LoadMoreFooter(.mjAuto) }
  let test = TestWindow()
  test.list.header = RefreshHeader {}
  test.list.footer = LoadMoreFooter { true }
  test.show()
  report.expect(test.list.bounces, is: false, "bounces")
  report.expect(former.list.bounces, is: true, "former-bounces")
  report.expect(test.list.peer?.scene.header?.policy.triggerDistance, is: 99, "header")
  report.expect(test.list.peer?.scene.footer?.policy.restingInset, is: 44, "footer")
  report.expect(test.list.isSimultaneous, is: false, "simultaneous")
  report.expect(test.list.header?.style is EGOHeaderStyle, "header-looks")
  report.expect(test.list.footer?.style is MJAutoFooterStyle, "footer-looks")
  // EGO's ground is seen where the list is pulled.
  test.list.contentOffset = -40
  report.expect(test.shade(2, 2), is: Shade(226, 231, 237), "ground")
}

/// Each state is announced by a line.
@MainActor private func announced(_ report: Report) {
  let list = SpokenList()
  report.expect(list.refresh(report, "first"), is: ["Loading...", "Refresh succeeded"], "lines")
}

/// F5 refreshes, and each announcement reaches assistive technology.
@MainActor private func keyAndTold(_ report: Report) {
  let list = SpokenList()
  var heard = 0
  let hasSignal = g_signal_lookup("announcement", atk_object_get_type()) != 0
  if hasSignal, let accessible = gtk_widget_get_accessible(list.test.list.widget) {
    SignalConnection.connect(accessible, "announcement", pointer: { _ in heard += 1 })
  }
  gtk_widget_grab_focus(list.test.list.widget)
  SyntheticInput(on: list.test.list.widget).key(GDK_KEY_F5)
  report.expect(list.test.list.isRefreshing, "refreshes")
  expectHeaderClosed(list.test, report, "key")
  report.expect(list.lines, is: ["Loading...", "Refresh succeeded"], "lines")
  report.expect(heard, is: hasSignal ? 2 : 0, "heard")
}

/// A dark theme reaches rows and header of a list that is shown, and so does a light one.
@MainActor private func themeDark(_ report: Report) {
  func prefersDark(_ isDark: Bool) {
    var value = GValue()
    g_value_init(&value, g_type_from_name("gboolean"))
    g_value_set_boolean(&value, gboolean(isDark))
    g_object_set_property(
      UnsafeMutableRawPointer(gtk_settings_get_default()).of(GObject.self),
      "gtk-application-prefer-dark-theme", &value)
    g_value_unset(&value)
  }
  // The tests' own theme would go before the wish.
  g_unsetenv("GTK_THEME")
  prefersDark(false)
  let test = TestWindow()
  test.stopAnimations()
  test.list.header = RefreshHeader(.zc, handler: endless)
  test.show()
  test.list.beginRefreshing()
  test.settle()
  report.expect(test.shade(2, 2), is: Shade(230, 230, 230), "light-header")
  report.expect(test.shade(300, 470), is: .white, "light-rows")
  prefersDark(true)
  report.expect(Loop.run { test.shade(300, 470).map { $0.red < 80 } == true }, "dark-rows")
  report.expect(test.shade(2, 2).map { $0.red < 80 } == true, "dark-header")
  let words = test.picture()?.part(columns: 0..<250, rows: 70..<400).extent { $0.red > 130 }
  report.expect(words != nil, "light-words")
  prefersDark(false)
  report.expect(Loop.run { test.shade(300, 470) == .white }, "light-again")
}

/// The texts of all lists follow the program's language, and a list's texts its own language.
@MainActor private func languageSwitched(_ report: Report) {
  redrawnInAnotherLanguage(report)
  let (one, other) = (SpokenList(), SpokenList())
  report.expect(one.refresh(report, "english").first, is: "Loading...", "english")
  Tug.language = "ja"
  report.expect(one.refresh(report, "japanese").first, is: "データ更新中...", "japanese")
  one.test.list.language = "ko"
  report.expect(one.refresh(report, "korean").first, is: "로딩중...", "korean")
  report.expect(other.refresh(report, "other").first, is: "データ更新中...", "other")
}

/// A change of the language alone redraws the texts.
@MainActor private func redrawnInAnotherLanguage(_ report: Report) {
  func open(_ language: String?) -> TestWindow {
    let test = TestWindow()
    test.stopAnimations()
    test.list.language = language.flatMap { Language(tag: $0) }
    test.list.header = RefreshHeader(.mjText, handler: endless)
    test.show()
    test.list.beginRefreshing()
    test.settle()
    return test
  }
  func words(_ test: TestWindow) -> Pixels? {
    test.picture()?.part(columns: 0..<320, rows: 0..<54)
  }
  let test = open(nil)
  let english = words(test)
  Tug.language = "ja"
  report.expect(Loop.run { words(test) != english }, "redrawn")
  report.expect(words(test) == words(open("ja")), "japanese-drawn")
  test.list.language = "ko"
  report.expect(Loop.run { words(test) == words(open("ko")) }, "korean-drawn")
  Tug.language = "en"
  test.list.language = nil
  report.expect(Loop.run { words(test) == english }, "english-again")
}

/// A program supplies words of its own, for a language of its own and in place of the library's.
@MainActor private func wordsSupplied(_ report: Report) {
  let list = SpokenList()
  Translations.supply(["HeaderRefreshing": "Carregando..."], for: "pt-BR")
  Translations.supply(["HeaderRefreshing": "One moment"], for: "en")
  report.expect(list.refresh(report, "own").first, is: "One moment", "english")
  Tug.language = "pt-BR"
  report.expect(list.refresh(report, "supplied").first, is: "Carregando...", "portuguese")
}
