import CGtk
import GtkBridge
import Translations
import Tug

/// A column of knobs that change a ``ControlSetup``.
@MainActor final class KnobPanel {
  /// The margin around the knobs, and the gaps between knobs and above headings, in points.
  private static let margin: guint = 12
  private static let gap: gint = 4
  private static let partGap: gint = 14
  /// Gives numbers the contrast of the other texts.
  private static let contrast = StyleSheet("value { color: @theme_fg_color; }")
  /// The minimum width of the column, in points.
  static let width: gint = 280

  let widget: UnsafeMutablePointer<GtkWidget>
  /// The current settings of the control.
  private(set) var setup: ControlSetup
  /// Called when the user changes a knob, and after ``turn(to:)``.
  ///
  /// Receives the state in which the change is seen, or `nil` for a whole pull.
  var onTurned: (@MainActor (ControlSetup, _ seenIn: HeldState?) -> Void)?

  /// The pull that arms the control, in points, if that is less than the trigger distance because
  /// the list is short, or else `nil`.
  var earlyPull: Double? {
    didSet { if earlyPull != oldValue { showEarlyPull() } }
  }

  /// The sentence about ``earlyPull``.
  private var early: GalleryLabel?
  private let container: GObjectRef<UnsafeMutablePointer<GtkWidget>>
  private var column: GObjectRef<UnsafeMutablePointer<GtkWidget>>?
  /// The scroll position of the former knobs until the new ones have a size, or `nil`.
  private var place: Double?

  /// Creates the knobs for `setup`.
  ///
  /// Call ``showTexts()`` to create the widgets.
  init(_ setup: ControlSetup) {
    self.setup = setup
    container = GObjectRef(adopting: gtk_scrolled_window_new(nil, nil))
    widget = container.pointer
    let scrolled = widget.raw.of(GtkScrolledWindow.self)
    gtk_scrolled_window_set_policy(scrolled, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_widget_set_size_request(widget, Self.width, -1)
    gtk_widget_show(widget)
  }

  /// Sets all knobs to the values in `setup`.
  func turn(to setup: ControlSetup) {
    self.setup = setup
    showTexts()
    onTurned?(setup, .pulled)
  }

  /// Rebuilds the knobs with texts in the current language.
  func showTexts() {
    place = gtk_adjustment_get_value(adjustment)
    // The parent is the viewport that the scrolled window adds around the column.
    if let old = column?.pointer { gtk_widget_destroy(gtk_widget_get_parent(old) ?? old) }
    let column: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, Self.gap)
    gtk_container_set_border_width(column.raw.of(GtkContainer.self), Self.margin)
    self.column = GObjectRef(adopting: column)
    addHeading(Message("KnobsOutcome", "Outcome of the work"), isFirst: true)
    addChoice(
      Message("KnobsOutcome", "Outcome of the work"),
      of: WorkOutcome.allCases.map { ($0.name, $0) }, chosen: setup.outcome, seenIn: nil
    ) { $0.outcome = $1 }
    addHeading(Message("KnobsDistances", "Distances"))
    for knob in ControlKnob.distanceKnobs {
      add(knob)
      if case .number(\.firing.triggerDistance, _, _) = knob.kind { addEarlyPull() }
    }
    addHeading(Message("KnobsMotion", "Motion"))
    ControlKnob.motionKnobs.forEach(add)
    addHeading(Message("KnobsPlace", "Place and direction"))
    addChoice(
      Message("KnobPlacement", "Placement"), of: placements, chosen: setup.policy.placement,
      seenIn: .pulled
    ) { $0.policy.placement = $1 }
    if !setup.choice.isSideways {
      addChoice(
        Message("KnobDirection", "Direction"), of: Self.directions, chosen: setup.direction,
        seenIn: .pulled
      ) { $0.direction = $1 }
    }
    addHeading(Message("KnobsHand", "Input"))
    ControlKnob.switches.forEach(add)
    let states = setup.statesWithTitles
    if !states.isEmpty { addHeading(Message("KnobsWords", "Texts")) }
    states.forEach(addTitle)
    gtk_container_add(widget.raw.of(GtkContainer.self), column)
    gtk_widget_show_all(column)
    SignalConnection.connect(
      column, "size-allocate", pointer: { [weak self] _ in self?.returnToPlace() })
  }

  private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
    gtk_scrolled_window_get_vadjustment(widget.raw.of(GtkScrolledWindow.self))
  }

  /// Scrolls new knobs to where the former ones were.
  private func returnToPlace() {
    guard let place else { return }
    self.place = nil
    gtk_adjustment_set_value(adjustment, place)
  }

  // MARK: Choices

  private var placements: [(name: Message, value: RefreshPolicy.Placement)] {
    let beyond: [(Message, RefreshPolicy.Placement)] =
      isHeader
      ? [
        (Message("PlacedAbove", "Header above the content"), .above),
        (Message("PlacedBehind", "Header behind the content"), .behind),
        (Message("PlacedInFront", "Header in front of the content"), .front),
        (Message("PlacedStretched", "Header stretched over the gap"), .stretched),
      ]
      : [
        (Message("FooterBelow", "Footer below the content"), .above),
        (Message("FooterBehind", "Footer behind the content"), .behind),
        (Message("FooterInFront", "Footer in front of the content"), .front),
        (Message("FooterStretched", "Footer stretched over the gap"), .stretched),
      ]
    // A second floor moves all content out of view, so placements over or in the content do not
    // work with it.
    guard isHeader, setup.policy.secondFloor == nil else { return beyond }
    return beyond + [
      (Message("PlacedOver", "Header over fixed content"), .overlay),
      (Message("PlacedInRows", "Header before the third row"), .locator(row: 2)),
    ]
  }

  private static var directions: [(name: Message, value: ControlSetup.Direction)] {
    [
      (Message("ScrollsDownwards", "Vertical"), .downwards),
      (Message("ScrollsSideways", "Horizontal"), .sideways),
      (Message("BeginsAtBottom", "Begins at the bottom"), .upwards),
    ]
  }

  private var isHeader: Bool { if case .header = setup.choice { true } else { false } }

  // MARK: Widgets

  /// Adds a widget below the others.
  ///
  /// The mouse wheel scrolls the column instead of changing the widget's value.
  private func put(_ child: UnsafeMutablePointer<GtkWidget>) {
    guard let column = column?.pointer else { return }
    SignalConnection.connect(
      child, "scroll-event",
      event: { event in
        guard let event else { return false }
        return ScrollForwarding.forward(event, from: child)
      })
    gtk_box_pack_start(column.raw.of(GtkBox.self), child, gboolean(false), gboolean(true), 0)
  }

  private func addHeading(_ text: Message, isFirst: Bool = false) {
    let label = GalleryLabel(.name)
    label.show(text.words)
    // The column's margin is above the first heading.
    if !isFirst { gtk_widget_set_margin_top(label.widget, Self.partGap) }
    put(label.widget)
  }

  private func change(seenIn state: HeldState?, _ turn: (inout ControlSetup) -> Void) {
    var changed = setup
    turn(&changed)
    guard changed != setup else { return }
    setup = changed
    onTurned?(setup, state)
  }

  private func add(_ knob: ControlKnob) {
    guard isHeader || !knob.isForHeaders else { return }
    switch knob.kind {
    case .number(let path, let range, let step):
      addName(knob.name)
      // The trigger distance must stay below the distance of the second floor.
      let floor = path == \.firing.triggerDistance ? setup.policy.secondFloor?.distance : nil
      let most = floor.map { min($0 - step, range.upperBound) } ?? range.upperBound
      let scale = scale(
        range.lowerBound...max(most, range.lowerBound), step: step, unit: knob.unit,
        usual: setup.choice.policy[keyPath: path])
      gtk_range_set_value(scale.raw.of(GtkRange.self), setup.policy[keyPath: path])
      name(scale, knob.name)
      SignalConnection.connect(scale, "value-changed") { [weak self] in
        let value = gtk_range_get_value(scale.raw.of(GtkRange.self))
        self?.change(seenIn: knob.seenIn) { $0.policy[keyPath: path] = value }
      }
      put(scale)
    case .seconds(let path, let usual, let none):
      addSeconds(knob.name, path, usual: usual, none: none)
    case .flag(let path):
      let button = checkButton(knob.name, isOn: setup.policy[keyPath: path])
      SignalConnection.connect(button, "toggled") { [weak self] in
        let isOn = gtk_toggle_button_get_active(button.raw.of(GtkToggleButton.self)).isTrue
        self?.change(seenIn: knob.seenIn) { $0.policy[keyPath: path] = isOn }
      }
      put(button)
    }
  }

  /// Adds the sentence about the pull that arms the control.
  private func addEarlyPull() {
    let label = GalleryLabel(.summary(lines: 2))
    gtk_widget_set_no_show_all(label.widget, gboolean(true))
    put(label.widget)
    early = label
    showEarlyPull()
  }

  private func showEarlyPull() {
    guard let early else { return }
    gtk_widget_set_visible(early.widget, gboolean(earlyPull != nil))
    guard let earlyPull else { return }
    early.show(
      Message("KnobEarly", "In so short a list: {distance}").words([
        "distance": ControlKnob.Unit.points.text(earlyPull)
      ]))
  }

  /// Adds a slider for seconds, and a check button for `nil`.
  private func addSeconds(
    _ name: Message, _ path: WritableKeyPath<RefreshPolicy, Double?>, usual: Double, none: Message
  ) {
    addName(name)
    let value = setup.policy[keyPath: path]
    let scale = scale(
      ControlKnob.seconds, step: ControlKnob.secondsStep, unit: .seconds,
      usual: setup.choice.policy[keyPath: path])
    let range = scale.raw.of(GtkRange.self)
    gtk_range_set_value(range, value ?? usual)
    gtk_widget_set_sensitive(scale, gboolean(value != nil))
    self.name(scale, name)
    let button = checkButton(none, isOn: value == nil)
    let toggle = button.raw.of(GtkToggleButton.self)
    let read: @MainActor () -> Void = { [weak self] in
      let isNone = gtk_toggle_button_get_active(toggle).isTrue
      gtk_widget_set_sensitive(scale, gboolean(!isNone))
      let seconds = isNone ? nil : gtk_range_get_value(range)
      self?.change(seenIn: nil) { $0.policy[keyPath: path] = seconds }
    }
    SignalConnection.connect(scale, "value-changed", read)
    SignalConnection.connect(button, "toggled", read)
    put(scale)
    put(button)
  }

  private func addTitle(of state: RefreshState) {
    let entry: UnsafeMutablePointer<GtkWidget> = gtk_entry_new()
    let text = entry.raw.of(GtkEntry.self)
    gtk_entry_set_text(text, setup.titles[state] ?? "")
    let usual = setup.defaultTexts.title(
      for: state, in: setup.direction.orientation, translation: Texts.translation)
    gtk_entry_set_placeholder_text(text, usual)
    gtk_entry_set_width_chars(text, 1)
    gtk_widget_set_tooltip_text(entry, usual)
    AccessibleName.set(usual, of: entry)
    SignalConnection.connect(entry, "changed") { [weak self] in
      let words = gtk_entry_get_text(text).map { String(cString: $0) } ?? ""
      self?.change(seenIn: HeldState(title: state)) {
        $0.titles[state] = words.isEmpty ? nil : words
      }
    }
    put(entry)
  }

  /// Adds a combo box with the accessible name `name`.
  ///
  /// If `chosen` is not among the choices, the first one is selected.
  private func addChoice<Value: Equatable>(
    _ name: Message, of choices: [(name: Message, value: Value)], chosen: Value,
    seenIn state: HeldState?,
    choose: @escaping @MainActor (inout ControlSetup, Value) -> Void
  ) {
    let widget: UnsafeMutablePointer<GtkWidget> = gtk_combo_box_text_new()
    for choice in choices {
      gtk_combo_box_text_append_text(widget.raw.of(GtkComboBoxText.self), choice.name.words)
    }
    self.name(widget, name)
    let combo = widget.raw.of(GtkComboBox.self)
    gtk_combo_box_set_active(combo, gint(choices.firstIndex { $0.value == chosen } ?? 0))
    SignalConnection.connect(widget, "changed") { [weak self] in
      let index = Int(gtk_combo_box_get_active(combo))
      guard choices.indices.contains(index) else { return }
      self?.change(seenIn: state) { choose(&$0, choices[index].value) }
    }
    put(widget)
  }

  private func addName(_ text: Message) {
    let label = GalleryLabel(.text)
    label.show(text.words)
    put(label.widget)
  }

  private func name(_ widget: UnsafeMutablePointer<GtkWidget>, _ text: Message) {
    AccessibleName.set(text.words, of: widget)
  }

  private func checkButton(_ text: Message, isOn: Bool) -> UnsafeMutablePointer<GtkWidget> {
    let button: UnsafeMutablePointer<GtkWidget> = gtk_check_button_new_with_label(text.words)
    gtk_toggle_button_set_active(button.raw.of(GtkToggleButton.self), gboolean(isOn))
    return button
  }

  /// Returns a slider, with a mark at the style's own value.
  private func scale(
    _ range: ClosedRange<Double>, step: Double, unit: ControlKnob.Unit, usual: Double?
  ) -> UnsafeMutablePointer<GtkWidget> {
    let widget: UnsafeMutablePointer<GtkWidget> = gtk_scale_new_with_range(
      GTK_ORIENTATION_HORIZONTAL, range.lowerBound, range.upperBound, step)
    let scale = widget.raw.of(GtkScale.self)
    gtk_scale_set_value_pos(scale, GTK_POS_RIGHT)
    if let usual { gtk_scale_add_mark(scale, usual, GTK_POS_BOTTOM, nil) }
    Self.contrast.apply(to: widget)
    unit.format(scale)
    return widget
  }
}

extension ControlKnob.Unit {
  /// A handler of GtkScale's signal for the text of a value.
  private typealias Format =
    @convention(c) (gpointer?, Double, gpointer?) ->
    UnsafeMutablePointer<CChar>?

  /// Returns the text of `value` for GTK, which frees it.
  private func copiedText(_ value: Double) -> UnsafeMutablePointer<CChar>? {
    // GTK calls handlers of its widgets on the main thread.
    g_strdup(MainActor.assumeIsolated { text(value) })
  }

  /// Shows the values of `scale` with the unit.
  fileprivate func format(_ scale: UnsafeMutablePointer<GtkScale>) {
    let handler: Format =
      switch self {
      case .points: { _, value, _ in ControlKnob.Unit.points.copiedText(value) }
      case .seconds: { _, value, _ in ControlKnob.Unit.seconds.copiedText(value) }
      case .none: { _, value, _ in ControlKnob.Unit.none.copiedText(value) }
      }
    g_signal_connect_data(
      scale, "format-value", unsafeBitCast(handler, to: GCallback.self), nil, nil,
      GConnectFlags(rawValue: 0))
  }
}
