import CGtk
import GtkBridge
import ListModel
import PullModel

/// The connection between the list's input and its surroundings.
extension ListViewPeer {
  /// Handles a key that goes down; true where it was used.
  func press(_ event: UnsafeMutablePointer<GdkEventKey>) -> Bool {
    !isDisposed && KeyInput(peer: self).press(event)
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

  /// Checks whether a scroller around the list scrolls along the same axis, and gets the motion
  /// that the list cannot use.
  func examineSurroundings() {
    guard !isDisposed else { return }
    let orientation =
      scene.axis.orientation == .vertical
      ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
    let isNested = SurroundingScroller.exists(around: widget, along: orientation)
    if !scene.options.contains(.pull(.isNested(isNested))) { send(.set(.isNested(isNested))) }
  }

  /// Follows the direction that the widget's text runs in.
  func followDirection() {
    guard !isDisposed else { return }
    let isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    let direction = isRightToLeft ? TextDirection.rightToLeft : .leftToRight
    if scene.axis.direction != direction { send(.set(.direction(direction))) }
  }
}
