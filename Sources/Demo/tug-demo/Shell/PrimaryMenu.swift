import CGtk
import GtkBridge
import Translations

/// The menu with commands for the whole program.
@MainActor final class PrimaryMenu {
  /// The button that opens the menu.
  let button: UnsafeMutablePointer<GtkWidget>

  /// The sections of the menu, with labels and commands.
  private static let sections: [[(words: Message, action: Command)]] = [
    [
      (Message("Inspector", "Inspector"), .inspector),
      (Message("Preferences", "Preferences"), .preferences),
    ],
    [
      (Message("KeyboardShortcuts", "Keyboard Shortcuts"), .shortcuts),
      (Message("Help", "Help"), .help), (Message("About", "About Tug"), .about),
    ],
  ]

  init() {
    button = gtk_menu_button_new()
    let icon = gtk_image_new_from_icon_name("open-menu-symbolic", GTK_ICON_SIZE_BUTTON)
    gtk_container_add(button.raw.of(GtkContainer.self), icon)
    Texts.observe { [button] in
      gtk_widget_set_tooltip_text(button, Message("ProgramMenuTip", "Menu (F10)").words)
      AccessibleName.set(Message("ProgramMenu", "Menu").words, of: button)
      let menu = GObjectRef(adopting: Self.model())
      gtk_menu_button_set_menu_model(
        button.raw.of(GtkMenuButton.self), menu.pointer.raw.of(GMenuModel.self))
    }
    gtk_widget_show_all(button)
  }

  /// Opens or closes the menu.
  func toggle() { gtk_button_clicked(button.raw.of(GtkButton.self)) }

  private static func model() -> OpaquePointer {
    let menu: OpaquePointer = g_menu_new()
    for items in sections {
      let section = GObjectRef(adopting: g_menu_new() as OpaquePointer)
      for item in items { g_menu_append(section.pointer, item.words.words, item.action.name) }
      g_menu_append_section(menu, nil, section.pointer.raw.of(GMenuModel.self))
    }
    return menu
  }
}
