import CGtk
import GtkBridge
import SceneModel
import ScrollModel

/// A drag on a pullable widget inside other pullable widgets.
///
/// The inner widget takes what it can use along its own axis, and the widgets around it get the
/// rest, also in the middle of the drag. The gesture of the inner widget receives all events,
/// because GTK gives a claimed sequence to only one widget.
@MainActor final class SharedDrag {
  /// The travel beyond the threshold that makes a press a drag, in points.
  private static let excess = 0.001

  private weak var inner: PullPeer?
  /// The widget that has the drag instead of the inner one, or `nil` if the inner one has it.
  private weak var outer: PullPeer?
  let isTouch: Bool
  /// The places of the press and of the last event, in points of the screen.
  ///
  /// Places in the inner widget would move with the widget, which the outer one drags.
  private var (start, last): (Point, Point)
  /// The distance from a place on the screen to that place in the outer widget.
  private var origin = Point(x: 0, y: 0)

  /// Begins a drag of the event that GTK is delivering, on the widget of `inner`.
  init?(on inner: PullPeer, isTouch: Bool) {
    guard let place = EventFields.currentPlace else { return nil }
    self.inner = inner
    self.isTouch = isTouch
    (start, last) = (place, place)
  }

  /// Moves the drag of the event that GTK is delivering, which is at `point` of the inner widget.
  ///
  /// Returns whether an outer widget has it, and the inner one must ignore the event.
  func move(to point: Point, at time: UInt32) -> Bool {
    guard let inner, let place = EventFields.currentPlace else { return outer != nil }
    let (dx, dy) = (place.x - last.x, place.y - last.y)
    last = place
    let travel = inner.scene.axis.travel(dx: dx, dy: dy).along
    let container = inner.scene.container
    if let outer {
      let edge = outer.scene.container.overscrolledEdge
      let isWanted =
        outer.scene.axis.orientation == inner.scene.axis.orientation
        && container.room(towards: travel) > 0
      if edge != nil || !isWanted { outer.send(.move(outerPlace), eventTime: time) }
      guard isWanted, outer.scene.container.overscrolledEdge == nil else { return true }
      // The outer widget was within its range, or this event led back into it, perhaps far.
      let reached = outer.scene.container.contentOffset
      outer.send(.cancel, eventTime: time)
      let rest = edge.map { outer.scene.container.restOffset(of: $0) }
      if let rest { outer.send(.setOffset(rest, animated: false)) }
      self.outer = nil
      let press = back(from: point, abs(rest.map { reached - $0 } ?? travel), dx, dy, in: inner)
      inner.send(.press(press, .touch), eventTime: time)
      return false
    }
    let room = container.room(towards: travel)
    guard container.isDragging, abs(travel) > room, container.passesOn(travel: travel),
      let taker = taker(dx, dy), taker.scene.axis.orientation == inner.scene.axis.orientation
    else { return false }
    inner.send(.cancel, eventTime: time)
    if room > 0 {
      let edge = travel > 0 ? container.minimumOffset : container.maximumOffset
      inner.send(.setOffset(edge, animated: false))
    }
    begin(taker, from: point)
    taker.send(
      .press(back(from: outerPlace, abs(travel) - room, dx, dy, in: taker), .touch),
      eventTime: time)
    taker.send(.move(outerPlace), eventTime: time)
    return true
  }

  /// Passes on the whole drag, which the inner widget does not use.
  ///
  /// Returns whether an outer widget uses it.
  func pass(at point: Point, at time: UInt32) -> Bool {
    guard let taker = taker(last.x - start.x, last.y - start.y) else { return false }
    begin(taker, from: point)
    let press = Point(x: start.x + origin.x, y: start.y + origin.y)
    taker.send(.press(press, .touch), eventTime: time)
    taker.send(.move(outerPlace), eventTime: time)
    return true
  }

  /// Ends the drag.
  ///
  /// Returns whether an outer widget had it. A cancelled drag triggers nothing.
  func end(at time: UInt32, cancelled: Bool = false) -> Bool {
    guard let outer else { return false }
    self.outer = nil
    last = EventFields.currentPlace ?? last
    outer.send(cancelled ? .cancel : .release(outerPlace), eventTime: time)
    return true
  }

  private func begin(_ taker: PullPeer, from point: Point) {
    outer = taker
    guard let inner, let place = taker.place(of: point, in: inner) else { return }
    origin = Point(x: place.x - last.x, y: place.y - last.y)
  }

  private var outerPlace: Point { Point(x: last.x + origin.x, y: last.y + origin.y) }

  /// Returns the nearest outer widget that uses a drag by `dx` and `dy` points.
  private func taker(_ dx: Double, _ dy: Double) -> PullPeer? {
    inner?.outerPeers.first { $0.usesDrag(dx, dy, byTouch: isTouch) }
  }

  /// Returns the place of a press that becomes a drag at once and moves `peer` by `length` points
  /// until `point`.
  private func back(
    from point: Point, _ length: Double, _ dx: Double, _ dy: Double, in peer: PullPeer
  ) -> Point {
    let way = length + peer.scene.container.dragThreshold + Self.excess
    return peer.scene.axis.orientation == .vertical
      ? Point(x: point.x, y: point.y - (dy < 0 ? -way : way))
      : Point(x: point.x - (dx < 0 ? -way : way), y: point.y)
  }
}

extension ScrollContainer {
  /// Returns the distance by which the content can be scrolled in the direction of a finger's
  /// `travel`, in points.
  func room(towards travel: Double) -> Double {
    let room = travel > 0 ? contentOffset - minimumOffset : maximumOffset - contentOffset
    return travel == 0 ? 0 : max(room, 0)
  }

  /// Returns whether the widgets around get a finger's `travel` beyond the edge.
  func passesOn(travel: Double) -> Bool {
    settings.edgesPassedOn.contains(travel > 0 ? .top : .bottom)
  }
}
