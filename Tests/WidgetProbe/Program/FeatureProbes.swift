import Tug

/// Rows of `docs/features.md` that a window shows in a few lines.
@MainActor let featureProbes = [
  Probe(name: "end-animation-begin") { endAnimationBegin($0) },
  Probe(name: "program-defaults") { programDefaults($0) },
  Probe(name: "announced") { announced($0) },
  Probe(name: "language-switched") { languageSwitched($0) },
  Probe(name: "words-supplied") { wordsSupplied($0) },
]

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

/// The beginning of the closing is told between the work and its end, once for each refresh.
@MainActor private func endAnimationBegin(_ report: Report) {
  let test = TestWindow()
  var told: [String] = []
  var header = RefreshHeader(.mj) { told.append("work") }
  header.endAnimationBegin = { told.append("closing at \(test.list.contentOffset)") }
  header.endCompletion = { told.append("closed at \(test.list.contentOffset)") }
  test.list.header = header
  test.show()
  for round in 1...2 {
    told = []
    test.list.beginRefreshing()
    expectHeaderClosed(test, report, "round-\(round)")
    report.expect(told, is: ["work", "closing at -54.0", "closed at 0.0"], "told-\(round)")
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
}

/// Each state is announced by a line.
@MainActor private func announced(_ report: Report) {
  let list = SpokenList()
  report.expect(list.refresh(report, "first"), is: ["Loading...", "Refresh succeeded"], "lines")
}

/// The words of all lists change at once with the language, and those of one list with its own.
@MainActor private func languageSwitched(_ report: Report) {
  let (one, other) = (SpokenList(), SpokenList())
  report.expect(one.refresh(report, "english").first, is: "Loading...", "english")
  Tug.language = "ja"
  report.expect(one.refresh(report, "japanese").first, is: "データ更新中...", "japanese")
  one.test.list.language = "ko"
  report.expect(one.refresh(report, "korean").first, is: "로딩중...", "korean")
  report.expect(other.refresh(report, "other").first, is: "データ更新中...", "other")
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
