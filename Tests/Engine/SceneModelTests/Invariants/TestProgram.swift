import Foundation

/// A program of this package that the tests start: a release build where there is one.
struct TestProgram {
  /// The folder of the release builds that `scripts/test` made, if it did.
  private static let releaseFolder = ProcessInfo.processInfo.environment["TUG_TEST_PROGRAMS"]
  /// True where `scripts/test --long` asks for tests that take minutes.
  static let isLongRun = ProcessInfo.processInfo.environment["TUG_LONG_TESTS"] != nil
  /// True where the programs are release builds.
  static let isRelease = releaseFolder != nil

  /// Its exit code; nil when a signal ended it or it did not end in time.
  let code: Int32?
  /// Its lines.
  let lines: [String]

  /// All that it wrote, for a failure's message.
  var output: String { lines.joined(separator: "\n") }

  /// Runs the program `name` for at most `limit` seconds, by the command `runner` if there is one.
  static func run(
    _ name: String, _ arguments: [String], limit: Int, by runner: [String] = []
  ) throws -> TestProgram {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    process.arguments = ["--kill-after=5", "\(limit)"] + runner + [path(of: name)] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self)
    let ended =
      process.terminationReason == .exit && !timeoutCodes.contains(process.terminationStatus)
    return TestProgram(
      code: ended ? process.terminationStatus : nil,
      lines: text.split(whereSeparator: \.isNewline).map(String.init))
  }

  /// The exit codes of `timeout` when the limit was reached, and when it had to kill.
  private static let timeoutCodes: [Int32] = [124, 137]

  /// The program in the release folder, or else the one built beside these tests.
  private static func path(of name: String) -> String {
    if let releaseFolder { return "\(releaseFolder)/\(name)" }
    return URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// The value of `key` in the first `key=value` among the lines' words.
  func value(of key: String) -> String? {
    lines.lazy.flatMap { $0.split(separator: " ") }
      .first { $0.hasPrefix("\(key)=") }.map { String($0.dropFirst(key.count + 1)) }
  }
}
