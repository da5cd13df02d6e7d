import Tug

let cloth = RowStore(["Linen", "Wool", "Cotton"])
let list = ListView(rows: cloth) { Row(title: $0) }
list.header = RefreshHeader {
  try await Task.sleep(for: .seconds(1))
  cloth.insert("Silk", at: 0)
}
list.footer = LoadMoreFooter {
  cloth.append("Roll \(cloth.count + 1)")
  return cloth.count < 40
}
list.run(title: "Cloth")
