import CGtk
import GtkBridge
import RefreshModel
import Tug

/// Shows what a control of the gallery does: a part of it held in view, and whole pulls by a ghost
/// finger.
///
/// The user's input on the list stops it. Nothing runs while the list is not mapped.
@MainActor final class PullPlay {
  /// The widget that shows the finger over the list, without taking input.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// Called when the user's input has stopped it.
  var onStopped: (@MainActor () -> Void)?
  /// Called when the control is held at rest.
  var onRested: (@MainActor () -> Void)?

  private let content: GalleryList
  private let finger: GhostFinger
  private var task: Task<Void, Never>?
  /// Begins to play if the pointer stays over the list.
  private var hovering: Task<Void, Never>?
  private var isPlaying = false
  /// Whether another pull follows the present one.
  private var repeats = false
  /// Whether the finger is drawn.
  private var isFingerShown = false
  /// The pull between the plays as a fraction of the trigger distance, or `nil` to close the
  /// control.
  private let resting: Double?

  /// The pulls that show a part of a control and most of it, and the one that arms it, as fractions
  /// of the trigger distance.
  static let (part, most, whole) = (0.6, 0.95, 1.15)
  /// The times of a pull, of the armed control and of the rest after it closes.
  private static let (pull, armed, pause) = (0.7, Duration.milliseconds(200), Duration.seconds(1))
  /// The time that a control takes at most to be armed, such as a ring that must be held.
  private static let longestHold = 1.0
  /// The time for which the pointer is over the list until it plays.
  private static let hover = Duration.milliseconds(250)
  /// The time after the last input until the list shows its control again.
  private static let idle = Duration.seconds(2)
  /// The finger's radius in points, and its opacities.
  private static let (radius, fill, line) = (14.0, 0.18, 0.45)

  /// Shows the control of `content`, which stays pulled by `resting` between the plays.
  init(_ content: GalleryList, resting: Double?) {
    self.content = content
    self.resting = resting
    finger = GhostFinger(content.list, side: content.choice.side)
    widget = gtk_drawing_area_new()
    // A window of its own would take the input that passes through the overlay's.
    gtk_widget_set_has_window(widget, gboolean(false))
    SignalConnection.connectDraw(widget) { [weak self] in self?.draw(on: $0) }
    SignalConnection.connect(list.widget, "map") { [weak self] in self?.rest() }
    SignalConnection.connect(list.widget, "unmap") { [weak self] in self?.end() }
    list.isSilent = resting != nil
    finger.onMoved = { [weak self] in self?.redraw() }
    finger.onReplaced = { [weak self] in self?.stop() }
  }

  private var list: ListView { content.list }

  /// Whether the desktop shows animations.
  private var isAnimated: Bool {
    _tug_integer_setting(gtk_widget_get_settings(list.widget), "gtk-enable-animations", 1) != 0
  }

  /// The pull at rest, which is a whole one without animations.
  private var restingPull: Double? { resting.map { isAnimated ? $0 : Self.whole } }

  /// Whether the ghost finger touches the list.
  var isTouching: Bool { finger.isTouching }

  /// The pull that arms the control, in points, or `nil` if pulls do not arm it.
  var armingPull: Double? { finger.armingPull }

  /// Pulls the list until a part of its control is in view, or all of it without animations.
  ///
  /// Does nothing while the list plays or is used.
  func rest() {
    let isFree = !isPlaying && !finger.isTouching && !list.isTracking
    guard let restingPull, isFree, gtk_widget_get_mapped(list.widget).isTrue, armingPull != nil
    else { return }
    hold(at: restingPull, in: 0)
  }

  /// Pulls the control to `fraction` of the trigger distance within `seconds`, and keeps it there.
  func hold(at fraction: Double, in seconds: Double) {
    task?.cancel()
    isPlaying = false
    isFingerShown = false
    task = Task { [weak self, finger] in
      await finger.pull(to: fraction, in: seconds)
      if !Task.isCancelled { self?.onRested?() }
    }
  }

  /// Pulls the list by a ghost finger, once or until ``pointerLeft()`` or ``stop()``.
  ///
  /// A pull that is shown is not begun again. Does nothing if the list is not mapped or the user
  /// touches it, or if the pulls repeat and the desktop shows no animations. Screen readers announce
  /// the pull only if the user requested it with `isAsked`.
  func play(repeats: Bool = false, isAsked: Bool = false) {
    if isAsked { list.isSilent = false }
    let isFree = finger.isTouching || !list.isTracking
    guard gtk_widget_get_mapped(list.widget).isTrue, isFree, isAnimated || !repeats else { return }
    if repeats { self.repeats = true }
    if isPlaying { return }
    isPlaying = true
    task?.cancel()
    task = Task { [weak self] in
      repeat { await self?.playOnce() } while !Task.isCancelled && self?.repeats == true
      guard !Task.isCancelled, let self else { return }
      isPlaying = false
      list.isSilent = resting != nil
      await goToRest()
    }
  }

  /// Pulls the control a little and lets it go, to show that it can be pulled.
  func nudge() {
    guard gtk_widget_get_mapped(list.widget).isTrue, isAnimated, !isPlaying, !list.isTracking,
      armingPull != nil
    else { return }
    task?.cancel()
    task = Task { [weak self, finger] in
      await finger.pull(to: Self.part, in: Self.pull)
      if !Task.isCancelled { self?.finger.cancel() }
    }
  }

  /// Plays while the pointer stays over the list.
  func pointerEntered() {
    hovering?.cancel()
    hovering = Task { [weak self] in
      try? await Task.sleep(for: Self.hover)
      if !Task.isCancelled { self?.play(repeats: true) }
    }
  }

  /// Lets the pull that is shown be the last one.
  func pointerLeft() {
    hovering?.cancel()
    repeats = false
  }

  /// Leaves the list to the user's input, and shows the control again some time after it.
  private func stop() {
    end()
    list.isSilent = false
    onStopped?()
    guard resting != nil else { return }
    task = Task { [weak self] in
      repeat {
        try? await Task.sleep(for: Self.idle)
      } while !Task.isCancelled && self?.list.isTracking == true
      guard !Task.isCancelled, let self else { return }
      await finger.closed()
      if Task.isCancelled { return }
      list.isSilent = true
      await goToRest()
    }
  }

  /// Takes the finger away, so that the list goes back.
  func end() {
    task?.cancel()
    hovering?.cancel()
    (repeats, isPlaying, isFingerShown) = (false, false, false)
    finger.cancel()
  }

  private func goToRest() async {
    guard let restingPull, armingPull != nil else { return }
    await finger.pull(to: restingPull, in: isAnimated ? Self.pull / 2 : 0)
    onRested?()
  }

  private func playOnce() async {
    isFingerShown = true
    await finger.pull(to: Self.whole, in: Self.pull)
    await finger.armed(within: Self.longestHold)
    try? await Task.sleep(for: Self.armed)
    // A press has taken the list over.
    if Task.isCancelled { return }
    finger.release()
    isFingerShown = false
    await finger.closed()
    try? await Task.sleep(for: Self.pause)
  }

  // MARK: Finger

  private func redraw() {
    if gtk_widget_get_mapped(widget).isTrue { gtk_widget_queue_draw(widget) }
  }

  private func draw(on cairo: OpaquePointer) {
    guard isFingerShown, let (x, y) = finger.place else { return }
    let color = ThemedText.color(of: list.widget)
    cairo_arc(cairo, x, y, Self.radius, 0, 2 * .pi)
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, Self.fill)
    cairo_fill_preserve(cairo)
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, Self.line)
    cairo_stroke(cairo)
  }
}
