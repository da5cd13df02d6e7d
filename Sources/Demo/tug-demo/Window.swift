import CGtk
import Glibc
import GtkBridge
import Tug

/// A window that shows a single page, with a menu to choose its header and footer.
@MainActor final class Window {
  /// The initial size in points.
  ///
  /// It has the proportions of a phone, which suit a list of files and leave space to pull.
  static let size = (width: Int32(420), height: Int32(640))

  private let frame: PageFrame
  private var content: any PageContent { frame.content }
  private let menu: ControlMenu
  let window: UnsafeMutablePointer<GtkWidget>
  private var statistics: FrameStatistics?

  /// Creates a window of `application`, or an offscreen window if `application` is `nil`.
  init(
    application: UnsafeMutablePointer<GtkApplication>?, content: any PageContent,
    controls: PageControls
  ) {
    frame = PageFrame(content: content, controls: controls, isAlone: true)
    menu = ControlMenu(controls: controls, isOffscreen: application == nil)
    window = application.map { gtk_application_window_new($0) } ?? gtk_offscreen_window_new()
    gtk_header_bar_pack_end(frame.bar.raw.of(GtkHeaderBar.self), menu.button)
    if application != nil {
      let frame = window.raw.of(GtkWindow.self)
      gtk_window_set_titlebar(frame, self.frame.bar)
      gtk_window_set_default_size(frame, Self.size.width, Self.size.height)
      gtk_container_add(window.raw.of(GtkContainer.self), self.frame.body.widget)
    } else {
      packOffscreen()
    }
    connect()
    content.grabFocus()
  }

  /// Shows the window and starts the page.
  func present() {
    gtk_widget_show(window)
    gtk_window_present(window.raw.of(GtkWindow.self))
    if let path = getenv("TUG_DEMO_STATISTICS") {
      statistics = FrameStatistics(window: window, path: String(cString: path))
    }
    frame.start()
  }

  /// Packs the header bar and the page into the offscreen window, which cannot have a title bar.
  private func packOffscreen() {
    gtk_style_context_add_class(gtk_widget_get_style_context(frame.bar), "titlebar")
    // For a decorated window, GTK would reserve space for the shadow.
    gtk_window_set_decorated(window.raw.of(GtkWindow.self), gboolean(false))
    let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_box_pack_start(
      box.raw.of(GtkBox.self), frame.bar, gboolean(false), gboolean(true), 0)
    gtk_box_pack_start(
      box.raw.of(GtkBox.self), frame.body.widget, gboolean(true), gboolean(true), 0)
    gtk_container_add(window.raw.of(GtkContainer.self), box)
    gtk_widget_show(box)
  }

  private func connect() {
    menu.onChosen = { [weak self] in self?.frame.showButton() }
    SignalConnection.connect(
      window, "key-press-event",
      event: { [weak self] event in
        guard let self, let event else { return false }
        return press(event.of(GdkEventKey.self))
      })
  }

  /// Handles a key.
  ///
  /// Returns whether the key was used.
  private func press(_ event: UnsafeMutablePointer<GdkEventKey>) -> Bool {
    let key = event.pointee
    let modifiers = key.state & gtk_accelerator_get_default_mod_mask().rawValue
    let isPlain = modifiers == 0
    let isControl = modifiers == GDK_CONTROL_MASK.rawValue
    switch Int32(bitPattern: key.keyval) {
    case GDK_KEY_F5 where isPlain, GDK_KEY_r where isControl, GDK_KEY_R where isControl:
      frame.refresh()
    case GDK_KEY_i where isControl, GDK_KEY_I where isControl:
      frame.toggleInspector()
    case GDK_KEY_f where isControl, GDK_KEY_F where isControl:
      return content.search()
    case GDK_KEY_F10 where isPlain:
      menu.toggle()
    case GDK_KEY_F9 where isPlain:
      content.list.isSecondFloorOpen
        ? content.list.closeSecondFloor() : content.list.openSecondFloor()
    case GDK_KEY_Escape where isPlain:
      return frame.escape(event, in: window)
    default:
      return false
    }
    return true
  }
}
