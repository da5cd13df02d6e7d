// The processes of this computer, the newest first and 30 at a time.
import Foundation
import Tug

struct Process {
  let number: Int

  var name: String {
    let file = try? String(contentsOfFile: "/proc/\(number)/comm", encoding: .utf8)
    return file?.trimmingCharacters(in: .newlines) ?? "ended"
  }

  static func all() throws -> [Process] {
    let names = try FileManager.default.contentsOfDirectory(atPath: "/proc")
    return names.compactMap(Int.init).sorted(by: >).map(Process.init)
  }
}

let page = 30
let shown = RowStore<Process>()
var older: [Process] = []

@MainActor func readMore() -> Bool {
  shown.append(contentsOf: Array(older.prefix(page)))
  older.removeFirst(min(page, older.count))
  return !older.isEmpty
}

let list = ListView(rows: shown) { Row(title: $0.name, detail: "\($0.number)") }
list.header = RefreshHeader(.mj) {
  older = try Process.all()
  shown.removeAll()
  _ = readMore()
}
list.footer = LoadMoreFooter(.native) { readMore() }
list.beginRefreshing()
list.run(title: "Processes")
