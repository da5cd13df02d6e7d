import Glibc
import Replay
import TugTesting

/// Prints an error in one line on standard error, and ends the process.
private func fail(_ message: String, status: Int32) -> Never {
  WholeFile.write("\(message)\n", to: STDERR_FILENO)
  exit(status)
}

private func options() -> Options {
  do {
    return try Options.parse(CommandLine.arguments.dropFirst())
  } catch {
    fail("tug-replay: \(error)", status: 2)
  }
}

private let requested = options()
if requested.showsHelp {
  print(Options.usage)
} else if requested.showsVersion {
  print("tug-replay \(ProgramVersion.text)")
} else {
  do {
    try ReplayCommand(requested).run()
  } catch let error as ScriptError {
    fail("\(requested.script):\(error.line): \(error.reason)", status: 2)
  } catch let error as Options.Fault {
    fail("tug-replay: \(error)", status: 2)
  } catch {
    fail("tug-replay: \(error)", status: 1)
  }
}
