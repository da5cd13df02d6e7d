import CGtk
import GtkBridge
import Tug

/// The menu in the window's header bar in which header and footer are chosen.
@MainActor final class ControlMenu {
  /// The button that opens it.
  let button: UnsafeMutablePointer<GtkWidget>
  /// Called when another control was chosen.
  var onChosen: (@MainActor () -> Void)?

  private let controls: PageControls
  /// The additional seconds of slow work.
  private static let slow = 2.0
  private static let none = "none"
  private static let margin: guint = 8
  /// The points that the menu's frame, its arrow and its margins take, each way.
  private static let frame: gint = 48
  /// The smallest size of the menu in points.
  private static let leastRoom: gint = 64
  private static let columnGap: guint = 24

  /// The menu for `controls`; off screen it is a button that opens no menu.
  init(controls: PageControls, isOffscreen: Bool) {
    self.controls = controls
    button = gtk_menu_button_new()
    let icon = gtk_image_new_from_icon_name("open-menu-symbolic", GTK_ICON_SIZE_BUTTON)
    gtk_container_add(button.raw.of(GtkContainer.self), icon)
    gtk_widget_set_tooltip_text(button, "Header and footer (F10)")
    AccessibleName.set("Header and footer", of: button)
    gtk_widget_show_all(button)
    gtk_widget_set_visible(
      button, gboolean(!controls.headers.isEmpty || !controls.footers.isEmpty))
    if isOffscreen {
      // A button without a menu is grey.
      gtk_widget_set_sensitive(button, gboolean(true))
      return
    }
    let popover: UnsafeMutablePointer<GtkWidget> = gtk_popover_new(button)
    gtk_container_set_border_width(popover.raw.of(GtkContainer.self), Self.margin)
    let room: UnsafeMutablePointer<GtkWidget> = gtk_scrolled_window_new(nil, nil)
    let scrolled = room.raw.of(GtkScrolledWindow.self)
    gtk_scrolled_window_set_propagate_natural_width(scrolled, gboolean(true))
    gtk_scrolled_window_set_propagate_natural_height(scrolled, gboolean(true))
    gtk_container_add(room.raw.of(GtkContainer.self), contents())
    gtk_widget_show(room)
    gtk_container_add(popover.raw.of(GtkContainer.self), room)
    gtk_menu_button_set_popover(button.raw.of(GtkMenuButton.self), popover)
    // The arrow keys go by the items' places, which the items would get only with a frame. Keys
    // that came before it, from a fast hand or on a busy machine, went the wrong way.
    SignalConnection.connect(popover, "map") { [button] in
      guard let window: UnsafeMutablePointer<GtkWidget> = gtk_widget_get_toplevel(button) else {
        return
      }
      Self.fit(scrolled, into: window, below: button)
      gtk_container_check_resize(window.raw.of(GtkContainer.self))
    }
  }

  /// Makes the menu as large as it has room in the window; the rest scrolls.
  private static func fit(
    _ menu: UnsafeMutablePointer<GtkScrolledWindow>, into window: UnsafeMutablePointer<GtkWidget>,
    below button: UnsafeMutablePointer<GtkWidget>
  ) {
    let width = gtk_widget_get_allocated_width(window) - frame
    let bottom = gtk_widget_get_allocated_height(button) + frame
    let height = gtk_widget_get_allocated_height(window) - bottom
    gtk_scrolled_window_set_max_content_width(menu, max(width, leastRoom))
    gtk_scrolled_window_set_max_content_height(menu, max(height, leastRoom))
  }

  /// Opens the menu, or closes it.
  func toggle() {
    if gtk_widget_get_visible(button).isTrue {
      gtk_button_clicked(button.raw.of(GtkButton.self))
    }
  }

  private func contents() -> UnsafeMutablePointer<GtkWidget> {
    let columns: UnsafeMutablePointer<GtkWidget> = gtk_box_new(
      GTK_ORIENTATION_HORIZONTAL, gint(Self.columnGap))
    add(
      "Header", controls.headers.map(\.rawValue), chosen: controls.header?.rawValue, to: columns
    ) { [weak self] in self?.controls.header = HeaderName(rawValue: $0) }
    add(
      "Footer", controls.footers.map(\.rawValue), chosen: controls.footer?.rawValue, to: columns
    ) { [weak self] in self?.controls.footer = FooterName(rawValue: $0) }
    let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(
      GTK_ORIENTATION_VERTICAL, gint(Self.margin))
    gtk_container_add(box.raw.of(GtkContainer.self), columns)
    if !controls.headers.isEmpty {
      addChoice(of: Self.placements, to: box.raw.of(GtkContainer.self)) { [weak self] in
        self?.controls.placement = $0
      }
    }
    addChoice(of: Self.languages, to: box.raw.of(GtkContainer.self)) {
      Tug.language = $0
      WritingDirection.follow($0)
    }
    let rows: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_container_add(box.raw.of(GtkContainer.self), rows)
    let switches = rows.raw.of(GtkContainer.self)
    addSwitch("Work takes two seconds", to: switches, isOn: controls.delay > 0) { [weak self] in
      self?.controls.delay = $0 ? Self.slow : 0
    }
    addSwitch("Work fails", to: switches) { [weak self] in self?.controls.fails = $0 }
    addSwitch("The wheel pulls", to: switches) { [weak self] in self?.controls.wheelPulls = $0 }
    if !controls.headers.isEmpty {
      addSwitch("Pushing the header back gives up", to: switches) { [weak self] in
        self?.controls.cancelsByPushBack = $0
      }
    }
    gtk_widget_show_all(box)
    return box
  }

  /// The placements of a header.
  private static let placements: KeyValuePairs<String, RefreshPolicy.Placement> = [
    "Header above the content": .above, "Header behind it": .behind,
    "Header in front of it": .front, "Header as long as the gap": .stretched,
    "Header over content that stays": .overlay, "Header before the third row": .locator(row: 2),
  ]

  /// The languages of the lists' own words, by their own names.
  private static let languages: KeyValuePairs<String, Language?> = [
    "Words in the system's language": nil, "English": "en", "العربية": "ar", "Deutsch": "de",
    "Español": "es", "Français": "fr", "日本語": "ja", "한국어": "ko", "Русский": "ru",
    "Українська": "uk", "简体中文": "zh-Hans", "繁體中文": "zh-Hant",
  ]

  /// Adds a list of which one item is chosen, at first the first one.
  private func addChoice<Value>(
    of choices: KeyValuePairs<String, Value>, to box: UnsafeMutablePointer<GtkContainer>,
    choose: @escaping @MainActor (Value) -> Void
  ) {
    let choice: UnsafeMutablePointer<GtkWidget> = gtk_combo_box_text_new()
    for (name, _) in choices {
      gtk_combo_box_text_append_text(choice.raw.of(GtkComboBoxText.self), name)
    }
    let combo = choice.raw.of(GtkComboBox.self)
    gtk_combo_box_set_active(combo, 0)
    SignalConnection.connect(choice, "changed") {
      let index = Int(gtk_combo_box_get_active(combo))
      if choices.indices.contains(index) { choose(choices[index].value) }
    }
    gtk_container_add(box, choice)
  }

  private func addSwitch(
    _ title: String, to box: UnsafeMutablePointer<GtkContainer>, isOn: Bool = false,
    _ change: @escaping @MainActor (Bool) -> Void
  ) {
    let button: UnsafeMutablePointer<GtkWidget> = gtk_check_button_new_with_label(title)
    let toggle = button.raw.of(GtkToggleButton.self)
    gtk_toggle_button_set_active(toggle, gboolean(isOn))
    SignalConnection.connect(button, "toggled") {
      change(gtk_toggle_button_get_active(toggle).isTrue)
    }
    gtk_container_add(box, button)
  }

  /// Adds a column of names, `none` among them, of which one is chosen.
  private func add(
    _ title: String, _ names: [String], chosen: String?,
    to columns: UnsafeMutablePointer<GtkWidget>, choose: @escaping @MainActor (String) -> Void
  ) {
    guard !names.isEmpty else { return }
    let column: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(title)
    gtk_widget_set_halign(label, GTK_ALIGN_START)
    gtk_style_context_add_class(gtk_widget_get_style_context(label), "dim-label")
    gtk_box_pack_start(column.raw.of(GtkBox.self), label, gboolean(false), gboolean(false), 6)
    var group: UnsafeMutablePointer<GtkRadioButton>?
    for name in names + [Self.none] {
      let item: UnsafeMutablePointer<GtkWidget> = gtk_radio_button_new_with_label_from_widget(
        group, name)
      if group == nil { group = item.raw.of(GtkRadioButton.self) }
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
