import CGtk
import Glibc

// GTK and C read the locale for numbers and texts; scripts and traces do not.
setlocale(LC_ALL, "")

switch Arguments.parse(CommandLine.arguments.dropFirst()) {
case .run(let arguments):
  if let folder = arguments.copiedCode {
    exit(CopiedCodeFiles.write(to: folder))
  }
  if let file = arguments.screenshot.file {
    exit(Screenshot(file: file, arguments: arguments).run())
  }
  exit(Application(arguments: arguments)?.run() ?? EXIT_FAILURE)
case .print(let text):
  print(text)
case .fail(let reason):
  StandardError.write(reason)
  exit(Arguments.badUsage)
}
