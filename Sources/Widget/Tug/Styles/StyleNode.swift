import CGtk
import CairoDrawing
import GtkBridge
import RefreshModel

/// The CSS node of one part of a list in one state.
@MainActor final class StyleNode {
  /// The style context of the node, which lives as long as this object.
  let context: UnsafeMutablePointer<GtkStyleContext>
  /// The style values at the last reading.
  private(set) var values = TugStyleValues()
  /// The description of the font at the last reading.
  private(set) var font = ""
  /// The colour of the outline at the last reading, or `nil` if there is no outline.
  private(set) var outline: Color?
  /// The colour that replaces the stylesheets' outline colour for contrast, or `nil` to use theirs.
  private var strengthened: Color?
  /// A style context without the list's own padding, to read the theme's padding, or `nil` if the
  /// list sets none.
  private let bare: UnsafeMutablePointer<GtkStyleContext>?
  private var connections: [(of: UnsafeMutablePointer<GtkStyleContext>, id: UInt)] = []

  /// Creates the node of `part`, which must not be the list itself, below the node of `widget`.
  ///
  /// `changed` is called when the node's values may have changed.
  init?(
    _ part: ListPart, below widget: UnsafeMutablePointer<GtkWidget>,
    changed: @escaping @MainActor () -> Void
  ) {
    let inherited =
      gtk_widget_get_state_flags(widget).rawValue
      & (GTK_STATE_FLAG_BACKDROP.rawValue | GTK_STATE_FLAG_INSENSITIVE.rawValue
        | GTK_STATE_FLAG_DIR_LTR.rawValue | GTK_STATE_FLAG_DIR_RTL.rawValue)
    let flags = GtkStateFlags(rawValue: inherited | part.flags)
    let hasRoom = part.defaultBox != PartBox()
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

  /// Reads the values.
  ///
  /// Returns whether they have changed.
  func read() -> Bool {
    let (former, formerFont, formerOutline) = (values, font, outline)
    if strengthened != nil { _tug_style_set_outline(context, nil) }
    strengthened = nil
    var found = GdkRGBA()
    outline = _tug_style_outline(context, &found).isTrue ? Color(found) : nil
    values = _tug_style_values(context)
    if let bare { values.adoptPadding(of: _tug_style_values(bare)) }
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

  /// Whether the node has a background or a border.
  var hasBackground: Bool {
    values.has_image.isTrue || values.background.alpha > 0 || PartBox(values).hasBorder
  }

  /// Returns whether a row keeps the list's own background, with or without a border.
  ///
  /// It does if the node has no background. A selected row also does if the node's background is
  /// the theme's usual selection colour, because the palette has that colour with sufficient
  /// contrast.
  func keepsListBackground(of state: RowState) -> Bool {
    guard !values.has_image.isTrue else { return false }
    guard values.background.alpha > 0 else { return true }
    return state.isSelected
      && ["theme_selected_bg_color", "theme_unfocused_selected_bg_color"].contains { name in
        var color = GdkRGBA()
        return gtk_style_context_lookup_color(context, name, &color).isTrue
          && Color(color) == Color(values.background)
      }
  }

  /// Draws the border, and fills its inside with `color` unless that is `nil`.
  ///
  /// Use it instead of ``drawBackground(in:on:)`` for a row that keeps the list's background.
  func drawBorder(around color: Color?, in frame: Rect, on canvas: Canvas) {
    if let color { canvas.fill(frame, cornerRadius: Double(values.radius), color) }
    let cairo = canvas.context
    // Without a background colour this draws only an inset shadow.
    if values.background.alpha <= 0 {
      gtk_render_background(context, cairo, frame.x, frame.y, frame.width, frame.height)
    }
    gtk_render_frame(context, cairo, frame.x, frame.y, frame.width, frame.height)
  }

  /// The minimum contrast of the outline with the background; source: WCAG 2.1, success criterion
  /// 1.4.11.
  private static let outlineContrast = 3.0

  /// Draws the outline around `frame`, on `background` and next to text in the colour `text`.
  ///
  /// If the outline has too little contrast there, its colour is mixed with the text colour as far
  /// as necessary.
  func drawOutline(in frame: Rect, on background: Color, nextTo text: Color, on canvas: Canvas) {
    guard let outline else { return }
    let seen = outline.solid(by: 1, on: background)
    let strong = seen.contrasting(Self.outlineContrast, with: background, toward: text)
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

  /// Draws the background and the border.
  func drawBackground(in frame: Rect, on canvas: Canvas) {
    let cairo = canvas.context
    gtk_render_background(context, cairo, frame.x, frame.y, frame.width, frame.height)
    gtk_render_frame(context, cairo, frame.x, frame.y, frame.width, frame.height)
  }
}

extension ListPart {
  /// The name of the part's CSS node.
  fileprivate var nodeName: String {
    switch self {
    case .list: "tuglist"
    case .row: "row"
    case .separator: "separator"
    case .selectionRectangle: "rubberband"
    case .header: "header"
    case .footer: "footer"
    }
  }

  /// The style classes of the part's CSS node.
  fileprivate var classes: [String] {
    switch self {
    case .list, .selectionRectangle: []
    case .separator: ["horizontal"]
    case .row(_, let isHeading, let isCell, let classes):
      (isHeading ? ["section"] : []) + (isCell ? ["cell"] : []) + classes
    case .header(let state), .footer(let state): [state.rawValue]
    }
  }

  /// The state flags of the part, in addition to the list's flags.
  fileprivate var flags: UInt32 {
    switch self {
    case .list, .separator, .selectionRectangle: 0
    case .row(let state, _, _, _): state.flags.rawValue
    case .header(let state), .footer(let state):
      state.isArmed ? GTK_STATE_FLAG_ACTIVE.rawValue : 0
    }
  }

  /// Whether the part can have the focus in this state.
  var showsFocus: Bool {
    switch self {
    case .row(let state, _, _, _): state.isFocused
    case .footer: true
    case .list, .separator, .selectionRectangle, .header: false
    }
  }

  /// The padding and minimum size of the part if no stylesheet sets any.
  var defaultBox: PartBox {
    switch self {
    case .list, .separator, .selectionRectangle, .header, .footer: PartBox()
    case .row(_, _, let isCell, _): isCell ? .cell : .row
    }
  }
}

extension TugStyleValues {
  /// Replaces the list's own minimum height and the padding of each side with the theme's.
  ///
  /// A 0 is ignored: themes set a padding of 0 for all widgets, so a deliberate 0 cannot be
  /// recognized.
  fileprivate mutating func adoptPadding(of theme: TugStyleValues) {
    if theme.padding.top > 0 { padding.top = theme.padding.top }
    if theme.padding.right > 0 { padding.right = theme.padding.right }
    if theme.padding.bottom > 0 { padding.bottom = theme.padding.bottom }
    if theme.padding.left > 0 { padding.left = theme.padding.left }
    if theme.min_height > 0 { min_height = theme.min_height }
  }
}

extension PartBox {
  /// Creates the box for the style values of a node.
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
