import Recording
import Replay
import Translations

/// Reads the lines of a script that determine its images; see ``GoldenScript`` for their forms.
struct GoldenLines {
  /// The prefix of a line that determines images.
  static let sign = "#>"

  /// The maximum number of frames of a film.
  private static let maximumFrames = 400
  private static let maximumColumns = 100
  private static let defaultColumns = 3

  /// Whether the rows have details, badges and emphasis.
  private(set) var showsRowParts = false
  private(set) var variants: [GoldenVariant] = []
  /// The line number of each variant.
  private(set) var variantLines: [Int] = []
  private let end: Double
  private var drawn: GoldenScript.Subject?
  private var columns: Int?
  private var languages: [Language] = []
  private var languagesLine = 0
  private var columnsLine = 0
  private var number = 0

  /// Creates a reader for a script that ends at `end` seconds.
  init(end: Double) {
    self.end = end
  }

  private func fault(_ reason: String) -> ScriptError { ScriptError(line: number, reason: reason) }

  /// Reads `line`, including its prefix, which is the script's line `number`.
  mutating func read(_ line: Substring, number: Int) throws(ScriptError) {
    self.number = number
    let words = line.dropFirst(Self.sign.count).split { $0 == " " || $0 == "\t" || $0 == "\r" }
    guard let word = words.first else { throw fault("no word follows \(Self.sign)") }
    let rest = Array(words.dropFirst())
    switch word {
    case "film": try draw(.film(film(rest)))
    case "picture": try draw(.picture(at: pictureTime(rest)))
    case "plot":
      guard rest.isEmpty || rest == ["velocity"] else {
        throw fault("plot takes only velocity: \(Excerpt(rest.joined(separator: " ")))")
      }
      try draw(.plot(showsVelocity: !rest.isEmpty))
    case "columns":
      guard columns == nil else { throw fault("columns is given twice") }
      guard rest.count == 1, let count = Int(rest[0]), (1...Self.maximumColumns).contains(count)
      else {
        throw fault(
          "columns takes a number from 1 to \(Self.maximumColumns): \(rest.joined(separator: " "))")
      }
      columns = count
      columnsLine = number
    case "languages":
      guard languages.isEmpty else { throw fault("languages is given twice") }
      languages = try readLanguages(rest)
      languagesLine = number
    case "rows":
      guard rest == ["parts"] else {
        throw fault("rows takes parts: \(Excerpt(rest.joined(separator: " ")))")
      }
      showsRowParts = true
    case "also": try readVariants(rest)
    default:
      let known = "film, picture, plot, columns, languages, rows, also"
      throw fault("\(Excerpt(word)) is not one of \(known)")
    }
  }

  /// Returns the subject of the images; call it after the last line.
  func subject() throws(ScriptError) -> GoldenScript.Subject {
    guard let drawn else {
      throw ScriptError(
        line: 1, reason: "no line names a picture to draw: \(Self.sign) film, picture or plot")
    }
    guard case .film(var film) = drawn else {
      guard columns == nil else {
        throw ScriptError(line: columnsLine, reason: "columns needs a film")
      }
      guard languages.isEmpty else {
        throw ScriptError(line: languagesLine, reason: "languages needs a film")
      }
      return drawn
    }
    film.languages = languages
    // By default each language has a row.
    film.columns = columns ?? (languages.isEmpty ? Self.defaultColumns : film.times.count)
    return .film(film)
  }

  private mutating func draw(_ subject: GoldenScript.Subject) throws(ScriptError) {
    guard drawn == nil else { throw fault("a line before this one names the picture to draw") }
    drawn = subject
  }

  private func readLanguages(_ words: [Substring]) throws(ScriptError) -> [Language] {
    var languages: [Language] = []
    let list = words.joined(separator: " ").split(separator: ",", omittingEmptySubsequences: false)
    for part in list {
      let word = String(part.drop { $0 == " " })
      guard let language = Language(tag: word) else {
        throw fault("languages takes tags such as en, zh-Hans: \(Excerpt(word))")
      }
      guard !languages.contains(language) else { throw fault("\(word) is given twice") }
      languages.append(language)
    }
    return languages
  }

  private mutating func readVariants(_ words: [Substring]) throws(ScriptError) {
    let list = words.joined(separator: " ").split(separator: ",", omittingEmptySubsequences: false)
    for part in list {
      let word = part.drop { $0 == " " }
      guard let variant = GoldenVariant(word) else {
        throw fault(
          "also takes dark, 2x, 3x, rtl, text150, or several such as dark-2x: \(Excerpt(word))")
      }
      guard !variants.contains(variant) else { throw fault("\(word) is given twice") }
      variants.append(variant)
      variantLines.append(number)
    }
  }

  // MARK: Times

  private func pictureTime(_ words: [Substring]) throws(ScriptError) -> Double {
    guard let first = words.first else { return end }
    guard first == "at", words.count == 2 else {
      throw fault("picture takes only at SECONDS: \(Excerpt(words.joined(separator: " ")))")
    }
    return try seconds(words[1])
  }

  private func film(_ words: [Substring]) throws(ScriptError) -> ScriptFilm {
    guard let first = words.first, first == "at" || first == "every" else {
      throw fault("film takes at SECONDS CAPTION, … or every SECONDS")
    }
    let rest = words.dropFirst()
    guard first == "at" else { return ScriptFilm(at: try steps(Array(rest))) }
    var film = ScriptFilm(at: [])
    let frames = rest.joined(separator: " ")
      .split(separator: ",", omittingEmptySubsequences: false)
    for frame in frames.map({ $0.drop { $0 == " " } }) {
      let parts = frame.split(separator: " ", maxSplits: 1)
      let time = try seconds(parts.first ?? "")
      guard time >= film.times.last ?? 0 else {
        throw fault("the time is before the previous one: \(Excerpt(parts[0]))")
      }
      film.times.append(time)
      film.captions.append(parts.count > 1 ? String(parts[1]) : nil)
    }
    return film
  }

  /// Parses the times of `every STEP [from SECONDS] [to SECONDS]`.
  private func steps(_ words: [Substring]) throws(ScriptError) -> [Double] {
    var rest = words[...]
    func value(_ word: Substring?) throws(ScriptError) -> Double {
      guard let word else { throw fault("film every: a time is missing") }
      return try seconds(word)
    }
    let step = try value(rest.popFirst())
    guard step > 0 else { throw fault("the step must be above 0") }
    var (first, last) = (0.0, end)
    if rest.first == "from" {
      rest.removeFirst()
      first = try value(rest.popFirst())
    }
    if rest.first == "to" {
      rest.removeFirst()
      last = try value(rest.popFirst())
    }
    guard rest.isEmpty else {
      let first = Excerpt(rest[rest.startIndex])
      throw fault("film every takes SECONDS from SECONDS to SECONDS: \(first)")
    }
    guard
      let times = FilmTimes(from: first, to: last, every: step).times(atMost: Self.maximumFrames)
    else { throw fault("the film must have 1 to \(Self.maximumFrames) frames") }
    return times
  }

  /// Parses a time from 0 to the script's end, as a decimal number or a fraction.
  private func seconds(_ word: Substring) throws(ScriptError) -> Double {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.compactMap(Self.number)
    guard numbers.count == parts.count, (1...2).contains(numbers.count),
      numbers.count == 1 || numbers[1] > 0
    else { throw fault("a time is not a number of seconds or a fraction: \(Excerpt(word))") }
    let seconds = numbers.count == 2 ? numbers[0] / numbers[1] : numbers[0]
    guard seconds <= end else { throw fault("\(word) is after the script's end at \(end) s") }
    return seconds
  }

  /// Parses a decimal number without sign, or returns `nil` for any other text.
  private static func number(_ text: Substring) -> Double? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 }),
      let value = Double(String(text)), value.isFinite
    else { return nil }
    return value
  }
}
