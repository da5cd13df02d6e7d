import RefreshModel

/// The images of a ZCRefresh control.
///
/// Source: refresh controls reference, 1.3 (`setHeaderNormalImage`, `setHeaderPullingImage`,
/// `setAnimationImages`); the signs of results are chosen here.
public struct ZCPictures: Equatable, Sendable {
  /// The image at rest if ``animation`` is empty; `nil` shows a down arrow.
  public var normal: ControlImage?
  /// The image of an armed control if ``animation`` is empty; `nil` shows an up arrow.
  public var pulling: ControlImage?
  /// The images that animate while the control refreshes.
  ///
  /// The first one is also shown at rest and during a pull. If the sequence is empty, the control
  /// shows arrows and a spinner.
  public var animation: ImageSequence

  /// Creates the images of a control.
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
    /// An image; images of the animation stay upright even if the box is rotated.
    case image(ControlImage, isUpright: Bool)
    case spinner
    /// The symbol of a result.
    case result(NativeRing.Sign)
    case nothing
  }

  /// Returns the symbol before the title of `state`, at `time` seconds.
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
