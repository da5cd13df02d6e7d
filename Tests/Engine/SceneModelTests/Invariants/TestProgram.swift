import Foundation

/// A program of this package that the tests start: a release build if there is one.
struct TestProgram {
  /// The folder of the release builds that `scripts/test` made, or `nil` if it made none.
  private static let releaseFolder = ProcessInfo.processInfo.environment["TUG_TEST_PROGRAMS"]
  /// Whether `scripts/test --long` asks for tests that take minutes.
  static let isLongRun = ProcessInfo.processInfo.environment["TUG_LONG_TESTS"] != nil
  /// Whether the programs are release builds.
  static let isRelease = releaseFolder != nil

  /// The program's exit code, or `nil` if a signal or the time limit ended it.
  let code: Int32?
  /// The lines of the program's output.
  let lines: [String]

  /// The program's whole output, for failure messages.
  var output: String { lines.joined(separator: "\n") }

  /// Runs the program `name` for at most `limit` seconds, by the command `runner` if it is not
  /// empty.
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

  /// The exit codes of `timeout` when the limit was reached, and when it had to kill the program.
  private static let timeoutCodes: [Int32] = [124, 137]

  /// Returns the program's path in the release folder, or in the folder of these tests if there is
  /// none.
  private static func path(of name: String) -> String {
    if let releaseFolder { return "\(releaseFolder)/\(name)" }
    return URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// Returns the value of `key` in the first word `key=value` of the output, or `nil` if there is
  /// no such word.
  func value(of key: String) -> String? {
    lines.lazy.flatMap { $0.split(separator: " ") }
      .first { $0.hasPrefix("\(key)=") }.map { String($0.dropFirst(key.count + 1)) }
  }
}
