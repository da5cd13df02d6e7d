import TugTesting

/// Compares or updates the golden images of a folder.
struct FolderCommand {
  /// The folder of the scripts and their images.
  var path = ""
  /// The names of the scripts to draw, or empty for all scripts.
  var names: [String] = []
  /// Whether changed images are written.
  var updates = false
  /// The folder for failure images, or `nil` for a temporary folder.
  var failures: String?
  /// The path for the page with all images, or `nil` to write none.
  var review: String?

  /// Prints each difference, or each change of an update, in one line.
  ///
  /// Returns `true` if all images are equal, and after an update.
  func run() throws -> Bool {
    let folder = try GoldenFolder(path)
    if updates {
      let changes = try folder.update(names: names)
      for change in changes { print(change) }
      return true
    }
    let verdicts = try folder.compare(
      names: names, failures: failures.map { .folder($0) } ?? .temporary,
      report: { if !$0.isSame { print($0) } })
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
