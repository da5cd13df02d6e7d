import CGtk
import CHandy
import GtkBridge
import Translations
import Tug

/// The program's main window, with pages and a list of pages.
///
/// In a narrow window either the list or a page is shown.
@MainActor final class Shell {
  /// The range of window widths and heights that are restored, in points.
  private static let sizes: ClosedRange<Int32> = 200...10_000
  /// The initial window size in points.
  ///
  /// The list of pages fits next to a page of a phone's width.
  private static let size = (width: Int32(900), height: Int32(680))
  /// The minimum page width in points.
  ///
  /// If the page and the list do not fit next to each other, only one is shown.
  private static let minimumPageWidth: gint = 320

  /// The window width in points below which windows only have a close button.
  private static let narrow: gint = 480

  private enum Side: String {
    case sidebar
    case page
  }

  let window: UnsafeMutablePointer<GtkWidget>
  /// The current page.
  private(set) var frame: PageFrame?

  private let settings: Settings
  private let sidebar: PageSidebar
  private let leaflet: Leaflet
  private let pages: UnsafeMutablePointer<GtkStack>
  private let group: GObjectRef<OpaquePointer>
  private let menu: PrimaryMenu
  private var frames: [String: PageFrame] = [:]
  /// The page of the control opened from the gallery, or `nil` if none is open.
  private var control: PageFrame?
  /// The name of the control's page in the stack.
  private static let control = "control"
  /// The name of the current page.
  private var shown: String?

  /// Creates the main window of `application` with the saved size.
  ///
  /// Shows `page`, or the page that was shown last if `page` is `nil`.
  init(
    _ application: UnsafeMutablePointer<GtkApplication>, _ settings: Settings, page: String?
  ) {
    self.settings = settings
    hdy_init()
    window = hdy_application_window_new()
    gtk_application_add_window(application, window.raw.of(GtkWindow.self))
    sidebar = PageSidebar(Page.all)
    leaflet = Leaflet()
    let pagesWidget: UnsafeMutablePointer<GtkWidget> = gtk_stack_new()
    pages = pagesWidget.raw.of(GtkStack.self)
    group = GObjectRef(adopting: hdy_header_group_new())
    menu = PrimaryMenu()
    gtk_widget_set_size_request(pagesWidget, Self.minimumPageWidth, -1)
    pack()
    restore(page)
    connect()
  }

  // MARK: Pages

  /// Shows the page `name`.
  ///
  /// The page is created and started when it is shown for the first time. The focus moves to it,
  /// unless `staysInList` is `true`.
  func show(_ name: String, staysInList: Bool = false) {
    guard let page = Page.named(name) else { return }
    let frame = frames[name] ?? made(page)
    self.frame = frame
    shown = name
    settings[.page] = name
    gtk_stack_set_visible_child_name(pages, name)
    closeControl()
    sidebar.select(name)
    if !staysInList { turn(to: .page) }
  }

  /// Shows a folder, given as a path or URI, on the page of files.
  func open(folder: String) {
    settings[.folder] = folder
    for (name, frame) in frames where Page.named(name)?.showsFiles == true {
      gtk_widget_destroy(frame.box)
      frames[name] = nil
    }
    show(Page.files)
  }

  /// Subscribes to the feed at `address` on the page of feeds.
  func open(feed address: String) {
    show(Page.feeds)
    (frame?.content as? FeedsPage)?.subscribe(to: address)
  }

  private func made(_ page: Page) -> PageFrame {
    var arguments = Arguments()
    arguments.page = page.name
    if page.showsFiles { arguments.folder = settings[.folder] }
    arguments.view = FolderView(settings)
    arguments.header = page.header ?? HeaderName(setting: settings[.header])
    arguments.footer = FooterName(setting: settings[.footer])
    let content = page.make(arguments)
    (content as? GalleryPage)?.playAtStart()
    let back = BackButton.make(Message("BackToPages", "Pages (F9)")) { [weak self] in
      self?.turn(to: .sidebar)
    }
    leaflet.bindFolded(to: back, "visible")
    let frame = added(content, arguments, as: page.name, back: back)
    frames[page.name] = frame
    if let hint = page.hint { show(hint, in: frame) }
    if let gallery = content as? GalleryPage {
      gallery.onOpen = { [weak self] in self?.open($0) }
    }
    for case let files as FilesPage in content.panes {
      files.onFolderShown = { [settings] in settings[.folder] = $0 }
      files.onViewChanged = { [settings] view in
        view.keep(in: settings, withOrder: content.panes.count == 1)
      }
    }
    return frame
  }

  /// Adds a page to the stack and starts it.
  private func added(
    _ content: any PageContent, _ arguments: Arguments, as name: String,
    back: UnsafeMutablePointer<GtkWidget>
  ) -> PageFrame {
    let controls = PageControls(content: content, arguments: arguments)
    let frame = PageFrame(content: content, controls: controls, leading: back)
    hdy_header_group_add_gtk_header_bar(group.pointer, frame.bar.raw.of(GtkHeaderBar.self))
    gtk_stack_add_named(pages, frame.box, name)
    for pane in content.panes { pane.list.eventSounds = settings.isOn(.sounds, usual: false) }
    frame.start()
    return frame
  }

  /// Shows a hint in `frame`, unless the user has closed it on this page or another one.
  private func show(_ hint: PageHint, in frame: PageFrame) {
    guard !PageHint.closed(in: settings[.hints]).contains(hint) else { return }
    frame.show(hint) { [settings] in
      settings[.hints] = PageHint.list(of: PageHint.closed(in: settings[.hints]).union([hint]))
    }
  }

  // MARK: Detail page

  /// Shows a control of the gallery on its own page.
  private func open(_ choice: GalleryChoice) {
    closeControl()
    let back = BackButton.make(Message("BackToGallery", "Gallery (Alt+Left)")) { [weak self] in
      self?.goBack()
    }
    let opened = added(ControlDetailPage(choice), Arguments(), as: Self.control, back: back)
    control = opened
    frame = opened
    gtk_stack_set_visible_child_name(pages, Self.control)
    opened.content.grabFocus()
  }

  /// Goes back within the page, or else from a control's page to the gallery.
  func goBack() {
    if let content = frame?.content, content.canGoBack { return content.goBack() }
    guard control != nil else { return }
    show(Page.gallery)
  }

  private func closeControl() {
    guard let control else { return }
    self.control = nil
    gtk_widget_destroy(control.box)
  }

  // MARK: Sidebar

  /// Shows or hides the list of pages.
  ///
  /// In a narrow window, switches between the list and the page.
  func toggleSidebar() {
    guard leaflet.isFolded else {
      leaflet.isSidebarShown.toggle()
      if leaflet.isSidebarShown { turn(to: .sidebar) }
      // If the hidden list had the focus, no widget has it now: move it to the page.
      if gtk_window_get_focus(window.raw.of(GtkWindow.self)) == nil { turn(to: .page) }
      return
    }
    turn(to: leaflet.shown == Side.sidebar.rawValue ? .page : .sidebar)
  }

  /// Shows a side and moves the focus to it.
  private func turn(to side: Side) {
    leaflet.shown = side.rawValue
    switch side {
    case .sidebar: sidebar.grabFocus()
    case .page: frame?.content.grabFocus()
    }
  }

  /// Opens or closes the menu.
  func toggleMenu() {
    if leaflet.isFolded { turn(to: .sidebar) }
    menu.toggle()
  }

  /// Starts a search in the list of the current page.
  func search() {
    guard let content = frame?.content, !content.search() else { return }
    let list = content.list.widget
    gtk_widget_grab_focus(list)
    gtk_bindings_activate(list.raw.of(GObject.self), guint(GDK_KEY_f), GDK_CONTROL_MASK)
  }

  // MARK: Settings

  /// Applies the header and footer settings to all pages.
  func updateControls() {
    for (name, frame) in frames {
      if !frame.controls.headers.isEmpty, Page.named(name)?.header == nil {
        frame.controls.header = HeaderName(setting: settings[.header])
      }
      if !frame.controls.footers.isEmpty {
        frame.controls.footer = FooterName(setting: settings[.footer])
      }
      frame.showButton()
    }
  }

  /// Applies the sound setting to all pages.
  func updateSounds() {
    for frame in Array(frames.values) + [control].compactMap(\.self) {
      for pane in frame.content.panes {
        pane.list.eventSounds = settings.isOn(.sounds, usual: false)
      }
    }
  }

  /// The size of the screen without panels in points, or `nil` if it is not known.
  private static var screenSize: (width: gint, height: gint)? {
    guard let display = gdk_display_get_default(),
      let monitor = gdk_display_get_primary_monitor(display) ?? gdk_display_get_monitor(display, 0)
    else { return nil }
    var area = GdkRectangle()
    gdk_monitor_get_workarea(monitor, &area)
    return area.width > 0 && area.height > 0 ? (area.width, area.height) : nil
  }

  private func restore(_ page: String?) {
    let frame = window.raw.of(GtkWindow.self)
    let stored = (
      width: settings.number(.windowWidth, in: Self.sizes) ?? Self.size.width,
      height: settings.number(.windowHeight, in: Self.sizes) ?? Self.size.height
    )
    let screen = Self.screenSize ?? stored
    let (width, height) = (min(stored.width, screen.width), min(stored.height, screen.height))
    // Set it before the buttons widen the window.
    DesktopSettings.hasOnlyClose = width < Self.narrow
    gtk_window_set_default_size(frame, width, height)
    if settings.isOn(.isMaximized, usual: false) { gtk_window_maximize(frame) }
    let first =
      page.flatMap(Page.named) ?? settings[.page].flatMap(Page.named) ?? Page.all.first
    if let first { show(first.name) }
  }

  /// Saves the size of the window and whether it is maximized.
  func keepSize() {
    let frame = window.raw.of(GtkWindow.self)
    let isMaximized = gtk_window_is_maximized(frame).isTrue
    settings[.isMaximized] = isMaximized ? "true" : "false"
    guard !isMaximized else { return }
    var (width, height): (gint, gint) = (0, 0)
    gtk_window_get_size(frame, &width, &height)
    settings[.windowWidth] = "\(width)"
    settings[.windowHeight] = "\(height)"
  }

  // MARK: Window

  private func pack() {
    let title: UnsafeMutablePointer<GtkWidget> = gtk_header_bar_new()
    let bar = title.raw.of(GtkHeaderBar.self)
    gtk_header_bar_set_title(bar, "Tug")
    gtk_header_bar_set_show_close_button(bar, gboolean(true))
    gtk_header_bar_pack_end(bar, menu.button)
    hdy_header_group_add_gtk_header_bar(group.pointer, bar)
    let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_box_pack_start(
      box.raw.of(GtkBox.self), WindowHandle.around(title), gboolean(false), gboolean(true), 0)
    gtk_box_pack_start(
      box.raw.of(GtkBox.self), sidebar.widget, gboolean(true), gboolean(true), 0)
    leaflet.add(box, Side.sidebar.rawValue)
    leaflet.addSeparator()
    leaflet.add(pages.raw.of(GtkWidget.self), Side.page.rawValue)
    gtk_widget_set_hexpand(pages.raw.of(GtkWidget.self), gboolean(true))
    leaflet.bindFolded(to: group.pointer, "decorate-all")
    let frame = window.raw.of(GtkWindow.self)
    gtk_window_set_title(frame, "Tug")
    gtk_container_add(window.raw.of(GtkContainer.self), leaflet.widget)
    gtk_widget_show_all(leaflet.widget)
  }

  private func noteWidth() {
    var (width, height): (gint, gint) = (0, 0)
    gtk_window_get_size(window.raw.of(GtkWindow.self), &width, &height)
    DesktopSettings.hasOnlyClose = width < Self.narrow
  }

  private func connect() {
    sidebar.onChosen = { [weak self] name, staysInList in
      guard let self, !(staysInList && leaflet.isFolded) else { return }
      show(name, staysInList: staysInList)
    }
    sidebar.onLeave = { [weak self] isForward in
      if isForward {
        self?.turn(to: .page)
      } else {
        self.map { gtk_widget_grab_focus($0.menu.button) }
      }
    }
    SignalConnection.connect(
      window, "size-allocate",
      pointer: { [weak self] _ in
        // The handler runs during a layout, so change the buttons after it.
        Task { self?.noteWidth() }
      })
    SignalConnection.connect(
      window, "delete-event",
      event: { [weak self] _ in
        self?.keepSize()
        return false
      })
    SignalConnection.connect(
      window, "key-press-event",
      event: { [weak self] event in
        guard let self, let key = event?.of(GdkEventKey.self),
          Int32(bitPattern: key.pointee.keyval) == GDK_KEY_Escape
        else { return false }
        return frame?.escape(key, in: window) ?? false
      })
  }
}
