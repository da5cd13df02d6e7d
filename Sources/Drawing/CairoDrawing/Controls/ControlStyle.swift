/// The drawing of a refresh control.
public protocol ControlStyle: Sendable {
  /// The height of the control's box in points, 0 or more.
  ///
  /// A height below 0 or that is not a number counts as 0, one above 10,000 as 10,000.
  var height: Double { get }
  /// The height of the box where the user's text is `scale` times as large, in points; ``height`` at 1.
  ///
  /// A style whose words would no longer have room asks for more here. By default it is ``height``.
  func heightHoldingWords(atTextScale scale: Double) -> Double
  /// The titles of the states; a style without words needs none.
  var texts: ControlTexts { get set }
  /// The program's changes of the looks; a style that draws none of them needs none.
  var parts: ControlParts { get set }
  /// True for a style that draws its own ground, as a disc does. It can lie over rows as it is; any
  /// other style is given a panel there.
  ///
  /// As the control closes, a panel goes back into the edge. A style with its own ground stays where
  /// it is, and draws itself at ``ControlAppearance/overlayScale``.
  var hasOwnGround: Bool { get }
  /// True for a style that draws the page behind the header itself, where its policy has a second
  /// floor.
  ///
  /// For any other style a plain page is drawn, with words that say what letting go does where the
  /// style has none.
  var drawsSecondFloor: Bool { get }
  /// True for a style that notes by ``Canvas/noteMotion(in:)`` where it draws what moves by
  /// ``ControlAppearance/time`` alone, so that only this is drawn while nothing else changes.
  var tellsMotion: Bool { get }
  /// Draws the control in its box's coordinates (see ``ControlAppearance``), clipped to the
  /// appearance's area.
  ///
  /// It is called for any size and state, and must depend on nothing but its arguments.
  func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer)
}

extension ControlStyle {
  /// The height of the control's box at a text scale of `scale`, in whole points where that is not 1.
  package func boxHeight(atTextScale scale: Double) -> Double {
    let height = scale == 1 ? height : heightHoldingWords(atTextScale: scale)
    let bounded = height > 0 ? min(height, 10_000) : 0
    return scale == 1 ? bounded : bounded.rounded(.up)
  }

  /// The same at every text scale.
  public func heightHoldingWords(atTextScale scale: Double) -> Double { height }

  /// ``height``, or as much as a title and a line below it need at a text scale of `scale`.
  func heightOfTwoLines(atTextScale scale: Double) -> Double {
    max(height, ControlWords.twoLines * scale)
  }

  /// No titles; setting them changes nothing.
  public var texts: ControlTexts {
    get { ControlTexts() }
    set {}
  }

  /// False: no ground.
  public var hasOwnGround: Bool { false }

  /// False: a plain page.
  public var drawsSecondFloor: Bool { false }

  /// False: all of it is drawn again while it moves.
  public var tellsMotion: Bool { false }

  /// No changes; setting them has no effect.
  public var parts: ControlParts {
    get { ControlParts() }
    set {}
  }
}

/// The looks of a refresh header; its box ends at the content's first point.
public protocol HeaderStyle: ControlStyle {}

/// The looks of a load-more footer; its box begins after the content's last point.
public protocol FooterStyle: ControlStyle {}
