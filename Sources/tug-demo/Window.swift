import CGtk
import Glibc
import GtkBridge
import Translations
import Tug

/// The window around a page: header bar, refresh button and keys.
@MainActor final class Window {
  /// The size in points, with a phone's proportions: a list of files reads well in them, and the
  /// pull has room.
  static let size = (width: Int32(420), height: Int32(640))

  private let content: any PageContent
  private let menu: ControlMenu
  let window: UnsafeMutablePointer<GtkWidget>
  private let titles: UnsafeMutablePointer<GtkHeaderBar>
  private let button: UnsafeMutablePointer<GtkWidget>
  private let stack: UnsafeMutablePointer<GtkStack>
  private let spinner: UnsafeMutablePointer<GtkSpinner>
  private var statistics: FrameStatistics?

  /// A window of `application`; nil for a window off screen, which has the size that it is given.
  init(
    application: UnsafeMutablePointer<GtkApplication>?, content: any PageContent,
    controls: PageControls
  ) {
    self.content = content
    menu = ControlMenu(controls: controls, isOffscreen: application == nil)
    window = application.map { gtk_application_window_new($0) } ?? gtk_offscreen_window_new()
    let bar: UnsafeMutablePointer<GtkWidget> = gtk_header_bar_new()
    titles = bar.raw.of(GtkHeaderBar.self)
    button = gtk_button_new()
    let stackWidget: UnsafeMutablePointer<GtkWidget> = gtk_stack_new()
    stack = stackWidget.raw.of(GtkStack.self)
    let spinnerWidget: UnsafeMutablePointer<GtkWidget> = gtk_spinner_new()
    spinner = spinnerWidget.raw.of(GtkSpinner.self)

    let icon = gtk_image_new_from_icon_name("view-refresh-symbolic", GTK_ICON_SIZE_BUTTON)
    gtk_stack_add_named(stack, icon, Self.iconName)
    gtk_stack_add_named(stack, spinnerWidget, Self.spinnerName)
    gtk_container_add(button.raw.of(GtkContainer.self), stackWidget)
    Words.follow { [button] in
      gtk_widget_set_tooltip_text(button, Message("RefreshTip", "Refresh (F5)").words)
      AccessibleName.set(Message("Refresh", "Refresh").words, of: button)
    }
    gtk_header_bar_set_show_close_button(titles, gboolean(true))
    gtk_header_bar_pack_start(titles, button)
    gtk_header_bar_pack_end(titles, menu.button)
    if application != nil {
      let frame = window.raw.of(GtkWindow.self)
      gtk_window_set_titlebar(frame, bar)
      gtk_window_set_default_size(frame, Self.size.width, Self.size.height)
      gtk_window_set_icon_name(frame, "view-refresh")
      gtk_container_add(window.raw.of(GtkContainer.self), content.widget)
    } else {
      packOffscreen(bar)
    }
    connect()
    showTitle()
    gtk_widget_show_all(stackWidget)
    gtk_widget_show(bar)
    showButton()
    gtk_widget_show(content.widget)
    gtk_widget_grab_focus(content.list.widget)
  }

  private static let iconName = "icon"
  private static let spinnerName = "spinner"

  /// Puts the window on screen and lets the page begin.
  func present() {
    gtk_widget_show(window)
    gtk_window_present(window.raw.of(GtkWindow.self))
    if let path = getenv("TUG_DEMO_STATISTICS") {
      statistics = FrameStatistics(window: window, path: String(cString: path))
    }
    // At once, up to its first wait: what a page sets until then is in the first frame.
    Task.immediate { [content] in await content.start() }
  }

  /// Packs the window off screen, which has no place for a title bar, as GTK packs any other
  /// window.
  private func packOffscreen(_ bar: UnsafeMutablePointer<GtkWidget>) {
    gtk_style_context_add_class(gtk_widget_get_style_context(bar), "titlebar")
    // Otherwise GTK keeps room for the shadow of a window with a frame.
    gtk_window_set_decorated(window.raw.of(GtkWindow.self), gboolean(false))
    let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_box_pack_start(box.raw.of(GtkBox.self), bar, gboolean(false), gboolean(true), 0)
    gtk_box_pack_start(
      box.raw.of(GtkBox.self), content.widget, gboolean(true), gboolean(true), 0)
    gtk_container_add(window.raw.of(GtkContainer.self), box)
    gtk_widget_show(box)
  }

  private func connect() {
    menu.onChosen = { [weak self] in self?.showButton() }
    content.onTitleChanged = { [weak self] in
      self?.showTitle()
      self?.showRefreshing()
    }
    Words.follow { [weak self] in self?.showTitle() }
    for pane in content.panes {
      // A click selects, and two open: as in a desktop's file manager, on every page.
      pane.list.activatesOnSingleClick = false
      pane.list.onRefreshingChanged = { [weak self] _ in self?.showRefreshing() }
      guard pane.refresh != nil else { continue }
      pane.list.didScroll = { [weak self] in self?.showRefreshing() }
    }
    SignalConnection.connect(button, "clicked") { [weak self] in
      self?.content.list.beginRefreshing()
    }
    SignalConnection.connect(
      window, "key-press-event",
      event: { [weak self] event in
        guard let self, let event else { return false }
        return press(event.of(GdkEventKey.self))
      })
  }

  /// Shows the button where there is something to refresh.
  private func showButton() {
    gtk_widget_set_visible(button, gboolean(content.list.header != nil))
  }

  private func showTitle() {
    gtk_header_bar_set_title(titles, content.title)
    gtk_header_bar_set_subtitle(titles, content.subtitle)
  }

  /// Shows that the list refreshes; the button turns only where the header that does is out of view.
  private func showRefreshing() {
    let isRefreshing = content.list.isRefreshing
    let turns = isRefreshing && !showsHeader
    gtk_widget_set_sensitive(button, gboolean(!isRefreshing))
    gtk_stack_set_visible_child_name(stack, turns ? Self.spinnerName : Self.iconName)
    if turns { gtk_spinner_start(spinner) } else { gtk_spinner_stop(spinner) }
  }

  /// The open header is in view, or will be: the list is at its start, or the header over it.
  private var showsHeader: Bool {
    switch content.list.header?.policy.placement {
    case .overlay?: true
    // Such a header is between the rows, of which the first are in view together.
    case .locator?, .above?, .behind?, .front?, .stretched?: content.list.contentOffset <= 0
    case nil: false
    }
  }

  /// Acts on a key; true where it was one of the program's.
  private func press(_ event: UnsafeMutablePointer<GdkEventKey>) -> Bool {
    let key = event.pointee
    let modifiers = key.state & gtk_accelerator_get_default_mod_mask().rawValue
    let isPlain = modifiers == 0
    let isControl = modifiers == GDK_CONTROL_MASK.rawValue
    switch Int32(bitPattern: key.keyval) {
    case GDK_KEY_F5 where isPlain, GDK_KEY_r where isControl, GDK_KEY_R where isControl:
      content.list.beginRefreshing()
    case GDK_KEY_F10 where isPlain:
      menu.toggle()
    case GDK_KEY_F9 where isPlain:
      content.list.isSecondFloorOpen
        ? content.list.closeSecondFloor() : content.list.openSecondFloor()
    case GDK_KEY_Escape
    where isPlain && (content.list.isRefreshing || content.shownMessage != nil):
      // The list first gives up a drag or a motion under way.
      if !gtk_window_propagate_key_event(window.raw.of(GtkWindow.self), event).isTrue {
        content.list.isRefreshing ? content.list.cancelRefreshing() : content.shownMessage?.hide()
      }
    default:
      return false
    }
    return true
  }
}
