public import RefreshModel

/// The image sequences of an MJ control, one per state.
///
///     footer.symbol = .images(MJImages(refreshing: ImageSequence(pictures)))
///
/// While the control is idle, its image follows the pull; when armed or refreshing, it animates. A
/// state without images shows none, except that an armed control without images continues with the
/// idle ones.
public struct MJImages: Equatable, Sendable {
  private var sequences: [RefreshState: ImageSequence]

  /// Creates the images of the states; `nil` shows none.
  public init(
    idle: ImageSequence? = nil, pulling: ImageSequence? = nil, refreshing: ImageSequence? = nil
  ) {
    sequences = [:]
    sequences[.idle] = idle
    sequences[.pulling] = pulling
    sequences[.refreshing] = refreshing
  }

  /// The tugboat of ``ImageSequence/frames`` in every state that supports images.
  public static let tugboat = MJImages(idle: .frames, pulling: .frames, refreshing: .frames)

  /// The sequence of a state, or `nil` if the state shows no image.
  public subscript(state: RefreshState) -> ImageSequence? {
    get { sequences[state] }
    set { sequences[state] = newValue }
  }

  /// The height in points of the tallest first image, which is the control's minimum height.
  ///
  /// Source: refresh controls reference, 1.1.2.
  var height: Double {
    sequences.values.reduce(0) { max($0, $1.image(atPull: 0)?.height ?? 0) }
  }

  /// Returns the current image of `appearance` with its opacity, or `nil` if it shows none.
  func picture(of appearance: ControlAppearance) -> (image: ControlImage, opacity: Double)? {
    let spinner = appearance.spinnerOpacity
    if spinner > 0 {
      return sequences[.refreshing]?.image(atTime: appearance.time).map { ($0, spinner) }
    }
    guard appearance.showsArrow else { return nil }
    if appearance.state.isArmed, let armed = sequences[.pulling] {
      return armed.image(atTime: appearance.time).map { ($0, 1) }
    }
    return sequences[.idle]?.image(atPull: appearance.pull).map { ($0, 1) }
  }
}
