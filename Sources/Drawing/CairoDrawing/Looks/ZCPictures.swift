import RefreshModel

/// The pictures of a ZCRefresh control.
///
/// Source: refresh controls reference, 1.3 (`setHeaderNormalImage`, `setHeaderPullingImage`,
/// `setAnimationImages`); the signs of results are chosen here.
public struct ZCPictures: Equatable, Sendable {
  /// The picture at rest, where there is no animation; nil is an arrow down.
  public var normal: ControlImage?
  /// The picture of a list pulled far enough, where there is no animation; nil is an arrow up.
  public var pulling: ControlImage?
  /// The pictures that run while the control refreshes, the first of them at rest and in a pull;
  /// without any there are arrows and a spinner.
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

  /// The symbol before the title.
  enum Symbol: Equatable {
    /// A picture; one of the animation is upright even where the box is turned.
    case image(ControlImage, isUpright: Bool)
    case spinner
    /// The sign of a result.
    case result(NativeRing.Sign)
    case nothing
  }

  /// The symbol before the title of `state`, at `time` in seconds.
  func symbol(in state: RefreshState, at time: Double) -> Symbol {
    switch state {
    case .idle: resting(normal, else: .down)
    case .pulling, .floorArmed: resting(pulling, else: .up)
    case .refreshing, .willRefresh:
      animation.image(atTime: time).map { .image($0, isUpright: true) } ?? .spinner
    case .success: .result(.check)
    case .failure: .result(.mark)
    case .noMoreData, .floorOpen: .nothing
    }
  }

  private func resting(_ own: ControlImage?, else arrow: ControlImage) -> Symbol {
    guard let first = animation.images.first else {
      return .image(own ?? arrow, isUpright: false)
    }
    return .image(first, isUpright: true)
  }
}
