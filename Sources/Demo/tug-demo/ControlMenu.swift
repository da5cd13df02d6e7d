import CGtk
import GtkBridge
import Translations
import Tug

/// The menu in the header bar of a single-page window, which sets the header and footer.
@MainActor final class ControlMenu {
  /// The button that opens the menu.
  let button: UnsafeMutablePointer<GtkWidget>
  /// Called when the user chooses a different control.
  var onChosen: (@MainActor () -> Void)?

  private let controls: PageControls
  /// The additional duration of slow work, in seconds.
  private static let slow = 2.0
  private static let none = "none"
  private static let margin: guint = 8
  /// The gap between the parts of the menu and around column titles, in points.
  ///
  /// A larger gap would make the menu too high for a new window.
  private static let gap: guint = 4
  /// The space for the frame, arrow and margins of the menu, in points, horizontally and
  /// vertically.
  private static let frame: gint = 48
  /// The minimum size of the menu, in points.
  private static let minimumLength: gint = 64
  private static let columnGap: guint = 24

  /// Creates the menu for `controls`.
  ///
  /// In an offscreen window the button opens no menu.
  init(controls: PageControls, isOffscreen: Bool) {
    self.controls = controls
    button = gtk_menu_button_new()
    let icon = gtk_image_new_from_icon_name("open-menu-symbolic", GTK_ICON_SIZE_BUTTON)
    gtk_container_add(button.raw.of(GtkContainer.self), icon)
    Texts.observe { [button] in
      gtk_widget_set_tooltip_text(button, Message("MenuTip", "Header and footer (F10)").words)
      AccessibleName.set(Message("Menu", "Header and footer").words, of: button)
    }
    gtk_widget_show_all(button)
    gtk_widget_set_visible(
      button, gboolean(!controls.headers.isEmpty || !controls.footers.isEmpty))
    if isOffscreen {
      // GTK disables a menu button that has no menu.
      gtk_widget_set_sensitive(button, gboolean(true))
      return
    }
    let popover: UnsafeMutablePointer<GtkWidget> = gtk_popover_new(button)
    gtk_container_set_border_width(popover.raw.of(GtkContainer.self), Self.margin)
    let scroller: UnsafeMutablePointer<GtkWidget> = gtk_scrolled_window_new(nil, nil)
    let scrolled = scroller.raw.of(GtkScrolledWindow.self)
    gtk_scrolled_window_set_propagate_natural_width(scrolled, gboolean(true))
    gtk_scrolled_window_set_propagate_natural_height(scrolled, gboolean(true))
    gtk_container_add(scroller.raw.of(GtkContainer.self), contents())
    gtk_widget_show(scroller)
    gtk_container_add(popover.raw.of(GtkContainer.self), scroller)
    gtk_menu_button_set_popover(button.raw.of(GtkMenuButton.self), popover)
    // Arrow keys need the positions of the items, which GTK sets only in the next frame. Keys
    // pressed before that would move to wrong items, so lay out the menu now.
    SignalConnection.connect(popover, "map") { [button] in
      guard let window: UnsafeMutablePointer<GtkWidget> = gtk_widget_get_toplevel(button) else {
        return
      }
      Self.fit(scrolled, into: window, below: button)
      gtk_container_check_resize(window.raw.of(GtkContainer.self))
    }
  }

  /// Makes the menu as large as the window permits.
  ///
  /// Content that does not fit can be scrolled.
  private static func fit(
    _ menu: UnsafeMutablePointer<GtkScrolledWindow>, into window: UnsafeMutablePointer<GtkWidget>,
    below button: UnsafeMutablePointer<GtkWidget>
  ) {
    let width = gtk_widget_get_allocated_width(window) - frame
    let bottom = gtk_widget_get_allocated_height(button) + frame
    let height = gtk_widget_get_allocated_height(window) - bottom
    gtk_scrolled_window_set_max_content_width(menu, max(width, minimumLength))
    gtk_scrolled_window_set_max_content_height(menu, max(height, minimumLength))
  }

  /// Opens or closes the menu.
  func toggle() {
    if gtk_widget_get_visible(button).isTrue {
      gtk_button_clicked(button.raw.of(GtkButton.self))
    }
  }

  private func contents() -> UnsafeMutablePointer<GtkWidget> {
    let columns: UnsafeMutablePointer<GtkWidget> = gtk_box_new(
      GTK_ORIENTATION_HORIZONTAL, gint(Self.columnGap))
    add(
      Message("HeaderColumn", "Header"), controls.headers.map(\.rawValue),
      chosen: controls.header?.rawValue, to: columns
    ) { [weak self] in self?.controls.header = HeaderName(rawValue: $0) }
    add(
      Message("FooterColumn", "Footer"), controls.footers.map(\.rawValue),
      chosen: controls.footer?.rawValue, to: columns
    ) { [weak self] in self?.controls.footer = FooterName(rawValue: $0) }
    let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(
      GTK_ORIENTATION_VERTICAL, gint(Self.gap))
    gtk_container_add(box.raw.of(GtkContainer.self), columns)
    if !controls.headers.isEmpty {
      addChoice(of: placements, to: box.raw.of(GtkContainer.self)) { [weak self] in
        self?.controls.placement = $0
      }
    }
    addChoice(
      of: Texts.languages.map { choice in ({ choice.name }, choice.language) },
      to: box.raw.of(GtkContainer.self)
    ) { Texts.setLanguage($0) }
    let rows: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_container_add(box.raw.of(GtkContainer.self), rows)
    let switches = rows.raw.of(GtkContainer.self)
    addSwitch(
      Message("SlowWork", "Work takes two seconds"), to: switches, isOn: controls.delay > 0
    ) { [weak self] in self?.controls.delay = $0 ? Self.slow : 0 }
    addSwitch(Message("FailingWork", "Work fails"), to: switches) { [weak self] in
      self?.controls.fails = $0
    }
    addSwitch(Message("PullingWheel", "Pull with wheel"), to: switches) { [weak self] in
      self?.controls.wheelPulls = $0
    }
    if !controls.headers.isEmpty {
      addSwitch(
        Message("GivingUp", "Push back to cancel"), to: switches
      ) { [weak self] in self?.controls.cancelsByPushBack = $0 }
    }
    gtk_widget_show_all(box)
    return box
  }

  /// The placements for headers on the page.
  private var placements: [(name: () -> String, value: RefreshPolicy.Placement)] {
    controls.haveRows ? Self.placements + [Self.placementInRows] : Self.placements
  }

  private static let placements: [(name: () -> String, value: RefreshPolicy.Placement)] = [
    ({ Message("PlacedAbove", "Header above the content").words }, .above),
    ({ Message("PlacedBehind", "Header behind the content").words }, .behind),
    ({ Message("PlacedInFront", "Header in front of the content").words }, .front),
    ({ Message("PlacedStretched", "Header stretched over the gap").words }, .stretched),
    ({ Message("PlacedOver", "Header over fixed content").words }, .overlay),
  ]
  private static let placementInRows = (
    name: { Message("PlacedInRows", "Header before the third row").words },
    value: RefreshPolicy.Placement.locator(row: 2)
  )

  /// Adds a combo box, in which the first item is initially selected.
  private func addChoice<Value>(
    of choices: [(name: () -> String, value: Value)], to box: UnsafeMutablePointer<GtkContainer>,
    choose: @escaping @MainActor (Value) -> Void
  ) {
    let choice: UnsafeMutablePointer<GtkWidget> = gtk_combo_box_text_new()
    for choiceName in choices.map(\.name) {
      gtk_combo_box_text_append_text(choice.raw.of(GtkComboBoxText.self), choiceName())
    }
    let combo = choice.raw.of(GtkComboBox.self)
    gtk_combo_box_set_active(combo, 0)
    Texts.observe { Self.rename(choices.map { $0.name() }, in: combo) }
    SignalConnection.connect(choice, "changed") {
      let index = Int(gtk_combo_box_get_active(combo))
      if choices.indices.contains(index) { choose(choices[index].value) }
    }
    gtk_container_add(box, choice)
  }

  /// Changes the texts of the items and keeps the selected one.
  private static func rename(_ names: [String], in combo: UnsafeMutablePointer<GtkComboBox>) {
    guard let model = gtk_combo_box_get_model(combo) else { return }
    for (index, name) in names.enumerated() {
      var place = GtkTreeIter()
      guard gtk_tree_model_iter_nth_child(model, &place, nil, gint(index)).isTrue else { continue }
      GValue.pass(name) {
        gtk_list_store_set_value(
          UnsafeMutableRawPointer(model).of(GtkListStore.self), &place, 0, &$0)
      }
    }
  }

  private func addSwitch(
    _ title: Message, to box: UnsafeMutablePointer<GtkContainer>, isOn: Bool = false,
    _ change: @escaping @MainActor (Bool) -> Void
  ) {
    let button: UnsafeMutablePointer<GtkWidget> = gtk_check_button_new_with_label(nil)
    Texts.observe { gtk_button_set_label(button.raw.of(GtkButton.self), title.words) }
    let toggle = button.raw.of(GtkToggleButton.self)
    gtk_toggle_button_set_active(toggle, gboolean(isOn))
    SignalConnection.connect(button, "toggled") {
      change(gtk_toggle_button_get_active(toggle).isTrue)
    }
    gtk_container_add(box, button)
  }

  /// Adds a column of radio buttons for the given names and for `none`.
  private func add(
    _ title: Message, _ names: [String], chosen: String?,
    to columns: UnsafeMutablePointer<GtkWidget>, choose: @escaping @MainActor (String) -> Void
  ) {
    guard !names.isEmpty else { return }
    let column: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(nil)
    Texts.observe { gtk_label_set_text(label.raw.of(GtkLabel.self), title.words) }
    gtk_widget_set_halign(label, GTK_ALIGN_START)
    gtk_style_context_add_class(gtk_widget_get_style_context(label), "dim-label")
    gtk_box_pack_start(
      column.raw.of(GtkBox.self), label, gboolean(false), gboolean(false), Self.gap)
    var group: UnsafeMutablePointer<GtkRadioButton>?
    for name in names + [Self.none] {
      let item: UnsafeMutablePointer<GtkWidget> = gtk_radio_button_new_with_label_from_widget(
        group, name)
      if group == nil { group = item.raw.of(GtkRadioButton.self) }
      // The other labels are names used by scripts and programs, so they are not translated.
      if name == Self.none {
        let words = Message("NoControl", "none")
        Texts.observe { gtk_button_set_label(item.raw.of(GtkButton.self), words.words) }
      }
      let toggle = item.raw.of(GtkToggleButton.self)
      gtk_toggle_button_set_active(toggle, gboolean(name == chosen ?? Self.none))
      SignalConnection.connect(item, "toggled") { [weak self] in
        guard gtk_toggle_button_get_active(toggle).isTrue else { return }
        choose(name)
        self?.onChosen?()
      }
      gtk_container_add(column.raw.of(GtkContainer.self), item)
    }
    gtk_container_add(columns.raw.of(GtkContainer.self), column)
  }
}
