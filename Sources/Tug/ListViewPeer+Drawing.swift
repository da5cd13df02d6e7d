import CGtk
import CairoDrawing
import GtkBridge
import ListModel

/// Painting, and following the theme.
extension ListViewPeer {
  /// Points that the widget needs at least: enough for a header to be read.
  nonisolated static let minimumSize = (width: CInt(160), height: CInt(120))
  /// Points that it would like to have: a small window's worth, however many rows there are.
  nonisolated static let naturalSize = (width: CInt(320), height: CInt(480))

  func draw(on context: OpaquePointer) {
    guard !isDisposed else { return }
    let canvas = Canvas(borrowing: context)
    // A row's closure may change the store: what is drawn is the list as it was before.
    let scene = scene
    guard let text = appearance.text(of: widget) else { return }
    var painter = ScenePainter(
      palette: appearance.palette(of: widget), header: header?.style.looks,
      footer: footer == nil ? nil : MJBackFooterStyle())
    painter.utcOffset = WallClock.utcOffset
    painter.paint(scene, on: canvas, text: text) { index in
      row(index, height: scene.rows.height(of: index))
    }
    if !isDisposed, scene.rowCount == 0, let placeholder {
      draw(placeholder, in: scene, color: painter.palette.secondaryText, on: canvas)
    }
  }

  private func row(_ index: Int, height: Double) -> RowAppearance? {
    guard !isDisposed, let row = appearance.row(index, from: rowSource), !isDisposed else {
      return nil
    }
    let size = Int32(checked: RowRenderer.iconSize(rowHeight: height)) ?? 0
    let icon = row.icon.flatMap {
      icons.picture(
        of: $0, size: size, scale: gtk_widget_get_scale_factor(widget), for: widget)
    }
    return RowAppearance(title: row.title, subtitle: row.subtitle, icon: icon)
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
    let room = scene.viewport.height - inset.top - inset.bottom
    let y = canvas.snapped(y: scene.headerBottom + (room - Double(height)) / 2)
    cairo_set_source_rgba(canvas.context, color.red, color.green, color.blue, color.alpha)
    cairo_move_to(canvas.context, margin, y)
    pango_cairo_show_layout(canvas.context, kept.pointer)
  }

  // MARK: Size, theme and settings

  /// The widget has been given its size, which is often the one it had.
  func resize(width: Double, height: Double) {
    let size = ListScene.Size(width: width, height: height)
    if scene.viewport != size { send(.resize(width: width, height: height)) }
  }

  /// The theme, the state, the scale or the direction is another one.
  func styleChanged() {
    guard !isDisposed else { return }
    appearance.forgetColors()
    followFont()
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

  private func followFont() {
    guard givenRowHeight == nil, let text = appearance.text(of: widget) else { return }
    let height = RowRenderer.naturalHeight(text)
    if scene.rows.defaultHeight != height, send(.setRowHeight(height)) { rowsChanged(.replaced) }
  }

  /// The widget is on a screen: its fonts and its icon theme are known now.
  func screenChanged() {
    guard !isDisposed else { return }
    appearance.invalidate()
    icons.follow(widget) { [weak self] in self?.queueDraw() }
    settings.follow(widget) { [weak self] in self?.readAnimations() }
    readAnimations()
    followFont()
    queueDraw()
  }

  private func readAnimations() {
    guard !isDisposed else { return }
    setAnimations(UserSettings.animations(for: widget))
  }
}

extension RefreshHeader.Style {
  /// How it is painted.
  fileprivate var looks: any HeaderStyle {
    switch self {
    case .mj: MJHeaderStyle()
    case .fg: FgHeaderStyle()
    }
  }
}
