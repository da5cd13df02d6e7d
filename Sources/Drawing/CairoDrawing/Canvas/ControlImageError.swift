/// The reason why a picture for a control could not be made.
public struct ControlImageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A fault of a picture.
  public enum Reason: Equatable, Sendable {
    /// The file is not there or cannot be read; the words are the system's.
    case unreadable(String)
    /// The bytes are not a picture, or a damaged one; the words are the decoder's.
    case broken(String)
    /// There are more bytes, columns or rows than a picture of a control may have.
    case tooLarge
    /// The scale is not a number from 0.1 to 16.
    case unusableScale
    /// Its size is not that of the picture to which it was to be added.
    case otherSize
  }

  /// The fault.
  public let reason: Reason
  /// The file; nil where the bytes came from elsewhere.
  public let path: String?

  /// A fault of the picture at `path`.
  public init(_ reason: Reason, path: String? = nil) {
    self.reason = reason
    self.path = path
  }

  /// One sentence for people, without a full stop.
  public var description: String {
    let name = path ?? "the picture"
    return switch reason {
    case .unreadable(let words): "\(name) cannot be read: \(words)"
    case .broken(let words): "\(name) is not a usable PNG picture: \(words)"
    case .tooLarge:
      "\(name) is larger than \(ControlImage.maximumSide) pixels or "
        + "\(ControlImage.maximumFileSize >> 20) MB"
    case .unusableScale: "\(name) has a scale that is not a number from 0.1 to 16"
    case .otherSize: "\(name) has another size in points than the picture it belongs to"
    }
  }
}
