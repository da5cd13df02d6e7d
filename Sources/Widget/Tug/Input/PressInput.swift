import CGtk
import GtkBridge
import SceneModel
import ScrollModel

/// Fingers and buttons on a list, as scene events: drags, clicks, the scroll indicator and menus.
@MainActor final class PressInput {
  /// Weak, because an event sent to it may destroy the widget and with it the peer.
  private weak var peer: ListPeer?
  private let hover: HoverInput
  private let willPress: @MainActor (UInt32) -> Void
  private var drag: DragGesture?
  private var longPress: LongPressGesture?
  private var secondaryClick: SecondaryClickGesture?
  private var isTouch = false
  /// The drag of the current press, or `nil` if there is none.
  private var shared: SharedDrag?
  /// Whether the press is on the scroll indicator.
  private var isOnIndicator = false
  /// Whether the program's handlers may still use the press of a button.
  private var isPressUndecided = false
  /// The release of a button that the program's handlers may still use, or `nil` if there is none.
  ///
  /// GTK's gestures receive the release before the handlers.
  private var undecidedRelease: (point: Point, time: UInt32)?

  /// Starts listening to the widget of `peer`.
  ///
  /// `willPress` is called before each press with its time.
  init(
    peer: ListPeer, hover: HoverInput, willPress: @escaping @MainActor (UInt32) -> Void
  ) {
    self.peer = peer
    self.hover = hover
    self.willPress = willPress
    // GTK calls gestures directly, so the engine must receive held rows here.
    let drag = DragGesture(widget: peer.widget) { [weak self] event, time in
      self?.peer?.commit()
      self?.handle(event, at: time)
    }
    longPress = LongPressGesture(widget: peer.widget, with: drag) { [weak self] _, _, _ in
      self?.peer?.commit()
      self?.requestMenu()
    }
    secondaryClick = SecondaryClickGesture(widget: peer.widget) { [weak self] point, time in
      self?.peer?.commit()
      self?.requestMenu(at: point, time)
    }
    self.drag = drag
  }

  func stop() {
    longPress = nil
    secondaryClick = nil
    drag = nil
  }

  /// Ends the current press without triggering anything.
  func cancel() {
    longPress?.reset()
    drag?.reset()
    guard let peer else { return }
    if peer.scene.container.isPressed { peer.send(.cancel) }
    if peer.scene.container.isIndicatorHeld { peer.send(.releaseIndicator) }
  }

  /// Handles a touch event that no gesture used.
  func handle(_ event: UnsafeMutablePointer<GdkEventTouch>) {
    drag?.handle(event)
  }

  private func handle(_ event: DragGesture.Event, at time: UInt32) {
    switch event {
    case .press(let point, let origin): press(point, origin, at: time)
    case .move(let point): move(to: point, at: time)
    case .release(let point): release(point, at: time)
    case .cancel:
      guard let peer else { return }
      if isOnIndicator {
        releaseIndicator(at: time)
      } else if shared?.end(at: time, cancelled: true) != true, peer.scene.container.isPressed {
        peer.send(.cancel, eventTime: time)
      }
    }
  }

  private func press(_ point: Point, _ origin: PressOrigin, at time: UInt32) {
    willPress(time)
    isTouch = origin.isTouch
    // A finger that only scrolls must not move the focus or hide an on-screen keyboard.
    if !isTouch { peer?.grabFocus() }
    guard let peer else { return }
    isOnIndicator = !isTouch && peer.scene.takesPress(at: point)
    if isOnIndicator {
      drag?.claim()
      peer.send(.pressIndicator(point), eventTime: time)
    } else {
      peer.updateSurroundings()
      shared = SharedDrag(on: peer, isTouch: isTouch)
      isPressUndecided = !isTouch && EventFields.currentType == GDK_BUTTON_PRESS
      peer.send(.press(point, PressModifiers(origin)), eventTime: time)
    }
  }

  private func move(to point: Point, at time: UInt32) {
    guard let peer else { return }
    if isOnIndicator {
      guard peer.scene.container.isIndicatorHeld else { return }
      peer.send(.moveIndicator(point), eventTime: time)
      return
    }
    if shared?.move(to: point, at: time) == true { return }
    let wasTaken = isTaken(peer.scene)
    peer.send(.move(point), eventTime: time)
    if isTaken(peer.scene), !wasTaken {
      drag?.claim()
    } else if peer.scene.container.isPressIgnored {
      peer.send(.cancel, eventTime: time)
      if shared?.pass(at: point, at: time) == true { drag?.claim() } else { drag?.deny() }
    }
  }

  /// Returns whether the press drags the list or a selection rectangle, and is no longer a click.
  private func isTaken(_ scene: Scene) -> Bool {
    scene.container.isDragging || scene.selectionRectangleFrame != nil
  }

  private func release(_ point: Point, at time: UInt32) {
    guard let peer else { return }
    if isOnIndicator {
      releaseIndicator(at: time)
    } else if shared?.end(at: time) == true {
      isPressUndecided = false
    } else if !isTouch, !isTaken(peer.scene), EventFields.currentType == GDK_BUTTON_RELEASE {
      return undecidedRelease = (point, time)
    } else {
      if isTouch, peer.scene.pressedRow != nil { peer.grabFocus() }
      peer.send(.release(point), eventTime: time)
    }
    if !isTouch { hover.move(to: point, at: time) }
  }

  /// Notes that the program's handlers did not use a button's press or release, so that the list
  /// does.
  func buttonPassed(isPress: Bool) {
    if isPress { return isPressUndecided = false }
    guard let (point, time) = undecidedRelease else { return }
    undecidedRelease = nil
    peer?.send(.release(point), eventTime: time)
    hover.move(to: point, at: time)
  }

  /// Ends a button's press or release.
  ///
  /// If it is still undecided, a handler of the program has used it, and the list ignores it.
  func afterButton(isPress: Bool) {
    if isPress, isPressUndecided {
      isPressUndecided = false
      cancelPress(at: EventFields.currentTime)
    } else if !isPress, let (point, time) = undecidedRelease {
      undecidedRelease = nil
      cancelPress(at: time)
      hover.move(to: point, at: time)
    }
  }

  private func cancelPress(at time: UInt32) {
    guard let peer, peer.scene.container.isPressed else { return }
    peer.send(.cancel, eventTime: time)
  }

  private func releaseIndicator(at time: UInt32) {
    isOnIndicator = false
    guard let peer, peer.scene.container.isIndicatorHeld else { return }
    peer.send(.releaseIndicator, eventTime: time)
  }

  /// Handles a long press.
  private func requestMenu() {
    guard let peer, peer.scene.container.isPressed, peer.scene.pressedRow != nil,
      !peer.scene.container.isDragging
    else { return }
    drag?.claim()
    peer.grabFocus()
    // Copy the event, because a handler may show its menu in a nested main loop, in which more
    // events of the finger arrive.
    let trigger = longPress?.lastEvent.flatMap { gdk_event_copy($0) }
    peer.rowHandlers.menuTrigger = UnsafePointer(trigger)
    peer.send(.longPress)
    peer.rowHandlers.menuTrigger = nil
    trigger.map { gdk_event_free($0) }
  }

  /// Handles a press of the secondary button.
  private func requestMenu(at point: Point, _ time: UInt32) {
    willPress(time)
    guard let peer else { return }
    peer.grabFocus()
    // Stop the motion, so that the menu's row stays under the menu.
    if peer.scene.container.isDecelerating {
      peer.send(.press(point), eventTime: time)
      peer.send(.cancel, eventTime: time)
    }
    peer.send(.secondaryPress(point), eventTime: time)
  }
}

extension PressModifiers {
  fileprivate init(_ origin: PressOrigin) {
    self = []
    if origin.isShiftHeld { insert(.shift) }
    if origin.isControlHeld { insert(.control) }
    if origin.isTouch { insert(.touch) }
  }
}
