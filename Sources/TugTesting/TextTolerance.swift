/// How far the letters of a picture may be from their golden, which other versions of FreeType and
/// HarfBuzz may have drawn.
///
/// Shapes have no tolerance: outside of text every byte is the same.
public struct TextTolerance: Equatable, Sendable {
  /// The most that a colour of a text's pixel may differ by, of 255.
  public var channel: Int
  /// The greatest part of a text's pixels that may differ at all, 0 to 1.
  public var share: Double

  /// The most that the mean of a colour over all of a text's pixels may differ by, of 255: letters
  /// that move keep their ink, letters of another colour do not.
  public var drift: Double

  /// A tolerance of these numbers.
  public init(channel: Int, share: Double, drift: Double) {
    self.channel = channel
    self.share = share
    self.drift = drift
  }

  /// No difference at all.
  public static let none = TextTolerance(channel: 0, share: 0, drift: 0)
  /// What is allowed to other versions of the libraries that draw letters.
  ///
  /// Source: measured over all golden pictures of the repository. Letters moved by 1/16 of a pixel
  /// differ by up to 17, in up to 0.50 of their pixels, with a mean of 0.20; letters moved by a
  /// whole one by 182 or more.
  public static let standard = TextTolerance(channel: 20, share: 0.55, drift: 0.3)
}
