import Tug

extension HeaderName {
  /// Creates the header named by a setting, or returns `nil` if the setting is "none".
  ///
  /// A missing or unknown setting stands for the native header.
  init?(setting: String?) {
    guard setting != Arguments.none else { return nil }
    self = setting.flatMap(HeaderName.init) ?? .native
  }
}

extension FooterName {
  /// Creates the footer named by a setting, or returns `nil` if the setting is "none".
  ///
  /// A missing or unknown setting stands for the native footer.
  init?(setting: String?) {
    guard setting != Arguments.none else { return nil }
    self = setting.flatMap(FooterName.init) ?? .native
  }
}
