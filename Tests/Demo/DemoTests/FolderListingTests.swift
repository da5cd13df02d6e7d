import Testing

@testable import tug_demo

/// A file of `kind` for tests; its name is the end of its URI.
private func file(
  _ name: String, modified: Int64 = 0, size: UInt64 = 0, isFolder: Bool = false,
  isHidden: Bool = false
) -> FolderEntry {
  FolderEntry(
    name: name, uri: "file:///\(name)", contentType: "text/plain", size: size, isFolder: isFolder,
    isHidden: isHidden, modified: modified, sortKey: FolderEntry.sortKey(of: name))
}

@Suite("Order and filter of files") struct FolderViewTests {
  private let files = [
    file("b 10", modified: 3, size: 5), file("b 9", modified: 1, size: 7),
    file("a", modified: 2, isFolder: true), file(".c", modified: 9, size: 1, isHidden: true),
  ]

  private func names(_ change: (inout FolderView) -> Void) -> [String] {
    var view = FolderView()
    change(&view)
    return view.shown(of: files).map(\.name)
  }

  @Test("Each order sorts files; by size, folders are last")
  func orders() {
    #expect(names { $0.order = .newest } == ["b 10", "a", "b 9"])
    #expect(names { $0.order = .oldest } == ["b 9", "a", "b 10"])
    #expect(names { $0.order = .name } == ["a", "b 9", "b 10"])
    #expect(names { $0.order = .largest } == ["b 9", "b 10", "a"])
    #expect(names { $0.order = .smallest } == ["b 10", "b 9", "a"])
  }

  @Test("Folders first and hidden files can be combined")
  func choices() {
    #expect(names { $0.putsFoldersFirst = true } == ["a", "b 10", "b 9"])
    #expect(names { $0.showsHidden = true } == [".c", "b 10", "a", "b 9"])
  }

  @Test("A filter ignores case and the form of accents")
  func filter() {
    #expect(names { $0.filter = "B 1" } == ["b 10"])
    #expect(names { $0.filter = "x" } == [])
    var view = FolderView()
    view.filter = "CAFE\u{301}"
    #expect(view.shown(of: [file("le café"), file("cafe")]).map(\.name) == ["le café"])
    view.filter = "Straße"
    #expect(view.shown(of: [file("STRASSE")]).count == 1)
  }

  @Test("Long names are filtered; a longer filter matches none")
  func longNames() {
    let name = String(repeating: "n", count: 255)
    var view = FolderView()
    view.filter = name
    #expect(view.shown(of: [file(name)]).count == 1)
    view.filter += "n"
    #expect(view.shown(of: [file(name)]).isEmpty)
  }
}

@Suite("Changes in a folder") struct FolderChangeTests {
  @Test("Added, removed and changed files keep the order")
  func change() {
    var listing = FolderListing(
      [file("a", modified: 1), file("b", modified: 2), file("c", modified: 3)], view: FolderView())
    let new = [file("d", modified: 2), file("a", modified: 5), file(".e", isHidden: true)]
    listing.take(FolderChange(present: new, gone: ["file:///b", "file:///never"]))
    #expect(listing.shown.map(\.name) == ["a", "c", "d"])
    var view = FolderView()
    (view.order, view.showsHidden) = (.name, true)
    listing.show(by: view)
    #expect(listing.shown.map(\.name).sorted() == [".e", "a", "c", "d"])
    listing.take(FolderChange(present: [file("z")], isWhole: true))
    #expect(listing.shown.map(\.name) == ["z"])
  }

  @Test("Details apply only to their own files")
  func details() {
    var listing = FolderListing([file("a"), file("b")], view: FolderView())
    var known = file("b")
    known.contentType = "image/png"
    listing.storeDetails([known], at: 0)
    listing.storeDetails([known], at: 2)
    #expect(listing.shown.map(\.contentType) == ["text/plain", "text/plain"])
    listing.storeDetails([known], at: 1)
    #expect(listing.shown.map(\.contentType) == ["text/plain", "image/png"])
    // Read as a whole, a file that has not changed keeps its details.
    listing.take(FolderChange(present: [file("b"), file("a")], isWhole: true))
    #expect(listing.shown.map(\.contentType) == ["text/plain", "image/png"])
    listing.take(FolderChange(present: [file("b", size: 1), file("a")], isWhole: true))
    #expect(listing.shown.map(\.contentType) == ["text/plain", "text/plain"])
  }

  @Test("Row edits are minimal and give the new rows")
  func edits() {
    let old = (0..<100).map { file("\($0)", modified: Int64($0)) }
    var view = FolderView()
    view.order = .oldest
    for seed in 0..<40 {
      var generator = Steps(state: UInt64(seed))
      var new = old.filter { _ in generator.next() % 4 > 0 }
      for index in new.indices where generator.next() % 5 == 0 {
        if generator.next() % 2 == 0 {
          new[index].modified = Int64(generator.next() % 100)
        } else {
          new[index].size += 1
        }
      }
      new += (0..<seed).map { file("new \($0)", modified: Int64(generator.next() % 100)) }
      new = view.shown(of: new)
      let edits = RowEdit.from(view.shown(of: old), to: new, isBefore: view.isBefore)
      #expect(applied(edits, to: view.shown(of: old)) == new)
    }
    let kept = Array(old[..<40] + old[60...])
    #expect(RowEdit.from(old, to: kept, isBefore: view.isBefore) == [.remove(40..<60)])
    #expect(
      RowEdit.from(kept, to: old, isBefore: view.isBefore) == [.insert(Array(old[40..<60]), at: 40)]
    )
    #expect(RowEdit.from(old, to: old, isBefore: view.isBefore) == [])
  }

  private func applied(_ edits: [RowEdit], to rows: [FolderEntry]) -> [FolderEntry] {
    var rows = rows
    for edit in edits {
      switch edit {
      case .insert(let files, let row): rows.insert(contentsOf: files, at: row)
      case .remove(let range): rows.removeSubrange(range)
      case .update(let file, let row): rows[row] = file
      }
    }
    return rows
  }
}

/// Numbers that look like chance, the same each time.
private struct Steps {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
