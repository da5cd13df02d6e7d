import CGtk
import CairoDrawing
import SceneModel
import Translations

/// The appearance of a widget with a header and a footer, and the changes that affect it.
extension PullPeer {
  /// The style nodes of the widget's parts, or `nil` once the widget is disposed of.
  package var styleNodes: StyleNodes? { widgetStyle.styleNodes }
  /// The user's text scale, or 1 once the widget is disposed of.
  var textScale: Double { widgetStyle.appearance.text(of: widget)?.scale ?? 1 }
  /// Tug's texts in the widget's language.
  var translation: Translation { TranslationStore.shared.translation(own: widgetStyle.language) }

  /// Sets the widget's language.
  ///
  /// With `nil` the widget uses the language of all widgets.
  func setLanguage(_ language: Language?) {
    guard language != widgetStyle.language else { return }
    widgetStyle.language = language
    queueDraw()
  }

  /// Reacts to a change of the theme, the state, the scale or the direction.
  func styleChanged() {
    guard !isDisposed else { return }
    styleNodes?.forget()
    partsChanged()
  }

  /// Reacts to a possible change of theme or stylesheets.
  ///
  /// `haveChanged` is set if the style values of the widget's parts have changed.
  func updateStyles(haveChanged: Bool) {
    guard !isDisposed else { return }
    let hasChangedColors = widgetStyle.appearance.palette(of: widget) != Palette(styleOf: widget)
    if haveChanged || hasChangedColors { partsChanged() }
  }

  /// Watches which stylesheet rules apply to the widget's position and classes, while it has a
  /// window.
  func watchStylePlace() {
    guard !isDisposed else { return }
    widgetStyle.watchPlace(
      of: widget, isOwnFrame: { [weak self] in self?.frames.isOwnFrame ?? false }
    ) {
      [weak self] in self?.partsChanged()
    }
  }

  /// Reacts to a change of the style values of the widget's parts.
  func partsChanged() {
    guard !isDisposed else { return }
    widgetStyle.appearance.forgetColors()
    updateContentFont()
    controls.updateLengths()
    queueDraw()
  }

  /// Reacts to a change of the screen, which determines fonts, icons and settings.
  func screenChanged() {
    guard !isDisposed else { return }
    widgetStyle.appearance.invalidate()
    styleNodes?.forget()
    updateContentScreen()
    widgetStyle.watchSettings(of: widget) { [weak self] in self?.readAnimations() }
    readAnimations()
    partsChanged()
  }

  private func readAnimations() {
    guard !isDisposed else { return }
    setAnimations(UserSettings.animations(for: widget))
  }
}
