import CGtk
import GtkBridge
import ListModel

/// What the list's input and its surroundings need to know of each other.
extension ListViewPeer {
  /// A key goes down on the list; whether it was used.
  func press(_ event: UnsafeMutablePointer<GdkEventKey>) -> Bool {
    !isDisposed && KeyInput(peer: self).press(event)
  }

  /// The user asks by key for a menu; whether there is anything to ask it for.
  func askForMenu() -> Bool {
    !isDisposed && KeyInput(peer: self).askForMenu()
  }

  /// Gets the keys, as what was clicked does.
  func takeFocus() {
    guard !isDisposed, gtk_widget_get_focus_on_click(widget).isTrue,
      gtk_widget_get_can_focus(widget).isTrue, !gtk_widget_has_focus(widget).isTrue
    else { return }
    gtk_widget_grab_focus(widget)
  }

  /// Looks whether something around the list scrolls the same way, and gets what it cannot use.
  func examineSurroundings() {
    guard !isDisposed else { return }
    let orientation =
      scene.axis.orientation == .vertical
      ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
    let isNested = SurroundingScroller.exists(around: widget, along: orientation)
    if !scene.options.contains(.isNested(isNested)) { send(.set(.isNested(isNested))) }
  }

  /// Follows the direction that the widget's text runs in.
  func followDirection() {
    guard !isDisposed else { return }
    let isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    let direction = isRightToLeft ? TextDirection.rightToLeft : .leftToRight
    if scene.axis.direction != direction { send(.set(.direction(direction))) }
  }

  /// Tells those who follow the list by GTK's means that it has changed.
  func tellFollowers() {
    guard !isDisposed else { return }
    adjustmentLink?.update(from: scene.container)
    guard !isDisposed, toldOrientation != scene.axis.orientation else { return }
    toldOrientation = scene.axis.orientation
    g_object_notify(widget.raw.of(GObject.self), "orientation")
  }

  /// The list's adjustment, made when it is first asked for; nil once the widget is destroyed.
  var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
    guard !isDisposed else { return nil }
    let link = adjustmentLink ?? AdjustmentLink(peer: self)
    adjustmentLink = link
    return link.adjustment
  }
}
