import CGtk
import GtkBridge
import Translations
import Tug

/// The page "GTK widgets", which shows notes in three GTK widgets, one at a time and each in a
/// bin.
@MainActor final class AroundPage: PageContent {
  /// The margin around the buttons that switch between the widgets, in points.
  private static let margin: guint = 6

  /// A style sheet that makes buttons only as wide as their text.
  ///
  /// In some themes three buttons would be wider than a phone.
  private static let compact = StyleSheet("button { min-width: 0; }")

  let widget: UnsafeMutablePointer<GtkWidget>
  var onTitleChanged: (@MainActor () -> Void)?
  var panes: [any PageContent] { bins }

  private let bins: [NotesBin]
  private let stack: UnsafeMutablePointer<GtkStack>
  private let switcher: UnsafeMutablePointer<GtkWidget>
  private let names = [
    Message("AroundList", "List"), Message("AroundTable", "Table"), Message("AroundText", "Text"),
  ]

  init() {
    bins = [NotesBin(NotesListBox()), NotesBin(NotesTable()), NotesBin(NotesText())]
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let stackWidget: UnsafeMutablePointer<GtkWidget> = gtk_stack_new()
    stack = stackWidget.raw.of(GtkStack.self)
    switcher = gtk_stack_switcher_new()
    for (index, bin) in bins.enumerated() {
      gtk_stack_add_titled(stack, bin.widget, "\(index)", "")
      bin.onTitleChanged = { [weak self] in self?.onTitleChanged?() }
    }
    gtk_stack_switcher_set_stack(switcher.raw.of(GtkStackSwitcher.self), stack)
    pack()
    SignalConnection.connect(
      stackWidget, "notify::visible-child", pointer: { [weak self] _ in self?.onTitleChanged?() })
    Texts.observe(with: widget) { [weak self] in self?.showTexts() }
  }

  /// The bin that is visible.
  private var seen: NotesBin {
    let child = gtk_stack_get_visible_child(stack)
    return bins.first { $0.widget == child } ?? bins[0]
  }

  var list: RefreshBin { seen.list }
  var title: String { seen.title }
  var subtitle: String { seen.subtitle }
  var refresh: RefreshHeader.Handler? { seen.refresh }
  var loadMore: LoadMoreFooter.Handler? { seen.loadMore }
  func grabFocus() {
    if !seen.takeFocus() { gtk_widget_child_focus(switcher, GTK_DIR_TAB_FORWARD) }
  }
  func search() -> Bool { seen.search() }

  func start() async { for bin in bins { await bin.start() } }

  private func pack() {
    let box = widget.raw.of(GtkBox.self)
    gtk_widget_set_halign(switcher, GTK_ALIGN_CENTER)
    gtk_container_set_border_width(switcher.raw.of(GtkContainer.self), Self.margin)
    let line: UnsafeMutablePointer<GtkWidget> = gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)
    gtk_box_pack_start(box, switcher, gboolean(false), gboolean(true), 0)
    gtk_box_pack_start(box, line, gboolean(false), gboolean(true), 0)
    gtk_box_pack_start(box, stack.raw.of(GtkWidget.self), gboolean(true), gboolean(true), 0)
    gtk_widget_show_all(widget)
    gtk_container_foreach(
      switcher.raw.of(GtkContainer.self),
      { button, _ in
        MainActor.assumeIsolated {
          if let button { AroundPage.compact.apply(to: button) }
        }
      }, nil)
  }

  private func showTexts() {
    for (bin, name) in zip(bins, names) {
      ChildProperty.set("title", to: name.words, of: bin.widget)
      bin.showTexts()
    }
    onTitleChanged?()
  }
}
