import CGtk
import GtkBridge
import Translations
import Tug

/// The page "Two panes", which shows the newest files of a folder next to its largest files.
///
/// The user can open folders in each pane separately.
@MainActor final class TwoPanesPage: PageContent {
  let widget: UnsafeMutablePointer<GtkWidget>
  var panes: [any PageContent] { files }
  var onTitleChanged: (@MainActor () -> Void)?

  private let files: [FilesPage]
  private(set) lazy var barWidgets = [menu.button, parentButton.widget]
  private lazy var parentButton = ParentButton { [weak self] in
    self.map { $0.files[$0.focused].goToParent() }
  }
  private lazy var menu = FileViewMenu { [weak self] in self.map { $0.files[$0.focused] } }
  private let captions: [UnsafeMutablePointer<GtkWidget>]
  /// The index of the pane that had the focus last.
  private var focused = 0

  /// The initial orders of the files.
  private static let orders: [FolderOrder] = [.newest, .largest]
  /// The horizontal margin of the captions in points, the same as in rows.
  private static let margin: Int32 = 12
  /// The vertical margin of the captions, in points.
  private static let captionMargin: Int32 = 6

  /// Creates the page for the folder in `arguments`.
  init(_ arguments: Arguments) {
    files = Self.orders.map { FilesPage(arguments, order: $0) }
    captions = Self.orders.map { _ in Self.caption() }
    widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    let box = widget.raw.of(GtkBox.self)
    // Equal widths, so that a message in one pane does not make the other narrower.
    let widths = GObjectRef(adopting: gtk_size_group_new(GTK_SIZE_GROUP_HORIZONTAL))
    for (index, (pane, caption)) in zip(panes, captions).enumerated() {
      if index > 0 {
        let line: UnsafeMutablePointer<GtkWidget> = gtk_separator_new(GTK_ORIENTATION_VERTICAL)
        gtk_box_pack_start(box, line, gboolean(false), gboolean(true), 0)
      }
      let column: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      gtk_box_pack_start(column.raw.of(GtkBox.self), caption, gboolean(false), gboolean(true), 0)
      gtk_box_pack_start(
        column.raw.of(GtkBox.self), pane.widget, gboolean(true), gboolean(true), 0)
      gtk_box_pack_start(box, column, gboolean(true), gboolean(true), 0)
      gtk_size_group_add_widget(widths.pointer, column)
    }
    gtk_widget_show_all(widget)
    for (index, pane) in panes.enumerated() {
      pane.onTitleChanged = { [weak self] in
        self?.showOrders()
        self?.onTitleChanged?()
      }
      SignalConnection.connect(
        pane.list.widget, "focus-in-event",
        event: { [weak self] _ in
          self?.focus(index)
          return false
        })
    }
    showFocus()
    Texts.observe(with: widget) { [weak self] in self?.showOrders() }
  }

  var list: ListView { files[focused].list }
  var shownMessage: MessageBar? { panes[focused].shownMessage }
  var fault: String? { panes.lazy.compactMap(\.fault).first }
  var title: String { panes[focused].title }
  var subtitle: String { panes[focused].subtitle }
  var refresh: RefreshHeader.Handler? { panes[focused].refresh }
  var loadMore: LoadMoreFooter.Handler? { panes[focused].loadMore }
  var canGoBack: Bool { panes[focused].canGoBack }
  func goBack() { panes[focused].goBack() }

  func start() async {
    // Start both at once. The synchronous part of each runs before the window's first frame.
    let starts = panes.map { pane in Task.immediate { await pane.start() } }
    for start in starts { await start.value }
  }

  private func focus(_ index: Int) {
    guard index != focused else { return }
    focused = index
    showFocus()
    onTitleChanged?()
  }

  /// Shows the order of each pane in its caption.
  private func showOrders() {
    for (caption, pane) in zip(captions, files) {
      gtk_label_set_text(caption.raw.of(GtkLabel.self), pane.view.order.title.words)
    }
  }

  /// Shows by the captions which pane the window acts on.
  private func showFocus() {
    for (index, caption) in captions.enumerated() {
      // Use bold text for the focused pane, because a fainter colour for the other one would be
      // hard to read.
      let weight = index == focused ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL
      let attributes = pango_attr_list_new()
      pango_attr_list_insert(attributes, pango_attr_weight_new(weight))
      gtk_label_set_attributes(caption.raw.of(GtkLabel.self), attributes)
      pango_attr_list_unref(attributes)
    }
  }

  private static func caption() -> UnsafeMutablePointer<GtkWidget> {
    let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(nil)
    gtk_label_set_ellipsize(label.raw.of(GtkLabel.self), PANGO_ELLIPSIZE_END)
    // Centre the caption, because rows are centred in a wide pane.
    gtk_widget_set_halign(label, GTK_ALIGN_CENTER)
    gtk_widget_set_margin_start(label, margin)
    gtk_widget_set_margin_end(label, margin)
    gtk_widget_set_margin_top(label, captionMargin)
    gtk_widget_set_margin_bottom(label, captionMargin)
    return label
  }
}
