/// The allowed difference between the letters of a picture and their golden, which other versions
/// of FreeType and HarfBuzz may have drawn.
///
/// Shapes have no tolerance: outside of text every byte must be the same.
public struct TextTolerance: Equatable, Sendable {
  /// The largest difference of a colour in a pixel of text, of 255.
  public var channel: Int
  /// The largest share of a label's pixels that may differ at all, 0 to 1.
  public var share: Double

  /// The largest difference of a colour's mean over all pixels of a label, of 255: letters that
  /// move keep their ink, letters of another colour do not.
  public var drift: Double

  /// A tolerance of these numbers.
  public init(channel: Int, share: Double, drift: Double) {
    self.channel = channel
    self.share = share
    self.drift = drift
  }

  /// No difference at all.
  public static let none = TextTolerance(channel: 0, share: 0, drift: 0)
  /// The tolerance for other versions of the libraries that draw letters.
  ///
  /// Source: measured over the 4,777 labels of the repository's golden pictures. Letters moved by 1/16
  /// of a pixel differ by up to 40, in up to 0.68 of a label's pixels, with a mean of 0.27 (one label
  /// in a hundred: 32, 0.53 and 0.12).
  public static let standard = TextTolerance(channel: 40, share: 0.7, drift: 0.3)
}
