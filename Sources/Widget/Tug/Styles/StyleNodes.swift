import CGtk
import CairoDrawing
import Glibc
import GtkBridge
import RefreshModel

/// The CSS nodes of a widget's parts below the widget's own node, such as `row` and `header`.
///
/// Nodes are created when they are first drawn, and cached for each state, because creating a node
/// costs more than drawing its row.
@MainActor package final class StyleNodes {
  /// The maximum number of cached nodes: more than one screen needs.
  ///
  /// It is limited because each row may have different style classes.
  package static let maximumNodes = 512

  private let widget: UnsafeMutablePointer<GtkWidget>
  private let changed: @MainActor (_ hasChanged: Bool) -> Void
  private var nodes: [ListPart: StyleNode] = [:]
  private var styles: [ListPart: PartStyle?] = [:]
  /// The text renderers by the descriptions of their fonts.
  private var texts: [String: TextRenderer] = [:]
  private var place = ""
  /// Whether the list itself is adding a node or changing a node's outline.
  private var isOwnChange = false
  private let timer = LoopTimer()

  /// Creates an empty cache of nodes below the node of `widget`, which must live longer.
  ///
  /// `changed` is called when a theme or stylesheet may have changed, with `true` if style values
  /// have changed.
  init(
    of widget: UnsafeMutablePointer<GtkWidget>,
    changed: @escaping @MainActor (_ hasChanged: Bool) -> Void
  ) {
    self.widget = widget
    self.changed = changed
  }

  /// The current number of cached nodes.
  package var count: Int { nodes.count }

  /// Returns the style of `part`, or `nil` if the stylesheets set none.
  package func style(of part: ListPart) -> PartStyle? {
    if let known = styles[part] { return known }
    let style = part == .list ? listStyle() : node(of: part).flatMap { self.style(of: part, $0) }
    styles[part] = style
    return style
  }

  /// Returns the values that determine the length of a row: its box and the description of its
  /// font.
  func measure(of part: ListPart) -> RowMeasure? {
    node(of: part).map { RowMeasure(box: PartBox($0.values), font: $0.font) }
  }

  /// Returns whether the widget's CSS position, its containers and style classes, has changed, and
  /// then drops all nodes.
  func checkPlace() -> Bool {
    guard let text = _tug_style_place(widget) else { return false }
    defer { g_free(text) }
    guard strcmp(text, place) != 0 else { return false }
    place = String(cString: text)
    forget()
    return true
  }

  /// Drops all nodes, because any value may have changed.
  func forget() {
    forgetStyles()
    // Removing a node notifies the remaining ones immediately. They only start the timer.
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
    if nodes.count >= Self.maximumNodes { forget() }
    let node = StyleNode(part, below: widget) { [weak self] in self?.noteChange() }
    nodes[part] = node
    return node
  }

  /// Notes that a node's values may have changed.
  ///
  /// GTK notifies every node when one is added or removed, before that is complete, so read the
  /// nodes later. A node that this cache adds changes no other node.
  private func noteChange() {
    guard !isOwnChange, !timer.isRunning else { return }
    timer.start(milliseconds: 0) { [weak self] in
      self?.readAgain()
      return false
    }
  }

  /// Reads all nodes again, because GTK may not have reported a change yet.
  func readAgain() {
    timer.stop()
    isOwnChange = true
    var hasChanged = false
    for node in nodes.values where node.read() { hasChanged = true }
    isOwnChange = false
    if hasChanged { forgetStyles() }
    // A background image or a border may have changed without a change of values.
    if nodes.values.contains(where: \.hasBackground) { gtk_widget_queue_draw(widget) }
    changed(hasChanged)
  }

  private func style(of part: ListPart, _ node: StyleNode) -> PartStyle? {
    if part == .separator { return lineStyle(node) }
    let values = node.values
    var style = PartStyle()
    let box = PartBox(values)
    if case .row(let state, _, _, _) = part, node.keepsListBackground(of: state) {
      if box.hasBorder {
        style.drawBordered = { frame, color, canvas in
          node.drawBorder(around: color, in: frame, on: canvas)
        }
      }
    } else if node.hasBackground {
      style.drawBackground = { frame, canvas in node.drawBackground(in: frame, on: canvas) }
    }
    if box != part.defaultBox { style.box = box }
    let own = _tug_style_values(gtk_widget_get_style_context(widget)).color
    // If the node has its own background, its text colour counts as set, even if it equals the
    // list's.
    if style.drawBackground != nil || Color(own) != Color(values.color) {
      style.color = Color(values.color)
    }
    readFont(of: node, into: &style)
    if part.showsFocus {
      style.drawFocus = focus(of: node, hasBackground: style.drawBackground != nil)
    }
    let isEmpty =
      style.drawBackground == nil && style.drawBordered == nil && style.box == nil
      && style.color == nil && style.text == nil && style.drawFocus == nil
    return isEmpty ? nil : style
  }

  /// Returns a function that draws the focus with the outline of `node`, or `nil` if the node has
  /// no outline.
  ///
  /// `hasBackground` is set if the node draws its own background.
  private func focus(
    of node: StyleNode, hasBackground: Bool
  ) -> ((Rect, _ background: Color, _ text: Color, Canvas) -> Void)? {
    guard node.outline != nil else { return nil }
    return { [weak self] frame, background, text, canvas in
      self?.isOwnChange = true
      defer { self?.isOwnChange = false }
      let values = node.values
      node.drawOutline(
        in: frame,
        on: hasBackground ? Color(values.background).solid(by: 1, on: background) : background,
        nextTo: hasBackground ? Color(values.color) : text, on: canvas)
    }
  }

  /// Returns the style of the line between two rows, whose colour is the node's background colour.
  private func lineStyle(_ node: StyleNode) -> PartStyle? {
    let color = Color(node.values.background)
    guard color.alpha > 0 else { return nil }
    var style = PartStyle()
    style.color = color
    return style
  }

  /// Returns the style of the background of the list, or `nil` if the background is one opaque
  /// colour.
  private func listStyle() -> PartStyle? {
    guard let context = gtk_widget_get_style_context(widget) else { return nil }
    let values = _tug_style_values(context)
    let isPlain =
      !values.has_image.isTrue && values.background.alpha >= 1 && values.radius == 0
    // A theme without rules for lists did not ask for a translucent background, so the list uses
    // its own.
    var base = GdkRGBA()
    let isKnown = gtk_style_context_lookup_color(context, "theme_base_color", &base).isTrue
    let hasBackground = values.has_image.isTrue || values.background.alpha > 0
    guard !isPlain, isKnown || hasBackground else { return nil }
    var style = PartStyle()
    style.drawBackground = { [widget] frame, canvas in
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
