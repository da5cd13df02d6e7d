internal import CCairo
internal import CFonts

/// Lays out text and caches the recent layouts.
///
/// A list that scrolls needs mostly unchanged texts in each frame, so they are laid out only once.
/// Use a renderer only on the thread that draws with it.
public final class TextRenderer {
  /// The default font size in points, before ``scale``: the widget's, or ``privateBaseSize``.
  public var baseSize: Double {
    forgetIfContextChanged()
    return measure.baseSize
  }
  /// The factor of the user's text scale, by which every font size is multiplied.
  ///
  /// For a widget it is the resolution of its fonts divided by 96 dots per inch.
  public var scale: Double {
    forgetIfContextChanged()
    return measure.scale
  }
  private var measure: Measure
  /// The number of times that the font context has changed and all layouts were dropped.
  var contextChanges: Int {
    forgetIfContextChanged()
    return changes
  }
  private var changes = 0
  /// The number of texts that had to be laid out because they were not in the cache.
  public private(set) var layoutCount = 0

  private let context: OpaquePointer
  private let privateFontMap: UnsafeMutableRawPointer?
  private let language: OpaquePointer?
  /// Whether texts leave ink; otherwise they only take space.
  private let isPainted: Bool
  private(set) var layouts: RecentLayouts
  private var fonts: [TextStyle: Font] = [:]
  private var serial: UInt32 = 0
  /// The renderer with the built-in fonts, created when a text first has characters that the host's
  /// fonts lack.
  private var fallback: TextRenderer?

  /// The default font size of the built-in fonts, in points.
  public static let privateBaseSize = 14.0
  /// The default minimum number of cached layouts; at most twice as many are kept.
  public static let defaultCapacity = 512
  /// The number of cached font styles; a row uses two, and so does a header.
  private static let fontCapacity = 32

  /// Creates a renderer with the built-in fonts, without hinting.
  ///
  /// The output has identical pixels in every environment with one version of cairo, Pango,
  /// FreeType and HarfBuzz. Characters are drawn as outlines: before 1.17.4 cairo places glyph
  /// images only on whole device pixels, which spaces unhinted characters unevenly. If `isPainted`
  /// is `false`, texts are laid out and measured as usual but leave no ink, which separates text
  /// from shapes in an image. `scale` is the user's text scale, clamped to the range from 0.1 to
  /// 10.
  public init(
    keeping capacity: Int = defaultCapacity, isPainted: Bool = true, scale: Double = 1
  ) throws(TextError) {
    var problem: UnsafePointer<CChar>?
    guard let map = cfonts_new_font_map(&problem) else {
      throw .noPrivateFonts(reason: problem.map { String(cString: $0) } ?? "unknown")
    }
    guard let context = pango_font_map_create_context(map) else {
      g_object_unref(UnsafeMutableRawPointer(map))
      throw .noPrivateFonts(reason: "no Pango context")
    }
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    // Set the language explicitly: the environment's language would change the shapes of some
    // characters.
    let language = pango_language_from_string("en")
    pango_context_set_language(context, language)
    let description = pango_font_description_from_string(CFONTS_FAMILY)
    pango_font_description_set_absolute_size(
      description, Self.privateBaseSize * Double(PANGO_SCALE))
    pango_context_set_font_description(context, description)
    pango_font_description_free(description)
    self.context = context
    self.isPainted = isPainted
    self.language = language
    privateFontMap = UnsafeMutableRawPointer(map)
    measure = Measure(baseSize: Self.privateBaseSize, resolution: scale * Measure.defaultResolution)
    layouts = RecentLayouts(keeping: capacity)
    serial = pango_context_get_serial(context)
  }

  /// Creates a renderer with the fonts and settings of a widget's context (`PangoContext *`).
  ///
  /// Get the context from `gtk_widget_get_pango_context` or `gtk_widget_create_pango_context`. The
  /// renderer retains it; the caller keeps its own reference. When the context changes, all layouts
  /// are dropped.
  public init(retaining context: OpaquePointer, keeping capacity: Int = defaultCapacity) {
    self.context = OpaquePointer(g_object_ref(UnsafeMutableRawPointer(context)))
    privateFontMap = nil
    isPainted = true
    language = nil
    measure = Measure(of: context)
    layouts = RecentLayouts(keeping: capacity)
    serial = pango_context_get_serial(context)
  }

  deinit {
    for font in fonts.values { pango_font_description_free(font.description) }
    g_object_unref(UnsafeMutableRawPointer(context))
    if let privateFontMap { g_object_unref(privateFontMap) }
  }

  /// Lays out `text` in one line in `style`, ellipsized at `ellipsis` if it is wider than
  /// `maxWidth`.
  ///
  /// Control characters and line breaks are shown as spaces. A `maxWidth` that is negative or not a
  /// number counts as 0. If `isMarkup` is `true`, tags in the text are Pango markup; invalid markup
  /// is shown as plain text.
  public func line(
    _ text: String, _ style: TextStyle, maxWidth: Double? = nil, isMarkup: Bool = false,
    ellipsis: TextEllipsis = .end
  ) -> TextLayout {
    forgetIfContextChanged()
    let limit = maxWidth.map(Self.units)
    let key = RecentLayouts.Key(
      text: isMarkup ? text : TextBounds.cut(text, at: ellipsis), isMarkup: isMarkup, style: style,
      limit: limit, ellipsis: ellipsis)
    return layout(key) { layout, _ in
      guard let limit else { return }
      pango_layout_set_width(layout, limit)
      pango_layout_set_ellipsize(layout, Self.mode(ellipsis))
    }
  }

  /// Lays out `text` in `style`, wrapped between words at `width`.
  ///
  /// Line breaks in the text are shown as spaces. `maxLines` is clamped to the range from 1 to
  /// 1,000; `nil` means 1,000. If the text needs more lines, the last one has an ellipsis at
  /// `ellipsis`. A `width` that is invalid or too small for two characters counts as the width of
  /// two. For `isMarkup` see ``line(_:_:maxWidth:isMarkup:ellipsis:)``.
  public func paragraph(
    _ text: String, _ style: TextStyle, width: Double, maxLines: Int? = nil,
    alignment: TextAlignment = .left, isMarkup: Bool = false, ellipsis: TextEllipsis = .end
  ) -> TextLayout {
    forgetIfContextChanged()
    // Without a minimum width, each character of a long text would get its own line.
    let least = 2 * style.size * measure.scale
    let limit = Self.units(width > least ? width : least)
    let lineLimit = maxLines.flatMap { Int32(exactly: max($0, 1)) } ?? TextBounds.maximumLines
    let wrapping = RecentLayouts.Wrapping(
      maxLines: min(lineLimit, TextBounds.maximumLines), alignment: alignment)
    let key = RecentLayouts.Key(
      text: isMarkup ? text : TextBounds.cut(text, at: ellipsis), isMarkup: isMarkup, style: style,
      limit: limit, wrapping: wrapping, ellipsis: ellipsis)
    return layout(key) { layout, shown in
      pango_layout_set_width(layout, limit)
      let wrap = TextBounds.hasLongWord(shown) ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR
      pango_layout_set_wrap(layout, wrap)
      pango_layout_set_alignment(layout, Self.alignment(alignment, in: layout))
      pango_layout_set_height(layout, -wrapping.maxLines)
      pango_layout_set_ellipsize(layout, Self.mode(ellipsis))
      Self.breakWithoutHyphens(layout)
      Self.keepKoreanWords(of: shown, in: layout, width: limit)
    }
  }

  /// Returns the layout of `key`, cached or new.
  ///
  /// `finish` completes a new layout, which has its font and the part of the text that can fit.
  private func layout(
    _ key: RecentLayouts.Key, finish: (OpaquePointer, String) -> Void
  ) -> TextLayout {
    if let layout = layouts.layout(for: key) { return layout }
    layoutCount += 1
    let layout: OpaquePointer = pango_layout_new(context)
    pango_layout_set_font_description(layout, font(key.style).description)
    pango_layout_set_single_paragraph_mode(layout, 1)
    let marked = key.isMarkup ? MarkedText(key.text) : nil
    let bounds = TextBounds(key, scale: measure.scale)
    bounds.fill(layout, with: marked.map { TextBounds.cut($0.letters) } ?? key.text) { text in
      pango_layout_set_attributes(layout, marked?.attributes)
      pango_layout_set_text(layout, text, Int32(exactly: text.utf8.count) ?? -1)
      finish(layout, text)
    }
    let own = TextLayout(
      adopting: layout, isOutlined: privateFontMap != nil, isPainted: isPainted)
    let kept = own.unknownGlyphs > 0 ? builtIn(key, finish) ?? own : own
    layouts.keep(kept, for: key)
    return kept
  }

  /// Returns the layout of `key` in the built-in fonts, or `nil` if they lack characters too.
  private func builtIn(
    _ key: RecentLayouts.Key, _ finish: (OpaquePointer, String) -> Void
  ) -> TextLayout? {
    let layout = builtIn?.layout(key, finish: finish)
    return layout?.unknownGlyphs == 0 ? layout : nil
  }

  /// The fallback renderer with the built-in fonts, or `nil` if this renderer uses them already, or
  /// if they cannot be loaded.
  private var builtIn: TextRenderer? {
    guard privateFontMap == nil else { return nil }
    if fallback == nil { fallback = try? TextRenderer(scale: measure.scale) }
    return fallback
  }

  /// Suppresses hyphens at breaks inside a word, which would look like a part of a file name.
  private static func breakWithoutHyphens(_ layout: OpaquePointer) {
    let own = pango_layout_get_attributes(layout)
    guard let attributes = own.flatMap({ pango_attr_list_copy($0) }) ?? pango_attr_list_new()
    else { return }
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  private static func mode(_ ellipsis: TextEllipsis) -> PangoEllipsizeMode {
    switch ellipsis {
    case .start: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .end: PANGO_ELLIPSIZE_END
    }
  }

  /// Returns Pango's value for `alignment`: Pango swaps the sides for a text that runs against its
  /// context's direction.
  private static func alignment(
    _ alignment: TextAlignment, in layout: OpaquePointer
  ) -> PangoAlignment {
    func isReversed(_ direction: PangoDirection) -> Bool {
      direction == PANGO_DIRECTION_RTL || direction == PANGO_DIRECTION_WEAK_RTL
    }
    let base = pango_context_get_base_dir(pango_layout_get_context(layout))
    let line = pango_layout_get_line_readonly(layout, 0)
    let own = line.map { pango_layout_line_get_resolved_direction($0) } ?? base
    let isOpposite = isReversed(own) != isReversed(base)
    return switch alignment {
    case .center: PANGO_ALIGN_CENTER
    case .left: isOpposite ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
    case .right: isOpposite ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
    }
  }

  /// Returns the ascent and descent in points of the font for `style`, independent of the text.
  public func metrics(_ style: TextStyle) -> (ascent: Double, descent: Double) {
    forgetIfContextChanged()
    let font = font(style)
    return (font.ascent, font.descent)
  }

  // MARK: Fonts

  private struct Font {
    let description: OpaquePointer?
    let ascent: Double
    let descent: Double
  }

  private func font(_ style: TextStyle) -> Font {
    if let font = fonts[style] { return font }
    if fonts.count >= Self.fontCapacity { forgetFonts() }
    let description =
      pango_context_get_font_description(context).map(pango_font_description_copy)
      ?? pango_font_description_new()
    pango_font_description_set_absolute_size(
      description, style.size * measure.scale * Double(PANGO_SCALE))
    // If the style is not bold, keep the context's weight: a theme may use bold text everywhere.
    if style.isBold { pango_font_description_set_weight(description, PANGO_WEIGHT_BOLD) }
    let (ascent, descent) = measures(of: description, style)
    let font = Font(description: description, ascent: ascent, descent: descent)
    fonts[style] = font
    return font
  }

  /// Returns the ascent and descent of a font.
  ///
  /// On a host without any font, Pango would report zero, so this returns the values of the
  /// built-in font.
  private func measures(
    of description: OpaquePointer?, _ style: TextStyle
  ) -> (ascent: Double, descent: Double) {
    if let found = pango_context_load_font(context, description) {
      g_object_unref(UnsafeMutableRawPointer(found))
    } else if let builtIn {
      return builtIn.metrics(style)
    }
    let metrics = pango_context_get_metrics(context, description, language)
    defer { pango_font_metrics_unref(metrics) }
    return (
      pango_units_to_double(pango_font_metrics_get_ascent(metrics)),
      pango_units_to_double(pango_font_metrics_get_descent(metrics))
    )
  }

  private func forgetFonts() {
    for font in fonts.values { pango_font_description_free(font.description) }
    fonts.removeAll(keepingCapacity: true)
  }

  private func forgetIfContextChanged() {
    let current = pango_context_get_serial(context)
    // Pango's serial number does not change with the resolution, so compare it separately.
    let isOtherScale = privateFontMap == nil && Measure(of: context).scale != measure.scale
    guard current != serial || isOtherScale else { return }
    serial = current
    changes += 1
    forgetFonts()
    layouts.removeAll()
    if privateFontMap == nil { measure = Measure(of: context) }
    if isOtherScale { fallback = nil }
  }

  /// The default font size and the factor of every size.
  private struct Measure {
    /// The size in CSS pixels, before the scale.
    let baseSize: Double
    let scale: Double

    /// The resolution at a text scale of 1, in dots per inch.
    static let defaultResolution = 96.0

    init(baseSize: Double, resolution: Double) {
      self.baseSize = baseSize
      let scale = resolution / Self.defaultResolution
      self.scale = scale > 0.1 ? min(scale, 10) : 0.1
    }

    /// Reads the size and resolution of a widget's context.
    init(of context: OpaquePointer) {
      let own = pango_cairo_context_get_resolution(context)
      // A negative resolution means the font map's, which is 96 by default.
      let resolution = own > 0 ? own : Self.defaultResolution
      guard let description = pango_context_get_font_description(context),
        pango_font_description_get_size(description) > 0
      else {
        self.init(baseSize: TextRenderer.privateBaseSize, resolution: resolution)
        return
      }
      let size = pango_units_to_double(pango_font_description_get_size(description))
      let isAbsolute = pango_font_description_get_size_is_absolute(description) != 0
      // A typographic point is 1/72 inch.
      let usual = isAbsolute ? size / resolution : size / 72
      self.init(baseSize: usual * Self.defaultResolution, resolution: resolution)
    }
  }

  /// Returns `width` in Pango units, at least 0, because negative values mean no limit.
  private static func units(_ width: Double) -> Int32 {
    let limit = 1e6
    return width > 0 ? pango_units_from_double(min(width, limit)) : 0
  }
}
