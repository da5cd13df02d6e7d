import CGtk
import Glibc
import GtkBridge

/// The program: one GtkApplication with one window.
@MainActor final class Application {
  static let identifier = "io.github.tug.Demo"

  private let arguments: Arguments
  private var window: Window?

  init(arguments: Arguments) {
    self.arguments = arguments
  }

  /// Runs until the window is closed or the process is asked to end, and returns the exit code.
  func run() -> Int32 {
    // Not a unique application: each process shows its own folder.
    guard
      let application = gtk_application_new(Self.identifier, G_APPLICATION_NON_UNIQUE)
    else { return EXIT_FAILURE }
    let reference = GObjectRef(adopting: application)
    g_set_prgname(Self.identifier)
    g_set_application_name("Tug")
    SignalConnection.connect(application, "activate") { [unowned self] in
      guard window == nil else { return }
      open(in: reference.pointer)
    }
    for signal in [SIGTERM, SIGINT] {
      UnixSignal.watch(signal) { g_application_quit(reference.gApplication) }
    }
    let status = g_application_run(reference.gApplication, 0, nil)
    window = nil
    return failure ?? status
  }

  private var failure: Int32?

  private func open(in application: UnsafeMutablePointer<GtkApplication>) {
    guard let page = Page.named(arguments.page) else { return }
    Words.show(in: nil)
    let content = page.make(arguments)
    do {
      try content.writeFiles(arguments)
    } catch {
      StandardError.write("cannot write \(error.path): \(error.reason)")
      failure = EXIT_FAILURE
      return
    }
    let controls = PageControls(content: content, arguments: arguments)
    let window = Window(application: application, content: content, controls: controls)
    self.window = window
    window.present()
  }
}

extension GObjectRef where Pointer == UnsafeMutablePointer<GtkApplication> {
  /// The application as its parent class.
  var gApplication: UnsafeMutablePointer<GApplication> {
    pointer.raw.of(GApplication.self)
  }
}
