extension CivilTime {
  /// Returns the time formatted by `pattern`, in European digits.
  ///
  /// Letters stand for parts as in Unicode's date patterns: `y` the year, `yy` its last two digits,
  /// `M` and `MM` the month, `d` and `dd` the day, `H` and `HH` the hour from 0 to 23, `h` and `hh`
  /// the hour from 1 to 12, `mm` the minute, `a` morning or afternoon by `halves`. Other characters
  /// are copied. Source: Unicode Technical Standard 35, Date Format Patterns.
  public func text(
    pattern: String, halves: (morning: String, afternoon: String) = ("AM", "PM")
  ) -> String {
    var text = ""
    var rest = Substring(pattern)
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      switch (letter, run.count) {
      case ("y", 2): text += Self.digits(Int((year % 100).magnitude), 2)
      case ("y", let count): text += Self.digits(year, count)
      case ("M", let count): text += Self.digits(month, count)
      case ("d", let count): text += Self.digits(day, count)
      case ("H", let count): text += Self.digits(hour, count)
      case ("h", let count): text += Self.digits(hour % 12 == 0 ? 12 : hour % 12, count)
      case ("m", let count): text += Self.digits(minute, count)
      case ("a", _): text += hour < 12 ? halves.morning : halves.afternoon
      default: text += run
      }
    }
    return text
  }

  private static func digits(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }
}
