/// Draws a refresh control.
public protocol ControlStyle: Sendable {
  /// The height of the control's box in points, clamped to the range from 0 to 10,000.
  ///
  /// An invalid number counts as 0.
  var height: Double { get }
  /// Returns the height of the box in points at a text scale of `scale`.
  ///
  /// Override this if the text needs more space when it is larger. By default it is ``height``,
  /// which is also used at a scale of 1.
  func heightFittingText(atTextScale scale: Double) -> Double
  /// The titles of the states; optional for styles without text.
  var texts: ControlTexts { get set }
  /// The program's changes to the appearance; optional for styles that support none.
  var parts: ControlParts { get set }
  /// Whether the style draws its own background, like a disc, and can be drawn over rows.
  ///
  /// Other styles get a panel over rows. When the control closes, a panel slides back into the
  /// edge, while a style with its own background stays in place and draws itself at
  /// ``ControlAppearance/overlayScale``.
  var hasBackground: Bool { get }
  /// Whether the style draws the page behind the header, if its policy has a second floor.
  ///
  /// For other styles a plain page is drawn. If such a style has no title for an armed page, Tug's
  /// title explains the effect of releasing.
  var drawsSecondFloor: Bool { get }
  /// Whether the style reports every area that it animates by calling ``Canvas/reportMotion(in:)``.
  ///
  /// While nothing but ``ControlAppearance/time`` changes, only these areas are redrawn. Otherwise
  /// the whole control is.
  var reportsMotion: Bool { get }
  /// Draws the control in its box's coordinates (see ``ControlAppearance``), clipped to the
  /// appearance's area.
  ///
  /// It is called for any size and state, and must depend only on its arguments.
  func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer)
}

extension ControlStyle {
  /// Returns the valid height of the control's box at a text scale of `scale`, rounded up to whole
  /// points unless the scale is 1.
  package func boxHeight(atTextScale scale: Double) -> Double {
    let height = scale == 1 ? height : heightFittingText(atTextScale: scale)
    let bounded = height > 0 ? min(height, 10_000) : 0
    return scale == 1 ? bounded : bounded.rounded(.up)
  }

  /// Returns ``height`` at every text scale.
  public func heightFittingText(atTextScale scale: Double) -> Double { height }

  /// Returns ``height``, or the space for two lines of text at a text scale of `scale` if that is
  /// larger.
  func heightOfTwoLines(atTextScale scale: Double) -> Double {
    max(height, TitleAndSubtitle.twoLines * scale)
  }

  /// Always empty; setting it has no effect.
  public var texts: ControlTexts {
    get { ControlTexts() }
    set {}
  }

  /// Always `false`: the style has no background.
  public var hasBackground: Bool { false }

  /// Always `false`: the page is plain.
  public var drawsSecondFloor: Bool { false }

  /// Always `false`: an animated control is redrawn entirely.
  public var reportsMotion: Bool { false }

  /// Always unchanged; setting it has no effect.
  public var parts: ControlParts {
    get { ControlParts() }
    set {}
  }
}

/// The style of a refresh header, whose box ends where the content begins.
public protocol HeaderStyle: ControlStyle {}

/// The style of a load-more footer, whose box begins where the content ends.
public protocol FooterStyle: ControlStyle {}

/// A style of Tug that reports the areas that it animates and grows with its words.
public protocol BuiltInStyle: ControlStyle {}

extension BuiltInStyle {
  /// Always `true`: the style calls ``Canvas/reportMotion(in:)``.
  public var reportsMotion: Bool { true }

  /// Returns ``height``, or more if two lines of text need it.
  public func heightFittingText(atTextScale scale: Double) -> Double {
    heightOfTwoLines(atTextScale: scale)
  }
}

/// A style that is like another one, but draws something else.
package protocol WrappingStyle: HeaderStyle, FooterStyle {
  /// The other style.
  var base: any ControlStyle { get set }
}

extension WrappingStyle {
  package var height: Double { base.height }
  package func heightFittingText(atTextScale scale: Double) -> Double {
    base.heightFittingText(atTextScale: scale)
  }
  package var hasBackground: Bool { base.hasBackground }
  package var drawsSecondFloor: Bool { base.drawsSecondFloor }

  package var texts: ControlTexts {
    get { base.texts }
    set { base.texts = newValue }
  }

  package var parts: ControlParts {
    get { base.parts }
    set { base.parts = newValue }
  }
}
