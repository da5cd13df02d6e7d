import CGtk
import CairoDrawing
import GtkBridge
import RefreshModel
import SceneModel
import ScrollModel

/// The header and the footer: drawn next to the child and over it, or the program's own widgets.
extension BinPeer {
  // MARK: Positions

  /// Places the control on `side`, rounded to whole points.
  func place(_ side: ControlSide) {
    let former = shown.controls[side]
    let present = shownControl(side)
    shown.controls[side] = present
    let state = scene.control(side)?.state
    if state != shown.states[side] || present != former {
      shown.states[side] = state
      describe(side)
    }
    guard present != former else { return }
    let takesInput =
      present?.isOverContent == true
      && (side == .header ? !scene.headerPlace.hit.isEmpty : isFooterAfterShort)
    var (box, seen) = (GdkRectangle(present?.box), GdkRectangle(present?.seen))
    _tug_refresh_bin_place(bin, side.isHeaderInC, &box, &seen, gboolean(takesInput))
    // Redraw the area that the control has left, too.
    if let former { invalidate(former) }
    if let present { invalidate(present) }
  }

  /// Reports changes of the control on `side` to assistive technology.
  func describe(_ side: ControlSide) {
    guard !isDisposed, _tug_refresh_bin_is_described(bin).isTrue else { return }
    _tug_refresh_bin_describe(bin, side.isHeaderInC)
  }

  /// Returns the position of the control on `side`, or `nil` if it is out of view.
  private func shownControl(_ side: ControlSide) -> ShownControl? {
    guard scene.isVisible, let control = scene.control(side), !scene.isFooterHidden(side) else {
      return nil
    }
    let length = scene.container.viewportLength
    let isAfterShort = side == .footer && isFooterAfterShort
    let isOver = isAfterShort || scene.placement(of: side).isOverContent
    var (start, end): (Double, Double)
    switch (side, isOver) {
    case (.header, false): (start, end) = (0, shown.shift)
    case (.footer, false): (start, end) = (length + min(shown.shift, 0), length)
    // The footer follows content that does not fill the view: the child has no rows there.
    case (.footer, true) where isAfterShort: (start, end) = (scene.footerTop, length)
    case (.header, true):
      guard scene.headerPlace.isSeen else { return nil }
      (start, end) = (0, overlayEnd(control))
    case (.footer, true): (start, end) = (length - scene.shownLength(of: .footer), length)
    }
    (start, end) = (max(start.rounded(.down), 0), min(end.rounded(.up), length))
    guard end > start else { return nil }
    let own = controlLength(of: side) ?? control.policy.heldInset
    if isAfterShort { end = min(end, start + own) }
    let bottom = isOver ? scene.headerBottom.rounded() : end
    let top = side == .header ? bottom - own : start
    return ShownControl(
      box: frame(from: top, length: own), seen: frame(from: start, length: end - start),
      isOverContent: isOver)
  }

  /// Whether the footer begins within the view, after content that does not fill it.
  var isFooterAfterShort: Bool {
    scene.footer?.policy.shortPlacement == .contentEnd
      && scene.footerTop < scene.container.viewportLength + min(shown.shift, 0) - 0.5
  }

  /// Returns the end of the area in which a header over the content is drawn.
  ///
  /// A disc with a shadow extends beyond the bottom of the header.
  private func overlayEnd(_ control: RefreshControl) -> Double {
    scene.headerPlace.bottom + (scene.placement == .overlay ? control.policy.heldInset : 1)
  }

  private func frame(from start: Double, length: Double) -> Frame {
    scene.axis.frame(
      start: start, length: length, across: 0,
      crossLength: scene.axis.crossLength(of: scene.viewport),
      in: scene.viewport)
  }

  /// Returns whether the program's own widget replaces the control on `side`, so that Tug does not
  /// draw it.
  func hasOwnWidget(_ side: ControlSide) -> Bool { ownWidget(side) != nil }

  private func ownWidget(_ side: ControlSide) -> UnsafeMutablePointer<GtkWidget>? {
    isDisposed ? nil : _tug_refresh_bin_control_widget(bin, side.isHeaderInC)
  }

  /// Returns the length in points of the program's widget that replaces the control on `side`, or
  /// `nil` if there is no such widget or it is hidden.
  func lengthOfWidget(on side: ControlSide) -> Double? {
    guard let own = ownWidget(side), gtk_widget_get_visible(own).isTrue else { return nil }
    let crossLength = CInt(checked: scene.axis.crossLength(of: scene.viewport)) ?? 0
    var natural: CInt = 0
    switch (scene.axis.orientation, crossLength > 0) {
    case (.vertical, true):
      gtk_widget_get_preferred_height_for_width(own, crossLength, nil, &natural)
    case (.vertical, false): gtk_widget_get_preferred_height(own, nil, &natural)
    case (.horizontal, true):
      gtk_widget_get_preferred_width_for_height(own, crossLength, nil, &natural)
    case (.horizontal, false): gtk_widget_get_preferred_width(own, nil, &natural)
    }
    return Double(max(natural, 1))
  }

  /// Reacts to a program's widget that was added, removed or resized.
  func updateControlWidget(on side: ControlSide) {
    guard !isDisposed else { return }
    let has = hasOwnWidget(side)
    // The widget needs a control that decides when it is shown.
    if has, controls[side] == nil { controls[side] = .usual(side) }
    shown.controls[side] = nil
    controls.updateLengths()
    place(side)
    queueDraw()
  }

  // MARK: Drawing

  /// Redraws the controls that are visible.
  func drawControls() {
    for side in ControlSide.allCases {
      if let present = shown.controls[side] { invalidate(present) }
    }
  }

  private func invalidate(_ control: ShownControl) {
    var area = GdkRectangle(control.seen)
    _tug_refresh_bin_invalidate(bin, &area, gboolean(control.isOverContent))
  }

  /// Draws the controls that lie over the content, or the other ones.
  func draw(on context: OpaquePointer, areOverContent: Bool) {
    guard !isDisposed, let text = widgetStyle.appearance.text(of: widget) else { return }
    let canvas = Canvas(borrowing: context)
    for side in ControlSide.allCases {
      guard let place = shown.controls[side], place.isOverContent == areOverContent,
        !hasOwnWidget(side), let control = scene.control(side),
        let style: any ControlStyle = side == .header
          ? controls.headerStyle() : controls.footer?.style
      else { continue }
      var painter = ControlPainter(
        palette: widgetStyle.appearance.palette(of: widget), zone: WallClock.zone,
        translation: translation)
      if !areOverContent { painter.contentShift = shown.shift - unroundedShift }
      let seen = Rect(
        x: place.seen.x, y: place.seen.y, width: place.seen.width, height: place.seen.height)
      canvas.clipped(to: seen) {
        painter.draw(
          side, style, of: scene, sheet: sheet(of: side, control.state), on: canvas, text: text)
      }
    }
  }

  /// The distance of the child from its place in points, before rounding.
  private var unroundedShift: Double {
    let seen = scene.contentOffset
    return min(max(seen, 0), content?.range ?? 0) - seen
  }

  private func sheet(of side: ControlSide, _ state: RefreshState) -> PartStyle {
    var style = styleNodes?.style(of: .control(side, state)) ?? PartStyle()
    // A control has the same length in every state, so use the box of its idle state.
    style.box = styleNodes?.style(of: .control(side, .idle))?.box
    return style
  }
}

extension GdkRectangle {
  /// Creates a rectangle from `frame`, rounded to whole points.
  ///
  /// With `nil` the rectangle is empty.
  fileprivate init(_ frame: Frame?) {
    self.init()
    guard let frame else { return }
    x = gint(checked: frame.x.rounded()) ?? 0
    y = gint(checked: frame.y.rounded()) ?? 0
    width = gint(checked: frame.width.rounded()) ?? 0
    height = gint(checked: frame.height.rounded()) ?? 0
  }
}
