import CGtk
import Glibc
import GtkBridge
import Synchronization
import TestSupport
import Tug

/// The language of the library's words, in lists that are shown.
@MainActor let languageProbes = [
  Probe(name: "language-environment") { languageOfEnvironment($0) },
  Probe(name: "language-live") { languageLive($0) },
  Probe(name: "language-unknown") { languageUnknown($0) },
  Probe(name: "language-supplied") { languageSupplied($0) },
  Probe(name: "language-files") { languageFiles($0) },
  Probe(name: "language-recorded") { languageRecorded($0) },
]

/// The values of a header's last drawing.
private final class Shown: Sendable {
  private let words = Mutex((title: "", lastUpdated: "", count: 0))

  var title: String { words.withLock { $0.title } }
  var lastUpdated: String { words.withLock { $0.lastUpdated } }
  var count: Int { words.withLock { $0.count } }

  func note(_ appearance: ControlAppearance) {
    words.withLock {
      $0 = (appearance.title, appearance.lastUpdatedText, $0.count + 1)
    }
  }
}

/// A header that records the values that it is drawn with.
private struct NotingStyle: HeaderStyle {
  var height: Double { 54 }
  var texts = ControlTexts.mjHeader
  let shown: Shown

  func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    shown.note(appearance)
  }
}

/// Returns a list whose header is visible and rests, because a finger holds it.
@MainActor private func heldList(_ shown: Shown) -> TestWindow {
  let test = TestWindow()
  test.stopAnimations()
  test.list.header = RefreshHeader(style: NotingStyle(shown: shown), policy: .mj) {}
  test.show()
  SyntheticInput(on: test.list.widget).drag(x: 50, from: 60, to: 130)
  Loop.run { shown.count > 0 }
  test.settle()
  return test
}

@MainActor private func setLocale(_ locale: String, language: String? = nil) {
  for name in ["LC_ALL", "LC_MESSAGES", "LANG"] { g_unsetenv(name) }
  g_setenv("LC_MESSAGES", locale, gboolean(true))
  if let language {
    g_setenv("LANGUAGE", language, gboolean(true))
  } else {
    g_unsetenv("LANGUAGE")
  }
}

/// The environment sets the language, whether or not the system has such a locale.
@MainActor private func languageOfEnvironment(_ report: Report) {
  setLocale("de_AT.UTF-8")
  let shown = Shown()
  let test = heldList(shown)
  report.expect(shown.title, is: "Zum Aktualisieren herunterziehen", "locale")
  report.expect(shown.lastUpdated, is: "Zuletzt aktualisiert: noch nie", "time")
  for (locale, language, title) in [
    ("de_DE", "xx:zh_TW", "下拉可以刷新"), ("C", "ja", "Pull down to refresh"),
    ("pt_BR", nil, "Pull down to refresh"), ("ru_RU.KOI8-R", nil, "Потяните чтобы обновить"),
  ] {
    setLocale(locale, language: language)
    let count = shown.count
    test.list.placeholder = locale
    Loop.run { shown.count > count }
    report.expect(shown.title, is: title, "\(locale)-\(language ?? "")")
  }
}

/// All lists follow a change of the language at once, without an event.
///
/// A list with its own language keeps it, and the program's words stay.
@MainActor private func languageLive(_ report: Report) {
  setLocale("C")
  let (first, second, third) = (Shown(), Shown(), Shown())
  let lists = [first, second, third].map(heldList)
  lists[1].list.language = "fr"
  lists[2].list.header?.texts[.idle] = "Pull down to refresh"
  Loop.run { second.title.hasPrefix("Tirez") }
  func settle() { for list in lists { list.settle() } }
  settle()
  func expect(_ titles: [String], _ key: String) {
    Loop.run { [first, second, third].map(\.title) == titles }
    report.expect([first, second, third].map(\.title), is: titles, key)
    settle()
  }
  let french = "Tirez vers le bas pour actualiser"
  let own = "Pull down to refresh"
  report.expect(Tug.language == nil, "none-at-first")
  expect([own, french, own], "at-first")
  let count = third.count
  Tug.language = "ja"
  expect(["引っ張って更新する", french, own], "switched")
  Loop.run { third.count > count }
  report.expect(third.lastUpdated, is: "更新済み：記録なし", "all-redrawn")
  Tug.language = "ar"
  expect(["اسحب للأسفل للتحديث", french, own], "arabic")
  lists[1].list.language = nil
  expect(["اسحب للأسفل للتحديث", "اسحب للأسفل للتحديث", own], "own-taken-back")
  lists[2].list.header?.texts = .mjHeader
  expect(Array(repeating: "اسحب للأسفل للتحديث", count: 3), "library's-again")
  Tug.language = nil
  expect([own, own, own], "environment-again")
  report.expect(lists[0].list.language == nil, "asked")
  lists[0].destroy()
  Tug.language = "de"
  Loop.run { second.title.hasPrefix("Zum") }
  report.expect(second.title.hasPrefix("Zum"), "without-the-destroyed")
  report.expect(lists[0].list.language == nil, "destroyed")
}

/// An unknown language falls back to English with one warning, or none if the environment sets it.
@MainActor private func languageUnknown(_ report: Report) {
  setLocale("tlh_QO.UTF-8")
  let warnings = SpokenWarnings()
  let shown = Shown()
  let test = heldList(shown)
  report.expect(warnings.take().count, is: 0, "environment")
  for language in ["xx", "xx", "no tag at all", "", "xx"] as [Language] {
    let count = shown.count
    Tug.language = language
    Loop.run(upTo: 500) { shown.count > count }
    report.expect(shown.title, is: "Pull down to refresh", "english")
  }
  test.list.language = "yy"
  let count = shown.count
  Loop.run { shown.count > count }
  let said = warnings.take()
  report.expect(said.count, is: 4, "warnings")
  report.expect(said.first?.contains("xx") == true, "names-it")
}

/// The program's texts take precedence over the library's, and are shown immediately.
@MainActor private func languageSupplied(_ report: Report) {
  setLocale("C")
  let shown = Shown()
  _ = heldList(shown)
  func expect(_ title: String, _ key: String) {
    Loop.run { shown.title == title }
    report.expect(shown.title, is: title, key)
  }
  Translations.supply(["HeaderIdle": "Puxe para atualizar"], for: "pt")
  Tug.language = "pt-BR"
  expect("Puxe para atualizar", "new-language")
  Translations.supply(["HeaderIdle": "Puxe!"], for: "pt-BR")
  expect("Puxe!", "at-once")
  Tug.language = "de"
  expect("Zum Aktualisieren herunterziehen", "library's")
  Translations.supply(["HeaderIdle": "Zieh", "NoneLastDate": "nie"], for: "de")
  expect("Zieh", "replaced")
  report.expect(shown.lastUpdated, is: "Zuletzt aktualisiert: nie", "some-of-them")
  Translations.supply(["HeaderIdle": "Pull me"], for: "en")
  Tug.language = nil
  expect("Pull me", "english")
  do {
    try Translations.supply(mo: [1, 2, 3], for: "de")
    report.expect(false, "bad-bytes")
  } catch {
    report.expect(!error.reason.isEmpty, "bad-bytes")
  }
}

/// Reads a compiled catalogue, and refuses other files with their path and the reason.
@MainActor private func languageFiles(_ report: Report) {
  setLocale("C")
  let folder = String(cString: g_dir_make_tmp("tug-words-XXXXXX", nil))
  func write(_ bytes: [UInt8], _ name: String) -> String {
    let path = "\(folder)/\(name)"
    bytes.withUnsafeBytes {
      _ = g_file_set_contents(path, $0.baseAddress, gssize($0.count), nil)
    }
    return path
  }
  func reason(_ path: String) -> String {
    do {
      try Translations.supply(contentsOfFile: path, for: "de")
      return ""
    } catch {
      report.expect(error.path, is: path, "path")
      report.expect(error.description, is: "\(path): \(error.reason)", "description")
      return error.reason
    }
  }
  let shown = Shown()
  _ = heldList(shown)
  Tug.language = "de"
  let words = CompiledCatalogue.bytes([("HeaderIdle\u{4}x", "Zieh aus der Datei")])
  report.expect(reason(write(words, "a.txt")), is: "", "mo")
  Loop.run { shown.title == "Zieh aus der Datei" }
  report.expect(shown.title, is: "Zieh aus der Datei", "shown")
  report.expect(reason("\(folder)/none").contains("No such"), "missing")
  report.expect(reason(folder).contains("the path is a folder"), "folder")
  report.expect(reason("/dev/zero").contains("regular"), "endless")
  report.expect(!reason(write([0xDE, 0x12, 0x04, 0x95, 1], "b.mo")).isEmpty, "cut-off")
  let source = Array("msgid \"a\"\nmsgstr \"b\"\n".utf8)
  report.expect(reason(write(source, "c.po")).contains("msgfmt"), "not-compiled")
  report.expect(!reason(write([0xFF, 0xFE], "d.mo")).isEmpty, "no-text")
  report.expect(!reason(write([], "e.mo")).isEmpty, "empty")
  report.expect(!reason("").isEmpty, "no-path")
  report.expect(shown.title, is: "Zieh aus der Datei", "unharmed")
}

/// A recording has the language, so that its replay looks the same.
@MainActor private func languageRecorded(_ report: Report) {
  setLocale("zh_HK.UTF-8")
  let folder = String(cString: g_dir_make_tmp("tug-words-XXXXXX", nil))
  let test = TestWindow()
  test.list.header = RefreshHeader(.mj) {}
  try? test.list.writeRecording(to: "\(folder)/a.replay")
  test.show()
  var text: UnsafeMutablePointer<CChar>?
  g_file_get_contents("\(folder)/a.replay", &text, nil, nil)
  let lines = text.map { String(cString: $0) } ?? ""
  g_free(text)
  report.expect(lines.contains("\nlocale zh-Hant\n"), "locale")
  report.expect(!lines.contains("title-"), "no-title-of-the-program")
}
