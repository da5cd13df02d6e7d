/// An error of creating, reading or writing a canvas.
public enum CanvasError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The size in pixels is outside the range from 1 to 32,767 that cairo images support.
  case unusableSize(width: Double, height: Double, scale: Double)
  /// Cairo reported an error, with this message.
  case refused(String)
  /// The canvas borrows a context, so it has no pixels to read.
  case notAnImage
  /// The file at `path` could not be written, with the system's message.
  case cannotWrite(path: String, reason: String)
  /// The file at `path` is missing or not a PNG image, with cairo's message.
  case cannotRead(path: String, reason: String)

  /// One sentence for the user, without a full stop.
  public var description: String {
    switch self {
    case .unusableSize(let width, let height, let scale):
      "cannot create a picture of \(width) × \(height) points at scale \(scale)"
    case .refused(let reason): "cairo: \(reason)"
    case .notAnImage: "a borrowed canvas has no pixels"
    case .cannotWrite(let path, let reason), .cannotRead(let path, let reason):
      "\(path): \(reason)"
    }
  }
}
