import CGtk
import CHandy
import GtkBridge
import Translations
import Tug

/// The preferences window.
///
/// It uses libhandy's widgets, and each change takes effect immediately.
@MainActor final class PreferencesWindow {
  private let settings: Settings
  private let changed: @MainActor (SettingKey) -> Void

  /// A value of a setting with its label.
  ///
  /// The value `nil` is the default, which is not stored.
  private typealias Choice = (value: String?, words: String)

  /// Creates the window for `settings`.
  ///
  /// `changed` is called with each setting that the user changes.
  init(_ settings: Settings, changed: @escaping @MainActor (SettingKey) -> Void) {
    (self.settings, self.changed) = (settings, changed)
  }

  /// Shows the window over `parent`.
  ///
  /// This object is kept alive until the window is destroyed.
  func show(over parent: UnsafeMutablePointer<GtkWidget>) {
    let widget: UnsafeMutablePointer<GtkWidget> = hdy_preferences_window_new()
    let page: UnsafeMutablePointer<GtkWidget> = hdy_preferences_page_new()
    add(
      Message("PreferencesOfLists", "Lists"),
      [
        choice(Message("PreferredHeader", "Header"), .header, headers),
        choice(Message("PreferredFooter", "Footer"), .footer, footers),
        toggle(Message("PreferredAnimations", "Animations"), .animations),
        toggle(Message("PreferredSounds", "Sounds"), .sounds, usual: false),
      ], to: page)
    add(
      Message("PreferencesOfLooks", "Appearance"),
      [
        choice(Message("PreferredTheme", "Theme"), .theme, themes),
        choice(Message("PreferredLanguage", "Language"), .language, languages),
      ], to: page)
    gtk_container_add(widget.raw.of(GtkContainer.self), page)
    let window = widget.raw.of(GtkWindow.self)
    hdy_preferences_window_set_search_enabled(
      widget.raw.of(HdyPreferencesWindow.self), gboolean(false))
    gtk_window_set_title(window, Message("Preferences", "Preferences").words)
    gtk_window_set_transient_for(window, parent.raw.of(GtkWindow.self))
    gtk_window_set_modal(window, gboolean(true))
    // The handlers of the rows need this object as long as the window exists.
    SignalConnection.connect(widget, "destroy") { withExtendedLifetime(self) {} }
    gtk_widget_show_all(widget)
    gtk_window_present(window)
  }

  // MARK: Choices

  private var headers: [Choice] {
    HeaderName.allCases.map { ($0 == .native ? nil : $0.rawValue, $0.title.words) } + [none]
  }

  private var footers: [Choice] {
    FooterName.allCases.filter { !$0.isSideways }.map {
      ($0 == .native ? nil : $0.rawValue, $0.title.words)
    } + [none]
  }

  private var none: Choice { (Arguments.none, Message("NoControl", "none").words) }

  private var themes: [Choice] {
    [
      (nil, Message("DesktopTheme", "Follow system").words),
      (DesktopSettings.Theme.light.rawValue, Message("LightTheme", "Light").words),
      (DesktopSettings.Theme.dark.rawValue, Message("DarkTheme", "Dark").words),
    ]
  }

  private var languages: [Choice] {
    Texts.languages.map { ($0.language?.tag, $0.name) }
  }

  // MARK: Rows

  private func add(
    _ title: Message, _ rows: [UnsafeMutablePointer<GtkWidget>],
    to page: UnsafeMutablePointer<GtkWidget>
  ) {
    let group: UnsafeMutablePointer<GtkWidget> = hdy_preferences_group_new()
    hdy_preferences_group_set_title(group.raw.of(HdyPreferencesGroup.self), title.words)
    for row in rows { gtk_container_add(group.raw.of(GtkContainer.self), row) }
    gtk_container_add(page.raw.of(GtkContainer.self), group)
  }

  private func choice(
    _ title: Message, _ key: SettingKey, _ choices: [Choice]
  ) -> UnsafeMutablePointer<GtkWidget> {
    let widget: UnsafeMutablePointer<GtkWidget> = hdy_combo_row_new()
    let row = widget.raw.of(HdyComboRow.self)
    let model = GObjectRef(adopting: g_list_store_new(hdy_value_object_get_type()))
    for choice in choices {
      let item = GObjectRef(adopting: hdy_value_object_new_string(choice.words))
      g_list_store_append(model.pointer, UnsafeMutableRawPointer(item.pointer))
    }
    hdy_combo_row_bind_name_model(
      row, model.pointer,
      { item, _ in item.flatMap { hdy_value_object_dup_string(OpaquePointer($0)) } }, nil, nil)
    hdy_preferences_row_set_title(widget.raw.of(HdyPreferencesRow.self), title.words)
    let present = choices.firstIndex { $0.value == settings[key] } ?? 0
    hdy_combo_row_set_selected_index(row, gint(present))
    SignalConnection.connect(
      widget, "notify::selected-index",
      pointer: { [weak self] _ in
        let index = Int(hdy_combo_row_get_selected_index(row))
        guard choices.indices.contains(index) else { return }
        self?.set(key, choices[index].value)
      })
    return widget
  }

  private func toggle(
    _ title: Message, _ key: SettingKey, usual: Bool = true
  ) -> UnsafeMutablePointer<GtkWidget> {
    let widget: UnsafeMutablePointer<GtkWidget> = hdy_action_row_new()
    let button: UnsafeMutablePointer<GtkWidget> = gtk_switch_new()
    let toggle = button.raw.of(GtkSwitch.self)
    gtk_switch_set_active(toggle, gboolean(settings.isOn(key, usual: usual)))
    gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
    gtk_container_add(widget.raw.of(GtkContainer.self), button)
    hdy_preferences_row_set_title(widget.raw.of(HdyPreferencesRow.self), title.words)
    hdy_action_row_set_activatable_widget(widget.raw.of(HdyActionRow.self), button)
    SignalConnection.connect(
      button, "notify::active",
      pointer: { [weak self] _ in
        let isOn = gtk_switch_get_active(toggle).isTrue
        self?.set(key, isOn == usual ? nil : isOn ? "true" : "false")
      })
    return widget
  }

  private func set(_ key: SettingKey, _ value: String?) {
    guard settings[key] != value else { return }
    settings[key] = value
    changed(key)
  }
}
