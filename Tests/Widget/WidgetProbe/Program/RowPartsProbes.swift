import CGtk
import CairoDrawing
import GtkBridge
import TestSupport
import Tug

/// Rows with classes of their own, and with markup.
@MainActor let rowPartsProbes = [
  Probe(name: "css-row-classes") { rowClasses($0) },
  Probe(name: "css-row-classes-measured") { rowClassesMeasured($0) },
  Probe(name: "css-row-classes-many") { rowClassesMany($0) },
  Probe(name: "row-markup") { rowMarkup($0) },
]

/// Stylesheets know the rows by their classes, at once and in every state.
@MainActor private func rowClasses(_ report: Report) {
  let sheet = Stylesheet("tuglist > row.late { background-color: rgb(255,0,0); }")
  let classes = [[], ["late"], ["late urgent"], ["urgent", "", "late"]]
  let test = TestWindow { Row(title: "", styleClasses: classes[$0 % 4]) }
  test.list.selectionMode = .single
  test.show()
  let height = test.list.rowHeight
  func shades() -> [Shade?] { (0..<4).map { test.shade(100, (Double($0) + 0.5) * height) } }
  report.expect(shades(), is: [.white, .red, .red, .red], "late")
  sheet.set(
    """
    tuglist > row.late { background-color: rgb(255,0,0); }
    tuglist > row.late.urgent { background-color: rgb(0,0,255); }
    tuglist > row.late:selected { background-color: rgb(0,255,0); }
    """)
  report.expect(Loop.run { shades() == [.white, .red, .blue, .blue] }, "changed \(shades())")
  test.list.select(0..<2)
  report.expect(Loop.run { shades()[1] == .green }, "selected \(shades())")
  test.list.columns = .count(2)
  report.expect(Loop.run { test.shade(200, 10) == .green }, "cells")
}

/// Measured rows are as high as the rules of their classes say, and follow them.
@MainActor private func rowClassesMeasured(_ report: Report) {
  let sheet = Stylesheet("tuglist > row.late { padding: 29px 12px; }")
  let test = TestWindow(rows: 4) { Row(title: "x", styleClasses: $0 == 2 ? ["late"] : []) }
  test.list.estimatedRowHeight = 50
  test.show()
  func heights() -> [Double] { (0..<4).compactMap { test.list.frame(ofRow: $0)?.height } }
  let usual = heights()[0]
  report.expect(heights(), is: [usual, usual, usual + 40, usual], "late")
  sheet.set("tuglist > row.late { padding: 19px 12px; }")
  let changed = Loop.run { heights() == [usual, usual, usual + 20, usual] }
  report.expect(changed, "changed \(heights())")
  sheet.set("")
  report.expect(Loop.run { heights() == [usual, usual, usual, usual] }, "none \(heights())")
}

/// A class for each row costs no node for each.
@MainActor private func rowClassesMany(_ report: Report) {
  let sheet = Stylesheet("tuglist > row.c7 { background-color: rgb(255,0,0); }")
  let test = TestWindow(rows: 5000) { Row(title: "", styleClasses: ["c\($0)"]) }
  test.stopAnimations()
  test.list.rowHeight = 20
  test.show()
  for page in 0..<100 {
    test.list.contentOffset = Double(page) * 480
    _ = test.picture()
  }
  let count = test.list.peer?.styleNodes?.count ?? 0
  report.expect(count > 20 && count <= StyleNodes.maximumNodes, "count \(count)")
  test.list.contentOffset = 0
  report.expect(Loop.run { test.shade(100, 150) == .red }, "row")
  sheet.set("tuglist > row.c7 { background-color: rgb(0,0,255); }")
  report.expect(Loop.run { test.shade(100, 150) == .blue }, "changed")
}

/// A text that is not the markup that it should be is warned of once, and shown.
@MainActor private func rowMarkup(_ report: Report) {
  let test = TestWindow {
    Row(title: ["<span foreground='#f00'>HHH</span>", "<b>bad", "a & b"][$0 % 3], usesMarkup: true)
  }
  test.show()
  test.list.queueDraw()
  let height = test.list.rowHeight
  func row(_ index: Int) -> Range<Int> {
    let top = Int(clamping: index) * (Int(exactly: height) ?? 0)
    return top..<(top + 40)
  }
  report.expect(test.shows(.red, rows: row(0)), "colour")
  for index in 1...2 {
    let part = test.picture()?.part(columns: 0..<200, rows: row(index))
    report.expect(part?.extent { $0.red < 100 } != nil, "shown-\(index)")
  }
  test.store.didReplaceAll()
  report.expect(test.settle(), "again")
}
