import CGtk
import GtkBridge
import Translations
import Tug

/// A panel that inspects a list while it is used: its motion, values, frame times and events.
///
/// The panel updates with the list's frames. Afterwards it requests frames itself until its plot no
/// longer changes.
@MainActor final class InspectorPanel {
  /// The width of the panel next to a list, and its height below a list, in points.
  static let width: gint = 300
  static let height: gint = 270
  /// The margin around the panel, and the gaps between its parts and between its buttons, in
  /// points.
  private static let margin: guint = 12
  private static let gap: gint = 10
  private static let buttonGap: gint = 2
  /// The interval between two updates of the values, in microseconds.
  ///
  /// More frequent changes would be unreadable.
  private static let numbersInterval: Int64 = 100_000

  let widget: UnsafeMutablePointer<GtkWidget>
  /// Called when the user closes the panel.
  var onClosed: (@MainActor () -> Void)?

  private let plot = MotionPlot()
  private let frames = FramePlot()
  private let frameWords = GalleryLabel(.summary(lines: 1))
  private let numbers = InspectorNumbers()
  private let paces = PaceSwitch()
  private let actions = InspectorActions()
  private let events = EventLogView()
  private weak var list: PullableWidget?
  private var samples = MotionSamples()
  private var meter: FrameMeter?
  private var log = EventLog()
  private var logIsShown = true
  private var pace = 1.0
  private var tick: FrameTick?
  /// The time of the last update of the values, in microseconds.
  private var numbersTime: Int64?

  /// Creates a panel without a list.
  init() {
    widget = gtk_scrolled_window_new(nil, nil)
    let scrolled = widget.raw.of(GtkScrolledWindow.self)
    gtk_scrolled_window_set_policy(scrolled, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_widget_set_size_request(widget, Self.width, -1)
    pack()
    tick = FrameTick(widget: widget) { [weak self] in self?.update(at: $0) ?? false }
    paces.onChosen = { [weak self] pace in
      self?.pace = pace
      self?.list?.pace = pace
    }
    paces.onNextFrame = { [weak self] in
      guard let self else { return }
      list?.step(by: meter?.budget ?? 0)
    }
  }

  /// Inspects `list` instead of the previous list, or no list if it is `nil`.
  func inspect(_ list: PullableWidget?) {
    guard list !== self.list else { return }
    release()
    self.list = list
    samples = MotionSamples()
    actions.list = list
    meter = list.flatMap { FrameMeter(of: $0.widget) }
    list?.inspector = self
    list?.pace = pace
    frameAdvanced()
  }

  /// Stops inspecting and restores the list's normal speed.
  func close() {
    actions.stop()
    release()
    list = nil
    tick?.stop()
    meter = nil
  }

  private func release() {
    list?.inspector = nil
    list?.pace = 1
  }

  // MARK: Display

  /// Updates the display, and returns whether to update it in the next frame as well.
  private func update(at microseconds: Int64) -> Bool {
    guard let list, let reading = list.reading else { return false }
    let now = list.time(at: microseconds)
    let isLevel = samples.isLevel(at: now)
    plot.show(samples.visible(at: now), at: now)
    let continues = pace > 0 && !isLevel
    let isTime = numbersTime.map { microseconds - $0 >= Self.numbersInterval } ?? true
    if !continues || isTime {
      numbersTime = microseconds
      showNumbers(reading)
    }
    if !logIsShown {
      logIsShown = true
      events.show(log)
    }
    return continues
  }

  private func showNumbers(_ reading: ScrollReading) {
    numbers.show(reading)
    guard let meter else { return }
    frames.show(meter.times, budget: meter.budget)
    frameWords.show(
      Message("InspectorFrameTimes", "Frames: up to {time} ms of {budget} ms, {count} late").words([
        "time": NumberText.milliseconds(meter.times.longest),
        "budget": NumberText.milliseconds(meter.budget),
        "count": "\(meter.times.late(than: meter.budget))",
      ]))
  }

  // MARK: Layout

  private func pack() {
    let column: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, Self.gap)
    gtk_container_set_border_width(column.raw.of(GtkContainer.self), Self.margin)
    for part in [
      bar(), actions.message, paces.widget, plot.widget, frameWords.widget, frames.widget,
      numbers.widget, events.widget,
    ] {
      gtk_box_pack_start(
        column.raw.of(GtkBox.self), part, gboolean(part == events.widget), gboolean(true), 0)
    }
    gtk_container_add(widget.raw.of(GtkContainer.self), column)
    gtk_widget_show_all(widget)
  }

  /// Creates the line with the title and the buttons.
  private func bar() -> UnsafeMutablePointer<GtkWidget> {
    let widget: UnsafeMutablePointer<GtkWidget> = gtk_box_new(
      GTK_ORIENTATION_HORIZONTAL, Self.buttonGap)
    let title = GalleryLabel(.name)
    let close: UnsafeMutablePointer<GtkWidget> = gtk_button_new_from_icon_name(
      "window-close-symbolic", GTK_ICON_SIZE_BUTTON)
    gtk_button_set_relief(close.raw.of(GtkButton.self), GTK_RELIEF_NONE)
    SignalConnection.connect(close, "clicked") { [weak self] in self?.onClosed?() }
    Texts.observe(with: widget) {
      title.show(Message("Inspector", "Inspector").words)
      let words = Message("InspectorClose", "Close (Ctrl+I)").words
      gtk_widget_set_tooltip_text(close, words)
      AccessibleName.set(words, of: close)
    }
    let box = widget.raw.of(GtkBox.self)
    gtk_box_pack_start(box, title.widget, gboolean(true), gboolean(true), 0)
    for button in [actions.record, actions.export, close] {
      gtk_box_pack_start(box, button, gboolean(false), gboolean(true), 0)
    }
    return widget
  }
}

extension InspectorPanel: WidgetInspector {
  func frameAdvanced() {
    guard let reading = list?.reading else { return }
    samples.add(
      MotionSample(
        time: reading.time, offset: reading.offset,
        rest: reading.minimumOffset...max(reading.minimumOffset, reading.maximumOffset),
        header: reading.header?.armingOffset, footer: reading.footer?.armingOffset,
        limits: reading.lowestOffset...max(reading.lowestOffset, reading.highestOffset)))
    meter?.note()
    tick?.start()
  }

  func happened(_ event: InspectedEvent) {
    guard let time = list?.reading?.time else { return }
    log.add(event, at: time)
    logIsShown = false
    tick?.start()
  }
}
