import CGtk
import CairoDrawing
import GtkBridge
import RefreshModel

/// The CSS node of one part of a list, in one state.
@MainActor final class StyleNode {
  /// Its style context, as long as this object lives.
  let context: UnsafeMutablePointer<GtkStyleContext>
  /// The stylesheets' values when it was last read.
  private(set) var values = TugStyleValues()
  /// The name of its fonts when it was last read.
  private(set) var font = ""
  /// The colour of its outline when it was last read; nil where it has none.
  private(set) var outline: Color?
  /// The colour that its outline has in place of the stylesheets'; nil for theirs.
  private var strengthened: Color?
  /// A context without the list's own padding, which shows the theme's; nil where the list has
  /// none.
  private let bare: UnsafeMutablePointer<GtkStyleContext>?
  private var connections: [(of: UnsafeMutablePointer<GtkStyleContext>, id: UInt)] = []

  /// The node of `part`, which is not the list itself, below the one of `widget`; `changed` is called
  /// when its values may have changed.
  init?(
    _ part: ListPart, below widget: UnsafeMutablePointer<GtkWidget>,
    changed: @escaping @MainActor () -> Void
  ) {
    let inherited =
      gtk_widget_get_state_flags(widget).rawValue
      & (GTK_STATE_FLAG_BACKDROP.rawValue | GTK_STATE_FLAG_INSENSITIVE.rawValue
        | GTK_STATE_FLAG_DIR_LTR.rawValue | GTK_STATE_FLAG_DIR_RTL.rawValue)
    let flags = GtkStateFlags(rawValue: inherited | part.flags)
    let hasRoom = part.usualBox != PartBox()
    let classes = part.classes + (hasRoom ? [TUG_STYLE_CLASS_USUAL] : [])
    guard
      let made = _tug_style_node_new(
        widget, part.nodeName, classes.joined(separator: " "), flags)
    else { return nil }
    context = made
    bare =
      hasRoom
      ? _tug_style_node_new(widget, part.nodeName, part.classes.joined(separator: " "), flags) : nil
    _ = read()
    connections = [context, bare].compactMap(\.self).map {
      ($0, SignalConnection.connect($0, "changed", changed))
    }
  }

  isolated deinit {
    for (context, id) in connections {
      SignalConnection.disconnect(context, id)
      _tug_style_node_free(context)
    }
  }

  /// Reads its values; true where they have changed.
  func read() -> Bool {
    let (former, formerFont, formerOutline) = (values, font, outline)
    if strengthened != nil { _tug_style_set_outline(context, nil) }
    strengthened = nil
    var found = GdkRGBA()
    outline = _tug_style_outline(context, &found).isTrue ? Color(found) : nil
    values = _tug_style_values(context)
    if let bare { values.adoptRoom(of: _tug_style_values(bare)) }
    let description = _tug_style_font(context)
    let name = description.flatMap { pango_font_description_to_string($0) }
    font = name.map { String(cString: $0) } ?? ""
    g_free(name)
    pango_font_description_free(description)
    return font != formerFont || outline != formerOutline || PartBox(values) != PartBox(former)
      || Color(values.color) != Color(former.color)
      || Color(values.background) != Color(former.background)
      || values.has_image != former.has_image
  }

  /// True where it has a background or a border.
  var hasGround: Bool {
    values.has_image.isTrue || values.background.alpha > 0 || PartBox(values).hasBorder
  }

  /// True where a row's ground remains the list's own, whatever the border: it has no background, or,
  /// where it is selected, the theme's usual colour of selections, which the palette has with enough
  /// contrast.
  func keepsGround(of state: RowState) -> Bool {
    guard !values.has_image.isTrue else { return false }
    guard values.background.alpha > 0 else { return true }
    return state.isSelected
      && ["theme_selected_bg_color", "theme_unfocused_selected_bg_color"].contains { name in
        var color = GdkRGBA()
        return gtk_style_context_lookup_color(context, name, &color).isTrue
          && Color(color) == Color(values.background)
      }
  }

  /// Draws the border around a ground of `color`, or of none, in place of the background.
  func drawBorder(around color: Color?, in frame: Rect, on canvas: Canvas) {
    if let color { canvas.fill(frame, cornerRadius: Double(values.radius), color) }
    let cairo = canvas.context
    // Without a colour it is the shadow inside.
    if values.background.alpha <= 0 {
      gtk_render_background(context, cairo, frame.x, frame.y, frame.width, frame.height)
    }
    gtk_render_frame(context, cairo, frame.x, frame.y, frame.width, frame.height)
  }

  /// The least contrast of its outline with the ground; source: WCAG 2.1, success criterion 1.4.11.
  private static let outlineContrast = 3.0

  /// Draws the outline around `frame`, on `ground` beside words in the colour `text`.
  ///
  /// One that is too faint to be seen there has a colour with as much of the words' as it needs.
  func drawOutline(in frame: Rect, on ground: Color, beside text: Color, on canvas: Canvas) {
    guard let outline else { return }
    let seen = outline.solid(by: 1, on: ground)
    let strong = seen.contrasting(Self.outlineContrast, with: ground, toward: text)
    let wanted = strong == seen ? nil : strong
    if wanted != strengthened {
      strengthened = wanted
      if let wanted {
        var color = GdkRGBA(red: wanted.red, green: wanted.green, blue: wanted.blue, alpha: 1)
        _tug_style_set_outline(context, &color)
      } else {
        _tug_style_set_outline(context, nil)
      }
    }
    gtk_render_focus(context, canvas.context, frame.x, frame.y, frame.width, frame.height)
  }

  /// Draws background and border.
  func drawGround(in frame: Rect, on canvas: Canvas) {
    let cairo = canvas.context
    gtk_render_background(context, cairo, frame.x, frame.y, frame.width, frame.height)
    gtk_render_frame(context, cairo, frame.x, frame.y, frame.width, frame.height)
  }
}

extension ListPart {
  /// The name of its node.
  fileprivate var nodeName: String {
    switch self {
    case .list: "tuglist"
    case .row: "row"
    case .separator: "separator"
    case .band: "rubberband"
    case .header: "header"
    case .footer: "footer"
    }
  }

  /// The style classes of its node.
  fileprivate var classes: [String] {
    switch self {
    case .list, .band: []
    case .separator: ["horizontal"]
    case .row(_, let isHeading, let isCell, let classes):
      (isHeading ? ["section"] : []) + (isCell ? ["cell"] : []) + classes
    case .header(let state), .footer(let state): [state.rawValue]
    }
  }

  /// The flags of its state, besides the list's.
  fileprivate var flags: UInt32 {
    switch self {
    case .list, .separator, .band: 0
    case .row(let state, _, _, _): state.flags.rawValue
    case .header(let state), .footer(let state):
      state.isArmed ? GTK_STATE_FLAG_ACTIVE.rawValue : 0
    }
  }

  /// The focus can be on it as it is.
  var showsFocus: Bool {
    switch self {
    case .row(let state, _, _, _): state.isFocused
    case .footer: true
    case .list, .separator, .band, .header: false
    }
  }

  /// Its room where no stylesheet sets any.
  var usualBox: PartBox {
    switch self {
    case .list, .separator, .band, .header, .footer: PartBox()
    case .row(_, _, let isCell, _): isCell ? .cell : .row
    }
  }
}

extension TugStyleValues {
  /// Takes the theme's room in place of the list's own, for each side by itself.
  ///
  /// A side of 0 does not count: themes begin with a padding of 0 for everything, from which a row's
  /// own 0 cannot be told.
  fileprivate mutating func adoptRoom(of theme: TugStyleValues) {
    if theme.padding.top > 0 { padding.top = theme.padding.top }
    if theme.padding.right > 0 { padding.right = theme.padding.right }
    if theme.padding.bottom > 0 { padding.bottom = theme.padding.bottom }
    if theme.padding.left > 0 { padding.left = theme.padding.left }
    if theme.min_height > 0 { min_height = theme.min_height }
  }
}

extension PartBox {
  /// The room that a stylesheet asks for.
  init(_ values: TugStyleValues) {
    let (border, padding) = (values.border, values.padding)
    self.init(
      top: Double(border.top) + Double(padding.top),
      right: Double(border.right) + Double(padding.right),
      bottom: Double(border.bottom) + Double(padding.bottom),
      left: Double(border.left) + Double(padding.left),
      minimumHeight: Double(max(values.min_height, 0)),
      hasBorder: border.top > 0 || border.right > 0 || border.bottom > 0 || border.left > 0)
  }
}
