/// The line of a header about the last refresh.
///
/// Formats: the word for today and `HH:mm`, `MM-dd HH:mm` this year, otherwise `yyyy-MM-dd HH:mm`.
/// In every language they use the Gregorian calendar, a 24-hour clock and European digits. "Today"
/// is the same day of the same month and year. Source: refresh controls reference, 1.1.2 and 1.1.3.
public enum LastUpdatedText {
  /// The texts of the line in one language.
  public struct Phrases: Equatable, Sendable {
    /// The beginning of the line, including a space at its end.
    public var prefix: String
    /// The word before a time of today.
    public var today: String
    /// The text that replaces a missing time.
    public var never: String
    /// Whether the language is written from right to left.
    public var isRightToLeft: Bool

    /// Creates the texts of one language.
    public init(prefix: String, today: String, never: String, isRightToLeft: Bool = false) {
      self.prefix = prefix
      self.today = today
      self.never = never
      self.isRightToLeft = isRightToLeft
    }

    /// The English texts.
    ///
    /// Source: refresh controls reference, 1.1.3.
    public static let english = Phrases(
      prefix: "Last update: ", today: "Today", never: "No record")
  }

  /// The character that keeps the parts of a date in order inside text that runs from right to
  /// left.
  private static let leftToRightMark = "\u{200E}"

  /// Returns the line for a list that was refreshed at `updated` and is read at `now`.
  ///
  /// Both times are seconds since 1970 UTC, and are shown as local times of `zone`. If `updated` is
  /// `nil`, the line says that there is no record.
  public static func text(
    updated: Double?, now: Double, zone: LocalZone = .utc, words: Phrases = .english
  ) -> String {
    guard let updated else { return words.prefix + words.never }
    let then = zone.time(at: updated)
    let current = zone.time(at: now)
    let clock = then.text(pattern: "HH:mm")
    if then.isSameDay(as: current) { return "\(words.prefix)\(words.today) \(clock)" }
    let date = then.text(pattern: then.year == current.year ? "MM-dd" : "yyyy-MM-dd")
    return "\(words.prefix)\(words.isRightToLeft ? leftToRightMark : "")\(date) \(clock)"
  }
}
