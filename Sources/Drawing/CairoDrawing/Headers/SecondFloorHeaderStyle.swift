/// A header with a page behind the list: after a longer pull, its words say that releasing opens
/// the page.
///
///     var style = SecondFloorHeaderStyle(over: NativeHeaderStyle())
///     style.drawPage = { page, appearance, canvas, text in canvas.fill(page, color) }
///     list.header = RefreshHeader(style: style, policy: .twoLevel)
///
/// The header can have any style, by default MJRefresh's normal one, and is centred in the box. The
/// idea is SmartRefreshLayout's two levels (refresh controls reference, 1.9); the plain page is
/// chosen here.
public struct SecondFloorHeaderStyle: HeaderStyle {
  /// Draws the page behind the list.
  ///
  /// `page` is at least as large as the list, and stays in place while the list moves away from it.
  public typealias PageDrawing =
    @Sendable (
      _ page: Rect, _ appearance: ControlAppearance, _ canvas: Canvas, _ text: TextRenderer
    ) -> Void

  /// The style of the header in front of the page.
  public var header: any HeaderStyle
  /// Draws the page, or `nil` for a plain background with the title of `floorOpen`.
  public var drawPage: PageDrawing?

  /// The content inset of SmartRefreshLayout's header, in points.
  private static let minimumHeight = 100.0

  /// Creates a page behind MJRefresh's header.
  public init() {
    self.init(over: MJHeaderStyle())
  }

  /// Creates a page behind `header`.
  ///
  /// The header's texts include the titles of an armed and an open page.
  public init(over header: any HeaderStyle) {
    self.header = header
  }

  /// The height of the box, 100 points, or the header's height if that is larger.
  public var height: Double { heightFittingText(atTextScale: 1) }
  /// Returns 100 points, or the header's height at this text scale if that is larger.
  public func heightFittingText(atTextScale scale: Double) -> Double {
    max(header.boxHeight(atTextScale: scale), Self.minimumHeight)
  }
  /// The titles of the header.
  public var texts: ControlTexts {
    get { header.texts }
    set { header.texts = newValue }
  }
  /// The program's changes to the header's appearance.
  public var parts: ControlParts {
    get { header.parts }
    set { header.parts = newValue }
  }

  /// Always `true`: this style draws the page.
  public var drawsSecondFloor: Bool { true }

  /// Draws the visible part of the page, and the header.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    SecondFloorPage(before: header, drawPage: drawPage).draw(appearance, on: canvas, text: text)
  }
}
