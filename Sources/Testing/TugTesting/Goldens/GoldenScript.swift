public import CairoDrawing
public import Replay

/// A replay script whose pictures are kept and compared: its golden pictures.
///
/// Its lines that begin with `#>`, comments to other programs, say what is drawn of it:
///
///     #> film at 0 idle, 0.4 50 %, 1.2 armed    frames at these seconds, each with its caption
///     #> film every 1/60 from 0.5 to 0.6        frames in steps, with their times below
///     #> columns 4                              frames in a row, 3 where none is given
///     #> languages en, zh-Hans, ar              a film's frames in each, a row for each
///     #> picture at 1.2                         one picture; without a time at the end
///     #> plot                                   a chart against time
///     #> plot velocity                          the same with the velocity
///     #> rows parts                             rows with details, badges and emphasis
///     #> also dark, 2x, 3x, rtl, dark-2x        the same again: NAME-dark.png, NAME-2x.png, …
///     #> also text150, text200                  the same with the user's text as large in percent
///
/// One line says film, picture or plot; the others may be missing. Seconds are a decimal number or
/// a fraction such as 19/60. The comment at its start tells what the script is about.
public struct GoldenScript: Sendable {
  /// The subject of a script's pictures.
  public enum Subject: Equatable, Sendable {
    /// A sheet of frames.
    case film(ScriptFilm)
    /// The list at a time in seconds.
    case picture(at: Double)
    /// A chart against time.
    case plot(showsVelocity: Bool)
  }

  /// The script's name: its group and its own, as `controls/header-ego`.
  public let name: String
  /// The comment that it begins with, without its signs; empty where there is none.
  public let caption: String
  /// The script itself.
  public let script: Script
  /// The subject of its pictures.
  public let subject: Subject
  /// Its rows have titles, details and badges of their own.
  let showsRowParts: Bool
  /// Its pictures; the first is the plain one.
  public let variants: [GoldenVariant]

  /// The script `name` in UTF-8 `bytes`.
  ///
  /// Throws for a fault in the script and for one in a line that says what is drawn; the error
  /// names the line.
  public init(name: String, utf8 bytes: [UInt8]) throws(ScriptError) {
    script = try ScriptParser.parse(utf8: bytes)
    var lines = GoldenLines(end: script.end)
    var caption: [String] = []
    var isAtStart = true
    for (index, line) in String(decoding: bytes, as: UTF8.self).unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = Substring(line)
      let isSaid = line.hasPrefix(GoldenLines.sign)
      if isSaid { try lines.read(line, number: index + 1) }
      isAtStart = isAtStart && line.hasPrefix("#") && !isSaid
      if isAtStart { caption.append(String(line.drop { $0 == "#" || $0 == " " })) }
    }
    self.name = name
    self.caption = caption.joined(separator: " ")
    subject = try lines.subject()
    showsRowParts = lines.showsRowParts
    variants = [.plain] + lines.variants
    for (variant, number) in zip(lines.variants, lines.variantLines)
    where variant.textPercent == nil && variant.applied(to: script) == script {
      throw ScriptError(
        line: number, reason: "\(variant.suffix.dropFirst()) is what the script is already")
    }
  }

  /// The name of a variant's picture without its ending, as `controls/header-ego-dark`.
  public func name(of variant: GoldenVariant) -> String { name + variant.suffix }

  /// Draws one of its pictures.
  ///
  /// A `text` with its own fonts, at the variant's text scale, gives the same pixels everywhere; one that leaves no ink gives the
  /// same picture without its letters. Throws what cairo or the list refuses.
  public func canvas(
    _ variant: GoldenVariant = .plain, looks: ScriptLooks = ScriptLooks(), text: TextRenderer
  ) throws -> Canvas {
    let script = variant.applied(to: script)
    let looks = own(looks)
    switch subject {
    case .film(let film): return try film.canvas(of: script, looks: looks, text: text)
    case .picture(let time):
      var run = try ScriptRun(script)
      try run.advance(to: time)
      return try ScriptPicture(script, looks: looks, text: text).canvas(of: run)
    case .plot(let showsVelocity):
      return try ScriptPlot.chart(of: script, showsVelocity: showsVelocity).picture(text: text)
    }
  }

  /// `looks` with what its lines say of the rows.
  private func own(_ looks: ScriptLooks) -> ScriptLooks {
    var looks = looks
    looks.showsRowParts = looks.showsRowParts || showsRowParts
    return looks
  }

  /// True for a film in which each frame has a single colour.
  ///
  /// The sheet with its captions never has.
  func hasFlatFrames(
    _ variant: GoldenVariant = .plain, looks: ScriptLooks = ScriptLooks(), text: TextRenderer
  ) throws -> Bool {
    guard case .film(let film) = subject else { return false }
    let script = variant.applied(to: script)
    let picture = try ScriptPicture(script, looks: own(looks), text: text)
    var run = try ScriptRun(script)
    for time in film.times {
      try run.advance(to: time)
      guard try picture.canvas(of: run).pixels().isFlat else { return false }
    }
    return true
  }
}
