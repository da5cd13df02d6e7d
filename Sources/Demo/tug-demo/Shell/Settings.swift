import CGtk
import Glibc
import GtkBridge

/// What the program keeps from one run to the next, by its keys.
enum SettingKey: String, CaseIterable {
  /// The window's width and height in points, while it is not maximized.
  case windowWidth = "window-width"
  case windowHeight = "window-height"
  case isMaximized = "is-maximized"
  /// The page by its name.
  case page
  /// The folder that pages of files show, as a URI; nothing for the home folder.
  case folder
  /// The order of files by its name, and whether folders come first and hidden files are shown.
  case fileOrder = "file-order"
  case foldersFirst = "folders-first"
  case hiddenFiles = "hidden-files"
  /// Header and footer of all pages by their names; `none` for none.
  case header
  case footer
  /// The tag of the language; nothing for the user's.
  case language
  /// `light` or `dark`; nothing for the desktop's.
  case theme
  /// Motion is shown, as far as the desktop shows any.
  case animations
  /// Controls are heard, as far as the desktop has sounds.
  case sounds
}

/// The program's settings: in GSettings where their schema is installed, else in a key file.
///
/// A value that cannot be read is as one that is not there. One that cannot be written is lost, with a
/// warning: nothing else suffers.
@MainActor final class Settings {
  /// The schema's name in GSettings.
  static let schema = "io.github.tug.Demo"
  private static let group = "tug"

  private let store: any SettingStore

  /// The user's settings.
  convenience init() {
    if let store = InstalledSettings(schema: Self.schema) {
      self.init(store)
      return
    }
    let folder = String(cString: g_get_user_config_dir())
    self.init(KeyFileSettings(path: "\(folder)/tug/settings.ini", group: Self.group))
  }

  /// Settings in `store`.
  init(_ store: any SettingStore) { self.store = store }

  /// The text of `key`; nil where there is none.
  subscript(key: SettingKey) -> String? {
    get {
      let text = store.text(key.rawValue)
      return text == "" ? nil : text
    }
    set { if newValue != self[key] { store.set(newValue ?? "", key.rawValue) } }
  }

  /// A whole number of `range`; nil where there is none.
  func number(_ key: SettingKey, in range: ClosedRange<Int32>) -> Int32? {
    self[key].flatMap { Int32($0) }.flatMap { range.contains($0) ? $0 : nil }
  }

  /// True or false; `usual` where neither is kept.
  func isOn(_ key: SettingKey, usual: Bool) -> Bool {
    switch self[key] {
    case "true": true
    case "false": false
    default: usual
    }
  }
}

/// Where settings are kept, as texts by their keys.
@MainActor protocol SettingStore: AnyObject {
  /// The text of `key`; nil where there is none.
  func text(_ key: String) -> String?
  /// Keeps the text of `key`.
  func set(_ text: String, _ key: String)
}

/// Settings in GSettings, all of whose keys are texts.
@MainActor private final class InstalledSettings: SettingStore {
  private let settings: GObjectRef<UnsafeMutablePointer<GSettings>>
  private let keys: Set<String>

  /// Those of `schema`; nil where it is not installed: GLib would end the program.
  init?(schema name: String) {
    guard let source = g_settings_schema_source_get_default(),
      let schema = g_settings_schema_source_lookup(source, name, gboolean(true))
    else { return nil }
    defer { g_settings_schema_unref(schema) }
    // An older schema may lack some, which would end the program, too.
    keys = Set(
      SettingKey.allCases.map(\.rawValue).filter { key in
        guard g_settings_schema_has_key(schema, key).isTrue,
          let described = g_settings_schema_get_key(schema, key)
        else { return false }
        defer { g_settings_schema_key_unref(described) }
        guard let type = g_settings_schema_key_get_value_type(described) else { return false }
        return g_variant_type_equal(gconstpointer(type), "s").isTrue
      })
    guard let settings = g_settings_new(name) else { return nil }
    self.settings = GObjectRef(adopting: settings)
  }

  func text(_ key: String) -> String? {
    guard keys.contains(key), let text = g_settings_get_string(settings.pointer, key) else {
      return nil
    }
    defer { g_free(text) }
    return String(cString: text)
  }

  func set(_ text: String, _ key: String) {
    if keys.contains(key) { g_settings_set_string(settings.pointer, key, text) }
  }
}

/// Settings in a key file, written at each change, for a program that is not installed.
@MainActor final class KeyFileSettings: SettingStore {
  private static let folderMode: gint = 0o700

  private let path: String
  private let group: String
  private let file: OpaquePointer

  /// Those in the `group` of the file at `path`, which need not be there.
  init(path: String, group: String) {
    (self.path, self.group) = (path, group)
    file = g_key_file_new()
    g_key_file_load_from_file(file, path, G_KEY_FILE_KEEP_COMMENTS, nil)
  }

  isolated deinit { g_key_file_unref(file) }

  func text(_ key: String) -> String? {
    guard let text = g_key_file_get_string(file, group, key, nil) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }

  func set(_ text: String, _ key: String) {
    g_key_file_set_string(file, group, key, text)
    guard let folder = g_path_get_dirname(path) else { return }
    defer { g_free(folder) }
    var error: UnsafeMutablePointer<GError>?
    g_mkdir_with_parents(folder, Self.folderMode)
    if g_key_file_save_to_file(file, path, &error).isTrue { return }
    let reason = error.map { String(cString: $0.pointee.message) } ?? ""
    g_clear_error(&error)
    StandardError.write("settings are not kept: \(reason)")
  }
}
