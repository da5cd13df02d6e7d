import CGtk
import CairoDrawing
import GtkBridge
import ListModel
import ScrollModel

/// Painting, and following the theme.
extension ListViewPeer {
  /// Points that the widget needs at least: enough for a header to be read.
  nonisolated static let minimumSize = (width: CInt(160), height: CInt(120))
  /// Points that it would like to have: a small window's worth, however many rows there are.
  nonisolated static let naturalSize = (width: CInt(320), height: CInt(480))

  /// Points that a stylesheet asks for at least.
  var leastSize: (width: CInt, height: CInt) {
    guard !isDisposed else { return (0, 0) }
    let values = _tug_style_values(gtk_widget_get_style_context(widget))
    return (values.min_width, values.min_height)
  }

  func draw(on context: OpaquePointer) {
    guard !isDisposed else { return }
    let canvas = Canvas(borrowing: context)
    let headerStyle = headerStyle()
    guard !isDisposed else { return }
    self.scene.headerHasOwnGround = headerStyle?.hasOwnGround ?? false
    // A row's closure may change the store: what is drawn is the list as it was before.
    let scene = scene
    guard let text = appearance.text(of: widget) else { return }
    var painter = ScenePainter(
      palette: appearance.palette(of: widget), header: headerStyle, footer: footer?.style)
    // The time of day that a script says is UTC.
    painter.zone = isPlaying ? .utc : WallClock.zone
    painter.translation = translation
    let contents = contents(of: scene, text, scale: canvas.scale)
    painter.paint(scene, on: canvas, text: text, contents: contents)
    followClock()
    if !isDisposed, scene.rowCount == 0, scene.ownContentLength == nil, let placeholder {
      draw(placeholder, in: scene, color: painter.palette.secondaryText, on: canvas)
    }
  }

  /// What is drawn in `scene`: rows as the source gives them, and what the program draws itself.
  private func contents(
    of scene: ListScene, _ text: TextRenderer, scale: Double
  ) -> SceneContents {
    var contents = SceneContents { [self] index in row(index, of: scene, text, scale: scale) }
    contents.style = { [self] part in
      guard let resting = part.resting else { return styleNodes?.style(of: part) }
      var style = styleNodes?.style(of: part) ?? PartStyle()
      // It is as long in every state, and in a script as long as that says itself.
      style.box = isPlaying ? nil : styleNodes?.style(of: resting)?.box
      return style
    }
    let list = widget.raw.of(TugListView.self)
    if let treeModelRows {
      contents.drawRow = { [self] index, frame, state, canvas in
        guard isStored(index) else { return }
        canvas.lend(frame) { treeModelRows.draw(index, on: $0, frame, state, in: widget) }
      }
    } else if _tug_list_view_draws_rows(list).isTrue {
      contents.drawRow = { [self] index, frame, state, canvas in
        guard isStored(index) else { return }
        canvas.lend(frame) {
          _tug_list_view_emit_draw_row(
            list, guint(clamping: index), $0, frame.width, frame.height, state.flags)
        }
      }
    } else if drawing.drawRow != nil {
      contents.drawRow = { [self] index, frame, state, canvas in
        // Asked for anew each time: one row's drawing may take the closure away.
        // So may it take rows away.
        guard isStored(index), let drawRow = drawing.drawRow else { return }
        canvas.lend(frame) { drawRow(index, $0, frame, state) }
      }
    }
    contents.drawBlock = { [self] edge, frame, canvas in
      guard !isDisposed, let drawBlock = drawing.drawBlock else { return }
      canvas.lend(frame) { drawBlock(edge, $0, frame.width, frame.height) }
    }
    contents.drawContent = { [self] frame, canvas in
      guard !isDisposed, let drawContent = drawing.drawContent, let room = scene.ownContentRoom
      else { return }
      let viewport = Rect(x: 0, y: 0, width: scene.viewport.width, height: scene.viewport.height)
      let visible = room.intersection(viewport)
      // On a whole pixel, where what the program draws at whole points is sharp.
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

  /// The looks of a row; its icon has `scale` pixels to the point, in whole ones.
  private func row(
    _ index: Int, of scene: ListScene, _ text: TextRenderer, scale: Double
  ) -> RowAppearance? {
    guard !isDisposed, let row = appearance.row(index, from: rowSource), !isDisposed else {
      return nil
    }
    let side = ScenePainter.iconSize(
      ofRow: index, of: scene, wraps: row.wraps, style: style(ofRow: index, in: scene),
      text: text)
    let size = Int32(checked: side) ?? 0
    let pixels = max(Int32(checked: scale.rounded(.up)) ?? 1, 1)
    let icon = row.icon.flatMap {
      icons.picture(of: $0, size: size, scale: pixels, for: widget)
    }
    return RowAppearance(
      title: row.title, subtitle: row.subtitle, icon: icon, wraps: row.wraps)
  }

  /// The height in points that row `index` needs with the list's present width and font; nil where
  /// there is no such row.
  func naturalHeight(of index: Int, _ text: TextRenderer) -> Double? {
    let scale = Double(gtk_widget_get_scale_factor(widget))
    return row(index, of: scene, text, scale: scale).map {
      RowRenderer().height(
        of: $0, width: scene.viewport.width, style: style(ofRow: index, in: scene) ?? PartStyle(),
        text: text)
    }
  }

  /// What the stylesheets say of a row at rest; nil for the index is any that is no heading.
  private func style(ofRow index: Int?, in scene: ListScene) -> PartStyle? {
    let isHeading = index.map(scene.isHeading) ?? false
    return styleNodes?.style(
      of: .row(RowState(), isHeading: isHeading, isCell: ScenePainter.hasCells(scene)))
  }

  /// Draws the text that stands for rows in the middle of where they would be.
  private func draw(_ text: String, in scene: ListScene, color: Color, on canvas: Canvas) {
    let margin = 32.0
    let width = scene.viewport.width - 2 * margin
    guard width > 0, let layout = gtk_widget_create_pango_layout(widget, text) else { return }
    let kept = GObjectRef(adopting: layout)
    pango_layout_set_width(kept.pointer, pango_units_from_double(width))
    pango_layout_set_wrap(kept.pointer, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_alignment(kept.pointer, PANGO_ALIGN_CENTER)
    var height: Int32 = 0
    pango_layout_get_pixel_size(kept.pointer, nil, &height)
    let inset = scene.container.contentInset
    let place = scene.axis.frame(
      start: 0 - scene.contentOffset,
      length: scene.container.viewportLength - inset.top - inset.bottom, across: 0,
      breadth: scene.axis.breadth(of: scene.viewport), in: scene.viewport)
    let y = canvas.snapped(y: place.y + (place.height - Double(height)) / 2)
    let x = canvas.snapped(x: place.x + (place.width - width) / 2)
    cairo_set_source_rgba(canvas.context, color.red, color.green, color.blue, color.alpha)
    cairo_move_to(canvas.context, x, y)
    pango_cairo_show_layout(canvas.context, kept.pointer)
  }

  // MARK: Size, theme and settings

  /// The widget has been given its size, which is often the one it had.
  func resize(width: Double, height: Double) {
    let size = ListScene.Size(width: width, height: height)
    let (breadth, columns) = (scene.axis.breadth(of: scene.viewport), scene.columns)
    guard scene.viewport != size, send(.resize(width: width, height: height)) else { return }
    if scene.axis.breadth(of: size) != breadth { forgetHeights() }
    // Cells have another natural length than rows.
    if scene.columns != columns { followFont() }
  }

  /// The theme, the state, the scale or the direction is another one.
  func styleChanged() {
    guard !isDisposed else { return }
    styleNodes?.forget()
    partsChanged()
  }

  /// Theme or stylesheets may have changed, and say something else of rows, header or footer or not.
  func stylesTold(areOther: Bool) {
    guard !isDisposed else { return }
    if areOther || appearance.palette(of: widget) != Palette(styleOf: widget) { partsChanged() }
  }

  /// Follows which rules of stylesheets the widget's place and classes ask for, while it has a window.
  func followStylePlace() {
    guard !isDisposed else { return }
    if styleNodes?.followPlace() == true { partsChanged() }
    frameLayout = FrameLayout(of: widget) { [weak self] in
      guard let self, styleNodes?.followPlace() == true else { return }
      partsChanged()
    }
  }

  /// The stylesheets say something else of rows, header or footer.
  func partsChanged() {
    guard !isDisposed else { return }
    appearance.forgetColors()
    followFont()
    if !isPlaying {
      for side in ListScene.Side.allCases { followPolicy(of: side) }
    }
    queueDraw()
  }

  /// Gives all rows a height in points; nil, and what is not above 0, leaves it to the font.
  func setRowHeight(_ height: Double?) {
    givenRowHeight = height
    guard let height, send(.setRowHeight(height)) else {
      givenRowHeight = nil
      return followFont()
    }
    rowsChanged(.replaced)
  }

  /// Gives rows the length that the font and the looks ask for, where the program gave none.
  func followFont() {
    guard let text = appearance.text(of: widget) else { return }
    let natural = naturalRowHeight(text)
    let styles = [false, true].map {
      styleNodes?.measure(of: .row(RowState(), isHeading: $0, isCell: false))
    }
    if natural != measuredFont || styles != measuredStyles { forgetHeights() }
    (measuredFont, measuredStyles) = (natural, styles)
    guard givenRowHeight == nil, scene.rows.estimatedHeight == nil else { return }
    let height = naturalRowLength(text)
    if scene.rows.defaultHeight != height, send(.setRowHeight(height)) { rowsChanged(.replaced) }
  }

  /// The length of a row along the list's axis where the font decides.
  private func naturalRowLength(_ text: TextRenderer) -> Double {
    if let height = treeModelRows?.naturalHeight(in: widget, width: scene.viewport.width) {
      return height
    }
    guard ScenePainter.hasCells(scene) else { return naturalRowHeight(text) }
    let style = style(ofRow: nil, in: scene)
    let size = CellRenderer.naturalSize(style?.text ?? text, in: style?.box ?? .cell)
    return scene.axis.orientation == .vertical ? size.height : size.width
  }

  private func naturalRowHeight(_ text: TextRenderer) -> Double {
    let style = styleNodes?.style(of: .row(RowState(), isHeading: false, isCell: false))
    return RowRenderer.naturalHeight(style?.text ?? text, in: style?.box ?? .row)
  }

  /// The widget is on a screen: its fonts and its icon theme are known now.
  func screenChanged() {
    guard !isDisposed else { return }
    appearance.invalidate()
    styleNodes?.forget()
    icons.follow(widget) { [weak self] in self?.queueDraw() }
    settings.follow(widget) { [weak self] in self?.readAnimations() }
    readAnimations()
    partsChanged()
  }

  private func readAnimations() {
    guard !isDisposed else { return }
    setAnimations(UserSettings.animations(for: widget))
  }
}
