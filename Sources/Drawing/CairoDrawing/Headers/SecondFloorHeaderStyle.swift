/// A header with a page behind the list: after a longer pull its words say that letting go opens
/// the page.
///
///     var style = SecondFloorHeaderStyle(over: NativeHeaderStyle())
///     style.drawPage = { page, appearance, canvas, text in canvas.fill(page, color) }
///     list.header = RefreshHeader(style: style, policy: .twoLevel)
///
/// The header itself is any other one, by default MJRefresh's normal one, in the middle of the box.
/// The idea is SmartRefreshLayout's two levels (refresh controls reference, 1.9); the plain page is
/// chosen here.
public struct SecondFloorHeaderStyle: HeaderStyle {
  /// Draws the page behind the list.
  ///
  /// `page` is as large as the list and stays where it is while the list moves away from it.
  public typealias PageDrawing =
    @Sendable (
      _ page: Rect, _ appearance: ControlAppearance, _ canvas: Canvas, _ text: TextRenderer
    ) -> Void

  /// The looks of the header before the page.
  public var header: any HeaderStyle
  /// The drawing of the page; nil is a plain ground with the title of `floorOpen`.
  public var drawPage: PageDrawing?

  /// The inset that SmartRefreshLayout's header holds, in points.
  private static let leastHeight = 100.0

  /// A page behind MJRefresh's header.
  public init() {
    self.init(over: MJHeaderStyle())
  }

  /// A page behind any header, whose texts have the titles of an armed and an open page.
  public init(over header: any HeaderStyle) {
    self.header = header
  }

  /// 100 points, or the header's height where that is more.
  public var height: Double { heightHoldingWords(atTextScale: 1) }
  /// 100 points, or the header's height where that is more.
  public func heightHoldingWords(atTextScale scale: Double) -> Double {
    max(header.boxHeight(atTextScale: scale), Self.leastHeight)
  }
  /// The titles of the header.
  public var texts: ControlTexts {
    get { header.texts }
    set { header.texts = newValue }
  }
  /// The program's changes of the header's looks.
  public var parts: ControlParts {
    get { header.parts }
    set { header.parts = newValue }
  }

  /// True: this style draws the page.
  public var drawsSecondFloor: Bool { true }

  /// Draws the shown part of the page, and the header.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    SecondFloorPage(before: header, drawPage: drawPage).draw(appearance, on: canvas, text: text)
  }
}
