import CairoDrawing
import Recording
import Replay
import TugTesting

/// Runs a script and writes the requested outputs.
///
/// Nothing is written until the list has accepted the whole script. A trace is then written row by
/// row, because a long one does not fit into memory.
struct ReplayCommand {
  /// The maximum number of frames of a contact sheet, so that it fits into an image.
  private static let largestFrameCount = 2000
  /// The latest time in a trace file, in seconds.
  private static let latestTime = 1e6

  /// The largest width of a frame in a contact sheet, in points.
  private static let largestFrameWidth = 240.0

  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  func run() throws {
    let script = try ScriptParser.parse(utf8: WholeFile.read(options.script))
    try check(script)
    let times = try traceTimes()
    let picture = try options.picture.map { _ in try makePicture(of: script) }
    let film = try options.film.map { _ in try makeFilm(of: script) }
    let plot = try options.plot.map { _ in try makePlot(of: script) }
    if let path = options.trace {
      if let times {
        try writeTrace(of: script, at: times, to: path)
      } else {
        try writeTrace(of: script, at: script.ticks.ticks(until: script.end), to: path)
      }
    }
    if let path = options.picture { try picture?.writePNG(to: path) }
    if let path = options.film { try film?.writePNG(to: path) }
    if let path = options.plot { try plot?.writePNG(to: path) }
  }

  /// Throws if the list refuses an event of the script.
  private func check(_ script: Script) throws {
    var run = try ScriptRun(script)
    try run.advance(to: script.end)
  }

  private func writeTrace(
    of script: Script, at times: some Sequence<Double>, to path: String
  ) throws {
    var run = try ScriptRun(script)
    var file = try GrowingFile(path)
    try file.append(TraceRow.header + "\n")
    for time in times { try file.append(run.row(at: time).line + "\n") }
    try file.flush()
  }

  /// Returns the times in the trace file that was given, or `nil` to use the script's ticks.
  private func traceTimes() throws -> [Double]? {
    guard let path = options.times else { return nil }
    let text = String(decoding: try WholeFile.read(path), as: UTF8.self)
    var times: [Double] = []
    for (index, row) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where index > 0 && !row.isEmpty {
      let column = row.split(separator: ",", omittingEmptySubsequences: false).first
      guard let time = column.flatMap({ Double($0) }), time >= times.last ?? 0,
        time <= Self.latestTime
      else {
        throw Options.Fault("\(path):\(index + 1): the time is invalid or before the previous one")
      }
      times.append(time)
    }
    guard !times.isEmpty else { throw Options.Fault("\(path): the file has no times") }
    return times
  }

  private func makePicture(of script: Script) throws -> Canvas {
    let time = options.pictureTime ?? script.end
    guard time <= script.end else { throw Options.Fault("--at is after the end, \(script.end) s") }
    var run = try ScriptRun(script)
    try run.advance(to: time)
    return try ScriptPicture(script, text: TextRenderer()).canvas(of: run)
  }

  private func makePlot(of script: Script) throws -> Canvas {
    try ScriptPlot.chart(of: script, showsVelocity: options.plotsVelocity)
      .picture(text: TextRenderer())
  }

  private func filmTimes(of script: Script) throws -> [Double] {
    if let times = options.filmTimes {
      guard times.allSatisfy({ $0 <= script.end }) else {
        throw Options.Fault("a time of --film-at is after the end, \(script.end) s")
      }
      return times
    }
    guard
      let times = FilmTimes(to: script.end, every: options.filmInterval)
        .times(atMost: Self.largestFrameCount)
    else {
      throw Options.Fault("--every makes more than \(Self.largestFrameCount) frames")
    }
    return times
  }

  private func makeFilm(of script: Script) throws -> Canvas {
    var film = try ScriptFilm(
      at: filmTimes(of: script), captions: options.filmCaptions, columns: options.filmColumns)
    if options.filmTimes == nil {
      film.zoom = min(Self.largestFrameWidth / script.viewport.width, 1)
    }
    return try film.canvas(of: script, text: TextRenderer())
  }
}
