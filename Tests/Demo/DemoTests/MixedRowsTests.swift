import Testing

@testable import tug_demo

@Suite("Ten million rows") @MainActor struct MixedRowsTests {
  @Test("Rows have one to eight sentences; neighbours differ")
  func lengths() {
    let rows = MixedRows()
    for start in [0, 1_000_000, rows.count - 64] {
      let counts = (start..<start + 64).map { index in
        MixedRows.row(at: index).subtitle?.split(separator: "·").count ?? 0
      }
      #expect(Set(counts) == Set(1...8))
      #expect(!zip(counts, counts.dropFirst()).contains { $0 == $1 })
    }
    #expect(rows.element(at: rows.count - 1) == rows.count - 1)
    #expect(rows.element(at: rows.count) == nil && rows.element(at: -1) == nil)
  }
}
