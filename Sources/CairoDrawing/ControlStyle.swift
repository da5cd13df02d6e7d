/// The looks of a refresh control.
public protocol ControlStyle: Sendable {
  /// The height of the control's box in points, 0 or more.
  ///
  /// One that is below 0 or not a number counts as 0, one above 10,000 as that.
  var height: Double { get }
  /// The titles of the states; a style without words needs none.
  var texts: ControlTexts { get set }
  /// Draws the control in its box's coordinates (see ``ControlAppearance``), clipped to the
  /// appearance's area.
  ///
  /// It is called for any size and state, and must depend on nothing but its arguments.
  func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer)
}

extension ControlStyle {
  /// The height that the control's box has.
  var boxHeight: Double {
    let height = height
    return height > 0 ? min(height, 10_000) : 0
  }

  /// No titles; setting them changes nothing.
  public var texts: ControlTexts {
    get { ControlTexts() }
    set {}
  }
}

/// The looks of a refresh header; its box ends at the content's first point.
public protocol HeaderStyle: ControlStyle {}

/// The looks of a load-more footer; its box begins after the content's last point.
public protocol FooterStyle: ControlStyle {}
