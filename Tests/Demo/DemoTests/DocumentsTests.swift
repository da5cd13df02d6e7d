import TestSupport
import Testing
import Translations
import Tug

@testable import tug_demo

/// The documents' own demos, as a table.
@Suite("The documents' demos") @MainActor struct DocumentsTests {
  @Test("The demos are the last pages, in the documents' order")
  func pages() {
    let names = ["fg", "zc", "mj", "cj", "cb"].map { "document-\($0)" }
    #expect(Page.all.suffix(names.count).map(\.name) == names)
    #expect(Page.all.compactMap(\.document?.page) == names)
  }

  @Test("Each demo is in the table of sources", arguments: DocumentDemo.all)
  func source(of demo: DocumentDemo) throws {
    let sources = try TestFile.text(at: TestFile.path("docs/sources.md"))
    #expect(sources.contains("| \(demo.source) |"))
  }

  @Test("Each demo's policy differs only where documented", arguments: DocumentDemo.all)
  func differing(_ demo: DocumentDemo) {
    var behaviour = demo.behaviour(asInDocument: false)
    #expect(behaviour != demo.behaviour(asInDocument: true))
    switch demo.page {
    case "document-fg": behaviour.header.trigger = .release
    case "document-zc": behaviour.insets.top = 64
    case "document-mj": behaviour.footer?.ignoredInset = 30
    case "document-cj":
      behaviour.footer?.trigger = .hold(1e6)
      behaviour.footer?.heldInset = 25
      behaviour.late = DocumentBehaviour.LateFooter(wait: 0.8, shown: 2)
    default: behaviour.header.cancelsByDragBack = false
    }
    #expect(behaviour == demo.behaviour(asInDocument: true))
  }

  @Test("The demos begin with the library's policies", arguments: DocumentDemo.all)
  func numbers(of demo: DocumentDemo) {
    // What the first one's author gave up is no program's usual behaviour.
    let behaviour = demo.header == .fg ? demo.document : demo.ours
    #expect(behaviour.header == RefreshHeader.policy(of: demo.header))
    #expect(behaviour.footer == demo.footer.map { LoadMoreFooter.policy(of: $0) })
  }

  @Test("A list accepts each policy", arguments: DocumentDemo.all)
  func policies(of demo: DocumentDemo) {
    for behaviour in [demo.document, demo.ours] {
      #expect(behaviour.header.isUsable && behaviour.footer?.isUsable != false)
    }
  }

  @Test("Each difference is one short sentence", arguments: DocumentDemo.all)
  func differences(of demo: DocumentDemo) {
    let sentence = demo.difference.english
    #expect(sentence.hasSuffix(".") && sentence.count <= 60, "\(sentence)")
  }

  @Test("Bars, times and start follow the documents")
  func facts() {
    #expect(DocumentDemo.all.map(\.document.insets.top) == [0, 64, 64, 64, 0])
    #expect(DocumentDemo.all.map(\.seconds) == [3, 3, 2, 3, nil])
    #expect(DocumentDemo.all.map(\.beginsAtStart) == [false, false, true, false, false])
  }

  @Test("Rows have the documents' texts")
  func rows() throws {
    Texts.show(in: .english)
    let titles = DocumentDemo.all.map { demo in demo.firstRows.map(\.row.title) }
    #expect(
      titles[0].prefix(7) == [
        "Section 0", "Row 1", "Row 2", "Row 3", "Row 4", "Section 1", "Row 5",
      ])
    #expect(titles[0].last == "Row 40")
    #expect(DocumentDemo.all[0].firstRows.count { $0.isHeading } == 10)
    #expect(titles[3] == Array(repeating: ["swift", "obj-c", "ruby"], count: 7).flatMap(\.self))
    #expect(titles[4].first == "Row 1" && titles[4].last == "Row 20")
    // Rows that come before the first go on in the same order.
    #expect(DocumentRow(kind: .languages, number: -1).row.title == "ruby")
  }
}
