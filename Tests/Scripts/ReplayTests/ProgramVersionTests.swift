import Replay
import TestSupport
import Testing

@Suite("One version")
struct ProgramVersionTests {
  @Test("Programs and the newest release have the library's version")
  func everywhere() throws {
    let header = try TestFile.text(at: TestFile.path("Sources/Widget/CGtk/include/tug-version.h"))
    let parts = header.matches(of: /#define TUG_(?:MAJOR|MINOR|MICRO)_VERSION \((\d+)\)/)
    let version = parts.map { String($0.output.1) }.joined(separator: ".")
    #expect(parts.count == 3)
    #expect(ProgramVersion.text == version)
    let releases = TestFile.path("resources/desktop/io.github.tug.Demo.metainfo.xml")
    let newest = try TestFile.text(at: releases).firstMatch(of: /<release version="([^"]*)"/)
    #expect(newest.map { String($0.output.1) } == version)
  }
}
