import RefreshModel

/// The pictures of a ZCRefresh control.
///
/// Source: refresh controls reference, 1.3 (`setHeaderNormalImage`, `setHeaderPullingImage`,
/// `setAnimationImages`).
public struct ZCPictures: Equatable, Sendable {
  /// The picture at rest; nil is the first of the animation, or else an arrow down.
  public var normal: ControlImage?
  /// The picture of a list pulled far enough; nil is the first of the animation, or else an arrow
  /// up.
  public var pulling: ControlImage?
  /// The pictures that run while the control refreshes; without any a spinner is shown.
  public var animation: ImageSequence

  /// The pictures of a control.
  public init(
    normal: ControlImage? = nil, pulling: ControlImage? = nil,
    animation: ImageSequence = ImageSequence()
  ) {
    self.normal = normal
    self.pulling = pulling
    self.animation = animation
  }

  /// The pictures that come with the library: an arrow down, one up, and a tugboat.
  public static let shipped = ZCPictures(normal: .down, pulling: .up, animation: .frames)

  /// The symbol before the title.
  enum Symbol: Equatable {
    /// A picture; one of the animation is upright even where the box is turned.
    case image(ControlImage, isUpright: Bool)
    case spinner
    case nothing
  }

  /// The symbol before the title of `state`, at `time` in seconds.
  func symbol(in state: RefreshState, at time: Double) -> Symbol {
    switch state {
    case .idle: resting(normal, else: .down)
    case .pulling, .floorArmed: resting(pulling, else: .up)
    case .refreshing, .willRefresh:
      animation.image(atTime: time).map { .image($0, isUpright: true) } ?? .spinner
    case .success, .failure, .noMoreData, .floorOpen: .nothing
    }
  }

  private func resting(_ own: ControlImage?, else arrow: ControlImage) -> Symbol {
    if let own { return .image(own, isUpright: false) }
    guard let first = animation.images.first else { return .image(arrow, isUpright: false) }
    return .image(first, isUpright: true)
  }
}
