import Foundation
import Synchronization

/// One run of a program beside these tests, `widget-probe` mostly, on a virtual display of its own,
/// with a time limit.
struct ProbeProcess {
  /// The end of a run.
  enum Ending: Equatable {
    /// By itself, with this code.
    case exited(Int32)
    /// By a signal: a trap is one.
    case killed(signal: Int32)
    /// Not within the limit.
    case timedOut
  }

  /// Seconds after which a run counts as hung: many times what the longest takes.
  static let limit = 120
  /// The number that the shell adds to a signal's number.
  private static let signalBase: Int32 = 128
  /// The exit codes of `timeout` when the limit was reached, and when it had to kill.
  private static let timeoutCodes: [Int32] = [124, 137]

  /// The end of the run.
  let ending: Ending
  /// The probe's `key=value` lines and GTK's messages, for the failure's message.
  let output: String

  /// Runs the probe `name`; a critical of GTK or GLib ends it unless `toleratesCriticals`.
  static func run(
    _ name: String, toleratesCriticals: Bool = false, theme: String = "Adwaita"
  ) throws -> ProbeProcess {
    try run("widget-probe", [name], toleratesCriticals: toleratesCriticals, theme: theme)
  }

  /// Runs `program` with `arguments`; a critical of GTK or GLib ends it unless `toleratesCriticals`.
  static func run(
    _ program: String, _ arguments: [String], toleratesCriticals: Bool = false,
    theme: String = "Adwaita"
  ) throws -> ProbeProcess {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "xvfb-run", "--server-num", "\(nextDisplay())", "-a",
        "-s", "-screen 0 1280x1024x24 -noreset -extension GLX",
        "timeout", "--kill-after=5", "\(limit)",
        path(of: program),
      ] + arguments + CommandLine.arguments.filter { $0.hasPrefix("--without=") }
    var environment = ProcessInfo.processInfo.environment
    environment["GDK_BACKEND"] = "x11"
    environment["GSETTINGS_BACKEND"] = "memory"
    environment["GTK_THEME"] = theme
    environment["NO_AT_BRIDGE"] = "1"
    environment["G_DEBUG"] = toleratesCriticals ? nil : "fatal-criticals"
    // A user's folder of its own, which nothing of an earlier run is in.
    let state = FileManager.default.temporaryDirectory
      .appendingPathComponent("tug-\(UUID().uuidString)")
    environment["XDG_STATE_HOME"] = state.path
    defer { try? FileManager.default.removeItem(at: state) }
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return ProbeProcess(
      ending: ending(of: process), output: String(decoding: output, as: UTF8.self))
  }

  private static let runs = Atomic(0)

  /// Returns the display number at which `xvfb-run` begins to look for a free one.
  ///
  /// Two runs that begin at one number can both find it free, and the later one then fails. Therefore
  /// each of a process's first thousand runs has its own number, as have up to 50 processes.
  private static func nextDisplay() -> Int {
    let run = runs.add(1, ordering: .relaxed).oldValue
    return 200 + Int(ProcessInfo.processInfo.processIdentifier % 50) * 1000 + run % 1000
  }

  private static func ending(of process: Process) -> Ending {
    let code = process.terminationStatus
    if process.terminationReason == .uncaughtSignal { return .killed(signal: code) }
    if timeoutCodes.contains(code) { return .timedOut }
    return code > signalBase ? .killed(signal: code - signalBase) : .exited(code)
  }

  /// A program that is built beside these tests.
  private static func path(of program: String) -> String {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent(program).path
  }
}
