import Foundation

/// A feed server on this machine, which does what its addresses say; it ends with this object.
public final class FeedTestServer: Sendable {
  /// The server's address: http, host and port.
  public let address: String
  private let process: Process
  private let input: Pipe

  /// Starts a server at an address of this machine, 127.0.0.1 to 127.255.255.255.
  public init(host: String = "127.0.0.1") throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("feed_server.py")
    (process, input) = (Process(), Pipe())
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = [script.path, host]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // It prints a line once it listens.
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    address = "http://\(host):\(line.trimmingCharacters(in: .whitespacesAndNewlines))"
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
