/// An error of creating an image for a control.
public struct ControlImageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The cause of the error.
  public enum Reason: Equatable, Sendable {
    /// The file is missing or unreadable, with the system's message.
    case unreadable(String)
    /// The bytes are not an image or are damaged, with the decoder's message.
    case broken(String)
    /// The file size, the width or the height exceeds the limit for a control image.
    case tooLarge
    /// The scale is outside the range from 0.1 to 16.
    case unusableScale
    /// The size in points differs from the image that it was added to.
    case differentSize
  }

  /// The cause.
  public let reason: Reason
  /// The path of the file, or `nil` if the bytes did not come from a file.
  public let path: String?

  /// Creates an error for the image at `path`.
  public init(_ reason: Reason, path: String? = nil) {
    self.reason = reason
    self.path = path
  }

  /// One sentence for the user, without a full stop.
  public var description: String {
    let name = path ?? "the picture"
    return switch reason {
    case .unreadable(let words): "\(name) cannot be read: \(words)"
    case .broken(let words): "\(name) is not a usable PNG picture: \(words)"
    case .tooLarge:
      "\(name) is larger than \(ControlImage.maximumSide) pixels or "
        + "\(ControlImage.maximumFileSize >> 20) MB"
    case .unusableScale: "the scale of \(name) is not a number from 0.1 to 16"
    case .differentSize: "\(name) differs in size, in points, from the picture it belongs to"
    }
  }
}
