import RefreshModel
import ScrollModel

/// A header before a page that lies behind the list: a longer pull says that letting go opens it.
///
///     var style = SecondFloorHeaderStyle(over: NativeHeaderStyle())
///     style.drawPage = { page, appearance, canvas, text in canvas.fill(page, color) }
///     list.header = RefreshHeader(style: style, policy: .twoLevel)
///
/// The header itself is any other one, the normal one of MJRefresh unless given, in the middle of
/// the box. The idea is SmartRefreshLayout's two levels (refresh controls reference, 1.9); the
/// plain page is chosen here.
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
  /// What the page shows; nil is a plain ground with the title of `floorOpen`.
  public var drawPage: PageDrawing?

  /// The inset that SmartRefreshLayout's header holds, in points.
  private static let leastHeight = 100.0
  private static let pageFont = TextStyle(size: 17, isBold: true)

  /// A page behind MJRefresh's header.
  public init() {
    self.init(over: MJHeaderStyle())
  }

  /// A page behind any header, whose texts have what an armed and an open page say.
  public init(over header: any HeaderStyle) {
    self.header = header
  }

  /// 100 points, or the header's height where that is more.
  public var height: Double { max(header.boxHeight, Self.leastHeight) }
  /// The titles of the header.
  public var texts: ControlTexts {
    get { header.texts }
    set { header.texts = newValue }
  }
  /// What is changed of the header's looks.
  public var parts: ControlParts {
    get { header.parts }
    set { header.parts = newValue }
  }

  /// Draws the page as far as it is there, and the header.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    canvas.group(opacity: pageOpacity(of: appearance)) {
      var page = appearance.gap
      page.height = max(appearance.viewportLength, page.height)
      page.width = appearance.width
      if appearance.isUpsideDown { page.y = appearance.gap.maxY - page.height }
      canvas.preservingState {
        drawPage.map { $0(page, appearance, canvas, text) }
          ?? drawPlainPage(page, appearance, on: canvas, text: text)
      }
    }
    var inner = appearance
    let margin = (appearance.height - header.boxHeight) / 2
    inner.height = header.boxHeight
    inner.area.y -= margin
    canvas.group(opacity: headerOpacity(of: appearance)) {
      canvas.translated(x: 0, y: margin) { header.draw(inner, on: canvas, text: text) }
    }
  }

  /// How much of the page is there: it comes with the pull beyond the trigger distance, and is whole
  /// while it is open at all.
  private func pageOpacity(of appearance: ControlAppearance) -> Double {
    guard appearance.floor <= 0, appearance.state != .floorOpen else { return 1 }
    return ControlAppearance.share(appearance.floorProgress)
  }

  /// The header goes as the page opens.
  private func headerOpacity(of appearance: ControlAppearance) -> Double {
    guard appearance.floor > 0 || appearance.state == .floorOpen else { return 1 }
    return appearance.state == .floorOpen ? 1 - ControlAppearance.share(appearance.change) : 0
  }

  private func drawPlainPage(
    _ page: Rect, _ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer
  ) {
    let palette = appearance.palette
    canvas.fill(page, palette.selection.mixed(into: palette.background, share: 0.16))
    let title = texts.title(
      for: .floorOpen, in: appearance.axis.orientation, translation: appearance.translation)
    guard !title.isEmpty, appearance.floor > 0 || appearance.state == .floorOpen else { return }
    let line = text.line(
      title, appearance.applying(parts).titleStyle(Self.pageFont),
      maxWidth: max(page.width - 32, 0))
    canvas.draw(line, in: page, palette.text.faded(by: appearance.floor))
  }
}
