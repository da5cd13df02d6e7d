import CGtk
import GtkBridge
import ListModel

/// The keys of a list, as scene events.
@MainActor struct KeyInput {
  let peer: ListViewPeer

  /// Handles a key that goes down; true where the list used it.
  func press(_ event: UnsafeMutablePointer<GdkEventKey>) -> Bool {
    if peer.pressOnCell(event.pointee) { return true }
    guard let stroke = Self.stroke(of: event.pointee), !isOthers(stroke) else { return false }
    if peer.scene.uses(stroke) { return peer.send(.key(stroke), eventTime: event.pointee.time) }
    return fail(stroke)
  }

  /// Handles a key that asks for the menu of the focused row; false where there is none.
  func askForMenu() -> Bool {
    let stroke = KeyStroke(.menu)
    return peer.scene.uses(stroke) && peer.send(.key(stroke))
  }

  /// The key of an event, where lists know it; nil for any other, and with Alt and the like held.
  static func stroke(of event: GdkEventKey) -> KeyStroke? {
    let modifiers = event.state & gtk_accelerator_get_default_mod_mask().rawValue
    let (shift, control) = (GDK_SHIFT_MASK.rawValue, GDK_CONTROL_MASK.rawValue)
    guard modifiers & ~(shift | control) == 0, let key = key(Int32(bitPattern: event.keyval))
    else { return nil }
    // With modifiers these keys are for the program.
    if key == .enter || key == .escape, modifiers != 0 { return nil }
    return KeyStroke(key, isShift: modifiers & shift != 0, isControl: modifiers & control != 0)
  }

  private static func key(_ value: Int32) -> KeyStroke.Key? {
    switch value {
    case GDK_KEY_Up, GDK_KEY_KP_Up: .up
    case GDK_KEY_Down, GDK_KEY_KP_Down: .down
    case GDK_KEY_Left, GDK_KEY_KP_Left: .left
    case GDK_KEY_Right, GDK_KEY_KP_Right: .right
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: .pageUp
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: .pageDown
    case GDK_KEY_Home, GDK_KEY_KP_Home: .home
    case GDK_KEY_End, GDK_KEY_KP_End: .end
    case GDK_KEY_space, GDK_KEY_KP_Space: .space
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: .enter
    case GDK_KEY_a, GDK_KEY_A: .all
    case GDK_KEY_Escape: .escape
    case GDK_KEY_F5: .refresh
    case GDK_KEY_r, GDK_KEY_R: .reload
    default: nil
    }
  }

  /// True where `stroke` is not for the list: only a control's opening moves, and Escape is then
  /// for the program, which can cancel the work.
  private func isOthers(_ stroke: KeyStroke) -> Bool {
    let container = peer.scene.container
    guard stroke.key == .escape, !container.isTracking, container.phase != .decelerating
    else { return false }
    return peer.controls.isWorking(.header) && container.targetOffset <= container.minimumOffset
      || peer.controls.isWorking(.footer) && container.targetOffset >= container.maximumOffset
  }

  /// Reports an arrow beyond the first or the last row to GTK as failed keyboard navigation, which
  /// the program may handle.
  private func fail(_ stroke: KeyStroke) -> Bool {
    let isVertical = peer.scene.axis.orientation == .vertical
    let direction: GtkDirectionType
    switch stroke.key {
    case .up where isVertical: direction = GTK_DIR_UP
    case .down where isVertical: direction = GTK_DIR_DOWN
    case .left where !isVertical: direction = GTK_DIR_LEFT
    case .right where !isVertical: direction = GTK_DIR_RIGHT
    default: return false
    }
    guard peer.scene.rowCount > 0 else { return false }
    return gtk_widget_keynav_failed(peer.widget, direction).isTrue
  }
}
