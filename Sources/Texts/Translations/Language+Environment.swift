extension Language {
  /// Returns the languages that the user's environment requests, most preferred first.
  ///
  /// The rules are gettext's: `LC_ALL`, or else `LC_MESSAGES`, or else `LANG` names the locale.
  /// Except for the locale `C`, the colon-separated list in `LANGUAGE` takes precedence. A name has
  /// the form `sr_RS.UTF-8@latin`; names without a language, such as `C`, are skipped.
  public static func preferred(_ variable: (String) -> String?) -> [Language] {
    func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
    let locale = value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG") ?? "C"
    guard let ofLocale = Language(locale: locale) else { return [] }
    let wanted =
      value("LANGUAGE")?.split(separator: ":").compactMap { Language(locale: String($0)) } ?? []
    return wanted + [ofLocale]
  }

  /// Creates the language of a locale name such as `de_DE.UTF-8` or `sr_RS@latin`, or returns `nil`
  /// if the name contains no language, such as `C` and `POSIX`.
  package init?(locale: String) {
    let parts = locale.split(separator: "@", maxSplits: 1)
    guard let first = parts.first else { return nil }
    let name = first.prefix { $0 != "." }
    var tag = name.split { $0 == "_" || $0 == "-" }.map(String.init)
    guard !tag.isEmpty, name != "POSIX" else { return nil }
    let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "arabic": "Arab", "hebrew": "Hebr"]
    if parts.count > 1, let script = scripts[parts[1].lowercased()] { tag.insert(script, at: 1) }
    self.init(tag: tag.joined(separator: "-"))
  }
}
