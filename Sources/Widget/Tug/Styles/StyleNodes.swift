import CGtk
import CairoDrawing
import Glibc
import GtkBridge
import RefreshModel

/// The CSS nodes of a list's parts, below the list's own: `row`, `header` and `footer`.
///
/// They are created when they are first drawn and kept, one for each state, since a new node costs
/// more than drawing its row.
@MainActor package final class StyleNodes {
  /// The most nodes that are kept, since each row may have classes of its own; chosen here: more than
  /// one screen needs.
  package static let mostNodes = 512

  private let widget: UnsafeMutablePointer<GtkWidget>
  private let told: @MainActor (_ isOther: Bool) -> Void
  private var nodes: [ListPart: StyleNode] = [:]
  private var styles: [ListPart: PartStyle?] = [:]
  /// The text renderers by the names of their fonts.
  private var texts: [String: TextRenderer] = [:]
  private var place = ""
  /// The list itself adds a node or gives one another outline.
  private var isOwnChange = false
  private let timer = LoopTimer()

  /// The nodes below the one of `widget`, which must live longer; `told` is called when a theme or
  /// stylesheet may have changed, with true where their values have.
  init(
    of widget: UnsafeMutablePointer<GtkWidget>,
    told: @escaping @MainActor (_ isOther: Bool) -> Void
  ) {
    self.widget = widget
    self.told = told
  }

  /// The number of nodes that are kept at the moment.
  package var count: Int { nodes.count }

  /// The stylesheets' style of `part`; nil where they set nothing.
  package func style(of part: ListPart) -> PartStyle? {
    if let known = styles[part] { return known }
    let style = part == .list ? listStyle() : node(of: part).flatMap { self.style(of: part, $0) }
    styles[part] = style
    return style
  }

  /// The values on which a row's length depends: its room, and the name of its fonts.
  func measure(of part: ListPart) -> RowMeasure? {
    node(of: part).map { RowMeasure(box: PartBox($0.values), font: $0.font) }
  }

  /// Checks whether a class or a container has given the widget another place among the nodes; true
  /// where it has.
  func followPlace() -> Bool {
    guard let text = _tug_style_place(widget) else { return false }
    defer { g_free(text) }
    guard strcmp(text, place) != 0 else { return false }
    place = String(cString: text)
    forget()
    return true
  }

  /// Forgets all nodes, since everything may have changed.
  func forget() {
    forgetStyles()
    // The remaining nodes are notified at once that one is removed: all they do is start the timer.
    nodes = [:]
  }

  private func forgetStyles() {
    styles = [:]
    texts = [:]
  }

  private func node(of part: ListPart) -> StyleNode? {
    if let node = nodes[part] { return node }
    isOwnChange = true
    defer { isOwnChange = false }
    if nodes.count >= Self.mostNodes { forget() }
    let node = StyleNode(part, below: widget) { [weak self] in self?.noteChange() }
    nodes[part] = node
    return node
  }

  /// Notes that a node's values may have changed.
  ///
  /// GTK notifies each node, even where only another was added or removed, and in the middle of
  /// that. A node that is added, which happens while a frame is drawn, changes none of the others.
  private func noteChange() {
    guard !isOwnChange, !timer.isRunning else { return }
    timer.start(milliseconds: 0) { [weak self] in
      self?.readAgain()
      return false
    }
  }

  /// Reads all nodes again, since GTK may not have notified a change yet.
  func readAgain() {
    timer.stop()
    isOwnChange = true
    var isOther = false
    for node in nodes.values where node.read() { isOther = true }
    isOwnChange = false
    if isOther { forgetStyles() }
    // A picture or a border may be another one.
    if nodes.values.contains(where: \.hasGround) { gtk_widget_queue_draw(widget) }
    told(isOther)
  }

  private func style(of part: ListPart, _ node: StyleNode) -> PartStyle? {
    if part == .separator { return lineStyle(node) }
    let values = node.values
    var style = PartStyle()
    let box = PartBox(values)
    if case .row(let state, _, _, _) = part, node.keepsGround(of: state) {
      if box.hasBorder {
        style.drawBordered = { frame, color, canvas in
          node.drawBorder(around: color, in: frame, on: canvas)
        }
      }
    } else if node.hasGround {
      style.drawGround = { frame, canvas in node.drawGround(in: frame, on: canvas) }
    }
    if box != part.usualBox { style.box = box }
    let own = _tug_style_values(gtk_widget_get_style_context(widget)).color
    // With a ground of its own even the list's own colour counts as set.
    if style.drawGround != nil || Color(own) != Color(values.color) {
      style.color = Color(values.color)
    }
    readFont(of: node, into: &style)
    if part.showsFocus { style.drawFocus = focus(of: node, hasGround: style.drawGround != nil) }
    let saysNothing =
      style.drawGround == nil && style.drawBordered == nil && style.box == nil
      && style.color == nil && style.text == nil && style.drawFocus == nil
    return saysNothing ? nil : style
  }

  /// The drawing of the focus by the outline of `node`, which draws the ground itself where it
  /// `hasGround`; nil where it has no outline.
  private func focus(
    of node: StyleNode, hasGround: Bool
  ) -> ((Rect, _ ground: Color, _ text: Color, Canvas) -> Void)? {
    guard node.outline != nil else { return nil }
    return { [weak self] frame, ground, text, canvas in
      self?.isOwnChange = true
      defer { self?.isOwnChange = false }
      let values = node.values
      node.drawOutline(
        in: frame,
        on: hasGround ? Color(values.background).solid(by: 1, on: ground) : ground,
        beside: hasGround ? Color(values.color) : text, on: canvas)
    }
  }

  /// The line between two rows: the colour of separators.
  private func lineStyle(_ node: StyleNode) -> PartStyle? {
    let color = Color(node.values.background)
    guard color.alpha > 0 else { return nil }
    var style = PartStyle()
    style.color = color
    return style
  }

  /// The list's own ground, where it is more than one opaque colour.
  private func listStyle() -> PartStyle? {
    guard let context = gtk_widget_get_style_context(widget) else { return nil }
    let values = _tug_style_values(context)
    let isPlain =
      !values.has_image.isTrue && values.background.alpha >= 1 && values.radius == 0
    // A theme without rules for lists has not asked for a translucent ground.
    var base = GdkRGBA()
    let isKnown = gtk_style_context_lookup_color(context, "theme_base_color", &base).isTrue
    let hasGround = values.has_image.isTrue || values.background.alpha > 0
    guard !isPlain, isKnown || hasGround else { return nil }
    var style = PartStyle()
    style.drawGround = { [widget] frame, canvas in
      let context = gtk_widget_get_style_context(widget)
      gtk_render_background(
        context, canvas.context, frame.x, frame.y, frame.width, frame.height)
    }
    return style
  }

  private func readFont(of node: StyleNode, into style: inout PartStyle) {
    guard let font = _tug_style_font(node.context) else { return }
    defer { pango_font_description_free(font) }
    guard let own = _tug_style_font(gtk_widget_get_style_context(widget)) else { return }
    defer { pango_font_description_free(own) }
    guard !pango_font_description_equal(font, own).isTrue else { return }
    let text = text(in: font)
    style.text = text
    let isOfOtherSize =
      pango_font_description_get_size(font) != pango_font_description_get_size(own)
    let isBold =
      pango_font_description_get_weight(font).rawValue >= PANGO_WEIGHT_SEMIBOLD.rawValue
    if let text, isOfOtherSize { style.font = TextStyle(size: text.baseSize, isBold: isBold) }
  }

  private func text(in font: OpaquePointer) -> TextRenderer? {
    guard let words = pango_font_description_to_string(font) else { return nil }
    defer { g_free(words) }
    let name = String(cString: words)
    if let text = texts[name] { return text }
    guard let context = gtk_widget_create_pango_context(widget) else { return nil }
    let kept = GObjectRef(adopting: context)
    pango_context_set_font_description(kept.pointer, font)
    let text = TextRenderer(retaining: kept.pointer)
    texts[name] = text
    return text
  }
}
