import CGtk
import Glibc
import GtkBridge
import Translations
import Tug

/// A page with its header bar, refresh button and keyboard handling, for any kind of window.
@MainActor final class PageFrame {
  let content: any PageContent
  let controls: PageControls
  /// The header bar of the page.
  let bar: UnsafeMutablePointer<GtkWidget>
  /// The content of the page and the inspector, if that is open.
  let body: InspectedPage
  private let titles: UnsafeMutablePointer<GtkHeaderBar>
  private let button: UnsafeMutablePointer<GtkWidget>
  /// The button that goes back within the page.
  ///
  /// While it is shown, it replaces `backArea`.
  private let back: UnsafeMutablePointer<GtkWidget>
  private let backArea: UnsafeMutablePointer<GtkWidget>
  private let leading: UnsafeMutablePointer<GtkWidget>?
  private let stack: UnsafeMutablePointer<GtkStack>
  private let spinner: UnsafeMutablePointer<GtkSpinner>
  private lazy var inspector = InspectorButton(body) { [weak self] in self?.toggleInspector() }
  private let hints = MessageBar()

  private static let iconName = "icon"
  private static let spinnerName = "spinner"

  /// Creates the frame of `content`, whose header and footer are set by `controls`.
  ///
  /// `leading` is the first widget in the header bar. If `isAlone` is `true`, the page's own
  /// widgets are left out of the header bar, because the controls' menu needs the space.
  init(
    content: any PageContent, controls: PageControls,
    leading: UnsafeMutablePointer<GtkWidget>? = nil, isAlone: Bool = false
  ) {
    self.content = content
    self.controls = controls
    body = InspectedPage(content.widget)
    bar = gtk_header_bar_new()
    titles = bar.raw.of(GtkHeaderBar.self)
    button = gtk_button_new()
    back = BackButton.make(Message("Back", "Back (Alt+Left)")) { [weak content] in content?.goBack()
    }
    backArea = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    self.leading = leading
    if let leading { gtk_container_add(backArea.raw.of(GtkContainer.self), leading) }
    let stackWidget: UnsafeMutablePointer<GtkWidget> = gtk_stack_new()
    stack = stackWidget.raw.of(GtkStack.self)
    let spinnerWidget: UnsafeMutablePointer<GtkWidget> = gtk_spinner_new()
    spinner = spinnerWidget.raw.of(GtkSpinner.self)

    let icon = gtk_image_new_from_icon_name("view-refresh-symbolic", GTK_ICON_SIZE_BUTTON)
    gtk_stack_add_named(stack, icon, Self.iconName)
    gtk_stack_add_named(stack, spinnerWidget, Self.spinnerName)
    gtk_container_add(button.raw.of(GtkContainer.self), stackWidget)
    Texts.observe(with: button) { [button] in
      gtk_widget_set_tooltip_text(button, Message("RefreshTip", "Refresh (F5)").words)
      AccessibleName.set(Message("Refresh", "Refresh").words, of: button)
    }
    gtk_header_bar_set_show_close_button(titles, gboolean(true))
    // GTK keeps space for five characters of the titles. On a phone with large text, the buttons leave
    // less.
    for label in Descendants.of(gtk_label_get_type(), in: bar) {
      gtk_label_set_width_chars(label.raw.of(GtkLabel.self), 1)
    }
    for widget in [back, backArea, button] { gtk_header_bar_pack_start(titles, widget) }
    for widget in (isAlone ? [] : content.barWidgets) + [inspector.widget] {
      gtk_header_bar_pack_end(titles, widget)
    }
    connect()
    showTitle()
    gtk_widget_show_all(stackWidget)
    gtk_widget_show(bar)
    showButton()
    gtk_widget_show(content.widget)
  }

  /// Starts the page.
  func start() {
    // The task runs immediately until it first waits, so that everything it sets up to then is in
    // the first frame.
    Task.immediate { [content] in await content.start() }
  }

  private func connect() {
    content.onTitleChanged = { [weak self] in
      guard let self else { return }
      showTitle()
      showRefreshing()
      body.follow(content.list)
    }
    Texts.observe(with: bar) { [weak self] in self?.showTitle() }
    if let leading {
      SignalConnection.connect(
        leading, "notify::visible", pointer: { [weak self] _ in self?.showBackArea() })
    }
    for pane in content.panes {
      // As in file managers, a click selects a row and a double click opens it.
      (pane.list as? ListView)?.activatesOnSingleClick = false
      pane.list.onRefreshingChanged = { [weak self] _ in self?.showRefreshing() }
      guard pane.refresh != nil else { continue }
      pane.list.didScroll = { [weak self] in
        self?.showRefreshing()
        pane.listScrolled()
      }
    }
    SignalConnection.connect(button, "clicked") { [weak self] in self?.refresh() }
  }

  /// Starts a refresh, like F5.
  func refresh() {
    let reveals = !content.refreshKeepsPlace || content.list.contentOffset <= 0
    content.list.beginRefreshing(reveals: reveals)
  }

  /// Opens or closes the inspector for the current list.
  func toggleInspector() { body.toggle(content.list) }

  /// The header bar and the page in one box, for a window without a title bar.
  private(set) lazy var box: UnsafeMutablePointer<GtkWidget> = {
    let widget: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let box = widget.raw.of(GtkBox.self)
    gtk_box_pack_start(box, WindowHandle.around(bar), gboolean(false), gboolean(true), 0)
    gtk_box_pack_start(box, body.widget, gboolean(true), gboolean(true), 0)
    gtk_box_pack_start(box, hints.widget, gboolean(false), gboolean(true), 0)
    gtk_widget_show(widget)
    return widget
  }()

  /// Shows `hint` below the page until the user closes it, and then calls `onClosed`.
  func show(_ hint: PageHint, onClosed: @escaping @MainActor () -> Void) {
    hints.onClosed = onClosed
    Texts.observe(with: bar) { [weak hints] in hints?.updateMessage(hint.message.words) }
    hints.show(hint.message.words)
  }

  /// Shows the refresh button if the list has a header.
  func showButton() {
    gtk_widget_set_visible(button, gboolean(content.list.header != nil))
  }

  private func showTitle() {
    gtk_header_bar_set_title(titles, content.title)
    gtk_header_bar_set_subtitle(titles, content.subtitle)
    for pane in content.panes { AccessibleName.set(pane.listName, of: pane.list.widget) }
    gtk_widget_set_visible(hints.widget, gboolean(hints.isShown && !content.isListCovered))
    showBackArea()
  }

  /// Shows the back button of the page, or else the leading widget if it is visible.
  private func showBackArea() {
    let isOut = leading.map { gtk_widget_get_visible($0).isTrue } ?? false
    gtk_widget_set_visible(back, gboolean(content.canGoBack))
    gtk_widget_set_visible(backArea, gboolean(isOut && !content.canGoBack))
  }

  /// Updates the refresh button.
  ///
  /// The button shows a spinner only during a refresh whose header is not visible.
  private func showRefreshing() {
    let isRefreshing = content.list.isRefreshing
    let turns = isRefreshing && !showsHeader
    gtk_widget_set_sensitive(button, gboolean(!isRefreshing))
    gtk_stack_set_visible_child_name(stack, turns ? Self.spinnerName : Self.iconName)
    if turns { gtk_spinner_start(spinner) } else { gtk_spinner_stop(spinner) }
  }

  /// Whether the open header is visible: the list is at its start, or the header is placed over the
  /// list.
  private var showsHeader: Bool {
    switch content.list.header?.policy.placement {
    case .overlay?: true
    // A header between rows is near the start of the list as well.
    case .locator?, .above?, .behind?, .front?, .stretched?: content.list.contentOffset <= 0
    case nil: false
    }
  }

  /// Cancels the refresh or else closes the message.
  ///
  /// Call it for Escape if no widget in `window` handled the key. Returns `false` if there was
  /// nothing to cancel or close.
  func escape(
    _ event: UnsafeMutablePointer<GdkEventKey>, in window: UnsafeMutablePointer<GtkWidget>
  ) -> Bool {
    guard content.list.isRefreshing || content.shownMessage != nil else { return false }
    // If the user is dragging or the list is moving, Escape cancels that motion first.
    if !gtk_window_propagate_key_event(window.raw.of(GtkWindow.self), event).isTrue {
      content.list.isRefreshing ? content.list.cancelRefreshing() : content.shownMessage?.hide()
    }
    return true
  }
}
