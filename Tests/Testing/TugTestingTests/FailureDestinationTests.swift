import CairoDrawing
import Foundation
import Testing
import TugTesting

/// The destinations of failure images.
@Suite("Failure images")
struct FailureDestinationTests {
  private static let rows = "#> picture\nviewport 120 80\nuntil 0\n"
  private static let moved = rows.replacing("until 0", with: "until 1\n0.5 key Down")

  /// Returns a folder with goldens `names`.
  ///
  /// If `differs` is true, all of them differ from the current drawing.
  private func folder(_ names: [String], differs: Bool) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in names { try folder.write(name, Self.rows) }
    _ = try GoldenFolder(folder.path).update()
    if differs { for name in names { try folder.write(name, Self.moved) } }
    return folder
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  @Test("A failure folder among the goldens is refused")
  func amongGoldens() throws {
    for differs in [false, true] {
      let folder = try folder(["rows"], differs: differs)
      let link = "\(folder.path)-failures"
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: folder.path)
      let before = try folder.contents
      for path in [
        folder.path, "\(folder.path)/", "\(folder.path)/list", "\(folder.path)/new/deep",
        "\(folder.path)/../new/../\(folder.path.split(separator: "/").last ?? "")", link,
        "\(link)/new",
      ] {
        #expect {
          try GoldenFolder(folder.path).compare(failures: .folder(path))
        } throws: { "\($0)".hasPrefix("\(path): ") && "\($0)".contains("outside the goldens") }
      }
      let after = try folder.contents
      #expect(after == before)
    }
  }

  @Test("A failure folder next to or above the goldens is accepted")
  func besideGoldens() throws {
    let folder = try folder(["list/rows"], differs: true)
    let before = try folder.contents["list/rows.png"]
    let goldens = try GoldenFolder("\(folder.path)/list")
    for path in ["\(folder.path)/list-failures", folder.path] {
      let verdict = try #require(try goldens.compare(failures: .folder(path)).first)
      #expect(verdict.failurePicture == "\(path)/rows-failure.png")
      #expect(exists("\(path)/rows-failure.png"))
    }
    let after = try folder.contents["list/rows.png"]
    #expect(after == before)
  }

  @Test("An equal image removes only its own earlier failure image")
  func ownFiles() throws {
    let folder = try folder(["rows"], differs: false)
    try FileManager.default.createDirectory(
      atPath: folder.failures, withIntermediateDirectories: true)
    for name in ["rows.png", "rows-failure.png"] {
      try FileManager.default.copyItem(
        atPath: "\(folder.path)/rows.png", toPath: "\(folder.failures)/\(name)")
    }
    let verdicts = try GoldenFolder(folder.path).compare(failures: .folder(folder.failures))
    #expect(verdicts.map(\.isSame) == [true])
    #expect(exists("\(folder.failures)/rows.png"))
    #expect(!exists("\(folder.failures)/rows-failure.png"))
  }

  @Test("Groups are folders, so that each name has its own file")
  func groups() throws {
    let folder = try TemporaryFolder()
    for group in ["a", "a-b"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(group)", withIntermediateDirectories: true)
    }
    try folder.write("a/b-c", Self.rows)
    try folder.write("a-b/c", Self.rows)
    let verdicts = try GoldenFolder(folder.path).compare(failures: .folder(folder.failures))
    #expect(
      verdicts.map(\.failurePicture) == [
        "\(folder.failures)/a-b/c-failure.png", "\(folder.failures)/a/b-c-failure.png",
      ])
    for verdict in verdicts { #expect(exists(verdict.failurePicture ?? "")) }
  }

  @Test("Without a failure folder each run has its own")
  func temporary() throws {
    let folder = try folder(["rows"], differs: true)
    let goldens = try GoldenFolder(folder.path)
    let paths = try (0..<2).map { _ in
      try #require(try goldens.compare().first?.failurePicture)
    }
    #expect(paths[0] != paths[1])
    for path in paths {
      #expect(path.hasPrefix(NSTemporaryDirectory()) && path.hasSuffix("/rows-failure.png"))
      #expect(exists(path))
      try FileManager.default.removeItem(at: URL(filePath: path).deletingLastPathComponent())
    }
    let verdict = try #require(try goldens.compare(failures: .nowhere).first)
    #expect(!verdict.isSame && verdict.failurePicture == nil && verdict.failureFault == nil)
  }

  @Test("A failure image that cannot be written is reported")
  func unwritable() throws {
    let folder = try folder(["rows"], differs: true)
    let goldens = try GoldenFolder(folder.path)
    let other = try TemporaryFolder()
    try other.write("file", "")
    let verdict = try #require(
      try goldens.compare(failures: .folder("\(other.path)/file.replay/new")).first)
    guard case .differs(let comparison) = verdict.outcome else {
      Issue.record("\(verdict)")
      return
    }
    #expect(verdict.failurePicture == nil)
    #expect(
      "\(verdict)"
        == "differs rows: \(comparison) (no picture: \(other.path)/file.replay/new: "
        + "Not a directory)")
  }
}
