import CGtk
import GtkBridge
import SceneModel
import ScrollModel

/// The hovering pointer over a list.
///
/// It is reported to the scene only if that changes something.
@MainActor final class HoverInput {
  private weak var peer: ListPeer?
  private var point: Point?

  init(peer: ListPeer) {
    self.peer = peer
  }

  /// Handles a motion of the pointer.
  func move(_ event: UnsafeMutablePointer<GdkEventMotion>) {
    let buttons =
      GDK_BUTTON1_MASK.rawValue | GDK_BUTTON2_MASK.rawValue | GDK_BUTTON3_MASK.rawValue
      | GDK_BUTTON4_MASK.rawValue | GDK_BUTTON5_MASK.rawValue
    // The pointer position of a finger is meaningless once the finger has left the screen.
    guard event.pointee.state & buttons == 0, !EventFields.isFromTouchScreen(event) else { return }
    move(to: Point(x: event.pointee.x, y: event.pointee.y), at: event.pointee.time)
  }

  /// Handles the pointer entering the list.
  func enter(_ event: UnsafeMutablePointer<GdkEventCrossing>) {
    let isTouch =
      event.pointee.mode == GDK_CROSSING_TOUCH_BEGIN || event.pointee.mode == GDK_CROSSING_TOUCH_END
    guard !isTouch, !EventFields.isFromTouchScreen(event) else { return }
    move(to: Point(x: event.pointee.x, y: event.pointee.y), at: event.pointee.time)
  }

  /// Notes that the pointer is at a point of the widget.
  func move(to point: Point, at time: UInt32) {
    guard let peer, point.x.isFinite, point.y.isFinite else { return }
    // A handler of the previous event may have inserted rows under the pointer.
    peer.commit()
    let viewport = peer.scene.viewport
    guard point.x >= 0, point.y >= 0, point.x < viewport.width, point.y < viewport.height else {
      return leave(at: time)
    }
    self.point = point
    if peer.scene.isChangedByPointer(at: point) { report(at: time) }
  }

  /// Reports the pointer's position to the scene, before content moves under the pointer.
  func report(at time: UInt32) {
    guard let peer, let point, peer.scene.pointer != point else { return }
    peer.send(.pointer(point), eventTime: time)
  }

  /// Notes that the pointer has left the list.
  func leave(at time: UInt32) {
    point = nil
    guard let peer, peer.scene.isChangedByPointer(at: nil) else { return }
    peer.send(.pointerLeft, eventTime: time)
  }

  /// Forgets the pointer, because the list is hidden.
  func forget() {
    point = nil
  }
}
