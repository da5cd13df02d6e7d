import CGtk
import GtkBridge
import Translations

/// The looks that a widget takes from elsewhere: theme and stylesheets, the user's settings, the
/// language.
@MainActor final class WidgetLooks {
  /// Its colours and fonts.
  let appearance = Appearance()
  /// The CSS nodes of its parts; nil once it is disposed of.
  private(set) var styleNodes: StyleNodes?
  /// Its own language; nil for that of all widgets.
  var language: Language?

  private let settings = UserSettings()
  /// Watches the widget's place among the stylesheets' nodes, while it has a window.
  private var frameLayout: FrameLayout?
  /// Looks at the place again after frames in which the widget itself moved.
  private let placeTimer = LoopTimer()
  /// The milliseconds after which it does.
  private static let placeDelay: UInt32 = 100

  /// The looks of `widget`; `told` is called when a theme or stylesheet may have changed, with true
  /// where its values have.
  init(
    of widget: UnsafeMutablePointer<GtkWidget>,
    told: @escaping @MainActor (_ isOther: Bool) -> Void
  ) {
    styleNodes = StyleNodes(of: widget, told: told)
  }

  /// Releases everything, as the widget is destroyed.
  func dispose() {
    settings.stop()
    placeTimer.stop()
    frameLayout = nil
    styleNodes = nil
  }

  /// Calls `changed` when the user switches animations on or off where `widget` is shown.
  func followSettings(
    of widget: UnsafeMutablePointer<GtkWidget>, changed: @escaping @MainActor () -> Void
  ) {
    settings.follow(widget, changed: changed)
  }

  /// Calls `changed` when other rules of stylesheets hold for the place and the classes of `widget`,
  /// while it has a window.
  ///
  /// Reading the place costs as much as drawing the widget's scroll. In frames that the widget asked for
  /// itself, by `isOwnFrame`, it is read ten times a second.
  func followPlace(
    of widget: UnsafeMutablePointer<GtkWidget>, isOwnFrame: @escaping @MainActor () -> Bool,
    changed: @escaping @MainActor () -> Void
  ) {
    if styleNodes?.followPlace() == true { changed() }
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
    if styleNodes?.followPlace() == true { changed() }
  }

  /// Stops following the place, as the window is closed.
  func leavePlace() {
    placeTimer.stop()
    frameLayout = nil
  }
}
