/// The built-in arrows of EGO's header.
///
/// Source: refresh controls reference, 1.2.
public enum EGOArrow: String, CaseIterable, Sendable {
  /// Black.
  case black
  /// Blue, EGO's default.
  case blue
  /// Gray.
  case gray
  /// White, for a dark background.
  case white

  /// The image of the arrow, 23 by 60 points, pointing down.
  public var image: ControlImage {
    switch self {
    case .black: Self.blackImage
    case .blue: Self.blueImage
    case .gray: Self.grayImage
    case .white: Self.whiteImage
    }
  }

  private static let blackImage = ControlImage(shipped: "arrow-black")
  private static let blueImage = ControlImage(shipped: "arrow-blue")
  private static let grayImage = ControlImage(shipped: "arrow-gray")
  private static let whiteImage = ControlImage(shipped: "arrow-white")
}
