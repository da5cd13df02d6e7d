import Tug

let cloth = RowStore(["Linen", "Wool", "Cotton"])
var rolls = 3
let list = ListView(rows: cloth) { Row(title: $0) }
list.header = RefreshHeader {
  try await Task.sleep(for: .seconds(1))
  cloth.insert("Silk", at: 0)
}
list.footer = LoadMoreFooter {
  rolls += 1
  cloth.append("Roll \(rolls)")
  return rolls < 40
}
list.run(title: "Cloth")
