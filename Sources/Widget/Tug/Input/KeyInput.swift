import CGtk
import GtkBridge
import SceneModel

/// The keys of a list, as scene events.
@MainActor struct KeyInput {
  /// The maximum number of steps by which one signal moves the focus.
  private static let maximumSteps = 1000

  let peer: ListPeer

  /// Moves the focus by `count` steps.
  ///
  /// Returns whether it moved or the list scrolled.
  func moveCursor(
    _ step: GtkMovementStep, count: Int, extends: Bool, keepsSelection: Bool
  ) -> Bool {
    guard let key = Self.key(step, isBack: count < 0) else { return false }
    let stroke = KeyStroke(key, isShift: extends, isControl: keepsSelection)
    return press(stroke, times: step == GTK_MOVEMENT_BUFFER_ENDS ? count.signum() : count)
  }

  /// Performs the action of `key`.
  ///
  /// Returns whether it had an effect.
  func press(_ key: KeyAction) -> Bool {
    switch key {
    case .refresh: press(KeyStroke(.refresh))
    case .load: press(KeyStroke(.refresh, isShift: true))
    case .cancel: press(KeyStroke(.escape))
    case .activate: press(KeyStroke(.enter))
    case .toggle: press(KeyStroke(.space, isControl: true))
    case .selectAll: press(KeyStroke(.all, isControl: true))
    case .selectNone: press(KeyStroke(.all, isShift: true, isControl: true))
    case .scrollPage(let count): press(KeyStroke(.space, isShift: count < 0), times: count)
    case .chooseAction, .openFloor, .copy, .search: false
    }
  }

  /// Handles a key that requests the menu of the focused row.
  ///
  /// Returns `false` if there is no such row.
  func requestMenu() -> Bool {
    let stroke = KeyStroke(.menu)
    return peer.scene.uses(stroke) && peer.send(.key(stroke))
  }

  private func press(_ stroke: KeyStroke, times: Int) -> Bool {
    var isUsed = false
    for _ in 0..<min(times.magnitude, Self.maximumSteps.magnitude) {
      guard !peer.isDisposed, press(stroke) else { break }
      isUsed = true
    }
    return isUsed
  }

  private func press(_ stroke: KeyStroke) -> Bool {
    guard !isForProgram(stroke) else { return false }
    guard peer.scene.uses(stroke) else { return fail(stroke) }
    peer.pointer?.ghost?.leave()
    let time = EventFields.currentTime
    return peer.send(.key(stroke), eventTime: time == 0 ? nil : time)
  }

  private static func key(_ step: GtkMovementStep, isBack: Bool) -> KeyStroke.Key? {
    switch step {
    case GTK_MOVEMENT_DISPLAY_LINES: isBack ? .up : .down
    case GTK_MOVEMENT_VISUAL_POSITIONS: isBack ? .left : .right
    case GTK_MOVEMENT_PAGES: isBack ? .pageUp : .pageDown
    case GTK_MOVEMENT_BUFFER_ENDS: isBack ? .home : .end
    default: nil
    }
  }

  /// Returns whether the program should receive `stroke`.
  ///
  /// While the only motion is the opening of a control, Escape is left to the program, which can
  /// cancel the work.
  private func isForProgram(_ stroke: KeyStroke) -> Bool {
    let container = peer.scene.container
    guard stroke.key == .escape, !container.isTracking, container.phase != .decelerating
    else { return false }
    return peer.controls.isWorking(.header) && container.targetOffset <= container.minimumOffset
      || peer.controls.isWorking(.footer) && container.targetOffset >= container.maximumOffset
  }

  /// Reports an arrow key past the first or the last row to GTK as failed keyboard navigation,
  /// which the program may handle.
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
