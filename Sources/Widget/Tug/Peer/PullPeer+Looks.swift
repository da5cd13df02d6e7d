import CGtk
import CairoDrawing
import SceneModel
import Translations

/// The looks that every widget with a header and a footer has, and what changes them.
extension PullPeer {
  /// The parts' nodes for stylesheets; nil once the widget is disposed of.
  package var styleNodes: StyleNodes? { looks.styleNodes }
  /// The user's text scale; 1 once the widget is disposed of.
  var textScale: Double { looks.appearance.text(of: widget)?.scale ?? 1 }
  /// The library's words in the widget's language.
  var translation: Translation { Wording.shared.translation(own: looks.language) }

  /// Gives the widget a language of its own; nil for that of all widgets.
  func setLanguage(_ language: Language?) {
    guard language != looks.language else { return }
    looks.language = language
    queueDraw()
  }

  /// Follows a change of the theme, the state, the scale or the direction.
  func styleChanged() {
    guard !isDisposed else { return }
    styleNodes?.forget()
    partsChanged()
  }

  /// Follows a possible change of theme or stylesheets; `areOther` where their values for the widget's
  /// parts have changed.
  func stylesTold(areOther: Bool) {
    guard !isDisposed else { return }
    let hasOtherColors = looks.appearance.palette(of: widget) != Palette(styleOf: widget)
    if areOther || hasOtherColors { partsChanged() }
  }

  /// Follows the rules of stylesheets for the widget's place and classes, while it has a window.
  func followStylePlace() {
    guard !isDisposed else { return }
    looks.followPlace(of: widget, isOwnFrame: { [weak self] in self?.frames.isOwnFrame ?? false }) {
      [weak self] in self?.partsChanged()
    }
  }

  /// Follows a change of the stylesheets' values for the widget's parts.
  func partsChanged() {
    guard !isDisposed else { return }
    looks.appearance.forgetColors()
    followContentFont()
    controls.followStyles()
    queueDraw()
  }

  /// Follows a new screen of the widget, which gives fonts, icons and settings.
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
