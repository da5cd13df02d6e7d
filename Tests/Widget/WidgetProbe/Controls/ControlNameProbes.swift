import CGtk
import CairoDrawing
import GtkBridge
import RefreshModel
import Tug

/// The names of headers and footers, and the properties that the program's C and Swift parts each
/// set.
@MainActor let controlNameProbes = [
  Probe(name: "titles-of-two-languages") { titlesOfBoth($0) },
  Probe(name: "symbols-have-names") { symbolsHaveNames($0) },
  Probe(name: "arrow-colors-recorded") { arrowColorsRecorded($0) },
]

/// A title set in C keeps the titles of other states set in Swift.
@MainActor private func titlesOfBoth(_ report: Report) {
  let test = TestWindow()
  test.list.header = RefreshHeader(.mj)
  test.list.header?.texts[.idle] = "From Swift"
  let list = test.list.widget.raw.of(TugListView.self)
  guard let header = tug_pullable_get_header(OpaquePointer(list)) else {
    return report.expect(false, "header")
  }
  let control = UnsafeMutableRawPointer(header).of(TugRefreshControl.self)
  tug_refresh_control_set_title(control, TUG_REFRESH_STATE_PULLING, "From C")
  report.expect(test.list.header?.texts[.idle] ?? "", is: "From Swift", "swift-stays")
  report.expect(test.list.header?.texts[.pulling] ?? "", is: "From C", "c-is-shown")
  tug_refresh_control_set_title(control, TUG_REFRESH_STATE_PULLING, nil)
  report.expect(test.list.header?.texts[.idle] ?? "", is: "From Swift", "swift-stays-again")
  let own = HeaderName.mj.style.texts
  var restored = own
  restored[.idle] = "From Swift"
  report.expect(test.list.header?.texts == restored, "own-is-back")
}

/// Another symbol makes of a header or a footer the system that has it.
@MainActor private func symbolsHaveNames(_ report: Report) {
  func expectName(_ words: String, _ name: String, _ key: String) {
    report.expect(words.split(separator: " ").first ?? "", is: name[...], key)
  }
  var header = RefreshHeader(.mj)
  header.style = MJHeaderStyle(symbol: .text)
  expectName(header.description.words, "mj-text", "mj-text")
  header.style = MJHeaderStyle(symbol: .images(.tugboat))
  expectName(header.description.words, "mj-images", "mj-images")
  header.style.parts.showsTitle = false
  expectName(header.description.words, "mj-images", "parts-keep-it")
  header.style = MJHeaderStyle()
  expectName(header.description.words, "mj", "mj")
  var footer = LoadMoreFooter(.mjAutoText)
  footer.style = MJAutoFooterStyle()
  expectName(footer.description.words, "mj-auto", "mj-auto")
}

/// The colours of arrows are in recordings.
@MainActor private func arrowColorsRecorded(_ report: Report) {
  var style = SVHeaderStyle()
  style.arrowColor = Color(rgb: 28, 113, 216)
  var header = RefreshHeader(.sv)
  header.style = style
  report.expect(header.description.words, is: "sv failure-dwell=1.0 arrow-color=1c71d8", "header")
  var pull = SVPullFooterStyle()
  pull.arrowColor = Color(rgb: 255, 0, 0)
  var footer = LoadMoreFooter(.svPull)
  footer.style = pull
  report.expect(
    footer.description.words, is: "sv-pull failure-dwell=1.0 arrow-color=ff0000", "footer")
}
