import CGtk
import GtkBridge
import SceneModel

/// The connection between the list's input and the rest of the widget.
extension ListPeer {
  /// Handles a key press before any key binding.
  ///
  /// Returns whether it was used.
  func press(_ event: UnsafeMutablePointer<GdkEventKey>) -> Bool {
    !isDisposed && pressOnCell(event.pointee)
  }

  /// Handles a key that moved the focus into the list.
  func enterByKey() {
    let stroke = KeyStroke(.tab)
    if !isDisposed, scene.uses(stroke) { send(.key(stroke)) }
  }

  /// Handles a key that requests a menu.
  ///
  /// Returns `false` if there is no row to request it for.
  func requestMenu() -> Bool {
    !isDisposed && KeyInput(peer: self).requestMenu()
  }

  /// Takes the keyboard focus, like any clicked widget.
  func grabFocus() {
    guard !isDisposed, gtk_widget_get_focus_on_click(widget).isTrue,
      gtk_widget_get_can_focus(widget).isTrue, !gtk_widget_has_focus(widget).isTrue
    else { return }
    gtk_widget_grab_focus(widget)
  }
}
