import CGtk
import GtkBridge
import Translations
import Tug

/// The page "Two panes": a folder's newest files beside its largest ones.
@MainActor final class TwoPanesPage: PageContent {
  let widget: UnsafeMutablePointer<GtkWidget>
  let panes: [any PageContent]
  var onTitleChanged: (@MainActor () -> Void)?

  private let captions: [UnsafeMutablePointer<GtkWidget>]
  /// The pane that had the focus last.
  private var focused = 0

  private static let captionTexts: KeyValuePairs<FolderOrder, Message> = [
    .newest: Message("NewestFirst", "Newest"), .largest: Message("LargestFirst", "Largest"),
  ]
  /// Points beside the captions, as rows have them.
  private static let margin: Int32 = 12
  /// Points above and below the captions.
  private static let captionRoom: Int32 = 6

  /// The page of `folder`, a path or URI; nil for the home folder.
  init(folder: String?) {
    panes = Self.captionTexts.map { FilesPage(folder: folder, order: $0.key) }
    captions = Self.captionTexts.map { Self.caption($0.value) }
    widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    let box = widget.raw.of(GtkBox.self)
    // Equal widths: a message in one pane takes no room from the other.
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
      pane.onTitleChanged = { [weak self] in self?.onTitleChanged?() }
      SignalConnection.connect(
        pane.list.widget, "focus-in-event",
        event: { [weak self] _ in
          self?.focus(index)
          return false
        })
    }
    showFocus()
  }

  var list: ListView { panes[focused].list }
  var shownMessage: MessageBar? { panes[focused].shownMessage }
  var fault: String? { panes.lazy.compactMap(\.fault).first }
  var title: String { panes[focused].title }
  var subtitle: String { panes[focused].subtitle }
  var refresh: RefreshHeader.Handler? { panes[focused].refresh }
  var loadMore: LoadMoreFooter.Handler? { panes[focused].loadMore }
  var canGoBack: Bool { panes[focused].canGoBack }
  func goBack() { panes[focused].goBack() }

  func start() async {
    // Both start together, and the synchronous part of each runs before the window's first frame.
    let starts = panes.map { pane in Task.immediate { await pane.start() } }
    for start in starts { await start.value }
  }

  private func focus(_ index: Int) {
    guard index != focused else { return }
    focused = index
    showFocus()
    onTitleChanged?()
  }

  /// Shows by the captions which pane the window acts on.
  private func showFocus() {
    for (index, caption) in captions.enumerated() {
      // Bold, and not a fainter colour, which would be hard to read.
      let weight = index == focused ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL
      let attributes = pango_attr_list_new()
      pango_attr_list_insert(attributes, pango_attr_weight_new(weight))
      gtk_label_set_attributes(caption.raw.of(GtkLabel.self), attributes)
      pango_attr_list_unref(attributes)
    }
  }

  private static func caption(_ text: Message) -> UnsafeMutablePointer<GtkWidget> {
    let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(nil)
    Words.follow(with: label) { gtk_label_set_text(label.raw.of(GtkLabel.self), text.words) }
    gtk_label_set_ellipsize(label.raw.of(GtkLabel.self), PANGO_ELLIPSIZE_END)
    // In the middle, as rows are in a wide pane.
    gtk_widget_set_halign(label, GTK_ALIGN_CENTER)
    gtk_widget_set_margin_start(label, margin)
    gtk_widget_set_margin_end(label, margin)
    gtk_widget_set_margin_top(label, captionRoom)
    gtk_widget_set_margin_bottom(label, captionRoom)
    return label
  }
}
