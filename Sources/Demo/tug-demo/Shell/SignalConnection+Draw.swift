import CGtk
import GtkBridge

extension SignalConnection {
  /// Connects a handler that draws `widget`, before GTK draws its children.
  static func connectDraw(
    _ widget: some ObjectPointer, _ draw: @escaping @MainActor (OpaquePointer) -> Void
  ) {
    connect(widget, "draw", pointer: { if let cairo = $0 { draw(OpaquePointer(cairo)) } })
  }
}
