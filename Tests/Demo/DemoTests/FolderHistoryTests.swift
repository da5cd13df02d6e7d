import Testing

@testable import tug_demo

@Suite("History of folders") struct FolderHistoryTests {
  @Test("Going back reverses the order and restores places")
  func back() {
    var history = FolderHistory()
    #expect(history.last == nil)
    history.returned()
    let first = FolderHistory.Place(
      folder: "file:///a", count: 70, firstFile: "file:///a/b", offsetInRow: 3)
    let second = FolderHistory.Place(folder: "file:///a/b")
    history.leave(first)
    history.leave(second)
    #expect(history.last == second)
    history.returned()
    #expect(history.last == first)
    history.returned()
    #expect(history.last == nil)
  }

  @Test("The history keeps at most a hundred folders")
  func bounded() {
    var history = FolderHistory()
    for number in 0...FolderHistory.maximumPlaces {
      history.leave(FolderHistory.Place(folder: "\(number)"))
    }
    var count = 0
    var oldest: String?
    while let last = history.last {
      (count, oldest) = (count + 1, last.folder)
      history.returned()
    }
    #expect(count == FolderHistory.maximumPlaces)
    #expect(oldest == "1")
  }
}
