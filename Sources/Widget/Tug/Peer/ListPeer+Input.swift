import CGtk
import GtkBridge
import SceneModel

/// The connection between the list's input and its surroundings.
extension ListPeer {
  /// Handles a key that goes down before anything is bound to it; true where it was used.
  func press(_ event: UnsafeMutablePointer<GdkEventKey>) -> Bool {
    !isDisposed && pressOnCell(event.pointee)
  }

  /// Handles a key that has brought the focus to the list.
  func enterByKey() {
    let stroke = KeyStroke(.tab)
    if !isDisposed, scene.uses(stroke) { send(.key(stroke)) }
  }

  /// Handles a key that asks for a menu; false where there is nothing to ask it for.
  func askForMenu() -> Bool {
    !isDisposed && KeyInput(peer: self).askForMenu()
  }

  /// Takes the keyboard focus, as a clicked widget does.
  func grabFocus() {
    guard !isDisposed, gtk_widget_get_focus_on_click(widget).isTrue,
      gtk_widget_get_can_focus(widget).isTrue, !gtk_widget_has_focus(widget).isTrue
    else { return }
    gtk_widget_grab_focus(widget)
  }
}
