/// The looks of a refresh control.
public protocol ControlStyle: Sendable {
  /// The height of the control's box in points, 0 or more.
  ///
  /// One that is below 0 or not a number counts as 0, one above 10,000 as that.
  var height: Double { get }
  /// The titles of the states; a style without words needs none.
  var texts: ControlTexts { get set }
  /// What a program has changed of the looks; a style that draws none of it needs none.
  var parts: ControlParts { get set }
  /// Whether it draws what is behind it, as a disc does, so that it can lie over rows as it is; else
  /// it is given a panel there.
  ///
  /// A panel goes back into the edge where the control closes; what has its own ground stays where it
  /// is, and draws itself as small as ``ControlAppearance/overlayScale`` says.
  var hasOwnGround: Bool { get }
  /// Whether it draws the page behind the header itself, where its policy has a second floor.
  ///
  /// Else a plain one is drawn behind it, and words that say what letting go does where the style has
  /// none.
  var drawsSecondFloor: Bool { get }
  /// Draws the control in its box's coordinates (see ``ControlAppearance``), clipped to the
  /// appearance's area.
  ///
  /// It is called for any size and state, and must depend on nothing but its arguments.
  func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer)
}

extension ControlStyle {
  /// The height that the control's box has.
  package var boxHeight: Double {
    let height = height
    return height > 0 ? min(height, 10_000) : 0
  }

  /// No titles; setting them changes nothing.
  public var texts: ControlTexts {
    get { ControlTexts() }
    set {}
  }

  /// No ground.
  public var hasOwnGround: Bool { false }

  /// A plain page.
  public var drawsSecondFloor: Bool { false }

  /// Nothing changed; changing it has no effect.
  public var parts: ControlParts {
    get { ControlParts() }
    set {}
  }
}

/// The looks of a refresh header; its box ends at the content's first point.
public protocol HeaderStyle: ControlStyle {}

/// The looks of a load-more footer; its box begins after the content's last point.
public protocol FooterStyle: ControlStyle {}
