public import Replay

/// A variant of a golden picture: its differences from the script's plain picture.
public struct GoldenVariant: Hashable, Sendable {
  /// It has the dark theme.
  public var isDark = false
  /// Its pixels to the point; nil leaves the script's.
  public var scale: Int?
  /// Text runs from right to left.
  public var isRightToLeft = false

  /// The plain picture of the script.
  public static let plain = GoldenVariant()

  private init() {}

  /// The variant that `word` means, as `dark`, `2x`, `3x`, `rtl` or several of them joined as
  /// `dark-2x`; nil for anything else.
  public init?(_ word: some StringProtocol) {
    for part in word.split(separator: "-", omittingEmptySubsequences: false) {
      switch part {
      case "dark" where !isDark: isDark = true
      case "2x" where scale == nil: scale = 2
      case "3x" where scale == nil: scale = 3
      case "rtl" where !isRightToLeft: isRightToLeft = true
      default: return nil
      }
    }
  }

  /// The suffix of a picture's name after its script's: empty for the plain one, otherwise as
  /// `-dark-2x`.
  public var suffix: String {
    (isDark ? "-dark" : "") + (scale.map { "-\($0)x" } ?? "") + (isRightToLeft ? "-rtl" : "")
  }

  /// `script`, changed for this variant.
  public func applied(to script: Script) -> Script {
    var script = script
    if isDark { script.theme = .dark }
    if let scale { script.scale = scale }
    if isRightToLeft { script.configuration.set(.pull(.direction(.rightToLeft))) }
    return script
  }
}
