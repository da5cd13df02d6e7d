import TugTesting

/// The command that compares or updates the golden pictures of a folder.
struct FolderCommand {
  /// The folder of the scripts and their pictures.
  var path = ""
  /// The scripts to draw, by name; all of them where it is empty.
  var names: [String] = []
  /// True where pictures that have changed are written.
  var updates = false
  /// The folder for pictures of differences.
  var failures: String?
  /// The path for the page of all pictures.
  var review: String?

  /// Prints each difference in a line; true when there is none.
  func run() throws -> Bool {
    let folder = try GoldenFolder(path)
    if updates {
      let changes = try folder.update(names: names)
      for change in changes { print(change) }
      if !changes.isEmpty { print(GoldenChange.commitLine(of: changes)) }
      return true
    }
    let verdicts = try folder.compare(
      names: names, failures: failures.map { .folder($0) } ?? .temporary,
      tell: { if !$0.isSame { print($0) } })
    let differing = verdicts.count { !$0.isSame }
    let goldens = verdicts.count == 1 ? "golden" : "goldens"
    print("\(verdicts.count) \(goldens), \(differing) \(differing == 1 ? "differs" : "differ")")
    if let review {
      do {
        try ReviewPage(of: folder, verdicts).write(to: review)
      } catch {
        if differing == 0 { throw error }
        complain("\(error)")
      }
    }
    return differing == 0
  }
}
