import CGtk
import CairoDrawing
import SceneModel
import Translations

/// The appearance of a widget with a header and a footer, and the changes that affect it.
extension PullPeer {
  /// The style nodes of the widget's parts, or `nil` once the widget is disposed of.
  package var styleNodes: StyleNodes? { looks.styleNodes }
  /// The user's text scale, or 1 once the widget is disposed of.
  var textScale: Double { looks.appearance.text(of: widget)?.scale ?? 1 }
  /// Tug's texts in the widget's language.
  var translation: Translation { Wording.shared.translation(own: looks.language) }

  /// Sets the widget's language.
  ///
  /// With `nil` the widget uses the language of all widgets.
  func setLanguage(_ language: Language?) {
    guard language != looks.language else { return }
    looks.language = language
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
  /// `areOther` is set if the style values of the widget's parts have changed.
  func stylesTold(areOther: Bool) {
    guard !isDisposed else { return }
    let hasOtherColors = looks.appearance.palette(of: widget) != Palette(styleOf: widget)
    if areOther || hasOtherColors { partsChanged() }
  }

  /// Watches which stylesheet rules apply to the widget's position and classes, while it has a
  /// window.
  func followStylePlace() {
    guard !isDisposed else { return }
    looks.followPlace(of: widget, isOwnFrame: { [weak self] in self?.frames.isOwnFrame ?? false }) {
      [weak self] in self?.partsChanged()
    }
  }

  /// Reacts to a change of the style values of the widget's parts.
  func partsChanged() {
    guard !isDisposed else { return }
    looks.appearance.forgetColors()
    followContentFont()
    controls.followStyles()
    queueDraw()
  }

  /// Reacts to a change of the screen, which determines fonts, icons and settings.
  func screenChanged() {
    guard !isDisposed else { return }
    looks.appearance.invalidate()
    styleNodes?.forget()
    followContentScreen()
    looks.followSettings(of: widget) { [weak self] in self?.readAnimations() }
    readAnimations()
    partsChanged()
  }

  private func readAnimations() {
    guard !isDisposed else { return }
    setAnimations(UserSettings.animations(for: widget))
  }
}
