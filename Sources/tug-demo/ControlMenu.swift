import CGtk
import GtkBridge
import Tug

/// The menu of the window's header bar in which header and footer are chosen.
@MainActor final class ControlMenu {
  /// The button that opens it.
  let button: UnsafeMutablePointer<GtkWidget>
  /// Called when another control was chosen.
  var onChosen: (@MainActor () -> Void)?

  private let controls: PageControls
  /// Seconds that slow work takes longer.
  private static let slow = 2.0
  private static let none = "none"
  private static let margin: guint = 12
  private static let columnGap: guint = 24

  /// The menu for `controls`; off screen it is a button that opens nothing.
  init(controls: PageControls, isOffscreen: Bool) {
    self.controls = controls
    button = gtk_menu_button_new()
    let icon = gtk_image_new_from_icon_name("open-menu-symbolic", GTK_ICON_SIZE_BUTTON)
    gtk_container_add(button.raw.of(GtkContainer.self), icon)
    gtk_widget_set_tooltip_text(button, "Header and footer (F10)")
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
    gtk_container_add(popover.raw.of(GtkContainer.self), contents())
    gtk_menu_button_set_popover(button.raw.of(GtkMenuButton.self), popover)
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
    let slowness: UnsafeMutablePointer<GtkWidget> = gtk_check_button_new_with_label(
      "Work takes two seconds")
    let toggle = slowness.raw.of(GtkToggleButton.self)
    gtk_toggle_button_set_active(toggle, gboolean(controls.delay > 0))
    SignalConnection.connect(slowness, "toggled") { [weak self] in
      self?.controls.delay = gtk_toggle_button_get_active(toggle).isTrue ? Self.slow : 0
    }
    let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(
      GTK_ORIENTATION_VERTICAL, gint(Self.margin))
    gtk_container_add(box.raw.of(GtkContainer.self), columns)
    gtk_container_add(box.raw.of(GtkContainer.self), slowness)
    gtk_widget_show_all(box)
    return box
  }

  /// Adds a column of names of which one is chosen, `none` among them.
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
