import SceneModel
import ScrollModel

/// Draws the cells of a grid or a horizontal list: an icon above a title and a subtitle, all
/// centred, with a badge in the upper corner.
///
/// A title has up to three lines. There are no separators between cells. A cell that is too low for
/// this layout is drawn like a row; other cells do not show a detail.
///
/// If all cells have one height, the text gets what the icon leaves, and the icons of a line are
/// aligned for titles of the maximum number of lines. If cells are measured, a line is as high as its
/// highest cell, and each cell begins at the top.
package struct CellRenderer: Equatable, Sendable {
  /// The maximum number of lines of a title, clamped to the range from 1 to ``maximumTitleLines``.
  ///
  /// A cell of the natural size shows them all, a lower one as many as leave space for an icon.
  package var titleLines = 1
  /// The position of the ellipsis in the last line of a title that is too long.
  package var ellipsis = TextEllipsis.end
  /// Whether lines of cells are as high as the largest ``height(of:width:style:text:)`` of their
  /// cells.
  private var isMeasured = false
  /// The upper limit of ``titleLines``.
  package static let maximumTitleLines = 3

  private static let background = RowBackground(isTile: true)
  /// The space between icon and title, in points.
  private static let gap = 8.0
  /// The sizes of icons that icon themes provide, in points, largest first.
  private static let iconSizes = [96.0, 64, 48, 32]
  /// The largest fraction of a cell's width for an icon, except for the smallest icon.
  private static let iconFraction = 0.6
  /// The size of the icon in a cell of the natural size or a measured cell, in points, unless the
  /// cell is too narrow for it.
  private static let naturalIcon = 48.0
  /// The smallest natural width of a cell in points before text scaling: about fifteen characters.
  private static let naturalWidth = 128.0
  /// The space between the badge and the tile's edges, in points.
  private static let badgeInset = 4.0
  /// The largest fraction of a cell's width for a badge.
  private static let badgeFraction = 0.6

  /// Creates a renderer with the default distances.
  package init() {}

  /// Returns the size in points of a cell with an icon, a title with the maximum number of lines,
  /// and a subtitle.
  ///
  /// `box` is the space to keep free inside the cell's tile.
  package func naturalSize(
    _ text: TextRenderer, in box: PartBox = .cell
  ) -> Size {
    let shown = Self.naturalIcon + Self.gap + Self.lines(text).height(maximumLines)
    let height = box.height(around: shown) + 2 * RowBackground.tileGap
    return Size(
      width: (max(Self.naturalWidth, 8 * text.baseSize) * text.scale).rounded(.up)
        + Self.sides(of: box),
      height: height.rounded(.up))
  }

  /// Returns this renderer for the cells of `scene`, which are measured if their heights are
  /// estimated.
  package func adapted(to scene: Scene) -> CellRenderer {
    var cells = self
    cells.isMeasured = scene.rows.estimatedHeight != nil && scene.axis.orientation == .vertical
    return cells
  }

  /// Returns the height of `row` in a cell `width` points wide, in whole points.
  ///
  /// The title has as many lines as it needs, up to the maximum number.
  package func height(
    of row: RowAppearance, width: Double, style: PartStyle = PartStyle(), text: TextRenderer
  ) -> Double {
    let (box, text) = (style.box ?? .cell, style.text ?? text)
    let lines = Self.lines(text)
    let space = width - 2 * RowBackground.tileGap - box.left - box.right
    let title = lines.titleHeight * Double(title(of: row, lines, width: space, text).lineCount)
    let content = iconHeight(of: row, width: width, box) + title + lines.subtitle(of: row)
    return (box.height(around: content) + 2 * RowBackground.tileGap).rounded(.up)
  }

  /// Returns the size in points of the icon in a cell of `size`.
  package func iconSize(
    in size: Size, _ text: TextRenderer, box: PartBox = .cell
  ) -> Double {
    if isMeasured { return measuredIcon(width: size.width, box) }
    return stack(in: size, text, box)?.icon ?? RowRenderer.iconSize(rowHeight: size.height)
  }

  /// Returns the size of the icon in a measured cell `width` points wide.
  private func measuredIcon(width: Double, _ box: PartBox) -> Double {
    let space = (width - Self.sides(of: box)) * Self.iconFraction
    return Self.iconSizes.first { $0 <= Self.naturalIcon && $0 <= space }
      ?? Self.iconSizes[Self.iconSizes.count - 1]
  }

  /// Returns the height of the icon of `row` and the gap below it in a measured cell.
  private func iconHeight(of row: RowAppearance, width: Double, _ box: PartBox) -> Double {
    row.icon == nil ? 0 : measuredIcon(width: width, box) + Self.gap
  }

  private var maximumLines: Int { min(max(titleLines, 1), Self.maximumTitleLines) }

  /// Returns the width that `box` takes in addition to the default box of a cell.
  private static func sides(of box: PartBox) -> Double {
    box.left + box.right - PartBox.cell.left - PartBox.cell.right
  }

  /// Returns the size of the icon and the number of title lines below it, or `nil` if the cell is
  /// too low for an icon.
  private func stack(
    in size: Size, _ text: TextRenderer, _ box: PartBox
  ) -> (icon: Double, lines: Int)? {
    let sizes = Self.iconSizes
    let width = (size.width - Self.sides(of: box)) * Self.iconFraction
    let lines = Self.lines(text)
    for count in (1...maximumLines).reversed() {
      let height =
        size.height - box.height - 2 * RowBackground.tileGap - Self.gap - lines.height(count)
      let icon = sizes.first { $0 <= height && ($0 <= width || $0 == sizes.last) }
      if let icon { return (icon, count) }
    }
    return nil
  }

  /// Returns the size of the icon of `row` and the number of its title's lines in a measured cell of
  /// `size`, or `nil` if the cell is lower than measured.
  private func measuredStack(
    of row: RowAppearance, in size: Size, _ text: TextRenderer, _ box: PartBox
  ) -> (icon: Double, lines: Int)? {
    let lines = Self.lines(text)
    let space =
      size.height - box.height - 2 * RowBackground.tileGap
      - iconHeight(of: row, width: size.width, box) - lines.subtitle(of: row)
    guard space >= lines.titleHeight else { return nil }
    let count = (1...maximumLines).last { lines.titleHeight * Double($0) <= space }
    return (measuredIcon(width: size.width, box), count ?? 1)
  }

  /// Lays out `row` with `style`.
  func drawing(
    of row: RowAppearance, _ setting: RowSetting, palette: Palette, style: PartStyle,
    text: TextRenderer
  ) -> RowDrawing {
    let (frame, state) = (setting.frame, setting.state)
    let size = Size(width: setting.exactWidth, height: setting.exactHeight)
    let box = style.box ?? .cell
    let renderer = style.text ?? text
    let stack =
      isMeasured ? measuredStack(of: row, in: size, renderer, box) : stack(in: size, renderer, box)
    guard let stack else {
      var row = row
      row.wraps = false
      var rows = RowRenderer()
      rows.background = Self.background
      return rows.drawing(of: row, setting, palette: palette, style: style, text: text)
    }
    var pen = RowPen(
      setting, title: style.title(of: state, palette), subtitle: style.subtitle(of: state, palette),
      badge: style.badge(of: state, isEmphasized: row.isEmphasized, palette),
      iconOpacity: palette.iconOpacity)
    if row.isHeading { pen.add(.fill(frame, palette.heading)) }
    pen.add(Self.background.mark(frame, state, palette, style))
    drawStack(row, stack, in: frame, box, &pen, renderer)
    drawBadge(of: row, in: frame, &pen, renderer)
    let ring = Self.background.ring(frame, state, palette, style)
    return RowDrawing(pen.marks, line: nil, [ring].compactMap(\.self), for: setting)
  }

  private func drawStack(
    _ row: RowAppearance, _ stack: (icon: Double, lines: Int), in frame: Rect, _ box: PartBox,
    _ pen: inout RowPen, _ text: TextRenderer
  ) {
    let (lines, side) = (Self.lines(text), stack.icon)
    let iconHeight = row.icon == nil ? 0 : side + Self.gap
    // Use the maximum number of lines, so that the icons of adjacent cells are aligned.
    let height =
      row.subtitle?.isEmpty == false
      ? lines.height(stack.lines) : lines.titleHeight * Double(stack.lines)
    var top =
      isMeasured
      ? frame.y + RowBackground.tileGap + box.top
      : box.middle(of: frame).midY - (iconHeight + height) / 2
    let tile = frame.inset(dx: RowBackground.tileGap, dy: 0)
    let place = Rect(
      x: tile.x + box.left, y: tile.y, width: tile.width - box.left - box.right,
      height: tile.height)
    guard !place.isEmpty else { return }
    if let icon = row.icon {
      pen.drawIcon(icon, in: Rect(x: place.midX - side / 2, y: top, width: side, height: side))
      top += iconHeight
    }
    let title = title(of: row, lines, width: place.width, maximumLines: stack.lines, text)
    pen.draw(title, in: place, .center, baseline: top + lines.titleAscent, pen.title)
    guard let subtitle = row.subtitleLine(lines.subtitle, width: place.width, text) else { return }
    pen.draw(
      subtitle, in: place, .center,
      baseline: top + lines.height(title.lineCount) - lines.subtitleDescent, pen.subtitle)
  }

  /// Returns the laid out title of `row` in at most `maximumLines` lines, by default
  /// ``titleLines``.
  private func title(
    of row: RowAppearance, _ lines: Lines, width: Double, maximumLines: Int? = nil,
    _ text: TextRenderer
  ) -> TextLayout {
    let style = TextStyle(size: lines.title.size, isBold: row.isEmphasized)
    let count = maximumLines ?? self.maximumLines
    return count == 1
      ? text.line(
        row.title, style, maxWidth: width, isMarkup: row.usesMarkup, ellipsis: ellipsis)
      : text.paragraph(
        row.title, style, width: width, maxLines: count, alignment: .center,
        isMarkup: row.usesMarkup, ellipsis: ellipsis)
  }

  private func drawBadge(
    of row: RowAppearance, in frame: Rect, _ pen: inout RowPen, _ text: TextRenderer
  ) {
    let inset = RowBackground.tileGap + Self.badgeInset
    let place = frame.inset(dx: inset, dy: inset)
    guard !place.isEmpty,
      let badge = RowBadge(
        of: row, size: text.baseSize, width: place.width * Self.badgeFraction, height: place.height,
        text)
    else { return }
    pen.drawBadge(badge, in: place, y: place.y + badge.height / 2)
  }

  private struct Lines {
    let title: TextStyle
    let subtitle: TextStyle
    let titleAscent: Double
    let titleHeight: Double
    let subtitleDescent: Double
    let subtitleHeight: Double

    /// Returns the height of a title of `count` lines and a subtitle below it.
    func height(_ count: Int) -> Double {
      titleHeight * Double(count) + RowRenderer.lineGap + subtitleHeight
    }

    /// Returns the height of the subtitle of `row` and the gap above it, or 0 without a subtitle.
    func subtitle(of row: RowAppearance) -> Double {
      row.subtitle?.isEmpty == false ? RowRenderer.lineGap + subtitleHeight : 0
    }
  }

  private static func lines(_ text: TextRenderer) -> Lines {
    let title = TextStyle(size: text.baseSize)
    let subtitle = TextStyle(size: text.baseSize * RowRenderer.subtitleRatio)
    let first = text.metrics(title)
    let second = text.metrics(subtitle)
    return Lines(
      title: title, subtitle: subtitle, titleAscent: first.ascent,
      titleHeight: first.ascent + first.descent, subtitleDescent: second.descent,
      subtitleHeight: second.ascent + second.descent)
  }
}
