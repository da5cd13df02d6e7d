import CGtk
import CairoDrawing
import GtkBridge
import RefreshModel
import SceneModel
import ScrollModel

/// Drawing, and following the theme.
extension ListPeer {
  /// The minimum size of the widget in points: enough to read a header.
  nonisolated static let minimumSize = (width: CInt(160), height: CInt(120))
  /// The natural size of the widget in points: a small window, for any number of rows.
  nonisolated static let naturalSize = (width: CInt(320), height: CInt(480))

  /// The minimum size that the stylesheets set, in points.
  var minimumStyleSize: (width: CInt, height: CInt) {
    guard !isDisposed else { return (0, 0) }
    let values = _tug_style_values(gtk_widget_get_style_context(widget))
    return (values.min_width, values.min_height)
  }

  func draw(on context: OpaquePointer) {
    guard !isDisposed else { return }
    let canvas = Canvas(borrowing: context)
    // The program's row function may change the store, so draw a copy of the scene.
    let scene = scene
    guard let text = widgetStyle.appearance.text(of: widget) else { return }
    let painter: ScenePainter
    if redraw.isPartial, let frameSnapshot = redraw.frameSnapshot {
      painter = frameSnapshot.painter
    } else {
      guard let made = self.painter(of: scene) else { return }
      painter = made
    }
    redraw.isPartial = false
    let contents = contents(of: scene, text, scale: canvas.scale)
    painter.paint(scene, on: canvas, text: text, contents: contents)
    if !isDisposed, scene.rowCount == 0, scene.ownContentLength == nil,
      let placeholder
    {
      placeholder.draw(
        in: rowsPlace(in: scene), painter.palette.secondaryText, on: canvas, text: text)
    }
  }

  /// Returns a painter for `scene`, or `nil` once the list is disposed of.
  func painter(of scene: Scene) -> ScenePainter? {
    let headerStyle = controls.headerStyle()
    guard !isDisposed else { return nil }
    var painter = ScenePainter(
      palette: widgetStyle.appearance.palette(of: widget), header: headerStyle,
      footer: omitsFooter(footerOf: scene) ? nil : controls.footer?.style)
    painter.cells = rows.cells
    painter.showsFocus = isPlaying || search.isOpen || gtk_widget_is_focus(widget).isTrue
    if ControlSide.allCases.contains(where: scene.isInView) {
      // A script's time of day is in UTC.
      painter.zone = isPlaying ? .utc : WallClock.zone
      painter.translation = translation
    }
    return painter
  }

  /// Returns whether to omit the resting footer of an empty list.
  ///
  /// The header or the placeholder then explains the empty list.
  private func omitsFooter(footerOf scene: Scene) -> Bool {
    guard scene.rowCount == 0, scene.ownContentLength == nil, let footer = scene.footer else {
      return false
    }
    let isAtRest = footer.state == .noMoreData || footer.state == .idle && !scene.isOnFooter
    return isAtRest && !footer.isClosing && (scene.header != nil || placeholder != nil)
  }

  /// Returns the content of `scene` to draw: rows from the source, and the program's own drawing.
  func contents(
    of scene: Scene, _ text: TextRenderer, scale: Double
  ) -> SceneContents {
    var contents = SceneContents { [self] index in row(index, of: scene, text, scale: scale) }
    contents.style = { [self] part in
      guard let resting = part.resting else { return styleNodes?.style(of: part) }
      var style = styleNodes?.style(of: part) ?? PartStyle()
      // A control has the same length in every state, so use the box of its resting state. In a
      // script it has the script's length.
      style.box = isPlaying ? nil : styleNodes?.style(of: resting)?.box
      return style
    }
    contents.drawings = rows.drawings
    contents.animation = rows.animation
    contents.ready = readyRows(in: scene)
    let list = widget.raw.of(TugListView.self)
    if let treeModel = rows.treeModel {
      contents.keepsDrawnRows = true
      if treeModel.area() == nil, treeModel.count > 0 { warnOfBlankRows() }
      contents.drawRow = { [self] index, frame, state, canvas in
        guard isStored(index) else { return }
        canvas.lend(frame) { treeModel.draw(index, on: $0, frame, state, in: widget) }
      }
    } else if _tug_list_view_draws_rows(list).isTrue {
      contents.drawRow = { [self] index, frame, state, canvas in
        guard isStored(index) else { return }
        canvas.lend(frame) {
          _tug_list_view_emit_draw_row(
            list, guint(clamping: index), $0, frame.width, frame.height, state.flags)
        }
      }
    } else if rows.drawing.drawRow != nil {
      contents.drawRow = { [self] index, frame, state, canvas in
        // Read the closure again for each row, because drawing a row may remove it. It may also
        // remove rows.
        guard isStored(index), let drawRow = rows.drawing.drawRow else { return }
        canvas.lend(frame) { drawRow(index, $0, frame, state) }
      }
    }
    contents.drawBlock = { [self] edge, frame, canvas in
      guard !isDisposed, let block = rows.block(edge) else { return }
      canvas.lend(frame) { block.draw($0, frame.width, frame.height) }
    }
    contents.drawContent = { [self] frame, canvas in
      guard !isDisposed, let drawContent = rows.drawing.drawContent,
        let space = scene.ownContentArea
      else { return }
      let viewport = Rect(x: 0, y: 0, width: scene.viewport.width, height: scene.viewport.height)
      let visible = space.intersection(viewport)
      // Align to whole pixels, so that the program's drawing at whole points is sharp.
      let (x, y) = (canvas.snapped(x: frame.x), canvas.snapped(y: frame.y))
      canvas.lend(visible) {
        let (start, length) =
          switch (scene.axis.orientation, scene.axis.isReversed) {
          case (.vertical, false): (visible.y - y, visible.height)
          case (.vertical, true): (y + frame.height - visible.maxY, visible.height)
          case (.horizontal, false): (visible.x - x, visible.width)
          case (.horizontal, true): (x + frame.width - visible.maxX, visible.width)
          }
        drawContent($0, start, length)
      }
    }
    return contents
  }

  /// Returns the rows to keep ready: the visible rows, and the next ones if all rows have one
  /// height.
  func readyRows(in scene: Scene) -> Range<Int> {
    rows.ahead.update(
      visible: scene.visibleRows, count: scene.rowCount,
      height: scene.rows.estimatedHeight == nil ? scene.rows.defaultHeight : 0,
      length: scene.container.viewportLength)
  }

  /// Returns the appearance of a row.
  ///
  /// Its icon has `scale` pixels per point, rounded up to a whole number.
  private func row(
    _ index: Int, of scene: Scene, _ text: TextRenderer, scale: Double
  ) -> RowAppearance? {
    guard !isDisposed, let row = rows.row(index), !isDisposed else {
      return nil
    }
    let icon = row.icon.flatMap { picture(of: $0, in: row, index, of: scene, text, scale: scale) }
    var shown = RowAppearance(
      title: row.title, subtitle: row.subtitle, icon: icon, wraps: row.wraps)
    (shown.detail, shown.badge, shown.styleClasses) = (row.detail, row.badge, row.styleClasses)
    (shown.isEmphasized, shown.usesMarkup) = (row.isEmphasized, row.usesMarkup)
    return shown
  }

  /// Returns the image of the icon of `row`, blank if the icon theme has no such icon, or `nil` if
  /// no image can be created.
  private func picture(
    of icon: Icon, in row: Row, _ index: Int, of scene: Scene, _ text: TextRenderer,
    scale: Double
  ) -> Surface? {
    let side = ScenePainter.iconSize(
      ofRow: index, of: scene, wraps: row.wraps,
      style: styleNodes?.style(of: part(ofRow: index, row.styleClasses, in: scene)),
      cells: rows.cells, text: text)
    let size = Int32(checked: side) ?? 0
    let pixels = max(Int32(checked: scale.rounded(.up)) ?? 1, 1)
    return rows.icons.picture(of: icon, size: size, scale: pixels, for: widget)
  }

  /// Returns the height in points that row `index` needs at the list's current width and font, or
  /// `nil` if there is no such row.
  func naturalHeight(of index: Int, _ text: TextRenderer) -> Double? {
    let scale = Double(gtk_widget_get_scale_factor(widget))
    guard let row = row(index, of: scene, text, scale: scale) else { return nil }
    let part = part(ofRow: index, row.styleClasses, in: scene)
    if !row.styleClasses.isEmpty { rows.noteMeasure(of: part, styleNodes?.measure(of: part)) }
    let (width, style) = (cellWidth, styleNodes?.style(of: part) ?? PartStyle())
    return ScenePainter.hasCells(scene)
      ? rows.cells.height(of: row, width: width, style: style, text: text)
      : RowRenderer().height(of: row, width: width, style: style, text: text)
  }

  /// The width of a row, or the height of a row in a horizontal list, in points.
  var cellWidth: Double { scene.contentCrossLength / Double(scene.columns) }

  /// Returns the style part of a row at rest.
  ///
  /// A `nil` index stands for any row that is not a heading.
  private func part(
    ofRow index: Int?, _ classes: [String] = [], in scene: Scene
  ) -> ListPart {
    .row(
      RowState(), isHeading: index.map(scene.isHeading) ?? false,
      isCell: ScenePainter.hasCells(scene), classes: classes)
  }

  /// Returns the area of the rows, in which an empty list shows its placeholder.
  private func rowsPlace(in scene: Scene) -> Rect {
    var inset = scene.container.contentInset
    // An omitted footer leaves its space to the placeholder.
    if omitsFooter(footerOf: scene) { inset.bottom -= scene.container.ledger[.footer].bottom }
    let place = scene.axis.frame(
      start: 0 - scene.contentOffset,
      length: scene.container.viewportLength - inset.top - inset.bottom, across: 0,
      crossLength: scene.axis.crossLength(of: scene.viewport), in: scene.viewport)
    return Rect(x: place.x, y: place.y, width: place.width, height: place.height)
  }

  // MARK: Size, theme and settings

  /// Reacts to an allocation of the widget, whose size often has not changed.
  func resize(width: Double, height: Double) {
    let size = Size(width: width, height: height)
    let (crossLength, columns) = (scene.contentCrossLength, scene.columns)
    guard scene.viewport != size, send(.resize(width: width, height: height)) else { return }
    // Cells that wrap their text have a different height at a different width.
    if scene.contentCrossLength != crossLength, rows.treeModel != nil { cellsChange() }
    // Cells and rows have different natural lengths.
    if scene.columns != columns { updateFont() }
  }

  /// Sets the height of all rows in points.
  ///
  /// With `nil`, or a height that the engine rejects, the font determines the height.
  func setRowHeight(_ height: Double?) {
    rows.givenHeight = height
    guard let height, send(.setRowHeight(height)) else {
      rows.givenHeight = nil
      return updateFont()
    }
    rowsChanged(.replaced)
  }

  /// Updates the length of the rows to the font and the style, unless the program has set it.
  func updateFont() {
    guard let text = widgetStyle.appearance.text(of: widget) else { return }
    updateTextScale()
    let natural = naturalRowHeight(text)
    if rows.noteMeasures(natural, { styleNodes?.measure(of: $0) }) { forgetHeights() }
    guard rows.givenHeight == nil, scene.rows.estimatedHeight == nil else { return }
    let height = naturalRowLength(text)
    if scene.rows.defaultHeight != height, send(.setRowHeight(height)) { rowsChanged(.replaced) }
  }

  /// Scales the widths of columns and of the content by the user's text scale.
  private func updateTextScale() {
    guard !isPlaying else { return }
    let columns = rows.givenColumns.scaled(by: textScale)
    if columns != scene.columnLayout, send(.set(.columns(columns))) { rows.forgetRows() }
    let width = scaledWidth(rows.givenWidth)
    if width != scene.layout.maximumWidth, send(.set(.maximumContentWidth(width))) {
      forgetHeights()
    }
  }

  /// Returns the length in points that the font requires for a row along the list's axis.
  private func naturalRowLength(_ text: TextRenderer) -> Double {
    if let height = rows.treeModel?.naturalHeight(in: widget, width: cellWidth) {
      return height
    }
    guard ScenePainter.hasCells(scene) else { return naturalRowHeight(text) }
    let style = styleNodes?.style(of: part(ofRow: nil, in: scene))
    let size = rows.cells.naturalSize(style?.text ?? text, in: style?.box ?? .cell)
    return scene.axis.orientation == .vertical ? size.height : size.width
  }

  private func naturalRowHeight(_ text: TextRenderer) -> Double {
    let style = styleNodes?.style(of: .row(RowState(), isHeading: false, isCell: false))
    return RowRenderer.naturalHeight(style?.text ?? text, in: style?.box ?? .row)
  }
}
