import CGtk
import GtkBridge
import Tug

/// Decides whether a scroll over a card pulls the card's list or scrolls the gallery.
///
/// Two fingers on a touchpad pull the list that the user has pointed at. A list that came under the
/// pointer by scrolling does not stop the gallery, and a wheel always scrolls the gallery, because
/// it would stop at each of the many lists.
@MainActor final class CardScrolling {
  private let content: GalleryList
  private let play: PullPlay
  /// Whether the pointer has moved over the list since the gallery was scrolled there.
  private var isPointedAt = false

  /// Decides for the list of `content`, which `play` pulls as well.
  init(_ content: GalleryList, _ play: PullPlay) {
    self.content = content
    self.play = play
    let widget = content.list.widget
    SignalConnection.connect(
      widget, "motion-notify-event",
      event: { [weak self] _ in
        self?.isPointedAt = true
        return false
      })
    SignalConnection.connect(
      widget, "leave-notify-event",
      event: { [weak self] _ in
        self?.isPointedAt = false
        return false
      })
    SignalConnection.connect(
      widget, "scroll-event",
      event: { [weak self] event in
        guard let self, let event, !pulls(ScrollInput(event.of(GdkEventScroll.self))) else {
          return false
        }
        return ScrollForwarding.forward(event, from: widget)
      })
  }

  /// Whether `input` pulls the list.
  private func pulls(_ input: ScrollInput) -> Bool {
    // A ghost finger does not track the user's fingers.
    let isPulled = content.list.isTracking && !play.isTouching
    guard input.source == .surface else { return false }
    if isPulled { return true }
    let travel = content.choice.isSideways ? input.dx : input.dy
    guard travel != 0 else { return false }
    let isPull = content.choice.side == .header ? travel < 0 : travel > 0
    if !isPull { isPointedAt = false }
    return isPull && isPointedAt
  }
}
