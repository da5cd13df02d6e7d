import CGtk
import GtkBridge
import Translations

@c @implementation
func _tug_header_style_title(_ style: TugHeaderStyle) -> UnsafeMutablePointer<CChar>! {
  let styles = PullableWidget.HeaderChoice.allCases
  let index = Int(style.rawValue)
  return styles.indices.contains(index) ? copy(of: styles[index].name?.title) : nil
}

@c @implementation
func _tug_footer_style_title(_ style: TugFooterStyle) -> UnsafeMutablePointer<CChar>! {
  let styles = PullableWidget.FooterChoice.allCases
  let index = Int(style.rawValue)
  return styles.indices.contains(index) ? copy(of: styles[index].name?.title) : nil
}

/// Returns the text of `message` in the language of the built-in texts, for `g_free()`.
private func copy(of message: Message?) -> UnsafeMutablePointer<CChar>? {
  guard let message else { return nil }
  let text = assumeMainActor { TranslationStore.shared.translation(own: nil)(message) }
  return g_strdup(text)
}
