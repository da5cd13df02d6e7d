import CGtk
import GtkBridge
import Translations
import Tug

/// The page of one control, with a list and the knobs of the control.
///
/// The knobs are next to the list, or below it if the page is narrow.
@MainActor final class ControlDetailPage: PageContent {
  /// The width in points below which the knobs are below the list and can be hidden.
  private static let wide: gint = 560
  /// The minimum height of the knobs below the list, in points.
  private static let knobHeight: gint = 240
  /// The margin around the buttons and the gap between them, in points.
  private static let margin: guint = 6

  let widget: UnsafeMutablePointer<GtkWidget>
  var onTitleChanged: (@MainActor () -> Void)?
  var list: ListView { content.list }
  var title: String { content.choice.title.name.words }
  var subtitle: String { content.choice.title.summary.words }

  private let content: GalleryList
  private let panel: KnobPanel
  private let body: GObjectRef<UnsafeMutablePointer<GtkWidget>>
  private let line: GObjectRef<UnsafeMutablePointer<GtkWidget>>
  private let knobs: GObjectRef<UnsafeMutablePointer<GtkWidget>>
  private let reset: GObjectRef<UnsafeMutablePointer<GtkWidget>>
  private let copying: CopyMenu
  /// Whether the page is narrow.
  ///
  /// The initial value `true` keeps the minimum width of the window small.
  private var isNarrow = true

  /// Creates the page of `choice`, with the style's default settings.
  init(_ choice: GalleryChoice) {
    content = GalleryList(choice, on: .page)
    content.list.maximumContentWidth = Page.contentWidth
    panel = KnobPanel(ControlSetup(choice))
    body = GObjectRef(adopting: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    line = GObjectRef(adopting: gtk_separator_new(GTK_ORIENTATION_VERTICAL))
    knobs = GObjectRef(adopting: gtk_toggle_button_new())
    reset = GObjectRef(adopting: gtk_button_new())
    copying = CopyMenu()
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    pack()
    copying.setup = { [weak panel] in panel?.setup }
    panel.onTurned = { [weak content] in content?.take($0) }
    SignalConnection.connect(reset.pointer, "clicked") { [weak panel] in
      panel?.turn(to: ControlSetup(choice))
    }
    SignalConnection.connect(knobs.pointer, "toggled") { [weak self] in self?.showKnobs() }
    SignalConnection.connect(
      widget, "size-allocate", pointer: { [weak self] _ in self?.noteWidth() })
    Texts.observe(with: widget) { [weak self] in self?.showTexts() }
  }

  func start() async {
    // A window replaces the header and footer of its page's list, so set this page's control again.
    content.giveControl()
    content.take(panel.setup)
  }

  private func pack() {
    let parts = body.pointer.raw.of(GtkBox.self)
    gtk_box_pack_start(parts, list.widget, gboolean(true), gboolean(true), 0)
    gtk_box_pack_start(parts, line.pointer, gboolean(false), gboolean(true), 0)
    gtk_box_pack_start(parts, panel.widget, gboolean(false), gboolean(true), 0)
    let buttons: UnsafeMutablePointer<GtkWidget> = gtk_box_new(
      GTK_ORIENTATION_HORIZONTAL, gint(Self.margin))
    gtk_container_set_border_width(buttons.raw.of(GtkContainer.self), Self.margin)
    let row = buttons.raw.of(GtkBox.self)
    gtk_box_pack_start(row, knobs.pointer, gboolean(false), gboolean(true), 0)
    gtk_box_pack_start(row, reset.pointer, gboolean(false), gboolean(true), 0)
    gtk_box_pack_start(row, copying.message, gboolean(true), gboolean(true), 0)
    gtk_box_pack_end(row, copying.button, gboolean(false), gboolean(true), 0)
    let edge: UnsafeMutablePointer<GtkWidget> = gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)
    let box = widget.raw.of(GtkBox.self)
    gtk_box_pack_start(box, body.pointer, gboolean(true), gboolean(true), 0)
    gtk_box_pack_start(box, edge, gboolean(false), gboolean(true), 0)
    gtk_box_pack_start(box, buttons, gboolean(false), gboolean(true), 0)
    gtk_widget_show_all(widget)
    arrange()
  }

  private func showTexts() {
    gtk_button_set_label(
      knobs.pointer.raw.of(GtkButton.self), Message("DetailKnobs", "Settings").words)
    gtk_button_set_label(
      reset.pointer.raw.of(GtkButton.self), Message("DetailReset", "Reset").words)
    copying.showTexts()
    content.showTexts()
    panel.showTexts()
    onTitleChanged?()
  }

  // MARK: Layout

  private func noteWidth() {
    let narrow = gtk_widget_get_allocated_width(widget) < Self.wide
    guard narrow != isNarrow else { return }
    isNarrow = narrow
    // The handler runs during a layout, so change the layout after it.
    Task { [weak self] in self?.arrange() }
  }

  /// Places the knobs next to the list, or below it with a button that shows and hides them.
  private func arrange() {
    let across = isNarrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
    let along = isNarrow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
    gtk_orientable_set_orientation(OpaquePointer(body.pointer), across)
    gtk_orientable_set_orientation(OpaquePointer(line.pointer), along)
    gtk_scrolled_window_set_min_content_height(
      panel.widget.raw.of(GtkScrolledWindow.self), isNarrow ? Self.knobHeight : -1)
    gtk_widget_set_visible(knobs.pointer, gboolean(isNarrow))
    showKnobs()
  }

  private func showKnobs() {
    let areOpen = gtk_toggle_button_get_active(knobs.pointer.raw.of(GtkToggleButton.self)).isTrue
    gtk_widget_set_visible(panel.widget, gboolean(!isNarrow || areOpen))
    gtk_widget_set_visible(line.pointer, gboolean(!isNarrow || areOpen))
  }
}
