public import Replay

/// How a golden picture differs from what its script draws as it stands.
public struct GoldenVariant: Hashable, Sendable {
  /// Whether it has the dark theme.
  public var isDark = false
  /// Its pixels to the point; nil leaves the script's.
  public var scale: Int?
  /// Whether text runs from right to left.
  public var isRightToLeft = false

  /// The script as it stands.
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

  /// What a picture's name has behind its script's: empty for the plain one, else as `-dark-2x`.
  public var suffix: String {
    (isDark ? "-dark" : "") + (scale.map { "-\($0)x" } ?? "") + (isRightToLeft ? "-rtl" : "")
  }

  /// `script` as this variant shows it.
  public func applied(to script: Script) -> Script {
    var script = script
    if isDark { script.theme = .dark }
    if let scale { script.scale = scale }
    if isRightToLeft { script.configuration.set(.direction(.rightToLeft)) }
    return script
  }
}
