import CGtk
import GtkBridge
import Translations

/// The appearance of a widget: theme and stylesheets, the user's settings, and the language.
@MainActor final class WidgetStyle {
  /// The colours and fonts of the widget.
  let appearance = Appearance()
  /// The CSS nodes of the widget's parts, or `nil` once the widget is disposed of.
  private(set) var styleNodes: StyleNodes?
  /// The widget's own language, or `nil` to use the language of all widgets.
  var language: Language?

  private let settings = UserSettings()
  /// The layout callback that watches the widget's CSS position, while it has a window.
  private var frameLayout: FrameLayout?
  /// The timer that reads the position again after frames that the widget itself requested.
  private let placeTimer = LoopTimer()
  /// The milliseconds between two such readings.
  private static let placeDelay: UInt32 = 100

  /// Creates the appearance of `widget`.
  ///
  /// `changed` is called when a theme or stylesheet may have changed, with `true` if style values
  /// of the widget have changed.
  init(
    of widget: UnsafeMutablePointer<GtkWidget>,
    changed: @escaping @MainActor (_ hasChanged: Bool) -> Void
  ) {
    styleNodes = StyleNodes(of: widget, changed: changed)
  }

  /// Releases everything, because the widget is destroyed.
  func dispose() {
    settings.stop()
    placeTimer.stop()
    frameLayout = nil
    styleNodes = nil
  }

  /// Calls `changed` when animations are turned on or off for the screen of `widget`.
  func watchSettings(
    of widget: UnsafeMutablePointer<GtkWidget>, changed: @escaping @MainActor () -> Void
  ) {
    settings.watch(widget, changed: changed)
  }

  /// Calls `changed` when different stylesheet rules apply to the position and the classes of
  /// `widget`, while it has a window.
  ///
  /// Reading the position costs as much as drawing a scrolled frame. In frames that the widget
  /// requested, which `isOwnFrame` reports, it is read only ten times a second.
  func watchPlace(
    of widget: UnsafeMutablePointer<GtkWidget>, isOwnFrame: @escaping @MainActor () -> Bool,
    changed: @escaping @MainActor () -> Void
  ) {
    if styleNodes?.checkPlace() == true { changed() }
    frameLayout = FrameLayout(of: widget) { [weak self] in
      guard let self else { return }
      guard isOwnFrame() else { return readPlace(changed) }
      guard !placeTimer.isRunning else { return }
      placeTimer.start(milliseconds: Self.placeDelay) { [weak self] in
        self?.readPlace(changed)
        return false
      }
    }
  }

  private func readPlace(_ changed: @MainActor () -> Void) {
    placeTimer.stop()
    if styleNodes?.checkPlace() == true { changed() }
  }

  /// Stops watching the position, because the window is closed.
  func leavePlace() {
    placeTimer.stop()
    frameLayout = nil
  }
}
