import CGtk
import Glibc

// GTK and the C library format numbers and texts by the locale. Scripts and traces are independent
// of it.
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
