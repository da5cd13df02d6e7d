import Glibc
import Replay
import TugTesting

/// Prints an error in one line on standard error, and ends the process.
private func fail(_ message: String) -> Never {
  complain(message)
  exit(2)
}

do {
  switch try GoldensOptions.parse(CommandLine.arguments.dropFirst()) {
  case .help: print(GoldensOptions.usage)
  case .version: print("tug-goldens \(ProgramVersion.text)")
  case .compare(let command): exit(try command.run() ? 0 : 1)
  case .folder(let command): exit(try command.run() ? 0 : 1)
  }
} catch {
  fail("\(error)")
}
