/// The reason why a canvas could not be made or written.
public enum CanvasError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The size in pixels is not within 1 to 32767 each way, which is all that cairo's images hold.
  case unusableSize(width: Double, height: Double, scale: Double)
  /// Cairo refused, with its own words.
  case refused(String)
  /// The canvas draws on somebody else's surface, which has no pixels to give.
  case notAnImage
  /// The file at `path` could not be written, with the system's words.
  case cannotWrite(path: String, reason: String)
  /// The file at `path` is not there or not a PNG picture, with cairo's words.
  case cannotRead(path: String, reason: String)

  /// One sentence for people, without a full stop.
  public var description: String {
    switch self {
    case .unusableSize(let width, let height, let scale):
      "a picture of \(width) × \(height) points at scale \(scale) is not possible"
    case .refused(let reason): "cairo: \(reason)"
    case .notAnImage: "a borrowed canvas has no pixels"
    case .cannotWrite(let path, let reason), .cannotRead(let path, let reason):
      "\(path): \(reason)"
    }
  }
}
