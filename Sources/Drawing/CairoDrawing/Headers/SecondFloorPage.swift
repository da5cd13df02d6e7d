import RefreshModel

/// A page with a header in front of it.
///
/// If the header has no title for an armed page, Tug's default title is shown instead of the
/// header.
struct SecondFloorPage {
  private let header: any ControlStyle
  private let drawPage: SecondFloorHeaderStyle.PageDrawing?

  private static let pageFont = TextStyle(size: 17, isBold: true)
  private static let armedFont = TextStyle(size: 14)
  /// The free space at each side of a title, in points.
  private static let margin = 16.0

  /// Creates a page behind `header`.
  ///
  /// The page is plain with a title unless `drawPage` draws it.
  init(before header: any ControlStyle, drawPage: SecondFloorHeaderStyle.PageDrawing? = nil) {
    self.header = header
    self.drawPage = drawPage
  }

  /// Draws the visible part of the page, and the header centred in its box.
  func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    let opacity = pageOpacity(of: appearance)
    let gap = appearance.gap
    let box = Rect(x: 0, y: 0, width: appearance.width, height: appearance.height)
    let beyond = [
      Rect(x: 0, y: gap.y, width: gap.width, height: -gap.y),
      Rect(x: 0, y: box.maxY, width: gap.width, height: gap.maxY - box.maxY),
    ]
    for part in beyond { drawPage(appearance, in: part, opacity: opacity, on: canvas, text: text) }
    // No words are on a page of another colour before it opens.
    drawPage(
      appearance, in: box, opacity: opacity * openedFraction(of: appearance), on: canvas, text: text
    )
    var inner = appearance
    inner.height = header.boxHeight(atTextScale: text.scale)
    let margin = (appearance.height - inner.height) / 2
    inner.area.y -= margin
    // The page shows its own title. The header fades out with its previous title.
    if appearance.state == .floorOpen { inner.title = appearance.previousTitle }
    canvas.group(opacity: headerOpacity(of: appearance)) {
      canvas.translated(x: 0, y: margin) { header.draw(inner, on: canvas, text: text) }
    }
    if !hasFloorTitle { drawArmedTitle(appearance, on: canvas, text: text) }
  }

  /// Draws the part of the page in `part` of the box's coordinates.
  private func drawPage(
    _ appearance: ControlAppearance, in part: Rect, opacity: Double, on canvas: Canvas,
    text: TextRenderer
  ) {
    guard part.height > 0, opacity > 0 else { return }
    var page = appearance.gap
    page.height = max(appearance.viewportLength, page.height)
    page.width = appearance.width
    if appearance.isUpsideDown { page.y = appearance.gap.maxY - page.height }
    canvas.clipped(to: part) {
      canvas.group(opacity: opacity) {
        canvas.preservingState {
          drawPage.map { $0(page, appearance, canvas, text) }
            ?? drawPlainPage(page, appearance, on: canvas, text: text)
        }
      }
    }
  }

  // MARK: Opacity

  /// Returns the opacity of the page.
  ///
  /// The page fades in with the pull beyond the trigger distance; once it opens, the opacity is 1.
  private func pageOpacity(of appearance: ControlAppearance) -> Double {
    guard appearance.floor <= 0, appearance.state != .floorOpen else { return 1 }
    return ControlAppearance.fraction(appearance.floorProgress)
  }

  /// Returns how far an opening page has covered the header's box, from 0 to 1.
  private func openedFraction(of appearance: ControlAppearance) -> Double {
    if appearance.state == .floorOpen { return ControlAppearance.fraction(2 * appearance.change) }
    return appearance.floor > 0 ? 1 : 0
  }

  /// Returns the opacity of the header: it fades out as the page opens or as the armed title
  /// appears.
  private func headerOpacity(of appearance: ControlAppearance) -> Double {
    let words = hasFloorTitle ? 0 : armedFraction(of: appearance)
    guard appearance.floor > 0 || appearance.state == .floorOpen else { return 1 - words }
    guard appearance.state == .floorOpen else { return 0 }
    let isArmed = appearance.previousState == .floorArmed && !hasFloorTitle
    return isArmed ? 0 : 1 - ControlAppearance.fraction(2 * appearance.change)
  }

  /// Returns the opacity of the page's title: it fades in with the page, after the header's words
  /// have faded out.
  private func pageTitleOpacity(of appearance: ControlAppearance) -> Double {
    let isOpening = appearance.state == .floorOpen
    return appearance.floor
      * (isOpening ? ControlAppearance.fraction(2 * appearance.change - 1) : 1)
  }

  /// Whether the header has its own title that says that releasing opens the page.
  private var hasFloorTitle: Bool { header.texts[.floorArmed] != nil }

  /// Returns how far the armed title is faded in, from 0 to 1.
  private func armedFraction(of appearance: ControlAppearance) -> Double {
    let change = ControlAppearance.fraction(appearance.change)
    if appearance.state == .floorArmed { return change }
    return appearance.previousState == .floorArmed ? 1 - change : 0
  }

  // MARK: Text

  /// Returns the header's title for `state`, or else Tug's default.
  private func title(for state: RefreshState, in appearance: ControlAppearance) -> String {
    let texts = header.texts[state] == nil ? ControlTexts.nativeHeader : header.texts
    return texts.title(
      for: state, in: appearance.axis.orientation, translation: appearance.translation)
  }

  private func drawArmedTitle(
    _ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer
  ) {
    let fraction = armedFraction(of: appearance)
    let title = title(for: .floorArmed, in: appearance)
    guard fraction > 0, !title.isEmpty, header.parts.showsTitle else { return }
    let line = text.line(
      title, appearance.applying(header.parts).titleStyle(Self.armedFont),
      maxWidth: max(appearance.width - 2 * Self.margin, 0))
    let box = Rect(x: 0, y: 0, width: appearance.width, height: appearance.height)
    canvas.draw(line, in: box, appearance.palette.text.faded(by: fraction))
  }

  private func drawPlainPage(
    _ page: Rect, _ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer
  ) {
    let palette = appearance.palette
    canvas.fill(page, palette.selection.mixed(into: palette.background, fraction: 0.16))
    guard appearance.floor > 0 || appearance.state == .floorOpen else { return }
    let title = title(for: .floorOpen, in: appearance)
    guard !title.isEmpty else { return }
    let line = text.line(
      title, appearance.applying(header.parts).titleStyle(Self.pageFont),
      maxWidth: max(page.width - 2 * Self.margin, 0))
    canvas.draw(line, in: page, palette.text.faded(by: pageTitleOpacity(of: appearance)))
  }
}
