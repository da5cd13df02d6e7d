import CairoDrawing
import Replay
import TugTesting

/// The command that runs a script and writes its results.
///
/// Nothing is written before everything is ready.
struct ReplayCommand {
  /// The largest number of frames of a contact sheet, so that it fits into a picture.
  private static let largestFrameCount = 2000
  /// The latest time of a trace, in seconds.
  private static let latestTime = 1e6

  /// The largest width of a frame in a contact sheet, in points.
  private static let largestFrameWidth = 240.0

  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  func run() throws {
    let script = try ScriptParser.parse(utf8: WholeFile.read(options.script))
    let trace = try ScriptRun.trace(of: script, at: lookTimes(of: script))
    let picture = try options.picture.map { _ in try makePicture(of: script) }
    let film = try options.film.map { _ in try makeFilm(of: script) }
    let plot = try options.plot.map { _ in try makePlot(of: script) }
    if let path = options.trace { try WholeFile.write(trace, to: path) }
    if let path = options.picture { try picture?.writePNG(to: path) }
    if let path = options.film { try film?.writePNG(to: path) }
    if let path = options.plot { try plot?.writePNG(to: path) }
  }

  /// The ticks of the script, or the times of the trace that was named.
  private func lookTimes(of script: Script) throws -> [Double] {
    guard let path = options.times else { return script.ticks.times(until: script.end) }
    let text = String(decoding: try WholeFile.read(path), as: UTF8.self)
    var times: [Double] = []
    for (index, row) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where index > 0 && !row.isEmpty {
      let column = row.split(separator: ",", omittingEmptySubsequences: false).first
      guard let time = column.flatMap({ Double($0) }), time >= times.last ?? 0,
        time <= Self.latestTime
      else {
        throw Options.Fault(message: "\(path):\(index + 1): not a time that follows the one before")
      }
      times.append(time)
    }
    guard !times.isEmpty else { throw Options.Fault(message: "\(path): no times") }
    return times
  }

  private func makePicture(of script: Script) throws -> Canvas {
    let time = options.pictureTime ?? script.end
    guard time <= script.end else { throw Options.Fault(message: "--at is after the end") }
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
        throw Options.Fault(message: "a time of --film-at is after the end")
      }
      return times
    }
    guard
      let times = FilmTimes(to: script.end, every: options.filmInterval)
        .times(atMost: Self.largestFrameCount)
    else {
      throw Options.Fault(message: "--every makes more than \(Self.largestFrameCount) frames")
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
