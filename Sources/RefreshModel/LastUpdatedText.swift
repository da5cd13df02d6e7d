/// The line of a header that says when its list was last refreshed.
///
/// Formats: ` HH:mm` today, `MM-dd HH:mm` this year, else `yyyy-MM-dd HH:mm`, in the Gregorian
/// calendar, by a clock of 24 hours, and in European digits, in every language. "Today" is the same
/// day of the same month and year.
/// Source: refresh controls reference, 1.1.2 and 1.1.3.
public enum LastUpdatedText {
  /// The words that the line is made of, in one language.
  public struct Words: Equatable, Sendable {
    /// What the line begins with, a blank at its end included.
    public var prefix: String
    /// The word before a time of today.
    public var today: String
    /// What stands for the time where there is none.
    public var never: String
    /// Whether the language is written from right to left.
    public var isRightToLeft: Bool

    /// Words of one language.
    public init(prefix: String, today: String, never: String, isRightToLeft: Bool = false) {
      self.prefix = prefix
      self.today = today
      self.never = never
      self.isRightToLeft = isRightToLeft
    }

    /// The words in English.
    ///
    /// Source: refresh controls reference, 1.1.3.
    public static let english = Words(
      prefix: "Last update: ", today: "Today", never: "No record")
  }

  /// Keeps the parts of a date in their order between words that run from right to left.
  private static let leftToRightMark = "\u{200E}"

  /// The line for a list refreshed at `updated`, read at `now`, both in seconds since 1970 UTC, by
  /// the clock of `zone`; nil `updated` says that there is no record.
  public static func text(
    updated: Double?, now: Double, zone: LocalZone = .utc, words: Words = .english
  ) -> String {
    guard let updated else { return words.prefix + words.never }
    let then = zone.time(at: updated)
    let current = zone.time(at: now)
    let clock = "\(padded(then.hour)):\(padded(then.minute))"
    if then.isSameDay(as: current) { return "\(words.prefix)\(words.today) \(clock)" }
    let day = "\(padded(then.month))-\(padded(then.day))"
    let date = then.year == current.year ? day : "\(padded(then.year, to: 4))-\(day)"
    return "\(words.prefix)\(words.isRightToLeft ? leftToRightMark : "")\(date) \(clock)"
  }

  private static func padded(_ number: Int, to width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }
}
