import Tug

extension HeaderName {
  /// The header that a setting names: the native one without a setting, or where there is no such header;
  /// nil for none.
  init?(setting: String?) {
    guard setting != Arguments.none else { return nil }
    self = setting.flatMap(HeaderName.init) ?? .native
  }
}

extension FooterName {
  /// The footer that a setting names, in the same way.
  init?(setting: String?) {
    guard setting != Arguments.none else { return nil }
    self = setting.flatMap(FooterName.init) ?? .native
  }
}
