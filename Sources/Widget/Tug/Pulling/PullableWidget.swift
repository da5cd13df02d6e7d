import CGtk
import GtkBridge
import RefreshModel
import SceneModel
import ScrollModel

/// Insets in points at both ends of what is scrolled.
public typealias EdgeInsets = ScrollModel.EdgeInsets

/// A widget that is pulled down to refresh and pulled up to load more: what a ``ListView`` and a
/// ``RefreshBin`` have in common.
///
/// The widget in its window owns everything: this object may be freed while the widget stays. Once the
/// widget is destroyed every property reads as empty and every method does nothing.
@MainActor public class PullableWidget {
  private let reference: GObjectRef<UnsafeMutablePointer<GtkWidget>>

  init(_ reference: GObjectRef<UnsafeMutablePointer<GtkWidget>>) {
    self.reference = reference
  }

  /// The peer of the widget; nil once the widget is destroyed.
  var puller: PullPeer? { nil }

  /// The widget to pack, alive as long as this object or its parent keeps it.
  public var widget: UnsafeMutablePointer<GtkWidget> { reference.pointer }

  /// The header at the start of the list; nil for none.
  ///
  /// Setting another header, at any moment, ends a running refresh and cancels its task; changing a
  /// property of the present one does not.
  public var header: RefreshHeader? {
    get { puller?.controls.header }
    set { puller?.controls.header = newValue }
  }

  /// The footer at the end of the list; nil for none.
  ///
  /// Setting another footer, at any moment, ends a running load and cancels its task; changing a
  /// property of the present one does not.
  public var footer: LoadMoreFooter? {
    get { puller?.controls.footer }
    set { puller?.controls.footer = newValue }
  }

  /// Called with an error that a header's or a footer's handler threw; without it the error is
  /// logged as a warning.
  public var onError: (@MainActor (any Error) -> Void)? {
    get { puller?.handlers.onError }
    set { puller?.handlers.onError = newValue }
  }

  // MARK: Scrolling

  /// The scroll offset in points: 0 with the first row at the top, negative above it.
  ///
  /// With a header that lies over the content a pull does not change it. Setting it stops any motion.
  /// An offset beyond the range is set, and the list springs back; an animated one counts as the
  /// range's end. A number that is not finite, or beyond 2^53, changes nothing.
  public var contentOffset: Double {
    get { puller?.scene.contentOffset ?? 0 }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Scrolls to `offset` points, in .3 seconds when `animated`; a number that is not finite
  /// changes nothing.
  public func setContentOffset(_ offset: Double, animated: Bool) {
    puller?.send(.setOffset(offset, animated: animated))
  }
}
