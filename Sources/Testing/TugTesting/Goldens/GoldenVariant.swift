import DescribedStyles
import Replay
import SceneModel

/// A variant of a golden image, defined by its differences from the script's plain image.
public struct GoldenVariant: Hashable, Sendable {
  /// Whether the theme is dark.
  public var isDark = false
  /// The pixels per point, or `nil` for the script's.
  public var scale: Int?
  /// Whether the text direction is right to left.
  public var isRightToLeft = false
  /// The user's text scale in percent, or `nil` for 100.
  public var textPercent: Int?

  /// The user's text scale as a factor.
  public var textScale: Double { textPercent.map { Double($0) / 100 } ?? 1 }
  /// The valid text scales in percent.
  private static let textPercents = 50...300

  /// The plain image of the script.
  public static let plain = GoldenVariant()

  private init() {}

  /// Parses a variant, or returns `nil` if `word` is invalid.
  ///
  /// Valid words are `dark`, `2x`, `3x`, `rtl`, `text` with a percentage from 50 to 300 other than
  /// 100, such as `text150`, and several of these joined, such as `dark-2x`.
  public init?(_ word: some StringProtocol) {
    for part in word.split(separator: "-", omittingEmptySubsequences: false) {
      switch part {
      case "dark" where !isDark: isDark = true
      case "2x" where scale == nil: scale = 2
      case "3x" where scale == nil: scale = 3
      case "rtl" where !isRightToLeft: isRightToLeft = true
      case let text where text.hasPrefix("text") && textPercent == nil:
        guard let percent = Int(text.dropFirst(4)), Self.textPercents.contains(percent),
          percent != 100, text == "text\(percent)"
        else { return nil }
        textPercent = percent
      default: return nil
      }
    }
  }

  /// The suffix of the image's name, for example `-dark-2x`, or an empty string for the plain
  /// image.
  public var suffix: String {
    (isDark ? "-dark" : "") + (scale.map { "-\($0)x" } ?? "") + (isRightToLeft ? "-rtl" : "")
      + (textPercent.map { "-text\($0)" } ?? "")
  }

  /// Returns `script` with the changes of this variant.
  package func applied(to script: Script) -> Script {
    var script = script
    if isDark { script.theme = .dark }
    if let scale { script.scale = scale }
    if isRightToLeft { script.configuration.set(.direction(.rightToLeft)) }
    if textPercent != nil { enlargeText(of: &script) }
    return script
  }

  /// Enlarges controls and columns of `script` as a list with this text scale does.
  ///
  /// Row heights stay as the script sets them.
  private func enlargeText(of script: inout Script) {
    let columns = script.configuration.columns.scaled(by: textScale)
    script.configuration.set(.columns(columns))
    script.configuration.maximumContentWidth = script.configuration.maximumContentWidth.map {
      ColumnLayout.scaled($0, by: textScale)
    }
    script.header = script.header?.atTextScale(textScale)
    script.footer = script.footer?.atTextScale(textScale)
    script.events = script.events.map { event in
      guard let control = event.control?.atTextScale(textScale) else { return event }
      let same: SceneEvent
      switch event.event {
      case .setControl(let side, _): same = .setControl(side, control.policy)
      case .tune(let side, _): same = .tune(side, control.policy)
      default: return event
      }
      return Script.TimedEvent(
        time: event.time, event: same, late: event.late, line: event.line, control: control)
    }
  }
}
