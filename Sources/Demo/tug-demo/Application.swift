import CDemoIcon
import CGtk
import Glibc
import GtkBridge
import Translations

/// The program: a GtkApplication with its main window, or with a window of a single page.
@MainActor final class Application {
  static let identifier = "io.github.tug.Demo"

  private let arguments: Arguments
  private let reference: GObjectRef<UnsafeMutablePointer<GtkApplication>>
  private let settings = Settings()
  private var shell: Shell?
  private var window: Window?
  private var failure: Int32?
  /// The page to show first, or `nil` once it has been shown.
  private var firstPage: String?

  /// Creates the program for a command line, or returns `nil` if GTK cannot create an application.
  init?(arguments: Arguments) {
    self.arguments = arguments
    firstPage = arguments.givenPage
    // Each single-page window is a separate process, but there is only one process with a main
    // window.
    let flags = arguments.isAlone ? G_APPLICATION_NON_UNIQUE : G_APPLICATION_HANDLES_OPEN
    guard let application = gtk_application_new(Self.identifier, flags) else { return nil }
    reference = GObjectRef(adopting: application)
  }

  /// Runs until the window is closed or a signal ends the process.
  ///
  /// Returns the exit code.
  func run() -> Int32 {
    g_set_prgname(Self.identifier)
    g_set_application_name("Tug")
    cdemoicon_register_resource()
    // On X11 the icon must be set here. On Wayland the desktop takes it from the desktop file.
    gtk_window_set_default_icon_name(Self.identifier)
    let application = reference.gApplication
    SignalConnection.connect(reference.pointer, "startup") { [unowned self] in
      if !arguments.isAlone { prepare() }
    }
    SignalConnection.connect(reference.pointer, "activate") { [unowned self] in activate() }
    for signal in [SIGTERM, SIGINT] {
      UnixSignal.watch(signal) { [weak self] in self?.quit() }
    }
    if !arguments.isAlone { connectOpen() }
    let status = arguments.isAlone ? g_application_run(application, 0, nil) : runOnce(application)
    (window, shell) = (nil, nil)
    return failure ?? status
  }

  // MARK: Single-page window

  private func activate() {
    guard arguments.isAlone else {
      defer { firstPage = nil }
      return showShell(at: firstPage)
    }
    guard window == nil, let page = Page.named(arguments.page) else { return }
    Texts.show(in: nil)
    let content = page.make(arguments)
    do {
      try content.writeFiles(arguments)
    } catch {
      StandardError.write("cannot write \(error.path): \(error.reason)")
      failure = EXIT_FAILURE
      return
    }
    let controls = PageControls(content: content, arguments: arguments)
    let window = Window(application: reference.pointer, content: content, controls: controls)
    self.window = window
    window.present()
  }

  // MARK: Main window

  /// Runs the program, or forwards the command line to the process that already runs.
  private func runOnce(_ application: UnsafeMutablePointer<GApplication>) -> Int32 {
    var error: UnsafeMutablePointer<GError>?
    guard g_application_register(application, nil, &error).isTrue else {
      let reason = error.map { String(cString: $0.pointee.message) } ?? ""
      g_clear_error(&error)
      StandardError.write("cannot start: \(reason)")
      return EXIT_FAILURE
    }
    if let folder = arguments.folder {
      for word in [folder] + arguments.others { open(argument: word, of: application) }
    } else if let page = arguments.givenPage, g_application_get_is_remote(application).isTrue {
      g_action_group_activate_action(
        OpaquePointer(application), Self.showAction, g_variant_new_string(page))
    }
    // If another process already runs, this activates that process, which then shows its window.
    return g_application_run(application, 0, nil)
  }

  /// Opens a folder or feed in the running program, which may be another process.
  private func open(argument: String, of application: UnsafeMutablePointer<GApplication>) {
    guard let file = g_file_new_for_commandline_arg(argument) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    var files: [OpaquePointer?] = [file]
    g_application_open(application, &files, gint(files.count), "")
  }

  private static let showAction = "show-page"

  private func prepare() {
    let language = settings[.language].flatMap { Language(tag: $0) }
    Texts.setLanguage(language)
    apply(.theme)
    apply(.animations)
    for command in Command.allCases {
      addAction(command.rawValue) { [weak self] _ in self?.act(command) }
      var keys: [UnsafePointer<CChar>?] = command.keys.map { UnsafePointer(g_strdup($0)) } + [nil]
      gtk_application_set_accels_for_action(reference.pointer, command.name, &keys)
      for key in keys { g_free(UnsafeMutableRawPointer(mutating: key)) }
    }
    addAction(Self.showAction, takesText: true) { [weak self] page in self?.showShell(at: page) }
  }

  private func addAction(
    _ name: String, takesText: Bool = false, _ act: @escaping @MainActor (String?) -> Void
  ) {
    guard let type = takesText ? g_variant_type_new("s") : nil else {
      return add(g_simple_action_new(name, nil), act)
    }
    defer { g_variant_type_free(type) }
    add(g_simple_action_new(name, type), act)
  }

  private func add(_ action: OpaquePointer?, _ act: @escaping @MainActor (String?) -> Void) {
    guard let action else { return }
    let owner = GObjectRef(adopting: action)
    SignalConnection.connect(
      owner.pointer, "activate",
      pointer: { value in
        let text = value.flatMap { g_variant_get_string(OpaquePointer($0), nil) }
        act(text.map { String(cString: $0) })
      })
    g_action_map_add_action(
      OpaquePointer(reference.pointer), owner.pointer)
  }

  private func connectOpen() {
    SignalConnection.connect(
      reference.pointer, "open",
      pointer: { [weak self] files in
        let first = files?.assumingMemoryBound(to: OpaquePointer?.self).pointee
        guard let uri = first.flatMap({ g_file_get_uri($0) }) else { return }
        defer { g_free(uri) }
        self?.open(String(cString: uri))
      })
  }

  private func showShell(at page: String?) {
    let shell = shell ?? Shell(reference.pointer, settings, page: page)
    if let page, self.shell != nil { shell.show(page) }
    self.shell = shell
    gtk_widget_show(shell.window)
    gtk_window_present(shell.window.raw.of(GtkWindow.self))
  }

  /// Shows a folder or subscribes to a feed.
  private func open(_ uri: String) {
    let isFeed = FeedFile.isFeed(uri)
    // A new window reads its folder from the settings, so the folder need not be opened later.
    let isNew = shell == nil
    if isNew, !isFeed { settings[.folder] = uri }
    let page = isFeed ? Page.feeds : Page.files
    showShell(at: isNew ? page : nil)
    if isFeed { shell?.open(feed: uri) } else if !isNew { shell?.open(folder: uri) }
  }

  private func act(_ command: Command) {
    guard let shell else { return }
    switch command {
    case .search: shell.search()
    case .refresh: shell.frame?.refresh()
    case .back: shell.goBack()
    case .sidebar: shell.toggleSidebar()
    case .menu: shell.toggleMenu()
    case .inspector: shell.frame?.toggleInspector()
    case .preferences:
      PreferencesWindow(settings) { [weak self] in self?.apply($0) }.show(over: shell.window)
    case .shortcuts: ShortcutsWindow.show(over: shell.window)
    case .help: HelpWindow.show(over: shell.window)
    case .about: AboutDialog.show(over: shell.window)
    case .close: gtk_window_close(shell.window.raw.of(GtkWindow.self))
    case .quit: quit()
    }
  }

  private func quit() {
    shell?.keepSize()
    g_application_quit(reference.gApplication)
  }

  /// Applies a setting that has changed.
  private func apply(_ key: SettingKey) {
    switch key {
    case .header, .footer: shell?.updateControls()
    case .language: Texts.setLanguage(settings[.language].flatMap { Language(tag: $0) })
    case .theme: DesktopSettings.show(settings[.theme].flatMap(DesktopSettings.Theme.init))
    case .animations: DesktopSettings.show(animations: settings.isOn(.animations, usual: true))
    case .sounds: shell?.updateSounds()
    case .windowWidth, .windowHeight, .isMaximized, .page, .folder, .fileOrder, .foldersFirst,
      .hiddenFiles, .hints:
      break
    }
  }
}

extension GObjectRef where Pointer == UnsafeMutablePointer<GtkApplication> {
  /// The application as a `GApplication`.
  var gApplication: UnsafeMutablePointer<GApplication> {
    pointer.raw.of(GApplication.self)
  }
}
