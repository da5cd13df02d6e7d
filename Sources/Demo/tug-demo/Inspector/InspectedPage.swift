import CGtk
import GtkBridge
import Tug

/// A page with space for an inspector, at its end or, if the page is narrow, at its bottom.
@MainActor final class InspectedPage {
  /// The width in points below which the inspector is below the page.
  ///
  /// An inspector and a list of equal width fit next to each other.
  private static let wide = 2 * InspectorPanel.width

  /// The page, and the inspector while it is open.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// Called when the inspector opens or closes.
  var onToggled: (@MainActor () -> Void)?
  /// Whether the inspector is open.
  var isOpen: Bool { panel != nil }
  private var panel: InspectorPanel?
  private var line: UnsafeMutablePointer<GtkWidget>?
  private var isNarrow = false

  /// Creates the container of `page`.
  init(_ page: UnsafeMutablePointer<GtkWidget>) {
    widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    gtk_box_pack_start(widget.raw.of(GtkBox.self), page, gboolean(true), gboolean(true), 0)
    SignalConnection.connect(
      widget, "size-allocate", pointer: { [weak self] _ in self?.noteWidth() })
    SignalConnection.connect(widget, "destroy") { [weak self] in self?.panel?.close() }
    gtk_widget_show(widget)
  }

  /// Opens an inspector of `list`, or closes the open inspector.
  func toggle(_ list: PullableWidget) {
    guard panel == nil else { return close() }
    let panel = InspectorPanel()
    self.panel = panel
    panel.onClosed = { [weak self] in self?.close() }
    let line: UnsafeMutablePointer<GtkWidget> = gtk_separator_new(GTK_ORIENTATION_VERTICAL)
    self.line = line
    gtk_box_pack_start(widget.raw.of(GtkBox.self), line, gboolean(false), gboolean(true), 0)
    gtk_box_pack_start(
      widget.raw.of(GtkBox.self), panel.widget, gboolean(false), gboolean(true), 0)
    gtk_widget_show(line)
    isNarrow = gtk_widget_get_allocated_width(widget) < Self.wide
    arrange()
    panel.inspect(list)
    onToggled?()
  }

  /// Switches the inspector to `list` if it is open.
  func follow(_ list: PullableWidget) { panel?.inspect(list) }

  private func close() {
    guard let panel, let line else { return }
    panel.close()
    (self.panel, self.line) = (nil, nil)
    onToggled?()
    // This may run in the signal handler of the panel's close button, so destroy the widgets after
    // it.
    Task {
      gtk_widget_destroy(line)
      gtk_widget_destroy(panel.widget)
    }
  }

  private func noteWidth() {
    let isNarrow = gtk_widget_get_allocated_width(widget) < Self.wide
    guard panel != nil, isNarrow != self.isNarrow else { return }
    self.isNarrow = isNarrow
    // The handler runs during a layout, so change the layout after it.
    Task { [weak self] in self?.arrange() }
  }

  private func arrange() {
    guard let panel, let line else { return }
    gtk_orientable_set_orientation(
      OpaquePointer(widget), isNarrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
    gtk_orientable_set_orientation(
      OpaquePointer(line), isNarrow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL)
    gtk_scrolled_window_set_min_content_height(
      panel.widget.raw.of(GtkScrolledWindow.self), isNarrow ? InspectorPanel.height : -1)
  }
}
