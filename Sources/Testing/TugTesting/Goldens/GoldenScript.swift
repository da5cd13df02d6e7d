import CairoDrawing
import Replay

/// A replay script with golden images, which are stored and compared.
///
/// Lines that begin with `#>`, which other programs ignore as comments, determine the images:
///
///     #> film at 0 idle, 0.4 50 %, 1.2 armed    frames at these seconds, each with a caption
///     #> film every 1/60 from 0.5 to 0.6        frames at an interval, their times as captions
///     #> columns 4                              frames per row, 3 by default
///     #> languages en, zh-Hans, ar              the film in each language, one row per language
///     #> picture at 1.2                         one image; without a time at the script's end
///     #> plot                                   a chart over time
///     #> plot velocity                          a chart that includes the velocity
///     #> rows parts                             rows with details, badges and emphasis
///     #> also dark, 2x, 3x, rtl, dark-2x        more images: NAME-dark.png, NAME-2x.png, …
///     #> also text150, text200                  more images with the user's text scale in percent
///
/// Exactly one line must be `film`, `picture` or `plot`; the others are optional. Seconds are a
/// decimal number or a fraction such as 19/60. The comment at the script's start describes it.
public struct GoldenScript: Sendable {
  /// The subject of a script's images.
  package enum Subject: Equatable, Sendable {
    /// A contact sheet of frames.
    case film(ScriptFilm)
    /// The list at a time in seconds.
    case picture(at: Double)
    /// A chart over time.
    case plot(showsVelocity: Bool)
  }

  /// The name of the script including its group, for example `controls/header-ego`.
  public let name: String
  /// The comment at the script's start without its `#` signs, or an empty string if there is none.
  public let caption: String
  /// The parsed script.
  package let script: Script
  /// The subject of the images.
  package let subject: Subject
  /// Whether the sample rows have titles, details and badges in different combinations.
  let showsRowParts: Bool
  /// The variants to draw, the plain one first.
  public let variants: [GoldenVariant]

  /// Parses the script `name` from UTF-8 `bytes`.
  ///
  /// Throws if the script or one of its `#>` lines is invalid; the error contains the line.
  package init(name: String, utf8 bytes: [UInt8]) throws(ScriptError) {
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
        line: number, reason: "\(variant.suffix.dropFirst()) is already the scene of the script")
    }
  }

  /// Returns the name of a variant's image without extension, for example
  /// `controls/header-ego-dark`.
  public func name(of variant: GoldenVariant) -> String { name + variant.suffix }

  /// Draws a variant.
  ///
  /// Pass a `text` renderer with the built-in fonts, at the variant's text scale, to get identical
  /// pixels on every machine; a renderer without ink omits the text. Throws the errors of cairo and
  /// of the list.
  package func canvas(
    _ variant: GoldenVariant = .plain, styles: ScriptStyles = ScriptStyles(), text: TextRenderer
  ) throws -> Canvas {
    let script = variant.applied(to: script)
    let styles = own(styles)
    switch subject {
    case .film(let film): return try film.canvas(of: script, styles: styles, text: text)
    case .picture(let time):
      var run = try ScriptRun(script)
      try run.advance(to: time)
      return try ScriptPicture(script, styles: styles, text: text).canvas(of: run)
    case .plot(let showsVelocity):
      return try ScriptPlot.chart(of: script, showsVelocity: showsVelocity).picture(text: text)
    }
  }

  /// Returns `styles` with the settings of the script's `#>` lines.
  private func own(_ styles: ScriptStyles) -> ScriptStyles {
    var styles = styles
    styles.showsRowParts = styles.showsRowParts || showsRowParts
    return styles
  }

  /// Returns whether the script has a film and each frame of it has a single colour.
  ///
  /// The sheet with its captions never has a single colour.
  func hasFlatFrames(
    _ variant: GoldenVariant = .plain, styles: ScriptStyles = ScriptStyles(), text: TextRenderer
  ) throws -> Bool {
    guard case .film(let film) = subject else { return false }
    let script = variant.applied(to: script)
    let picture = try ScriptPicture(script, styles: own(styles), text: text)
    var run = try ScriptRun(script)
    for time in film.times {
      try run.advance(to: time)
      guard try picture.canvas(of: run).pixels().isFlat else { return false }
    }
    return true
  }
}
