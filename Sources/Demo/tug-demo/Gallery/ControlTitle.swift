import Translations
import Tug

/// The name and description of a header or footer in the gallery.
struct ControlTitle {
  /// The name of the control.
  let name: Message
  /// A description of the control in one sentence.
  let summary: Message
  /// The section of the gallery that contains the control.
  let group: ControlGroup

  /// Returns the name and description of the header `name`.
  static func of(_ name: HeaderName) -> ControlTitle {
    ControlTitle(name: name.title, summary: name.summary, group: name.group)
  }

  /// Returns the name and description of the footer `name`.
  static func of(_ name: FooterName) -> ControlTitle {
    ControlTitle(name: name.title, summary: name.summary, group: name.group)
  }
}
