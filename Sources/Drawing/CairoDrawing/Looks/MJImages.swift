public import RefreshModel

/// The image sequences of an MJ control's states.
///
///     footer.symbol = .images(MJImages(refreshing: ImageSequence(pictures)))
///
/// While the control waits, its picture follows the pull; armed and refreshing it runs by time. A
/// state without images, or with none that could be read, has no picture; only an armed control
/// goes on with those of the wait.
public struct MJImages: Equatable, Sendable {
  private var sequences: [RefreshState: ImageSequence]

  /// The images of the states; nil shows none.
  public init(
    idle: ImageSequence? = nil, pulling: ImageSequence? = nil, refreshing: ImageSequence? = nil
  ) {
    sequences = [:]
    sequences[.idle] = idle
    sequences[.pulling] = pulling
    sequences[.refreshing] = refreshing
  }

  /// The tugboat of ``ImageSequence/frames`` in every state that has a picture.
  public static let tugboat = MJImages(idle: .frames, pulling: .frames, refreshing: .frames)

  /// The sequence of a state; nil where it has none.
  public subscript(state: RefreshState) -> ImageSequence? {
    get { sequences[state] }
    set { sequences[state] = newValue }
  }

  /// The height in points of the tallest sequence's first image: a control is at least as high.
  ///
  /// Source: refresh controls reference, 1.1.2.
  var height: Double {
    sequences.values.reduce(0) { max($0, $1.image(atPull: 0)?.height ?? 0) }
  }

  /// The picture of `appearance` with its opacity; nil for none.
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
