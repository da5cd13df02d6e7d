import Foundation
import TestSupport
import Testing
import Tug

@testable import tug_demo

@Suite("The program's settings") @MainActor struct SettingsTests {
  private func path() -> String {
    "\(NSTemporaryDirectory())/tug-settings-\(UUID().uuidString)/kept/settings.ini"
  }

  private func settings(_ path: String) -> Settings {
    Settings(KeyFileSettings(path: path, group: "tug"))
  }

  @Test("Settings are stored in a new folder and read back")
  func kept() {
    let path = path()
    let first = settings(path)
    #expect(SettingKey.allCases.allSatisfy { first[$0] == nil })
    first[.page] = "feed"
    first[.folder] = "file:///a%20b"
    first[.folder] = nil
    let second = settings(path)
    #expect(second[.page] == "feed")
    #expect(second[.folder] == nil)
  }

  @Test("Other groups in the file stay; invalid settings are ignored")
  func others() throws {
    let path = path()
    settings(path)[.page] = "feed"
    try "# by hand\n[other]\nkey=1\n[tug]\nwindow-width=much\nsounds=perhaps\n".write(
      toFile: path, atomically: true, encoding: .utf8)
    let read = settings(path)
    #expect(read.number(.windowWidth, in: 1...100) == nil)
    #expect(read.isOn(.sounds, usual: true))
    #expect(!read.isOn(.sounds, usual: false))
    read[.windowWidth] = "100"
    #expect(read.number(.windowWidth, in: 1...100) == 100)
    #expect(read.number(.windowWidth, in: 1...99) == nil)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("# by hand"))
    #expect(text.contains("[other]\nkey=1"))
  }

  @Test("An invalid file counts as empty until a setting changes")
  func broken() throws {
    let path = path()
    settings(path)[.page] = "feed"
    try "no key file".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(settings(path)[.page] == nil)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "no key file")
  }

  @Test("The schema has exactly the settings, as strings")
  func schema() throws {
    let path = TestFile.path("resources/desktop/\(Settings.schema).gschema.xml")
    let lines = try TestFile.text(at: path).split(separator: "\n").filter { $0.contains("<key ") }
    let keys = lines.map { $0.split(separator: "\"", omittingEmptySubsequences: false) }
    #expect(Set(keys.map { String($0[1]) }) == Set(SettingKey.allCases.map(\.rawValue)))
    #expect(keys.allSatisfy { $0[3] == "s" })
  }

  @Test("A control's name, none and invalid values are read")
  func controls() {
    #expect(HeaderName(setting: nil) == .native)
    #expect(HeaderName(setting: "ego") == .ego)
    #expect(HeaderName(setting: "none") == nil)
    #expect(HeaderName(setting: "former") == .native)
    #expect(FooterName(setting: "none") == nil)
    #expect(FooterName(setting: "former") == .native)
  }

  @Test("Closed hints are stored by name, and unknown names are ignored")
  func hints() {
    let all = Set(PageHint.allCases)
    #expect(PageHint.closed(in: PageHint.list(of: all)) == all)
    #expect(PageHint.closed(in: "touch,former,,mixed") == [.touch, .mixed])
    #expect(PageHint.closed(in: nil).isEmpty && PageHint.list(of: []).isEmpty)
  }

  @Test("Narrow windows keep only the close button")
  func buttons() {
    #expect(DesktopSettings.onlyClose("menu:minimize,maximize,close") == "menu:close")
    #expect(DesktopSettings.onlyClose("close,minimize:") == "close:")
    #expect(DesktopSettings.onlyClose("") == "")
  }

  @Test("Keys are unique, and the shortcuts window lists them")
  func keys() {
    let keys = Command.allCases.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    let reported = KeyTable.groups.flatMap(\.keys).map(\.keys).joined(separator: " ")
    #expect(keys.allSatisfy { reported.contains($0) })
  }
}
