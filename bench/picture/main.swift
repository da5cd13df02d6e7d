import CairoDrawing
import Glibc

// Draws the bars of standard input into a PNG: bench-picture light|dark FILE
//
// Each line has words between tabs: `group TITLE` begins a group, `bar NAME CLIENT SERVER` and `own
// NAME CLIENT SERVER` are its bars, in ms per frame.

/// Ends the program with one line on standard error.
private func fail(_ message: String) -> Never {
  let line = "bench-picture: \(message)\n"
  _ = line.withCString { write(STDERR_FILENO, $0, line.utf8.count) }
  exit(2)
}

/// Reads the chart that standard input describes.
private func readChart() -> BarChart {
  var chart = BarChart()
  while let line = readLine() {
    let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    switch (words.first, words.count) {
    case ("group", 2):
      chart.groups.append(BarChart.Group(title: words[1]))
    case ("bar", 4), ("own", 4):
      guard let client = Double(words[2]), let server = Double(words[3]), client >= 0, server >= 0,
        !chart.groups.isEmpty
      else { fail("not a bar: \(line)") }
      let bar = BarChart.Bar(
        name: words[1], client: client, server: server, isOwn: words[0] == "own")
      chart.groups[chart.groups.count - 1].bars.append(bar)
    default:
      fail("unknown line: \(line)")
    }
  }
  return chart
}

private let arguments = CommandLine.arguments
guard arguments.count == 3, ["light", "dark"].contains(arguments[1]) else {
  fail("expected arguments: light or dark, and a file")
}
var chart = readChart()
chart.palette = arguments[1] == "dark" ? .dark : .light
do {
  try chart.picture(scale: 2).writePNG(to: arguments[2])
} catch {
  fail("\(error)")
}
