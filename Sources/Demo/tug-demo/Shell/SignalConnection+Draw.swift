import CGtk
import GtkBridge

extension SignalConnection {
  /// Draws `widget` by `draw`, before GTK draws its children.
  static func connectDraw(
    _ widget: some ObjectPointer, _ draw: @escaping @MainActor (OpaquePointer) -> Void
  ) {
    connect(widget, "draw", pointer: { if let cairo = $0 { draw(OpaquePointer(cairo)) } })
  }
}
