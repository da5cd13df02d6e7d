import CGtk
import GtkBridge
import SceneModel

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
  /// Whether the press is on the scroll indicator.
  private var isOnIndicator = false
  /// Whether the program's handlers may still use the press of a button.
  private var isPressUndecided = false
  /// The release of a button that the program's handlers may still use, or `nil` if there is none.
  ///
  /// GTK's gestures receive the release before the handlers.
  private var undecidedRelease: (x: Double, y: Double, time: UInt32)?

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
      self?.follow(event, at: time)
    }
    longPress = LongPressGesture(widget: peer.widget, with: drag) { [weak self] _, _, _ in
      self?.peer?.commit()
      self?.askForMenu()
    }
    secondaryClick = SecondaryClickGesture(widget: peer.widget) { [weak self] x, y, time in
      self?.peer?.commit()
      self?.askForMenu(x: x, y: y, at: time)
    }
    self.drag = drag
  }

  /// Stops listening.
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
  func follow(_ event: UnsafeMutablePointer<GdkEventTouch>) {
    drag?.follow(event)
  }

  private func follow(_ event: DragGesture.Event, at time: UInt32) {
    switch event {
    case .press(let x, let y, let origin): press(x, y, origin, at: time)
    case .move(let x, let y): move(x, y, at: time)
    case .release(let x, let y): release(x, y, at: time)
    case .cancel:
      guard let peer else { return }
      if isOnIndicator {
        releaseIndicator(at: time)
      } else if peer.scene.container.isPressed {
        peer.send(.cancel, eventTime: time)
      }
    }
  }

  private func press(_ x: Double, _ y: Double, _ origin: PressOrigin, at time: UInt32) {
    willPress(time)
    isTouch = origin.isTouch
    // A finger that only scrolls must not move the focus or hide an on-screen keyboard.
    if !isTouch { peer?.grabFocus() }
    guard let peer else { return }
    isOnIndicator = !isTouch && peer.scene.takesPress(atX: x, y: y)
    if isOnIndicator {
      drag?.claim()
      peer.send(.pressIndicator(x: x, y: y), eventTime: time)
    } else {
      peer.examineSurroundings()
      isPressUndecided = !isTouch && EventFields.currentType == GDK_BUTTON_PRESS
      peer.send(.press(x: x, y: y, modifiers: PressModifiers(origin)), eventTime: time)
    }
  }

  private func move(_ x: Double, _ y: Double, at time: UInt32) {
    guard let peer else { return }
    if isOnIndicator {
      guard peer.scene.container.isIndicatorHeld else { return }
      peer.send(.moveIndicator(x: x, y: y), eventTime: time)
      return
    }
    let wasTaken = isTaken(peer.scene)
    peer.send(.move(x: x, y: y), eventTime: time)
    if isTaken(peer.scene), !wasTaken {
      drag?.claim()
    } else if peer.scene.container.isPressGivenUp {
      peer.send(.cancel, eventTime: time)
      drag?.deny()
    }
  }

  /// Returns whether the press has become a drag or a selection band, and is no longer a click.
  private func isTaken(_ scene: Scene) -> Bool {
    scene.container.isDragging || scene.bandFrame != nil
  }

  private func release(_ x: Double, _ y: Double, at time: UInt32) {
    guard let peer else { return }
    if isOnIndicator {
      releaseIndicator(at: time)
    } else if !isTouch, !isTaken(peer.scene), EventFields.currentType == GDK_BUTTON_RELEASE {
      return undecidedRelease = (x, y, time)
    } else {
      if isTouch, peer.scene.pressedRow != nil { peer.grabFocus() }
      peer.send(.release(x: x, y: y), eventTime: time)
    }
    if !isTouch { hover.move(to: x, y, at: time) }
  }

  /// Notes that the program's handlers did not use a button's press or release, so that the list
  /// does.
  func buttonPassed(isPress: Bool) {
    if isPress { return isPressUndecided = false }
    guard let (x, y, time) = undecidedRelease else { return }
    undecidedRelease = nil
    peer?.send(.release(x: x, y: y), eventTime: time)
    hover.move(to: x, y, at: time)
  }

  /// Ends a button's press or release.
  ///
  /// If it is still undecided, a handler of the program has used it, and the list ignores it.
  func afterButton(isPress: Bool) {
    if isPress, isPressUndecided {
      isPressUndecided = false
      giveUpPress(at: EventFields.currentTime)
    } else if !isPress, let (x, y, time) = undecidedRelease {
      undecidedRelease = nil
      giveUpPress(at: time)
      hover.move(to: x, y, at: time)
    }
  }

  private func giveUpPress(at time: UInt32) {
    guard let peer, peer.scene.container.isPressed else { return }
    peer.send(.cancel, eventTime: time)
  }

  private func releaseIndicator(at time: UInt32) {
    isOnIndicator = false
    guard let peer, peer.scene.container.isIndicatorHeld else { return }
    peer.send(.releaseIndicator, eventTime: time)
  }

  /// Handles a long press.
  private func askForMenu() {
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
  private func askForMenu(x: Double, y: Double, at time: UInt32) {
    willPress(time)
    guard let peer else { return }
    peer.grabFocus()
    // Stop the motion, so that the menu's row stays under the menu.
    if peer.scene.container.isDecelerating {
      peer.send(.press(x: x, y: y), eventTime: time)
      peer.send(.cancel, eventTime: time)
    }
    peer.send(.secondaryPress(x: x, y: y), eventTime: time)
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
