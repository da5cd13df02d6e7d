import RefreshModel

/// A page behind a header, and the header before it.
///
/// A header without a title for an armed page gives way to this project's own words.
struct SecondFloorPage {
  private let header: any ControlStyle
  private let drawPage: SecondFloorHeaderStyle.PageDrawing?

  private static let pageFont = TextStyle(size: 17, isBold: true)
  private static let armedFont = TextStyle(size: 14)
  /// Points left free beside titles.
  private static let margin = 16.0

  /// A page behind `header`; it is plain with a title unless `drawPage` draws it.
  init(before header: any ControlStyle, drawPage: SecondFloorHeaderStyle.PageDrawing? = nil) {
    self.header = header
    self.drawPage = drawPage
  }

  /// Draws the shown part of the page, and the header in the middle of its box.
  func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
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
    inner.height = header.boxHeight(atTextScale: text.scale)
    let margin = (appearance.height - inner.height) / 2
    inner.area.y -= margin
    // The page shows its own title; the header leaves with the title it had.
    if appearance.state == .floorOpen { inner.title = appearance.previousTitle }
    canvas.group(opacity: headerOpacity(of: appearance)) {
      canvas.translated(x: 0, y: margin) { header.draw(inner, on: canvas, text: text) }
    }
    if !saysWhatOpens { drawArmedTitle(appearance, on: canvas, text: text) }
  }

  // MARK: How much is there

  /// The opacity of the page: it comes with the pull beyond the trigger distance, and is 1 while the
  /// page is open at all.
  private func pageOpacity(of appearance: ControlAppearance) -> Double {
    guard appearance.floor <= 0, appearance.state != .floorOpen else { return 1 }
    return ControlAppearance.share(appearance.floorProgress)
  }

  /// The opacity of the header: it goes as the page opens, or where words take its place.
  private func headerOpacity(of appearance: ControlAppearance) -> Double {
    let words = saysWhatOpens ? 0 : armedShare(of: appearance)
    guard appearance.floor > 0 || appearance.state == .floorOpen else { return 1 - words }
    guard appearance.state == .floorOpen else { return 0 }
    let isArmed = appearance.previousState == .floorArmed && !saysWhatOpens
    return isArmed ? 0 : 1 - ControlAppearance.share(2 * appearance.change)
  }

  /// The opacity of the page's title: it comes with the page, after the header's words have gone.
  private func pageTitleOpacity(of appearance: ControlAppearance) -> Double {
    let isOpening = appearance.state == .floorOpen
    return appearance.floor
      * (isOpening ? ControlAppearance.share(2 * appearance.change - 1) : 1)
  }

  /// True where the header's titles tell that letting go opens the page.
  private var saysWhatOpens: Bool { header.texts[.floorArmed] != nil }

  /// The share of the looks of a pull that opens the page when it is let go: 0 to 1.
  private func armedShare(of appearance: ControlAppearance) -> Double {
    let change = ControlAppearance.share(appearance.change)
    if appearance.state == .floorArmed { return change }
    return appearance.previousState == .floorArmed ? 1 - change : 0
  }

  // MARK: Words

  /// The header's title for `state`, or else this project's own.
  private func title(for state: RefreshState, in appearance: ControlAppearance) -> String {
    let texts = header.texts[state] == nil ? ControlTexts.nativeHeader : header.texts
    return texts.title(
      for: state, in: appearance.axis.orientation, translation: appearance.translation)
  }

  private func drawArmedTitle(
    _ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer
  ) {
    let share = armedShare(of: appearance)
    let title = title(for: .floorArmed, in: appearance)
    guard share > 0, !title.isEmpty, header.parts.showsTitle else { return }
    let line = text.line(
      title, appearance.applying(header.parts).titleStyle(Self.armedFont),
      maxWidth: max(appearance.width - 2 * Self.margin, 0))
    canvas.draw(line, in: appearance.gap, appearance.palette.text.faded(by: share))
  }

  private func drawPlainPage(
    _ page: Rect, _ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer
  ) {
    let palette = appearance.palette
    canvas.fill(page, palette.selection.mixed(into: palette.background, share: 0.16))
    guard appearance.floor > 0 || appearance.state == .floorOpen else { return }
    let title = title(for: .floorOpen, in: appearance)
    guard !title.isEmpty else { return }
    let line = text.line(
      title, appearance.applying(header.parts).titleStyle(Self.pageFont),
      maxWidth: max(page.width - 2 * Self.margin, 0))
    canvas.draw(line, in: page, palette.text.faded(by: pageTitleOpacity(of: appearance)))
  }
}
