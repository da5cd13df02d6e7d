/// The accepted difference between text and its golden, which other versions of FreeType and
/// HarfBuzz may have drawn.
///
/// Shapes have no tolerance: outside of text, every byte must be equal.
public struct TextTolerance: Equatable, Sendable {
  /// The largest difference of a colour component in a text pixel, from 0 to 255.
  public var channel: Int
  /// The largest fraction of a label's pixels that may differ, from 0 to 1.
  public var fraction: Double

  /// The largest difference of a component's mean over all pixels of a label, from 0 to 255.
  ///
  /// Text that moves keeps its amount of ink; text in another colour does not.
  public var drift: Double

  /// Creates a tolerance.
  public init(channel: Int, fraction: Double, drift: Double) {
    self.channel = channel
    self.fraction = fraction
    self.drift = drift
  }

  /// Accepts no difference.
  public static let none = TextTolerance(channel: 0, fraction: 0, drift: 0)
  /// The tolerance for other versions of the libraries that draw text.
  ///
  /// Source: measured over the 4,777 labels of the repository's golden images. Characters moved by
  /// 1/16 of a pixel differ by up to 40, in up to 0.68 of a label's pixels, with a mean of 0.27
  /// (one label in a hundred: 32, 0.53 and 0.12).
  public static let standard = TextTolerance(channel: 40, fraction: 0.7, drift: 0.3)
}
