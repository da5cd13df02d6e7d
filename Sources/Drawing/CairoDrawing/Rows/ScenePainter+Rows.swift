import SceneModel
import ScrollModel

/// Painting of rows: laid out if they have changed, and copied or drawn at their positions.
extension ScenePainter {
  /// The maximum number of rows to draw: if more are visible, they are too low to be recognizable.
  private static let maximumRows = 10_000

  /// Lays out the visible rows, except for rows that the program draws again in each paint.
  func placedRows(
    of scene: Scene, _ contents: SceneContents, on canvas: Canvas, text: TextRenderer,
    within clip: [Rect], isPlain: Bool
  ) -> PlacedRows {
    var placed = PlacedRows()
    guard contents.drawRow == nil || contents.keepsDrawnRows else { return placed }
    let drawings = contents.drawings
    let held = contents.stickyRow(of: scene)?.row
    let hovered = scene.hoveredRow
    let pixel = canvas.pixel
    let animation = contents.animation.flatMap { $0.isActive(at: scene.time) ? $0 : nil }
    placed.isStack =
      scene.axis.orientation == .vertical && scene.columns == 1 && scene.gap == nil && isPlain
      && animation == nil
    // A ring holds whole rows, including invisible parts.
    let isWhole = placed.isStack && drawings != nil
    let ready = animation?.rows(in: scene) ?? (isWhole ? contents.ready : nil) ?? scene.visibleRows
    let visible = ready.prefix(Self.maximumRows)
    drawings?.begin(rowSettings(of: scene, text), visible: visible)
    let version = drawings?.version ?? 0
    placed.layoutInputs = PlacedRows.LayoutInputs(
      of: scene, held: held, hovered: hovered, pixel: pixel, hasRing: hasRing(scene))
    let former = isWhole ? drawings?.placed : nil
    let isSame = former?.layoutInputs == placed.layoutInputs
    let shift = placed.layoutInputs.map { $0.origin - (former?.layoutInputs?.origin ?? 0) } ?? 0
    placed.rows.reserveCapacity(visible.count)
    for index in visible {
      if isSame, let known = former?.row(index) {
        placed.rows.append(known.moved(by: scene.axis.isReversed ? -shift : shift))
        continue
      }
      let drawn = animation?.drawnRow(index, in: scene)
      let (exact, frame) = frames(ofRow: index, drawn, in: scene, pixel: pixel, on: canvas)
      guard !frame.isEmpty, frame.isDrawable else { continue }
      guard isWhole || clip.contains(where: { !$0.intersection(frame).isEmpty }) else { continue }
      let setting = setting(
        ofRow: index, exact, frame, isHovered: index == hovered, in: scene, pixel: pixel)
      if index == held {
        guard isWhole, let drawings else { continue }
        placed.rows.append(
          PlacedRow(index: index, frame: frame, drawing: drawings.blank(setting)))
        continue
      }
      guard let drawing = drawing(ofRow: index, setting, of: scene, contents, text: text) else {
        placed.isStack = false
        continue
      }
      var row = PlacedRow(index: index, frame: frame, drawing: drawing)
      row.effect = drawn.flatMap { RowEffect($0, in: scene, on: canvas) }
      placed.rows.append(row)
    }
    if isWhole, placed.isStack { drawings?.keep(placed, since: version) }
    return placed
  }

  /// Returns the appearance settings that all rows share.
  private func rowSettings(of scene: Scene, _ text: TextRenderer) -> RowDrawings.Settings {
    RowDrawings.Settings(
      palette: palette, rows: rows, cells: cells.adapted(to: scene), hasCells: Self.hasCells(scene),
      text: ObjectIdentifier(text), textSerial: text.contextChanges)
  }

  /// Returns the frame of row `index` in the viewport, exactly and on whole device pixels.
  ///
  /// `drawn` is how a list with moving rows draws it.
  ///
  /// The content moves by whole pixels, and rows have fixed pixel positions within it. A row
  /// therefore has identical pixels wherever it scrolls to.
  private func frames(
    ofRow index: Int, _ drawn: RowAnimation.DrawnRow? = nil, in scene: Scene, pixel: Double,
    on canvas: Canvas
  ) -> (exact: Rect, snapped: Rect) {
    let (place, length) = scene.rowFrame(index)
    let distance = drawn?.distance
    let start = place + (distance?.along ?? 0)
    let content = scene.contentStart(ofRow: index)
    func snapped(_ position: Double) -> Double { (position / pixel).rounded() * pixel }
    let (first, end) = (snapped(content), snapped(content + length))
    // Round halves up below 0 too: positions farther down in the viewport, which are positive, also
    // round halves up.
    let origin = ((start - content) / pixel + 0.5).rounded(.down) * pixel
    let exact = scene.frame(
      ofRow: index, start: start, length: length, movedAcross: distance?.across ?? 0)
    let frame = scene.frame(
      ofRow: index, start: first + origin, length: end - first, movedAcross: distance?.across ?? 0)
    return (exact, canvas.snapped(frame))
  }

  /// Returns the visual state of row `index` of `scene`.
  func state(ofRow index: Int, isHovered: Bool, in scene: Scene) -> RowState {
    RowState(
      isSelected: scene.selectedRows.contains(index), isHovered: isHovered,
      isPressed: index == scene.litRow,
      isFocused: hasRing(scene) && index == scene.focusedRow && !scene.isOnFooter)
  }

  /// Returns the cached or new layout of row `index`, or `nil` if the row has no content.
  private func drawing(
    ofRow index: Int, _ setting: RowSetting, of scene: Scene, _ contents: SceneContents,
    text: TextRenderer
  ) -> RowDrawing? {
    func make() -> RowDrawing? {
      newDrawing(ofRow: index, setting, of: scene, contents, text: text)
    }
    guard let drawings = contents.drawings else { return make() }
    return drawings.drawing(of: index, setting, make: make)
  }

  /// Returns the layout inputs of row `index`, whose frame is `exact`, or `frame` on whole pixels.
  private func setting(
    ofRow index: Int, _ exact: Rect, _ frame: Rect, isHovered: Bool, in scene: Scene,
    pixel: Double
  ) -> RowSetting {
    var setting = RowSetting(
      exact, frame, state: state(ofRow: index, isHovered: isHovered, in: scene),
      direction: scene.axis.direction, pixel: pixel)
    setting.isHeading = scene.isHeading(index)
    setting.endsSection = scene.isHeading(index + 1)
    return setting
  }

  private func newDrawing(
    ofRow index: Int, _ setting: RowSetting, of scene: Scene, _ contents: SceneContents,
    text: TextRenderer
  ) -> RowDrawing? {
    let hasCells = Self.hasCells(scene)
    let row = contents.drawRow == nil ? contents.row(index) : nil
    let style =
      contents.style?(
        .row(
          setting.state, isHeading: setting.isHeading, isCell: hasCells,
          classes: row?.styleClasses ?? [])) ?? PartStyle()
    if let drawRow = contents.drawRow {
      return drawnByProgram(index, setting, hasCells: hasCells, style, drawRow)
    }
    guard var row else {
      let heading = RowMark.fill(setting.frame, palette.heading)
      return setting.isHeading ? RowDrawing([heading], line: nil, for: setting) : nil
    }
    row.isHeading = row.isHeading || setting.isHeading
    row.endsSection = setting.endsSection
    guard hasCells else {
      return rows.drawing(of: row, setting, palette: palette, style: style, text: text)
    }
    return cells.adapted(to: scene)
      .drawing(of: row, setting, palette: palette, style: style, text: text)
  }

  /// Returns a row that the program draws, between the background of its state and the focus ring.
  private func drawnByProgram(
    _ index: Int, _ setting: RowSetting, hasCells: Bool, _ style: PartStyle,
    _ drawRow: @escaping (Int, Frame, RowState, Canvas) -> Void
  ) -> RowDrawing {
    let background = hasCells ? RowBackground(isTile: true) : rows.background
    let (frame, state) = (setting.frame, setting.state)
    let size = Rect(x: 0, y: 0, width: setting.exactWidth, height: setting.exactHeight)
    let marks: [RowMark?] = [
      setting.isHeading ? .fill(frame, palette.heading) : nil,
      background.mark(frame, state, palette, style),
      .foreign { canvas in canvas.preservingState { drawRow(index, size, state, canvas) } },
      background.ring(frame, state, palette, style),
    ]
    return RowDrawing(marks.compactMap(\.self), line: nil, for: setting)
  }

  /// Draws the rows of `placed` that intersect the clip; the others are laid out for later frames.
  func draw(_ placed: PlacedRows, on canvas: Canvas, within clip: [Rect]) {
    let rows = placed.rows.filter { row in
      clip.contains { !$0.intersection(row.frame).isEmpty }
    }
    // Rows that appear are below the ones that move.
    for row in rows { row.effect?.apply(on: canvas) { canvas.draw([row]) } }
    canvas.draw(rows.filter { $0.effect == nil })
  }

  /// Draws the rows that are still visible where they were, `rows` being where they are now.
  func drawFormerRows(
    of scene: Scene, now rows: PlacedRows, _ contents: SceneContents, on canvas: Canvas
  ) {
    for (row, frame, drawn) in contents.animation?.removedRows(in: scene) ?? [] {
      let now = row.index.flatMap { index in rows.rows.first { $0.index == index }?.drawing }
      guard let drawing = now ?? row.drawing as? RowDrawing else { continue }
      let placed = PlacedRow(
        index: row.index ?? -1, frame: canvas.snapped(frame), drawing: drawing)
      let draw = { canvas.draw([placed]) }
      RowEffect(drawn, in: scene, on: canvas).map { $0.apply(on: canvas, draw) } ?? draw()
    }
  }

  /// Copies the rows of `placed` from a ring of pixels, after drawing the missing ones into it.
  ///
  /// Returns `false` if the rows must be drawn directly.
  func copy(
    _ placed: PlacedRows, from drawings: RowDrawings?, in viewport: Rect, on canvas: Canvas
  ) -> Bool {
    guard placed.isStack, let drawings, canvas.isInDisplayServer || drawings.usesRingAlways,
      let x = placed.rows.first?.frame.x
    else { return false }
    return drawings.ring.draw(placed.rows, x: x, in: viewport, on: palette.background, onto: canvas)
  }

  /// Draws the rows that the program draws again in each paint.
  func drawProgramRows(
    of scene: Scene, _ contents: SceneContents, on canvas: Canvas, within clip: [Rect]
  ) {
    guard contents.drawRow != nil, !contents.keepsDrawnRows else { return }
    let held = contents.stickyRow(of: scene)?.row
    let pixel = canvas.pixel
    let visible = contents.animation?.rows(in: scene) ?? scene.visibleRows
    for index in visible.prefix(Self.maximumRows) where index != held {
      let drawn = contents.animation?.drawnRow(index, in: scene)
      let (exact, frame) = frames(ofRow: index, drawn, in: scene, pixel: pixel, on: canvas)
      guard clip.contains(where: { !$0.intersection(frame).isEmpty }) else { continue }
      let draw = { drawProgramRow(index, in: exact, frame, of: scene, contents, on: canvas) }
      let effect = drawn.flatMap { RowEffect($0, in: scene, on: canvas) }
      effect.map { $0.apply(on: canvas, draw) } ?? draw()
    }
  }

  private func drawProgramRow(
    _ index: Int, in exact: Rect, _ frame: Rect, of scene: Scene, _ contents: SceneContents,
    on canvas: Canvas
  ) {
    guard let drawRow = contents.drawRow, !frame.isEmpty, frame.isDrawable else { return }
    let setting = setting(
      ofRow: index, exact, frame, isHovered: index == scene.hoveredRow, in: scene,
      pixel: canvas.pixel)
    let hasCells = Self.hasCells(scene)
    let part = ListPart.row(setting.state, isHeading: setting.isHeading, isCell: hasCells)
    let style = contents.style?(part) ?? PartStyle()
    // The program gets the row's frame in the viewport, so use viewport coordinates.
    let drawing = drawnByProgram(index, setting, hasCells: hasCells, style) {
      index, _, state, canvas in
      canvas.translated(x: -frame.x, y: -frame.y) { drawRow(index, exact, state, canvas) }
    }
    canvas.draw([PlacedRow(index: index, frame: frame, drawing: drawing)])
  }

  /// Draws the sticky heading above the rows that scroll below it.
  func drawStickyRow(
    of scene: Scene, _ contents: SceneContents, on canvas: Canvas, text: TextRenderer
  ) {
    guard let (index, place) = contents.stickyRow(of: scene) else { return }
    let frame = canvas.snapped(place)
    guard !frame.isEmpty, frame.isDrawable else { return }
    if contents.drawRow != nil, !contents.keepsDrawnRows {
      return drawProgramRow(index, in: place, frame, of: scene, contents, on: canvas)
    }
    let setting = setting(
      ofRow: index, place, frame, isHovered: index == scene.hoveredRow, in: scene,
      pixel: canvas.pixel)
    guard let drawing = drawing(ofRow: index, setting, of: scene, contents, text: text) else {
      return
    }
    canvas.draw([PlacedRow(index: index, frame: frame, drawing: drawing)])
  }
}
