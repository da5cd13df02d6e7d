import CGtk
import Glibc
import GtkBridge

/// The keys of the settings that are kept between runs.
enum SettingKey: String, CaseIterable {
  /// The width and height of the window in points, and whether it is maximized.
  ///
  /// The size is not updated while the window is maximized.
  case windowWidth = "window-width"
  case windowHeight = "window-height"
  case isMaximized = "is-maximized"
  /// The name of the current page.
  case page
  /// The URI of the folder on the pages of files.
  ///
  /// Empty for the home folder.
  case folder
  /// The order of files, and whether folders come first and hidden files are shown.
  case fileOrder = "file-order"
  case foldersFirst = "folders-first"
  case hiddenFiles = "hidden-files"
  /// The names of the header and footer on all pages, or `none`.
  case header
  case footer
  /// The language tag.
  ///
  /// Empty for the user's language.
  case language
  /// The theme, `light` or `dark`.
  ///
  /// Empty for the desktop's theme.
  case theme
  /// Whether animations are shown, if the desktop enables them.
  case animations
  /// Whether controls play sounds, if the desktop enables them.
  case sounds
  /// The hints that the user has closed, separated by commas.
  case hints
}

/// The program's settings.
///
/// Settings are stored in GSettings if the schema is installed, or else in a key file. Values that
/// cannot be read count as missing. If a key file cannot be written, a warning is printed and the
/// change is lost when the program ends.
@MainActor final class Settings {
  /// The name of the GSettings schema.
  static let schema = "io.github.tug.Demo"
  private static let group = "tug"

  private let store: any SettingStore

  /// Opens the user's settings.
  convenience init() {
    if let store = InstalledSettings(schema: Self.schema) {
      self.init(store)
      return
    }
    let folder = String(cString: g_get_user_config_dir())
    self.init(KeyFileSettings(path: "\(folder)/tug/settings.ini", group: Self.group))
  }

  /// Creates settings that are stored in `store`.
  init(_ store: any SettingStore) { self.store = store }

  /// The value of a setting, or `nil` if it is missing or empty.
  subscript(key: SettingKey) -> String? {
    get {
      let text = store.text(key.rawValue)
      return text == "" ? nil : text
    }
    set { if newValue != self[key] { store.set(newValue ?? "", key.rawValue) } }
  }

  /// Returns a setting as an integer, or `nil` if it is missing, invalid or outside `range`.
  func number(_ key: SettingKey, in range: ClosedRange<Int32>) -> Int32? {
    self[key].flatMap { Int32($0) }.flatMap { range.contains($0) ? $0 : nil }
  }

  /// Returns a Boolean setting, or `usual` if it is missing or invalid.
  func isOn(_ key: SettingKey, usual: Bool) -> Bool {
    switch self[key] {
    case "true": true
    case "false": false
    default: usual
    }
  }
}

/// A storage of text values by key.
@MainActor protocol SettingStore: AnyObject {
  /// Returns the value of `key`, or `nil` if there is none.
  func text(_ key: String) -> String?
  /// Stores the value of `key`.
  func set(_ text: String, _ key: String)
}

/// Settings stored in GSettings.
///
/// All keys have string values.
@MainActor private final class InstalledSettings: SettingStore {
  private let settings: GObjectRef<UnsafeMutablePointer<GSettings>>
  private let keys: Set<String>

  /// Opens the settings of a schema, or returns `nil` if it is not installed.
  ///
  /// GLib aborts the program if a schema is missing.
  init?(schema name: String) {
    guard let source = g_settings_schema_source_get_default(),
      let schema = g_settings_schema_source_lookup(source, name, gboolean(true))
    else { return nil }
    defer { g_settings_schema_unref(schema) }
    // GLib also aborts on missing keys, and an older installed schema may lack some, so use only
    // existing keys.
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

/// Settings stored in a key file, for a program that is not installed.
///
/// The file is written after each change.
@MainActor final class KeyFileSettings: SettingStore {
  private static let folderMode: gint = 0o700

  private let path: String
  private let group: String
  private let file: OpaquePointer

  /// Loads the settings in `group` of the file at `path`.
  ///
  /// The file need not exist.
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
    StandardError.write("settings cannot be stored: \(reason)")
  }
}
